package command

import (
	"bytes"
	"context"
	"io"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/card"
)

// acting makes a player of a function.
type acting func(ctx context.Context, v bridge.View) (bridge.Event, error)

func (a acting) Act(ctx context.Context, v bridge.View) (bridge.Event, error) { return a(ctx, v) }

// play plays the highest card that is legal.
func play(v bridge.View) bridge.Event { return bridge.Played(v.LegalPlays().Cards()[0]) }

// timid always passes.
var timid = acting(func(_ context.Context, v bridge.View) (bridge.Event, error) {
	if v.Phase() == bridge.AuctionPhase {
		return bridge.Called(bridge.Pass), nil
	}
	return play(v), nil
})

// bold bids seven of its longest suit if possible.
var bold = acting(func(_ context.Context, v bridge.View) (bridge.Event, error) {
	if v.Phase() != bridge.AuctionPhase {
		return play(v), nil
	}
	longest := card.Clubs
	for _, suit := range card.Suits {
		if v.Own()[suit].Len() > v.Own()[longest].Len() {
			longest = suit
		}
	}
	if e := bridge.Called(bridge.Bid(7, bridge.Strain(longest))); v.Check(e) == nil {
		return e, nil
	}
	return bridge.Called(bridge.Pass), nil
})

var (
	someTime = regexp.MustCompile(` +[0-9.]+ m?s\b`)
	spaces   = regexp.MustCompile(` +`)
)

// compare returns the output of a comparison, without times, and with single spaces.
func compare(t *testing.T, c comparison) string {
	t.Helper()
	var stdout bytes.Buffer
	if err := c.run(t.Context(), &stdout, io.Discard); err != nil {
		t.Fatal(err)
	}
	return spaces.ReplaceAllString(someTime.ReplaceAllString(stdout.String(), " –"), " ")
}

func wantLines(t *testing.T, got string, want ...string) {
	t.Helper()
	for _, line := range want {
		if !strings.Contains(got, line+"\n") {
			t.Errorf("it says\n%s\nwant a line\n%s", got, line)
		}
	}
}

// Each seat has a suit, and each player who bids makes seven of it. On board 1 nobody is vulnerable: North makes 7S for
// 1510, in the other room East 7H for as much, so that the bold gain 3020, 22 IMPs. On board 2 East deals and
// North-South are vulnerable: 2210 and 1510 are 3720, 23 IMPs.
func TestCompareBoldWithTimid(t *testing.T) {
	deal, err := card.ParseDeal(suitEach)
	if err != nil {
		t.Fatal(err)
	}
	c := comparison{kinds: [2]kind{{name: "bold", player: bold}, {name: "timid", player: timid}}, rules: bridge.Duplicate(), deals: 2,
		deal: func(int) card.Deal { return deal }, threads: 1}
	got := compare(t, c)
	wantLines(t, got, "2 deals, each played twice. A is bold, B is timid.", "A gains +3370.0 ± 350.0 points and +22.500 ± 0.500 IMPs a board.",
		"contracts 4 0", "made 100.0 % –", "average level 7.00 –",
		"Passed out: 0 of 4 boards.")

	// Exchanged, it is the same seen from the other side.
	c.kinds[0], c.kinds[1] = c.kinds[1], c.kinds[0]
	wantLines(t, compare(t, c), "A gains -3370.0 ± 350.0 points and -22.500 ± 0.500 IMPs a board.",
		"made – 100.0 %")

	// Of one deal there is no error.
	c.deals = 1
	wantLines(t, compare(t, c), "A gains -3020.0 points and -22.000 IMPs a board.")

	// At matchpoints a board is won or lost.
	c.scoring = bot.Matchpoints
	wantLines(t, compare(t, c), "A has 0.0 % of the matchpoints.")
	c.kinds[1] = c.kinds[0]
	wantLines(t, compare(t, c), "A has 50.0 % of the matchpoints.")
	c.scoring = bot.Points

	// Nobody bids.
	wantLines(t, compare(t, c), "A gains +0.0 points and +0.000 IMPs a board.", "Passed out: 2 of 2 boards.")
}

// With 68 cards South deals first and bids 7D, and North makes 7S for 280 + 500 + 1000 and two tricks of 100; in the
// other room West bids 7C, and East makes 7H for as much.
func TestCompareOf68Cards(t *testing.T) {
	deal, err := card.ParseDeal("N:AKQJMZLT987654321... .AKQJMZLT987654321.. ..AKQJMZLT987654321. ...AKQJMZLT987654321")
	if err != nil {
		t.Fatal(err)
	}
	c := comparison{kinds: [2]kind{{name: "bold", player: bold}, {name: "timid", player: timid}}, rules: bridge.SuperBridge(), deals: 1,
		deal: func(int) card.Deal { return deal }, threads: 1}
	wantLines(t, compare(t, c), "A gains +3960.0 points and +23.000 IMPs a board.")
}

