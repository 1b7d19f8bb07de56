package table

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
)

// Against several rivals a hint mentions no chance, which would mislead, but it does mention a decided game.
func TestHintWords(t *testing.T) {
	o := bot.Option{Move: chess.Move{}, Value: -220, Why: bot.Reason{Kind: bot.Waits}}
	if got := hintWords(o, 3); strings.Contains(got, "chances") {
		t.Errorf("against three: %q", got)
	}
	if got := hintWords(o, 1); !strings.Contains(got, "chances are then about 45 %") {
		t.Errorf("against one: %q", got)
	}
	o.Value = 3 - bot.Won
	if got := hintWords(o, 3); !strings.Contains(got, "It loses in 3 turns") {
		t.Errorf("decided: %q", got)
	}
	for variant, want := range map[string]int{"A1-4": 3, "A1-2": 1, "B-4": 1} {
		v, err := chess.ParseVariant(variant)
		if err != nil {
			t.Fatal(err)
		}
		p := chess.Start(chess.Usual(v))
		if got := rivals(&p); got != want {
			t.Errorf("%s: %d rivals, want %d", variant, got, want)
		}
	}
}
