package cardart_test

import (
	"math"
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

// The frame of an honour is a rectangle in the middle of the card, without a step, for
// either index; and it's as wide as the index leaves, but for a little.
func TestFramesAreRectangles(t *testing.T) {
	for _, style := range []cardart.Style{
		{}, {Index: cardart.LargeIndex},
		{Honours: cardart.SolidHonours}, {Honours: cardart.SolidHonours, Index: cardart.LargeIndex},
	} {
		share, _ := style.Index.Corner()
		for _, suit := range card.Suits {
			for rank := card.Maid; rank <= card.King; rank++ {
				c := card.Card{Suit: suit, Rank: rank}
				for _, s := range cardart.Drawing(c, style).Shapes[2:] {
					if style.Honours == cardart.CourtHonours && s.Line == 0 {
						continue // the only line on a court card is its frame
					}
					low, high := s.Path.Bounds()
					if math.Abs(low.X+high.X-63) > 1e-6 || math.Abs(low.Y+high.Y-88) > 1e-6 {
						t.Errorf("%v %v: a frame from %.2f to %.2f", c, style, low, high)
					}
					for _, a := range s.Path.Points {
						onSide := a.X-low.X < 1.3 || high.X-a.X < 1.3 // it may have round corners
						onTop := a.Y-low.Y < 1.3 || high.Y-a.Y < 1.3
						if !onSide || !onTop {
							t.Errorf("%v %v: a frame with a step at %.2f", c, style, a)
						}
					}
					if gap := low.X - s.Line/2 - 63*share; gap < 1.3 || gap > 2 {
						t.Errorf("%v %v: the frame is %.2f mm from the index", c, style, gap)
					}
					break
				}
			}
		}
	}
}
