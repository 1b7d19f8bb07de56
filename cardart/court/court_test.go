package court

import (
	"image/color"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// courts are the cards with a figure: sixteen, and the joker.
func courts() (all []card.Card) {
	for _, suit := range card.Suits {
		for rank := card.Maid; rank <= card.King; rank++ {
			all = append(all, card.Card{Suit: suit, Rank: rank})
		}
	}
	return append(all, card.Joker)
}

// drawing returns shapes in a box that is the room of a half figure.
func drawing(shapes []vector.Shape) vector.Drawing {
	d := vector.Drawing{Width: 2 * HalfWidth, Height: HalfHeight}
	d.Place(shapes, vector.Move(HalfWidth, HalfHeight))
	return d
}

// No figure is another's with other colours: as line drawings, without the pip, each two
// differ in a large part of their ink.
func TestFiguresDiffer(t *testing.T) {
	const w, h, least = 124, 130, 0.35
	lines := make(map[card.Card][]bool)
	for _, c := range courts() {
		shapes := painted(figureOf(c).half(), color.NRGBA{A: 255})
		for i := range shapes {
			if shapes[i].Paint.From != common[ink] {
				shapes[i].Paint = vector.Plain(vector.RGB(0xffffff))
			}
		}
		m := drawing(shapes).Raster(w, h)
		for i := 0; i < len(m.Pix); i += 4 {
			lines[c] = append(lines[c], m.Pix[i+3] > 0x80 && m.Pix[i] < 0x80)
		}
	}
	for i, a := range courts() {
		for _, b := range courts()[:i] {
			different, inked := 0, 0
			for j := range lines[a] {
				if lines[a][j] != lines[b][j] {
					different++
				}
				if lines[a][j] || lines[b][j] {
					inked++
				}
			}
			if share := float64(different) / float64(inked); share < least {
				t.Errorf("%v and %v differ in %.2f of their ink only", a, b, share)
			}
		}
	}
}

// Nothing is clipped, so nothing may be drawn beyond the frame or the middle line.
func TestFiguresKeepToTheirRoom(t *testing.T) {
	const slack = 0.01 // of rounding
	for _, c := range courts() {
		for _, s := range Half(c, color.NRGBA{A: 255}, vector.Identity) {
			low, high := s.Path.Bounds()
			if low.X < -HalfWidth-slack || high.X > HalfWidth+slack || low.Y < -HalfHeight-slack || high.Y > slack {
				t.Errorf("%v: a shape of %v from %.2f to %.2f", c, s.Paint.From, low, high)
			}
		}
	}
}

// A card is to be small as SVG, where most of it is numbers.
func TestNumbers(t *testing.T) {
	check := func(name string, shapes []vector.Shape, most int) {
		n := 0
		for _, s := range shapes {
			n += 2 * len(s.Path.Points)
			if s.Line > 0 {
				t.Errorf("%s has a line, which is slow to paint", name)
			}
		}
		if n > most {
			t.Errorf("%s takes %d numbers", name, n)
		}
		t.Logf("%s: %d numbers in %d shapes", name, n, len(shapes))
	}
	for _, c := range courts() {
		check(c.String(), Half(c, color.NRGBA{A: 255}, vector.Identity), 3800)
	}
	for _, suit := range card.Suits {
		check(card.Card{Suit: suit, Rank: card.Ace}.String(), Ace(suit, color.NRGBA{A: 255}, vector.Identity), 2400)
	}
}

// Whatever the suit's ink, every tone has a colour and the garment stands off both from
// the outline and from what sets it off.
func TestPalette(t *testing.T) {
	for _, hex := range []uint32{0x1a1a1e, 0xc0272d, 0x10805c, 0x1a3fb0, 0xb5121b, 0x106a50, 0xbb5c00, 0x9c0009} {
		p := palette(vector.RGB(hex))
		for i, c := range p {
			if c.A != 255 {
				t.Errorf("ink %06x: tone %d is %v", hex, i, c)
			}
		}
		if d := distance(p[main], p[ink]); d < 60 {
			t.Errorf("ink %06x: the garment is only %d from the outlines", hex, d)
		}
		if d := distance(p[main], p[second]); d < 60 {
			t.Errorf("ink %06x: the garment is only %d from its second colour", hex, d)
		}
	}
}

// distance returns the difference of two colours in the channel where they differ most.
func distance(a, b color.NRGBA) int {
	one := func(a, b uint8) int { return int(max(a, b)) - int(min(a, b)) }
	return max(one(a.R, b.R), one(a.G, b.G), one(a.B, b.B))
}
