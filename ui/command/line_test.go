package command

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Each late choice of declarer and dummy has a line; the last one counts them.
func TestLine(t *testing.T) {
	r := bridge.Duplicate()
	boards := boardLine(t, r, published, card.North, "1N"+passes) + "\n\n" + boardLine(t, r, eightHearts, card.North, "Pass"+passes)
	out := strings.Split(strings.TrimSpace(mustAsk(t, "line", "-from", "4", list(t, boards))), "\n")
	cards := out[:len(out)-1]
	if len(cards) == 0 {
		t.Fatal("no card is judged")
	}
	for _, l := range cards {
		if !strings.HasPrefix(l, "Board 1, trick 1") || !strings.Contains(l, "\u00a0%") {
			t.Errorf("it says %q", l)
		}
	}
	want := text.TN("command.line.sum", len(cards), "Worse", strings.Count(strings.Join(cards, "\n"), "Best line")) + " " + text.T("odds.seeing")
	if got := out[len(cards)]; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}

// With -defence the defenders' cards are judged too, and those that come before the ending are tried out.
func TestLineOfDefence(t *testing.T) {
	board := boardLine(t, bridge.Duplicate(), published, card.North, "1N"+passes)
	out := mustAsk(t, "line", "-from", "3", "-defence", list(t, board))
	last := out[strings.LastIndex(strings.TrimSpace(out), "\n"):]
	if !strings.Contains(out, "to beat the contract") && !strings.Contains(out, "defender’s") || !strings.Contains(last, text.T("command.line.tried")) {
		t.Errorf("it says %s", out)
	}
	if without := mustAsk(t, "line", "-from", "3", list(t, board)); strings.Contains(without, "defender’s") || strings.Contains(without, text.T("command.line.tried")) {
		t.Errorf("without the defence it says %s", without)
	}
}

func TestLineRefuses(t *testing.T) {
	for _, args := range []string{"line", "line a b", "line -from 1 a", "line -from 18 a", "line -threads 0 a", "line missing"} {
		wantRefusal(t, ask(strings.Fields(args)...), 2, "")
	}
}
