package deal

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// In MiniBridge there is no vulnerability to choose, a deal without a declarer isn't drawn, and one that is typed is
// refused with the reason.
func TestMiniBridge(t *testing.T) {
	even := 0 // the first drawn deal without a declarer
	for bridge.MiniBridge().CheckDeal(card.Deck52.Seeded(1, 1, even)) == nil {
		even++
	}
	drawn := even
	d := newDesk(t, func(o *Options) {
		o.Game = bridge.MiniBridge()
		o.Random = func(deck card.Deck) card.Number {
			n, err := deck.Number(deck.Seeded(1, 1, drawn))
			if err != nil {
				t.Error(err)
			}
			drawn++
			return n
		}
	})
	if drawn < even+2 || len(d.rows) != 7 {
		t.Errorf("%d deals were drawn, and there are %d rows of controls", drawn-even, len(d.rows))
	}
	number, err := card.Deck52.Number(card.Deck52.Seeded(1, 1, even))
	if err != nil {
		t.Fatal(err)
	}
	d.form = d.form.edit(numberOf(number))
	if d.show(); !strings.Contains(d.note.Text, "both sides have 20 points, so nobody declares in MiniBridge") || !d.play.Disabled {
		t.Errorf("it says %q, and the deal can be played: %v", d.note.Text, !d.play.Disabled)
	}
	if _, ok := d.form.board(); ok {
		t.Error("there is a board of it")
	}
	d.change(d.form.play(bridge.Duplicate(), d.options.Random))
	if d.show(); len(d.rows) != 8 || d.play.Disabled {
		t.Errorf("as duplicate bridge there are %d rows, and it can be played: %v", len(d.rows), !d.play.Disabled)
	}
	d.form.vul = bridge.VulBoth
	d.change(d.form.play(bridge.MiniBridge(), d.options.Random).draw(d.options.Random))
	if b, ok := d.form.board(); !ok || b.Vul != bridge.VulNone || len(d.rows) != 7 {
		t.Errorf("the board is vulnerable %v, %v, with %d rows", b.Vul, ok, len(d.rows))
	}
}
