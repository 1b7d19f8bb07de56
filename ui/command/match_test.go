package command

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

func TestMatchFollowsFromTheSeed(t *testing.T) {
	first := mustAsk(t, "match", "-seed", "7")
	if lines := strings.Count(first, "\n"); lines != 4 {
		t.Errorf("%d lines, want 4", lines)
	}
	if mustAsk(t, "match", "-seed", "7") != first {
		t.Error("the same seed gave another match")
	}
	if !strings.HasPrefix(mustAsk(t, "match", "-seed", "7", "-deals", "6"), first) {
		t.Error("a longer match with the same seed begins otherwise")
	}
	if mustAsk(t, "match", "-seed", "8") == first {
		t.Error("another seed gave the same match")
	}
	if one, other := mustAsk(t, "match"), mustAsk(t, "match"); one == other {
		t.Error("two matches without a seed are the same")
	}
}

// A session of Chicago is four boards with the number of the session, their lines and part-scores, and a line of its
// own; more deals are more sessions. They are saved as a rubber each, and record prints them by its number.
func TestMatchOfChicago(t *testing.T) {
	dir := t.TempDir()
	first := mustAsk(t, "match", "-seed", "7", "-rules", "chicago", "-save", "-data-dir", dir)
	lines := strings.Split(strings.TrimSpace(first), "\n")
	for i, line := range lines[:4] {
		if !strings.HasPrefix(line, fmt.Sprintf(`{"session":1,"board":%d,"rules":"Chicago",`, i+1)) || !strings.Contains(line, `"below":[`) || !strings.Contains(line, `"lines":[`) {
			t.Errorf("line %d is %s", i+1, line)
		}
	}
	if len(lines) != 5 || !strings.HasPrefix(lines[4], `{"session":1,"rules":"Chicago","below":[`) {
		t.Errorf("%d lines, the last is %s", len(lines), lines[len(lines)-1])
	}
	two := mustAsk(t, "match", "-seed", "7", "-rules", "Chicago", "-deals", "8")
	if !strings.HasPrefix(two, first) || strings.Count(two, `{"session":2,"board":`) != 4 {
		t.Errorf("two sessions are\n%s", two)
	}
	if got := mustAsk(t, "record", "-data-dir", dir); got != first {
		t.Errorf("record prints\n%swant\n%s", got, first)
	}
	mustAsk(t, "match", "-seed", "7", "-rules", "chicago", "-save", "-data-dir", dir)
	if got := mustAsk(t, "record", "-data-dir", dir, "-rubber", "2"); got != strings.ReplaceAll(first, `{"session":1,`, `{"session":2,`) {
		t.Errorf("of the second rubber record prints\n%s", got)
	}
	for _, args := range [][]string{{"-deals", "6"}, {"-compare", "beginner,club"}, {"-deal", "0000000K1NN2ZK8ZF8VJ4R5G8V"}} {
		if status := Run(t.Context(), append([]string{"match", "-rules", "chicago"}, args...), io.Discard, io.Discard, Front{}); status != 2 {
			t.Errorf("%v ends with %d", args, status)
		}
	}
}

// A match has the deals of the window in the first rubber of a fresh data folder, saved or not, and however often that
// rubber is left and opened again.
func TestTheWindowDealsAsAMatchDoes(t *testing.T) {
	dir := t.TempDir()
	first := mustAsk(t, "match", "-seed", "7")
	for range 2 {
		if got := mustAsk(t, "match", "-seed", "7", "-save", "-data-dir", dir); got != first {
			t.Errorf("saved, the match is\n%swant\n%s", got, first)
		}
	}
	rules := bridge.SuperBridge()
	var window func(bridge.Rules, int64) func(int) card.Deal
	open := func(w Window) error {
		window = w.Deals
		return nil
	}
	if status := Run(t.Context(), []string{"-seed", "7", "-data-dir", dir}, io.Discard, io.Discard, Front{Open: open}); status != 0 {
		t.Fatal(status)
	}
	for range 2 {
		window(rules, 2)(0) // another rubber in between
		deals := window(rules, 1)
		for board, line := range strings.Split(strings.TrimSpace(first), "\n") {
			number, err := rules.Deck.Number(deals(board))
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(line, `"number":"`+number.String()+`"`) {
				t.Errorf("board %d of the window has number %v, of the match: %s", board+1, number, line)
			}
		}
	}
	if window(rules, 1)(0) == window(rules, 2)(0) {
		t.Error("two rubbers begin with the same deal")
	}
}

