package cardart_test

import (
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

// A court card looks the same either way up, in both layouts.
func TestCourtHalfTurn(t *testing.T) {
	for _, index := range []cardart.Index{cardart.NormalIndex, cardart.LargeIndex} {
		for _, suit := range card.Suits {
			for rank := card.Maid; rank <= card.King; rank++ {
				c := card.Card{Suit: suit, Rank: rank}
				m := cardart.Face(c, cardart.Style{Index: index}, 240, 336)
				if changed := turnedBy(m, m.Rect); changed > 0.005 {
					t.Errorf("%v, index %d: %.4f of the picture changes in a half turn", c, index, changed)
				}
			}
		}
	}
}
