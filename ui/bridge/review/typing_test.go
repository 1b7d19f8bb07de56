package review

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// While a card is looked for, it is typed in the language in use. A letter that begins its suit there and is a shortcut too
// waits for the next one.
func TestCardsInOtherLanguages(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	b := played(t, bridge.Duplicate())
	act, better := costly(t, b.Board)
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	rank := strings.ToLower(better.Rank.String())
	for _, tt := range []struct {
		language text.Language
		suits    [4]string
	}{
		{text.Romanian, [4]string{"tr", "ca", "cu", "pi"}},
		{text.Esperanto, [4]string{"tr", "ka", "ke", "pi"}},
	} {
		text.Use(tt.language)
		d := look(t, store, 1)
		d.press("Down")
		d.press(strings.Split(tt.suits[better.Suit]+rank, "")...)
		if got := d.parts.surface.Selected(); got != better || len(d.said) > 0 || d.pending.Waiting() != 0 {
			t.Errorf("%s: selected is %v, want %v; said %q", tt.language, got, better, d.said)
		}
		d.press("BackSpace", "p")
		if d.page().typed != "p" || d.pending.Waiting() != 'p' || len(d.said) > 0 {
			t.Errorf("%s: p doesn't wait: %q", tt.language, d.said)
		}
		if d.lapse(); len(d.said) != 1 || d.page().typed != "" {
			t.Errorf("%s: p alone said %q", tt.language, d.said)
		}
		d.press("BackSpace", "p", "BackSpace")
		if d.pending.Waiting() != 0 || d.page().typed != "" {
			t.Errorf("%s: Backspace leaves %q", tt.language, d.page().typed)
		}
	}
	text.Use(text.Russian)
	d := look(t, store, 1)
	if d.Spell('ч', 'x') {
		t.Error("where no card is looked for ч is typed")
	}
	d.press("Down")
	if !d.Spell('ч', 'x') || d.pending.Waiting() != 'x' || d.Spell('л', 'k') {
		t.Error("ч begins no heart")
	}
	if !d.Spell('д', 'l') || d.pending.Waiting() != 0 || d.parts.surface.Selected() != (card.Card{}) && d.parts.surface.Selected().Rank != card.Queen {
		t.Errorf("чд selects %v", d.parts.surface.Selected())
	}
}
