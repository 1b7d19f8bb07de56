package cardart

import (
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// No pip comes nearer to another or to an index than the eye needs to keep them apart.
func TestPipsKeepClear(t *testing.T) {
	for _, style := range []Style{{}, {Index: LargeIndex}, {Pips: ClockPips}, {Pips: ClockPips, Index: LargeIndex}} {
		for _, suit := range card.Suits {
			for rank := card.One; rank <= card.Twelve; rank++ {
				c := card.Card{Suit: suit, Rank: rank}
				d := newFace(c, style)
				var pips, indexes []vector.Path
				for _, s := range d.Shapes {
					if s.Twice {
						indexes = append(indexes, s.Path, s.Path.Transform(d.HalfTurn()))
					} else if s.Paint == vector.Plain(SuitColour(suit, style.Colours, false)) {
						pips = append(pips, s.Path)
					}
				}
				if len(pips) != int(rank) || len(indexes) != 2 {
					t.Fatalf("%v %v: %d pips, %d indexes", c, style, len(pips), len(indexes))
				}
				for i, a := range pips {
					for _, b := range pips[:i] {
						if gap := gapBetween(a, b); gap < 0.8 {
							t.Errorf("%v %v: two pips are only %.2f mm apart", c, style, gap)
						}
					}
					for _, b := range indexes {
						if gap := gapBetween(a, b); gap < 2 {
							t.Errorf("%v %v: a pip is only %.2f mm from the index", c, style, gap)
						}
					}
				}
			}
		}
	}
}

// gapBetween returns the smallest distance between the outlines of two paths, near enough:
// between points along them.
func gapBetween(a, b vector.Path) float64 {
	gap := math.Inf(1)
	others := along(b)
	for _, p := range along(a) {
		for _, q := range others {
			gap = min(gap, math.Hypot(p.X-q.X, p.Y-q.Y))
		}
	}
	return gap
}

// along returns points along a path.
func along(p vector.Path) (points []vector.Point) {
	var at vector.Point
	for verb, to := range p.Steps() {
		switch verb {
		case vector.MoveTo:
			at = to[0]
		case vector.LineTo:
			for i := 1.; i <= 4; i++ {
				points = append(points, vector.Mix(at, to[0], i/4))
			}
			at = to[0]
		case vector.CubeTo:
			for i := 1.; i <= 8; i++ {
				ab, bc, cd := vector.Mix(at, to[0], i/8), vector.Mix(to[0], to[1], i/8), vector.Mix(to[1], to[2], i/8)
				points = append(points, vector.Mix(vector.Mix(ab, bc, i/8), vector.Mix(bc, cd, i/8), i/8))
			}
			at = to[2]
		}
	}
	return points
}
