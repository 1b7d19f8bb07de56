package cardart_test

import (
	"image"
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/sight"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// gem is an honour's drawing of a solid, analysed.
type gem struct {
	velvet vector.Shape
	faces  []vector.Shape
	edges  vector.Shape // those before
	behind int          // how many shapes of edges behind
}

// gemOf finds the gem of a card: the one gradient, the flat shapes with straight sides over
// it, and the lines.
func gemOf(t *testing.T, d vector.Drawing) (g gem) {
	t.Helper()
	for _, s := range d.Shapes {
		switch {
		case !s.Paint.Plain():
			g = gem{velvet: s}
		case g.velvet.Path.Verbs == nil:
		case s.Line > 0 && s.Paint.From.A == 0xff:
			g.edges = s
		case s.Line > 0:
			g.behind++
		case len(s.Path.Points) <= 5 && len(s.Path.Verbs) == len(s.Path.Points)+1:
			g.faces = append(g.faces, s)
		}
	}
	if len(g.faces) == 0 || g.edges.Path.Verbs == nil {
		t.Fatal("no gem")
	}
	return g
}

// eachSolid calls check for each card with a solid, in every colour and both sizes of index.
func eachSolid(check func(c card.Card, style cardart.Style)) {
	for _, colours := range allColours {
		for _, index := range []cardart.Index{cardart.NormalIndex, cardart.LargeIndex} {
			for _, suit := range card.Suits {
				for rank := card.Maid; rank <= card.Ace; rank++ {
					check(card.Card{Suit: suit, Rank: rank}, cardart.Style{Colours: colours, Index: index, Honours: cardart.SolidHonours})
				}
			}
		}
	}
}

// Edges stand out on the velvet and between the faces, and two faces that meet are of two
// tones that one sees.
func TestSolidContrast(t *testing.T) {
	leastVelvet, leastFace, leastTones := 99., 99., 99.
	eachSolid(func(c card.Card, style cardart.Style) {
		g := gemOf(t, cardart.Drawing(c, style))
		for _, velvet := range []float64{0, 0.5, 1} {
			got := vector.Contrast(g.edges.Paint.From, vector.Blend(g.velvet.Paint.From, g.velvet.Paint.To, velvet))
			if leastVelvet = min(leastVelvet, got); got < 3 {
				t.Errorf("%v %v: edges have a contrast of %.2f to the velvet", c, style, got)
			}
		}
		for i, a := range g.faces {
			leastFace = min(leastFace, vector.Contrast(g.edges.Paint.From, a.Paint.From))
			for _, b := range g.faces[:i] {
				if !meet(a.Path, b.Path) {
					continue
				}
				got := sight.Visions[0].Difference(a.Paint.From, b.Paint.From)
				if leastTones = min(leastTones, got); got < 3 || got < 6 && c.Rank < card.Ace {
					t.Errorf("%v %v: two faces that meet differ by %.1f only", c, style, got)
				}
			}
		}
	})
	t.Logf("velvet %.2f, face %.2f, tones %.1f", leastVelvet, leastFace, leastTones)
}

// meet reports whether two polygons share a side.
func meet(a, b vector.Path) bool {
	shared := 0
	for _, p := range a.Points {
		for _, q := range b.Points {
			if math.Hypot(p.X-q.X, p.Y-q.Y) < 1e-6 {
				shared++
			}
		}
	}
	return shared == 2
}

// Each solid is in the middle of its velvet, fills it and stays on it; none is much
// smaller than the others of its suit, and the ace's is the largest. The edges behind are
// seen where there are few.
func TestSolidsAreOfOneSize(t *testing.T) {
	areas := make(map[cardart.Style]map[card.Rank]float64)
	eachSolid(func(c card.Card, style cardart.Style) {
		g := gemOf(t, cardart.Drawing(c, style))
		low, high := g.velvet.Path.Bounds()
		middle, r := vector.Mix(low, high, 0.5), (high.X-low.X)/2
		var x, y, area, reach float64
		for _, f := range g.faces {
			p := f.Path.Points
			for i, a := range p {
				b := p[(i+1)%len(p)]
				part := (b.X*a.Y - a.X*b.Y) / 2 // y is downward
				area += part
				x += part * (a.X + b.X) / 3
				y += part * (a.Y + b.Y) / 3
				reach = max(reach, math.Hypot(a.X-middle.X, a.Y-middle.Y))
			}
		}
		if off := math.Hypot(x/area-middle.X, y/area-middle.Y); off > 0.1 {
			t.Errorf("%v %v: the solid is %.2f mm off the middle", c, style, off)
		}
		if share := (reach + g.edges.Line/2) / r; share < 0.88 || share > 1.02 {
			t.Errorf("%v %v: the solid reaches %.2f of its velvet", c, style, share)
		}
		if few := c.Rank < card.King; few != (g.behind == 1) {
			t.Errorf("%v %v: %d shapes of edges behind", c, style, g.behind)
		}
		style.Colours = cardart.TwoColours
		if areas[style] == nil {
			areas[style] = make(map[card.Rank]float64)
		}
		areas[style][c.Rank] = area
	})
	for style, area := range areas {
		for rank := card.Maid; rank <= card.King; rank++ {
			if area[rank] > area[card.Ace] || area[rank] < 0.6*area[card.King] {
				t.Errorf("%v: the %v's solid covers %.0f mm², the king's %.0f, the ace's %.0f", style, rank, area[rank], area[card.King], area[card.Ace])
			}
		}
		t.Logf("%v: %v", style, area)
	}
}

// Of one rank, the four panels differ without their indexes: in the signs, on the smallest
// card too, and in the colour of what lies between, even where two suits have one ink.
func TestSolidPanelsDiffer(t *testing.T) {
	least := 1.
	eachSolid(func(c card.Card, style cardart.Style) {
		corner, middle := 16.4, 0. // of the signs on the left
		if style.Index == cardart.LargeIndex {
			corner = 20.6
		}
		if c.Rank == card.Ace {
			corner, middle = 31.5, 4.6
		}
		m := cardart.Face(c, style, 60, 84)
		mine := gemOf(t, cardart.Drawing(c, style)).velvet.Paint
		for other := range c.Suit {
			twin := card.Card{Suit: other, Rank: c.Rank}
			theirs := gemOf(t, cardart.Drawing(twin, style)).velvet.Paint
			if got := sight.Visions[0].Difference(mine.From, theirs.From); got < 8 {
				t.Errorf("%v %v: the velvet differs from that of %v by %.1f only", c, style, other, got)
			}
			o := cardart.Face(twin, style, 60, 84)
			differ, ink := 0., 0.
			for _, signs := range []image.Rectangle{part(m, corner-4, 4.5+middle, corner+4, 13+middle), part(m, 63-corner-4, 75-middle, 63-corner+4, 83.5-middle)} {
				for y := signs.Min.Y; y < signs.Max.Y; y++ {
					for x := signs.Min.X; x < signs.Max.X; x++ {
						p, q := m.RGBAAt(x, y).G, o.RGBAAt(x, y).G
						differ += float64(max(p, q) - min(p, q))
						ink += float64(0xff - min(p, q))
					}
				}
			}
			share := differ / ink
			least = min(least, share)
			if share < 0.12 {
				t.Errorf("%v %v: the signs differ from those of %v in %.2f of their ink", c, style, other, share)
			}
		}
	})
	t.Logf("the signs differ in %.2f of their ink at least", least)
}

// A panel shows its suit's sign, upright above and turned below, apart from the ring: four
// times in the corners, or large over the ace's solid and under it.
func TestSolidPanelSigns(t *testing.T) {
	eachSolid(func(c card.Card, style cardart.Style) {
		m := cardart.Face(c, style, 480, 672)
		left := 12.
		if style.Index == cardart.LargeIndex {
			left = 16.5
		}
		signs := blots(m, part(m, left, 4.5, 63-left, 83.5), cardart.SuitColour(c.Suit, style.Colours, false))
		want, isSign := 4, func(a blot) bool { return math.Abs(a.x) > 9 && math.Abs(a.y) > 33 }
		if c.Rank == card.Ace {
			want, isSign = 2, func(a blot) bool { return math.Abs(a.x) < 1 && math.Abs(a.y) > 24 }
		}
		outside := 0
		for _, a := range signs {
			if isSign(a) {
				outside++
			}
		}
		if outside != want {
			t.Errorf("%v %v: %d signs above and below the solids, want %d", c, style, outside, want)
		}
	})
}
