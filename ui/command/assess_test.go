package command

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

// boardLine returns the line of a board after some events, separated by spaces; the rest of the play is the first card
// each has that is legal, spades before hearts and so on, each suit from the top.
func boardLine(t *testing.T, rules bridge.Rules, deal string, dealer card.Seat, events string) string {
	t.Helper()
	hands, err := card.ParseDeal(deal)
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(rules, hands, dealer, bridge.VulNone)
	for _, text := range strings.Fields(events) {
		var e bridge.Event
		if err == nil {
			e, err = bridge.ParseEvent(strings.ReplaceAll(text, "_", " "))
		}
		if err == nil {
			b, err = b.Apply(e)
		}
	}
	for err == nil && b.Phase() == bridge.PlayPhase {
		b, err = b.Apply(play(b.View(b.Turn())))
	}
	if err != nil {
		t.Fatal(err)
	}
	line, err := record.Marshal(1, b)
	if err != nil {
		t.Fatal(err)
	}
	return string(line)
}

// assessedLines returns the output for lines with boards, with single spaces.
func assessedLines(t *testing.T, args, lines string) string {
	t.Helper()
	return spaces.ReplaceAllString(mustAsk(t, append(append([]string{"assess"}, strings.Fields(args)...), list(t, lines))...), " ")
}

const passes = " Pass Pass Pass "

func TestAssess(t *testing.T) {
	r := bridge.Duplicate()
	boards := strings.Join([]string{
		boardLine(t, r, eightHearts, card.North, "1N"+passes+"ST"),                  // the lead gives declarer all tricks
		boardLine(t, r, eightHearts, card.North, "1N"+passes+"HA H2 H3 CJ Claim_7"), // nothing is lost
		boardLine(t, r, eightHearts, card.North, "Pass"+passes),
		boardLine(t, r, eightHearts, card.North, "1N"+passes+"HA H2 H3 CJ ST"), // seven hearts are left behind
	}, "\n\n")
	want := `Boards of 52 cards: 4. Passed out: 1.
Judged: opening leads and all cards; not contracts.

opening leads that cost nothing 66.67 % ± 33.33 %
tricks lost by the opening lead 2.667 ± 2.667
declarer's cards that cost 0.00 % ± 0.00 %
tricks lost by declarer 0.000 ± 0.000
defenders' cards that cost 1.39 % ± 1.39 %
tricks lost by the defence 2.333 ± 2.333
declarer's tricks less double-dummy +5.000 ± 2.517
`
	if got := assessedLines(t, "-par=false", boards); got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
	// A side plays 22 cards of the last 12 tricks, if the last of all is left out.
	want = `Boards of 52 cards: 4. Passed out: 1.
Judged: cards from 12 in each hand on; not contracts.

declarer's cards that cost 0.00 % ± 0.00 %
tricks lost by declarer 0.000 ± 0.000
defenders' cards that cost 1.52 % ± 1.52 %
tricks lost by the defence 2.333 ± 2.333
`
	if got := assessedLines(t, "-par=false -from 12", boards); got != want {
		t.Errorf("from 12 it says\n%s\nwant\n%s", got, want)
	}
	if got := assessedLines(t, "-par=false -from 17", boards); !strings.Contains(got, "Judged: opening leads and all cards;") {
		t.Errorf("from 17 it says\n%s", got)
	}
}

// Of boards with trumps and without, the costly cards are counted apart too.
func TestAssessStrains(t *testing.T) {
	r := bridge.Duplicate()
	suit := boardLine(t, r, suitEach, card.North, "7S"+passes)
	lost := boardLine(t, r, eightHearts, card.North, "1N"+passes+"HA H2 H3 CJ ST")
	wantLines(t, assessedLines(t, "-par=false", suit+"\n"+lost), "declarer's cards that cost 0.00 % ± 0.00 %\n in suit contracts 0.00 %\n at no-trump 0.00 %",
		"defenders' cards that cost 2.08 % ± 2.08 %\n in suit contracts 0.00 %\n at no-trump 4.17 %")
	if got := assessedLines(t, "-par=false", lost); strings.Contains(got, "at no-trump") {
		t.Errorf("of one kind of contract it says\n%s", got)
	}
}