func TestMatchWithADealNumber(t *testing.T) {
	out := mustAsk(t, "match", "-deal", aNumber)
	if strings.Count(out, "\n") != 1 || !strings.Contains(out, `"number":"`+aNumber+`"`) {
		t.Errorf("-deal %s gave %s", aNumber, out)
	}
	// As people may write it.
	sloppy := "o7zz zzzzz-zzzzzzzzzz zzzzzzz"
	if mustAsk(t, "match", "-deal", sloppy, "-deals", "1") != out {
		t.Errorf("-deal %s gave another match", sloppy)
	}
}

// A number of a deal of 52 cards was taken for one of 68 without a word.
func TestMatchWithANumberOf52Cards(t *testing.T) {
	const number = "0000 000Q 0P08 6K9S FN8R 2SCW VK"
	plain := strings.ReplaceAll(number, " ", "")
	a := ask("match", "-deal", number)
	if a.status != 0 || !strings.Contains(a.stdout, `"number":"`+plain+`"`) || !strings.Contains(a.stdout, `"rules":"SuperBridge"`) {
		t.Errorf("status %d, %s", a.status, a.stdout)
	}
	if strings.Count(a.stderr, "\n") != 1 || !strings.Contains(a.stderr, "-rules duplicate") {
		t.Errorf("it says %q", a.stderr)
	}
	for _, rules := range []string{"super", "duplicate"} { // named explicitly
		if out := mustAsk(t, "match", "-deal", number, "-rules", rules); !strings.Contains(out, `"number":"`+plain+`"`) {
			t.Errorf("by the rules %s: %s", rules, out)
		}
	}
}

func TestMatchByOtherRules(t *testing.T) {
	out := mustAsk(t, "match", "-rules", "duplicate", "-seed", "3")
	if strings.Count(out, `"rules":"Duplicate"`) != 4 || strings.Count(out, `"dealer":"N"`) != 1 {
		t.Errorf("-rules duplicate gave %s", out)
	}
}

func TestStoppedInTheMiddle(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var stdout, stderr bytes.Buffer
	status := Run(ctx, []string{"match", "-seed", "1"}, &stdout, &stderr, Front{Open: noWindow})
	wantRefusal(t, answer{status, stdout.String(), stderr.String()}, 1, "stopped")
}

// A session of MiniBridge is four boards and a line of its own. Its deals can be played one by one, except those
// without a declarer, and by two kinds of players against each other.
func TestMatchOfMiniBridge(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(mustAsk(t, "match", "-seed", "7", "-rules", "minibridge")), "\n")
	for i, line := range lines[:4] {
		if !strings.HasPrefix(line, fmt.Sprintf(`{"session":1,"board":%d,"rules":"MiniBridge",`, i+1)) || !strings.Contains(line, `"vul":"None","announced":[`) ||
			!strings.Contains(line, `],"auction":[],"choose":"`) {
			t.Errorf("line %d is %s", i+1, line)
		}
	}
	if len(lines) != 5 || !strings.HasPrefix(lines[4], `{"session":1,"rules":"MiniBridge","total":{"NS":`) {
		t.Errorf("%d lines, the last is %s", len(lines), lines[len(lines)-1])
	}
	_, rest, _ := strings.Cut(lines[0], `"number":"`)
	number, _, _ := strings.Cut(rest, `"`)
	one := mustAsk(t, "match", "-rules", "minibridge", "-deal", number)
	if strings.Count(one, "\n") != 2 || !strings.HasPrefix(one, lines[0]+"\n"+`{"session":1,"rules":"MiniBridge","total":`) {
		t.Errorf("the first deal by itself is\n%swant\n%s", one, lines[0])
	}
	compared := mustAsk(t, "match", "-rules", "minibridge", "-seed", "7", "-compare", "beginner,beginner", "-deals", "2")
	if !strings.Contains(compared, "Passed out: 0 of 4 boards") {
		t.Errorf("compared: %s", compared)
	}
	for board := 0; ; board++ {
		deal := card.Deck52.Seeded(7, 1, board)
		if bridge.MiniBridge().CheckDeal(deal) == nil {
			continue
		}
		even, err := card.Deck52.Number(deal)
		if err != nil {
			t.Fatal(err)
		}
		wantRefusal(t, ask("match", "-rules", "minibridge", "-deal", even.String()), 2, "both sides have 20 points, so nobody declares in MiniBridge")
		return
	}
}