// The same players gain nothing from each other, exactly.
func TestCompareEquals(t *testing.T) {
	for _, rules := range []string{"super", "duplicate"} {
		got := mustAsk(t, "match", "-compare", "beginner,beginner", "-deals", "25", "-seed", "3", "-rules", rules)
		wantLines(t, got, "25 deals, each played twice. A is beginner, B is beginner.",
			"A gains +0.0 ± 0.0 points and +0.000 ± 0.000 IMPs a board.")
	}
}

// Only known scorings are accepted, and only when two kinds of players are compared.
func TestScoringRefused(t *testing.T) {
	for _, args := range [][]string{{"-compare", "beginner,beginner", "-scoring", "tricks"}, {"-scoring", "imps"}} {
		a := ask(append([]string{"match"}, args...)...)
		wantRefusal(t, a, 2, "-scoring")
	}
}

// The output follows from the seed, on any number of threads.
func TestCompareOnSeveralThreads(t *testing.T) {
	on := func(threads int, number uint64) string {
		s := &seed{given: true, value: number}
		return compare(t, comparison{kinds: [2]kind{kinds[0], {name: "timid", player: timid}}, rules: bridge.SuperBridge(), deals: 40,
			deal: s.deals(bridge.SuperBridge(), matchRubber), threads: threads})
	}
	one := on(1, 7)
	if four := on(4, 7); four != one {
		t.Errorf("on four threads it says\n%s\nand on one\n%s", four, one)
	}
	if on(1, 8) == one {
		t.Error("another seed gave the same")
	}
}

// A stopped comparison prints the results so far.
func TestCompareStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var acts atomic.Int64
	slow := acting(func(ctx context.Context, v bridge.View) (bridge.Event, error) {
		if acts.Add(1) > 20 { // two boards have 16 calls
			cancel()
			<-ctx.Done()
			return bridge.Event{}, ctx.Err()
		}
		return timid(ctx, v)
	})
	c := comparison{kinds: [2]kind{{name: "slow", player: slow}, {name: "slow", player: slow}}, rules: bridge.SuperBridge(), deals: 1_000_000,
		deal: new(seed).deals(bridge.SuperBridge(), matchRubber), threads: 1}
	var stdout bytes.Buffer
	begun := time.Now()
	err := c.run(ctx, &stdout, io.Discard)
	if err == nil || err.Error() != "stopped after 2 of 1000000 deals" {
		t.Errorf("it ended with %v", err)
	}
	if took := time.Since(begun); took > time.Minute {
		t.Errorf("it took %v", took)
	}
	wantLines(t, stdout.String(), "2 deals, each played twice. A is slow, B is slow.")
}

// A player's illegal act stops the match, and its place is reported.
func TestCompareWithAnIllegalCall(t *testing.T) {
	wrong := acting(func(_ context.Context, v bridge.View) (bridge.Event, error) {
		return bridge.Called(bridge.Double), nil
	})
	c := comparison{kinds: [2]kind{{name: "timid", player: timid}, {name: "wrong", player: wrong}}, rules: bridge.Duplicate(), deals: 1,
		deal: new(seed).deals(bridge.Duplicate(), matchRubber), threads: 1}
	err := c.run(t.Context(), io.Discard, io.Discard)
	if want := "deal 1, room 1: player E: "; err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("it ended with %v, want %s…", err, want)
	}
}