// With each a suit, par is 7S for 1510.
func TestAssessContracts(t *testing.T) {
	boards := boardLine(t, bridge.Duplicate(), suitEach, card.North, "7S"+passes) + "\n" +
		boardLine(t, bridge.Duplicate(), suitEach, card.East, "7H"+passes)
	wantLines(t, assessedLines(t, "", boards), "Judged: opening leads and all cards, and contracts.",
		"contracts off par, in points 1510.0 ± 1510.0", "contracts off par, in IMPs 11.000 ± 11.000")
	if got := assessedLines(t, "-par=false", boards); strings.Contains(got, "off par") {
		t.Errorf("without par it says\n%s", got)
	}
}

// Boards of both decks may be in one file, and each deck has its own figures.
func TestAssessBothDecks(t *testing.T) {
	long := boardLine(t, bridge.SuperBridge(), allNorth, card.North, "9N"+passes)
	short := boardLine(t, bridge.Duplicate(), suitEach, card.North, "7S"+passes)
	got := assessedLines(t, "", short+"\n"+long+"\n"+short)
	wantLines(t, got, "Boards of 68 cards: 1. Passed out: 0.", "Judged: cards from 12 in each hand on; not contracts.",
		"Boards of 52 cards: 2. Passed out: 0.", "Judged: opening leads and all cards, and contracts.",
		"declarer's cards that cost 0.00 %", "contracts off par, in IMPs 0.000 ± 0.000")
	wantLines(t, assessedLines(t, "-par", long), "Judged: cards from 12 in each hand on, and contracts.",
		"contracts off par, in points 0.0")
}

// It plays like a match with the same seed, on any number of threads.
func TestAssessPlaysAMatch(t *testing.T) {
	deals := []string{"-deals", "4", "-seed", "3"}
	boards := mustAsk(t, append([]string{"match"}, deals...)...)
	want := mustAsk(t, append([]string{"assess", "-threads", "1"}, deals...)...)
	for name, got := range map[string]answer{
		"the match":           ask("assess", list(t, boards)),
		"on standard input":   askWith(t, boards, "assess", "-"),
		"four threads":        ask(append([]string{"assess", "-threads", "4"}, deals...)...),
		"the players by name": ask(append([]string{"assess", "-players", "beginner"}, deals...)...),
	} {
		if got.stdout != want || got.status != 0 || got.stderr != "" {
			t.Errorf("%s: %+v, want\n%s", name, got, want)
		}
	}
	deals[3] = "4"
	if other := mustAsk(t, append([]string{"assess"}, deals...)...); other == want {
		t.Error("another seed gave the same")
	}
	old := kinds
	defer func() { kinds = old }()
	kinds = append(old, kind{name: "timid", player: timid})
	if got := mustAsk(t, "assess", "-players", "timid", "-deals", "3"); !strings.HasPrefix(got, "Boards of 68 cards: 3. Passed out: 3.\n") {
		t.Errorf("of timid players it says\n%s", got)
	}
}

// Bad lines are named, with the rule that is broken, and the others are assessed.
func TestAssessBadLines(t *testing.T) {
	good := boardLine(t, bridge.Duplicate(), suitEach, card.North, "7S"+passes)
	revoke := strings.Replace(boardLine(t, bridge.Duplicate(), eightHearts, card.North, "1N"+passes+"HA"), `"H2"`, `"S7"`, 1)
	for _, c := range []struct {
		lines, said string
		boards      string
	}{
		{good + "\nhello\n\n" + good, "line 2: this is no line of JSON", "2"},
		{revoke + "\n" + good, "line 1: board 1: event 6: ", "1"},
		{good + "\n" + strings.Replace(good, `"tricks":13`, `"tricks":12`, 1), "line 2: board 1: the number of tricks is given as 12", "1"},
		{good + "\nSQLite format 3\x00\nhello\n", "line 2: this is not text", "1"},
		{good + "\n" + strings.Repeat("x", longestBoard) + "\n", fmt.Sprintf("line 2: it has more than %d bytes", longestBoard), "1"},
	} {
		a := ask("assess", list(t, c.lines))
		if a.status != 2 || !strings.HasPrefix(a.stdout, "Boards of 52 cards: "+c.boards+".") ||
			!strings.HasPrefix(a.stderr, "superbridge: "+c.said) || strings.Count(a.stderr, "\n") != 1 {
			t.Errorf("%+v, want a line that begins with %q, and %s boards", a, c.said, c.boards)
		}
	}
	if a := ask("assess", list(t, revoke)); !strings.Contains(a.stderr, "S7") || a.stdout != "" {
		t.Errorf("of a revoke it says %+v", a)
	}
	wantRefusal(t, ask("assess", list(t, "hello")), 2, "line 1: ")
}

func TestAssessStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var stdout, stderr bytes.Buffer
	time.AfterFunc(200*time.Millisecond, cancel)
	begun := time.Now()
	status := Run(ctx, []string{"assess", "-deals", "1000", "-seed", "1", "-from", "17", "-par"}, &stdout, &stderr, Front{Open: noWindow})
	if took := time.Since(begun); took > time.Minute {
		t.Errorf("it took %v", took)
	}
	if status != 1 || !regexp.MustCompile(`^superbridge: stopped after \d+ of 1000 boards\n$`).MatchString(stderr.String()) {
		t.Errorf("status %d; it said %q", status, stderr.String())
	}

	stdinPipe(t) // nothing is written
	stderr.Reset()
	status = Run(ctx, []string{"assess", "-"}, io.Discard, &stderr, Front{Open: noWindow})
	wantRefusal(t, answer{status: status, stderr: stderr.String()}, 1, "stopped")
}

func TestMistakesInAssess(t *testing.T) {
	file := list(t, boardLine(t, bridge.Duplicate(), suitEach, card.North, "7S"+passes))
	for _, c := range []struct{ args, mentions string }{
		{"-nonsense", "(superbridge assess -h explains)"},
		{"FILE FILE", "what is"},
		{"FILE -par", `what is "-par"?`},
		{"nowhere", "nowhere: no such file"},
		{t.TempDir(), "is a folder"},
		{"-deals 4 FILE", "-deals is for boards that are played"},
		{"-seed 4 FILE", "-seed is for boards that are played"},
		{"-rules super FILE", "-rules is for boards that are played"},
		{"-players club -", "-players is for boards that are played"},
		{"-deals 0", "-deals 0"},
		{"-rules chess", "chess"},
		{"-players nobody", "want " + kindNames()},
		{"-field 4 FILE", "-field is for boards that are played"},
		{"-field 1", "2 to 16"},
		{"-field 17", "2 to 16"},
		{"-field -1", "-field -1"},
		{"-field 999999999", "-field 999999999"},
		{"-from 1", "2 to 17"},
		{"-from 18", "2 to 17"},
		{"-from x", "2 to 17"},
		{"-threads 0", "1 to 256"},
		{list(t, "\n"), "there is no board in"},
	} {
		t.Run(c.args, func(t *testing.T) {
			args := strings.Fields(strings.ReplaceAll(c.args, "FILE", file))
			wantRefusal(t, ask(append([]string{"assess"}, args...)...), 2, c.mentions)
		})
	}
	wantRefusal(t, askWith(t, "", "assess", "-"), 2, "there is no board in standard input")
}

func TestAssessmentThatCantBePrinted(t *testing.T) {
	path := list(t, boardLine(t, bridge.Duplicate(), suitEach, card.North, "7S"+passes))
	for _, room := range []int{0, 10, 200} {
		paper := tornPaper(room)
		var stderr bytes.Buffer
		status := Run(t.Context(), []string{"assess", path}, &paper, &stderr, Front{Open: noWindow})
		wantRefusal(t, answer{status: status, stderr: stderr.String()}, 1, errTorn.Error())
	}
}

func TestHelpOfMeasuring(t *testing.T) {
	for args, mentions := range map[string]string{"assess -h": "-from K", "match -h": "-compare A,B", "-h": "superbridge assess [flags]"} {
		if out := mustAsk(t, strings.Fields(args)...); !strings.HasPrefix(out, "Usage: superbridge ") || !strings.Contains(out, mentions) {
			t.Errorf("superbridge %s printed %q", args, out)
		}
	}
}

// Beginners' cards that cost something have themes; some are printed with the reason.
func TestAssessThemes(t *testing.T) {
	out := mustAsk(t, "assess", "-deals", "2", "-seed", "7", "-rules", "duplicate", "-themes", "2", "-threads", "1")
	for _, part := range []string{"2 boards. Cards that cost a trick: ", "Board ", " plays ", "which costs ", " %", "\nAfter ", "* "} {
		if !strings.Contains(out, part) {
			t.Errorf("%q isn't in\n%s", part, out)
		}
	}
	wantRefusal(t, ask("assess", "-themes", "-1"), 2, "themes")
	for _, other := range []string{"-field=4", "-par", "-bidding"} {
		wantRefusal(t, ask("assess", "-themes", "1", other), 2, "-themes")
	}
}
