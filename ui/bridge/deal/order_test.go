package deal

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// A deal can be ordered: the condition is composed on a sheet, and the deal found is played like any other. The last
// condition is offered again.
func TestOrderADeal(t *testing.T) {
	ordered := ""
	d := newDesk(t, func(o *Options) {
		o.Game, o.Runner = bridge.Duplicate(), background.AtOnce()
		o.Chance = func() *rand.Rand { return rand.New(rand.NewPCG(1, 1)) }
		o.Ordered, o.OnOrder = func(bridge.Rules) string { return ordered }, func(c condition.Condition) { ordered = c.String() }
		o.Cards = func(card.Seat, bridge.Rules) bidding.Cards { return bidding.Cards{} }
	})
	d.press(fyne.KeyF3)
	d.types("25+")
	d.press(fyne.KeyReturn)
	if !d.sheets.Empty() || d.note.Text != "A deal that meets your conditions: N.points 25+. Typing replaces its number." {
		t.Errorf("it says %q, and the sheet is still there: %v", d.note.Text, !d.sheets.Empty())
	}
	d.press(fyne.KeyReturn)
	c, err := condition.Parse(bridge.Duplicate(), "N.points 25+")
	if err != nil {
		t.Fatal(err)
	}
	deal := d.last(t).Board.Deal
	if ok, _ := c.Holds(context.Background(), deal); !ok {
		t.Errorf("%v is played", deal)
	}
	d.press(fyne.KeyF3, fyne.KeyEscape)
	if ordered != "N.points 25+" || d.back != 0 || !d.sheets.Empty() {
		t.Errorf("the next order begins with %q; Esc leaves the screen %d times", ordered, d.back)
	}
	d.press(fyne.KeyF3, fyne.KeyReturn)
	if !strings.Contains(d.note.Text, "N.points 25+") {
		t.Errorf("when the same is ordered again it says %q", d.note.Text)
	}
	d.press(fyne.KeyF2)
	if !strings.HasPrefix(d.note.Text, "A deal nobody has seen.") {
		t.Errorf("after a new number it says %q", d.note.Text)
	}
}
