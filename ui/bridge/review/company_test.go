package review

import (
	"context"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The players at the table have their names on the plates and in the words; unknown players, and those of the other
// table, are named by their seats.
func TestNamesOfTheCompany(t *testing.T) {
	b := asKept(1, board(t, bridge.SuperBridge(), 3, "1N Pass Pass Pass rest"))
	b.Seat, b.Watched = card.South, false
	names := map[card.Seat]string{card.West: company.Leo.Name(), card.North: company.Clara.Name(), card.East: company.Victor.Name(), card.South: text.Seat(card.South)}
	sits := func(context.Context, bridgestore.Board) *company.Table {
		return &company.Table{Left: company.Leo, Partner: company.Clara, Right: company.Victor}
	}
	for _, known := range []bool{true, false} {
		d := look(t, newStore(b), 1, func(o *Options) {
			if known {
				o.Company = sits
			}
		})
		for n, e := range b.Board.Events() {
			seat := b.Board.Prefix(n).Actor()
			if e.Kind == bridge.PlayKind {
				seat = b.Board.Prefix(n).Turn()
			}
			d.press("Right")
			want := text.Seat(seat)
			if known {
				want = names[seat]
			}
			if said := d.page().words(); !strings.HasPrefix(said, want) {
				t.Fatalf("known %v, after %d events it says %q, want %s", known, n+1, said, want)
			}
		}
		if table := d.page().table().Company; (table != nil) != known {
			t.Errorf("known %v: on the plates are %v", known, table)
		}
		d.page().setOther(bridgestore.Other{Players: "club", Board: finish(t, b.Board.Prefix(0))})
		d.page().away = true
		if d.page().who(card.West) != text.Seat(card.West) || d.page().table().Company != nil {
			t.Errorf("known %v: at the other table sits %s", known, d.page().who(card.West))
		}
	}
}
