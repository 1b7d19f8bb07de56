package command

import (
	"context"
	"io"
	"regexp"
	"strings"
	"testing"

	pokerrecord "github.com/superbridge/superbridge/game/poker/record"
)

func TestPokerFollowsFromTheSeed(t *testing.T) {
	first := mustAsk(t, "poker", "-seed", "7", "-hands", "4")
	if lines := strings.Count(first, "\n"); lines != 5 {
		t.Errorf("%d lines, want four hands and the end:\n%s", lines, first)
	}
	if !strings.HasPrefix(first, `{"rules":"ProgressivePoker","game":"seed 7","hand":1,"button":`) {
		t.Errorf("it begins with %.100s", first)
	}
	if !strings.Contains(first, `"before":5,"event":"close","seat":0,"chips":0,`) {
		t.Errorf("it doesn't end with its close:\n%s", first)
	}
	if mustAsk(t, "poker", "-seed", "7", "-hands", "4") != first {
		t.Error("the same seed gave another game")
	}
	end := strings.LastIndex(strings.TrimSpace(first), "\n")
	if !strings.HasPrefix(mustAsk(t, "poker", "-seed", "7", "-hands", "6"), first[:end]) {
		t.Error("a longer game with the same seed begins otherwise")
	}
	if mustAsk(t, "poker", "-seed", "8", "-hands", "4") == first {
		t.Error("another seed gave the same game")
	}
	if one, other := mustAsk(t, "poker", "-hands", "1"), mustAsk(t, "poker", "-hands", "1"); one == other {
		t.Error("two games without a seed are the same")
	}
}

// Seats, stacks, the point and rules are the requested ones, and the lines contain them.
func TestPokerTable(t *testing.T) {
	got := mustAsk(t, "poker", "-seed", "3", "-hands", "2", "-players", "random,random,random,random", "-seats", "1,3,4,6", "-stacks", "30,40,50,60",
		"-point", "5", "-rules", "dead-six,ace-high", "-game", "Friday")
	for _, want := range []string{`"game":"Friday","options":"ace-high,dead-six","hand":1,`, `"point":5,"seats":[1,3,4,6],"stacks":[30,40,50,60],"fantasy":[0,0,0,0],"suspended":[],`} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
}

// Printed lines are read back unchanged, by the usual rules and by others, with fantasies and with players who join and
// leave.
func TestPokerLinesAreRead(t *testing.T) {
	for _, rules := range []string{"", "fantasy-last,dead-six,return-quads", "ace-high,joker-once"} {
		want := mustAsk(t, "poker", "-seed", "9", "-hands", "25", "-players", "beginner,beginner,beginner", "-stacks", "60", "-rules", rules, "-events")
		var got strings.Builder
		for l, err := range pokerrecord.Read(strings.NewReader(want)) {
			if err != nil {
				t.Fatalf("by rules %q: %v", rules, err)
			}
			line, err := pokerrecord.MarshalHand(l.Hand)
			if l.IsEvent() {
				line, err = pokerrecord.MarshalEvent(l.Before, l.Event)
			}
			if err != nil {
				t.Fatal(err)
			}
			got.Write(append(line, '\n'))
		}
		if got.String() != want {
			t.Errorf("by rules %q\n%s\nis read as\n%s", rules, want, got.String())
		}
		if !regexp.MustCompile(`"fantasy":\[[^\]]*1[4-7]`).MatchString(want) {
			t.Errorf("by rules %q there is no fantasy", rules)
		}
	}
}

// A player without chips rebuys before the next hand.
func TestPokerRebuys(t *testing.T) {
	got := mustAsk(t, "poker", "-seed", "3", "-hands", "12", "-players", "random,random,random", "-stacks", "5", "-rules", "buyin=9")
	rebuys := regexp.MustCompile(`"event":"rebuy","seat":[123],"chips":9,`).FindAllString(got, -1)
	if len(rebuys) == 0 || strings.Contains(got, `"event":"leave"`) {
		t.Errorf("%d rebuys in\n%s", len(rebuys), got)
	}
}

