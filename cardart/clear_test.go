package cardart

import (
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// No pip comes nearer to another or to an index than the eye needs to keep them apart, and
// no dial to an index.
func TestPipsKeepClear(t *testing.T) {
	for _, style := range []Style{{}, {Index: LargeIndex}, {Pips: ClockPips}, {Pips: ClockPips, Index: LargeIndex}} {
		for _, suit := range card.Suits {
			for rank := card.One; rank <= card.Twelve; rank++ {
				c := card.Card{Suit: suit, Rank: rank}
				d := newFace(c, style)
				var pips, dials, indexes []vector.Path
				for _, s := range d.Shapes[2:] { // after the paper
					if s.Twice {
						indexes = append(indexes, s.Path, s.Path.Transform(d.HalfTurn()))
					} else if s.Paint == vector.Plain(SuitColour(suit, style.Colours, false)) {
						pips = append(pips, s.Path)
					} else {
						dials = append(dials, s.Path)
					}
				}
				for _, a := range dials {
					for _, b := range indexes {
						if gap := gapBetween(a, b); gap < 1.3 {
							t.Errorf("%v %v: the dial is only %.2f mm from the index", c, style, gap)
						}
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

// gapBetween returns the approximate distance between the outlines of two paths: that between points along
// them. If their boxes are far apart it returns the distance of these.
func gapBetween(a, b vector.Path) float64 {
	lowA, highA := a.Bounds()
	lowB, highB := b.Bounds()
	if between := max(lowA.X-highB.X, lowB.X-highA.X, lowA.Y-highB.Y, lowB.Y-highA.Y); between > 3 {
		return between
	}
	gap := math.Inf(1)
	others := along(b)
	for _, p := range along(a) {
		for _, q := range others {
			gap = min(gap, math.Hypot(p.X-q.X, p.Y-q.Y))
		}
	}
	return gap
}

// along returns points along a path, each at most 0.3 mm from the next; of curves, whose
// length it takes for that of their control polygon.
func along(p vector.Path) (points []vector.Point) {
	const step = 0.3
	far := func(a, b vector.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }
	var at, start vector.Point
	line := func(to vector.Point) {
		n := math.Ceil(far(at, to)/step) + 1
		for i := 1.; i <= n; i++ {
			points = append(points, vector.Mix(at, to, i/n))
		}
		at = to
	}
	for verb, to := range p.Steps() {
		switch verb {
		case vector.MoveTo:
			at, start = to[0], to[0]
		case vector.LineTo:
			line(to[0])
		case vector.ClosePath:
			line(start)
		case vector.CubeTo:
			n := math.Ceil((far(at, to[0])+far(to[0], to[1])+far(to[1], to[2]))/step) + 1
			for i := 1.; i <= n; i++ {
				ab, bc, cd := vector.Mix(at, to[0], i/n), vector.Mix(to[0], to[1], i/n), vector.Mix(to[1], to[2], i/n)
				points = append(points, vector.Mix(vector.Mix(ab, bc, i/n), vector.Mix(bc, cd, i/n), i/n))
			}
			at = to[2]
		}
	}
	return points
}

// On the smallest card there's a pixel of paper between the index and whatever is on an
// honour, the frame and the rays too.
func TestHonoursKeepClear(t *testing.T) {
	for _, style := range []Style{
		{}, {Index: LargeIndex}, {Letters: Romanian}, {Letters: Romanian, Index: LargeIndex},
		{Letters: Russian}, {Letters: Russian, Index: LargeIndex}, {Letters: Esperanto}, {Letters: Esperanto, Index: LargeIndex},
		{Honours: SolidHonours}, {Honours: SolidHonours, Index: LargeIndex},
		{Values: WithValues}, {Values: WithValues, Index: LargeIndex},
		{Values: WithValues, Honours: SolidHonours}, {Values: WithValues, Honours: SolidHonours, Index: LargeIndex},
	} {
		for _, suit := range card.Suits {
			for rank := card.Maid; rank <= card.Ace; rank++ {
				c := card.Card{Suit: suit, Rank: rank}
				d := newFace(c, style)
				index := d.Shapes[len(d.Shapes)-1] // the last that is added
				for _, s := range d.Shapes[2 : len(d.Shapes)-1] {
					shapes := []vector.Path{s.Path}
					if s.Twice {
						shapes = append(shapes, s.Path.Transform(d.HalfTurn()))
					}
					for _, p := range shapes {
						if gap := gapBetween(p, index.Path) - s.Line/2; gap < 1.3 {
							t.Errorf("%v %v: only %.2f mm from the index to a shape of %v", c, style, gap, s.Paint.From)
						}
					}
				}
			}
		}
	}
}

// A pip is much larger than the sign under the index, so that nobody counts that one too;
// with large indices it's as large as there is room for. A court's pip keeps to its corner.
func TestSizesOfSigns(t *testing.T) {
	heightOf := func(p vector.Path) float64 {
		low, high := p.Bounds()
		return high.Y - low.Y
	}
	for _, x := range []struct {
		style       string
		pip         [2]float64 // its height, at least and at most
		least, most float64    // the index's sign, as a part of it
	}{
		{"classical", [2]float64{10.5, 12}, 0.5, 0.67},
		{"classical,large", [2]float64{8.5, 10}, 1, 1.2},
		{"clock", [2]float64{9, 10.5}, 0.6, 0.8},
		{"clock,large", [2]float64{7.5, 9}, 0.8, 0.9},
	} {
		style, err := ParseStyle(x.style)
		if err != nil {
			t.Fatal(err)
		}
		for _, suit := range card.Suits {
			of := heightOf(sign.Path(suit, vector.Pt(0, 0), 1, false))
			for rank := card.One + 1; rank <= card.Twelve; rank++ {
				c := card.Card{Suit: suit, Rank: rank}
				d := newFace(c, style)
				pip := heightOf(d.Shapes[len(d.Shapes)-2-clockParts(style)].Path) / of
				if pip < x.pip[0] || pip > x.pip[1] {
					t.Errorf("%v %s: a pip is %.2f mm high", c, x.style, pip)
				}
				index := contours(d.Shapes[len(d.Shapes)-1].Path)
				under := vector.Path{}
				for _, part := range index {
					if low, _ := part.Bounds(); low.Y > small.indexTop+small.indexHeight && (style.Index == NormalIndex || low.Y > large.indexTop+large.indexHeight) {
						under.Join(part)
					}
				}
				if share := heightOf(under) / of / pip; share < x.least || share > x.most {
					t.Errorf("%v %s: the index's sign is %.2f of a pip", c, x.style, share)
				}
			}
		}
	}
}

// clockParts is the number of shapes between a card's pips and its index.
func clockParts(style Style) int {
	if style.Pips == ClockPips {
		return 1 // the hands
	}
	return 0
}

// contours returns each contour of a path as a path.
func contours(p vector.Path) (each []vector.Path) {
	for verb, points := range p.Steps() {
		if verb == vector.MoveTo {
			each = append(each, vector.Path{})
		}
		c := &each[len(each)-1]
		c.Verbs = append(c.Verbs, verb)
		c.Points = append(c.Points, points...)
	}
	return each
}

// The long hand of a clock is at twelve, and the short one at the card's number.
func TestHands(t *testing.T) {
	middle := vector.Pt(cardWidth/2, cardHeight/2)
	for rank := card.One; rank <= card.Twelve; rank++ {
		d := newFace(card.Card{Suit: card.Hearts, Rank: rank}, Style{Pips: ClockPips})
		hands := contours(d.Shapes[len(d.Shapes)-2].Path)
		for i, hour := range []card.Rank{card.Twelve, rank} {
			tip, far := vector.Point{}, 0.
			for _, a := range along(hands[i]) {
				if r := math.Hypot(a.X-middle.X, a.Y-middle.Y); r > far {
					tip, far = a, r
				}
			}
			angle := math.Atan2(tip.X-middle.X, middle.Y-tip.Y) * 180 / math.Pi
			if off := math.Remainder(angle-30*float64(hour), 360); math.Abs(off) > 0.1 {
				t.Errorf("%d: hand %d points %.1f° beside the hour", rank, i, off)
			}
		}
	}
}