func TestMistakesInComparisons(t *testing.T) {
	for _, c := range []struct{ args, mentions string }{
		{"-compare beginner,beginner -deals 999999999999", "-deals 999999999999: want 1 to 1000000"},
		{"-compare club", "-compare club: want two kinds of players, as club,expert or club,club@PROGRAM"},
		{"-compare=", "want two kinds of players"},
		{"-compare club,nobody", `there are no players "nobody": want ` + kindNames()},
		{"-compare nobody,club", `"nobody"`},
		{"-compare club-,club", `there are no players "club-"`},
		{"-compare club-luck,club", `there are no players "club-luck"`},
		{"-compare beginner-signals,club", "club and expert can be without"},
		{"-compare club,club,club", `"club,club"`},
		{"-compare beginner,beginner -save", "-compare and -save don't go together"},
		{"-compare beginner,beginner -deal " + aNumber, "-compare and -deal don't go together"},
		{"-compare beginner,beginner -players club", "-compare and -players don't go together"},
		{"-compare beginner,beginner -deals 0", "-deals 0"},
		{"-compare beginner,beginner -threads 0", "1 to 256"},
		{"-compare beginner,beginner -rules chess", "chess"},
		{"-threads 2", "-threads is for -compare"},
		{"-players nobody", `there are no players "nobody": want ` + kindNames()},
		{"-players club,club,club,club", `"club,club,club,club"`},
	} {
		t.Run(c.args, func(t *testing.T) {
			wantRefusal(t, ask(append([]string{"match"}, strings.Fields(c.args)...)...), 2, c.mentions)
		})
	}
}

// A player without a skill has the others.
func TestWithoutSkills(t *testing.T) {
	k, err := kindNamed("expert-inference-signals")
	want := bot.Player{Level: bot.Expert, Without: bot.Inference | bot.Signals}
	if err != nil || k.name != "expert-inference-signals" || k.player != want {
		t.Errorf("%+v, %v", k, err)
	}
}

// A player who bids by the book has all skills except those excluded.
func TestByTheBook(t *testing.T) {
	for name, want := range map[string]bot.Player{
		"club+book":           {Level: bot.Club, ByTheBook: true},
		"expert-signals+book": {Level: bot.Expert, Without: bot.Signals, ByTheBook: true},
	} {
		if k, err := kindNamed(name); err != nil || k.name != name || k.player != want {
			t.Errorf("%s is %+v, %v", name, k, err)
		}
	}
	k, err := kindNamed("club+book:standard")
	if p, _ := k.player.(bot.Player); err != nil || k.name != "club+book:standard" || !p.ByTheBook || p.String() != k.name {
		t.Errorf("%+v, %v", k, err)
	}
	if k, err := kindNamed("club+book+book"); err == nil {
		t.Errorf("club+book+book is %+v", k)
	}
}

// The players of a rubber are the requested ones.
func TestMatchOfPlayers(t *testing.T) {
	usual := mustAsk(t, "match", "-seed", "7", "-deals", "2")
	if mustAsk(t, "match", "-seed", "7", "-deals", "2", "-players", "beginner") != usual {
		t.Error("-players beginner gave another match")
	}
	old := kinds
	defer func() { kinds = old }()
	kinds = append(old, kind{name: "timid", player: timid})
	if out := mustAsk(t, "match", "-seed", "7", "-players", "timid"); strings.Count(out, `"contract":"Passed"`) != 4 {
		t.Errorf("timid players gave\n%s", out)
	}
}

func TestTimeLeft(t *testing.T) {
	for want, d := range map[string]time.Duration{
		"0 s left":    0,
		"42 s left":   42 * time.Second,
		"2 min left":  100 * time.Second,
		"89 min left": 89 * time.Minute,
		"1.5 h left":  90 * time.Minute,
	} {
		if got := timeLeft(d); got != want {
			t.Errorf("of %v it says %q, want %q", d, got, want)
		}
	}
}

func TestQuantile(t *testing.T) {
	var times []time.Duration
	for i := range 200 {
		times = append(times, time.Duration(200-i)*100*time.Millisecond)
	}
	for percent, want := range map[int]string{1: "200 ms", 50: "10.00 s", 99: "19.80 s", 100: "20.00 s"} {
		if got := quantile(times, percent); got != want {
			t.Errorf("%d %%: %s, want %s", percent, got, want)
		}
	}
	if got := quantile([]time.Duration{1234 * time.Microsecond}, 50); got != "1.234 ms" {
		t.Errorf("of one: %s", got)
	}
}

var _ match.Player = acting(nil)

// A program's path stands for its players of the kind named beside it.
func TestKindsNamed(t *testing.T) {
	for text, want := range map[string]string{
		"club,expert":          "club expert",
		"./old":                "beginner beginner@./old",
		"club,./old":           "club club@./old",
		"club-signals@./o,o/n": "club-signals@./o club-signals@o/n",
		"./old,club":           "club@./old club",
		"first@old,club@.\\o":  "first@old club@.\\o",
	} {
		ab, err := kindsNamed(text, "beginner")
		if got := ab[0].name + " " + ab[1].name; got != want || err != nil {
			t.Errorf("%s is read as %s (%v), want %s", text, got, err, want)
		}
	}
}