// A game is saved while it is played, and record prints it as it was printed then.
func TestPokerIsKept(t *testing.T) {
	dir := t.TempDir()
	bridge := mustAsk(t, "match", "-data-dir", dir, "-save", "-deals", "1", "-seed", "1")
	first := mustAsk(t, "poker", "-data-dir", dir, "-save", "-hands", "3", "-seed", "5", "-stacks", "4")
	second := mustAsk(t, "poker", "-data-dir", dir, "-save", "-hands", "1", "-seed", "6", "-game", "the second")
	if !strings.Contains(first, `"game":"2"`) || !strings.Contains(second, `"game":"the second"`) {
		t.Errorf("the games are called otherwise:\n%s%s", first, second)
	}
	for _, tt := range []struct{ args, want string }{
		{"record", bridge + first + second},
		{"record -game 2", first},
		{"record -game 3", second},
		{"record -rubber 1", bridge},
	} {
		if got := mustAsk(t, append(strings.Fields(tt.args), "-data-dir", dir)...); got != tt.want {
			t.Errorf("%s prints\n%swant\n%s", tt.args, got, tt.want)
		}
	}
	for args, mentions := range map[string]string{
		"record -game 1":           "there is no game 1 of poker or chess",
		"record -game 9":           "there is no game 9 of poker or chess",
		"record -game 2 -rubber 1": "want one of them",
	} {
		wantRefusal(t, ask(append(strings.Fields(args), "-data-dir", dir)...), 2, mentions)
	}
}

// A match prints A's gain, and counts for both.
func TestPokerCompare(t *testing.T) {
	got := mustAsk(t, "poker", "-compare", "beginner,random", "-hands", "25", "-seed", "4", "-table", "3")
	for _, want := range []string{
		`25 hands, each played twice by 3 players\. A is beginner, B is random\.`,
		`A gains \+\d+\.\d\d ± \d\.\d\d points a hand and opponent\.`,
		`(?m)^hands +75 +75$`,
		`(?m)^dead +\d+\.\d % +\d+\.\d %$`,
		`(?m)^return after a fantasy +\S+( %)? +\S+( %)?$`,
		`(?m)^an act, 99 % within +\S+ m?s +\S+ m?s$`,
	} {
		if !regexp.MustCompile(want).MatchString(got) {
			t.Errorf("nothing like %s in\n%s", want, got)
		}
	}
	same := mustAsk(t, "poker", "-compare", "random,beginner", "-hands", "25", "-seed", "4", "-table", "3")
	if strings.Contains(same, "A gains +") {
		t.Errorf("the weaker gains:\n%s", same)
	}
}

func TestMistakesAboutPoker(t *testing.T) {
	for args, mentions := range map[string]string{
		"-players beginner":                                   "want 2 to 6 players",
		"-players beginner,bogus":                             "want beginner, club, expert or random",
		"-players " + strings.Repeat("random,", 6) + "random": "want 2 to 6 players",
		"-hands 0":                             "-hands 0",
		"-stacks 0":                            `not "0"`,
		"-stacks x":                            `not "x"`,
		"-stacks 1,2":                          "2 stacks for 3 players",
		"-seats 2,1,3":                         "ascending",
		"-seats 1,2":                           "2 seats for 3 players",
		"-seats 1,2,7":                         `"7" is not a seat`,
		"-rules x":                             `no rule is "x"`,
		"-rules hands=3":                       "-hands says",
		"-point 0":                             "not 0",
		"-compare club":                        "want 2 kinds",
		"-compare club,expert,club":            "want 2 kinds",
		"-compare club,ace":                    `no players "ace"`,
		"-compare club,expert -table 7":        "-table 7",
		"-compare club,expert -save":           "-save don't go together",
		"-table 3":                             "-table is for -compare",
		"-threads 2":                           "-threads is for -compare",
		"-players random,random -save":         "not of random ones",
		"-players beginner,club -save -events": "-events don't go together",
		"-seed x":                              "seed",
		"more":                                 `"more"`,
	} {
		wantRefusal(t, ask(append([]string{"poker"}, strings.Fields(args)...)...), 2, mentions)
	}
}

// A stopped game reports its progress; the hand in progress is not printed.
func TestPokerStopped(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	var stdout strings.Builder
	out := writerFunc(func(p []byte) (int, error) {
		if stdout.Write(p); strings.Count(stdout.String(), "\n") == 2 {
			stop()
		}
		return len(p), nil
	})
	var stderr strings.Builder
	status := Run(ctx, []string{"poker", "-hands", "50", "-seed", "2", "-players", "random,random"}, out, &stderr, Front{Open: noWindow})
	if status != 1 || stderr.String() != "superbridge: stopped after 2 hands\n" || strings.Count(stdout.String(), "\n") != 2 {
		t.Errorf("status %d, %q, after\n%s", status, stderr.String(), stdout.String())
	}
	broken := writerFunc(func(p []byte) (int, error) { return 0, io.ErrClosedPipe })
	if status := Run(t.Context(), []string{"poker", "-hands", "3", "-players", "random,random"}, broken, io.Discard, Front{Open: noWindow}); status != 1 {
		t.Errorf("status %d where nothing can be printed", status)
	}
}

type writerFunc func(p []byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }
