package cardart_test

import (
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/court"
	"github.com/superbridge/superbridge/game/card"
)

// people are the sixteen who have a portrait.
func people() (all []card.Card) {
	for _, suit := range card.Suits {
		for rank := card.Maid; rank <= card.King; rank++ {
			all = append(all, card.Card{Suit: suit, Rank: rank})
		}
	}
	return all
}

// radius returns the distance of a pixel's middle from the middle of a portrait, whose ring ends at 1.
func radius(m *image.RGBA, x, y int) float64 {
	half := float64(m.Rect.Dx()) / 2
	return math.Hypot(float64(x)+.5-half, float64(y)+.5-half) / half
}

// Whatever its size, a portrait is a full disc with nothing around it.
func TestPortraitIsRound(t *testing.T) {
	for _, size := range []int{-5, 0, 1, 32, 33, 57, 100, 200} {
		for _, c := range people() {
			m := cardart.Portrait(c, size)
			if want := image.Rect(0, 0, max(size, 1), max(size, 1)); m.Rect != want {
				t.Fatalf("%v in %d pixels: %v, want %v", c, size, m.Rect, want)
			}
			for y := range m.Rect.Dy() {
				for x := range m.Rect.Dx() {
					alpha, r := m.RGBAAt(x, y).A, radius(m, x, y)
					pixel := 1.5 / float64(size)
					if size > 1 && (r < 1-pixel && alpha < 250 || r > 1+pixel && alpha != 0) {
						t.Fatalf("%v in %d pixels: %d at %d, %d", c, size, alpha, x, y)
					}
				}
			}
		}
	}
}

// The ring is gold all around, no crown or cap touches it, and shoulders continue behind it on both sides.
func TestPortraitInItsRing(t *testing.T) {
	const size = 200
	empty := cardart.Portrait(card.Card{}, size)
	for _, c := range people() {
		m := cardart.Portrait(c, size)
		golden, left, right := 0, false, false
		for y := range size {
			for x := range size {
				switch r := radius(m, x, y); {
				case r > .955 && r < .97:
					if apart(m.RGBAAt(x, y), color.RGBA(court.Gold)) > 2 {
						t.Fatalf("%v: the ring is %v at %d, %d", c, m.RGBAAt(x, y), x, y)
					}
					golden++
				case r > .905 && r <= .955 && m.RGBAAt(x, y) != empty.RGBAAt(x, y):
					if y < size/2 {
						t.Fatalf("%v is cut off at %d, %d", c, x, y)
					}
					left, right = left || x < size/4, right || x >= size*3/4
				}
			}
		}
		if golden < 500 || !left || !right {
			t.Errorf("%v: %d pixels of gold, a shoulder on the left %v, on the right %v", c, golden, left, right)
		}
	}
}

// Each two people look different even where portraits are smallest: in a third of the disc
// that is neither ring nor, in both, ground.
func TestPortraitsDiffer(t *testing.T) {
	const size, least = 32, 0.33
	empty := cardart.Portrait(card.Card{}, size)
	for i, a := range people() {
		for _, b := range people()[:i] {
			p, q := cardart.Portrait(a, size), cardart.Portrait(b, size)
			seen, different := 0, 0
			for y := range size {
				for x := range size {
					if radius(p, x, y) > .9 || p.RGBAAt(x, y) == empty.RGBAAt(x, y) && q.RGBAAt(x, y) == empty.RGBAAt(x, y) {
						continue
					}
					seen++
					if apart(p.RGBAAt(x, y), q.RGBAAt(x, y)) > 40 {
						different++
					}
				}
			}
			if share := float64(different) / float64(seen); share < least {
				t.Errorf("%v and %v differ in %.2f of what is seen of them", a, b, share)
			}
		}
	}
}

// Cards without a figure, and what is no card, have an empty medallion.
func TestPortraitOfNobody(t *testing.T) {
	want := cardart.Portrait(card.Card{}, 40)
	for _, c := range []card.Card{
		{Suit: card.Spades, Rank: card.Ace}, {Suit: card.Hearts, Rank: card.Twelve}, {Suit: card.Clubs, Rank: card.One},
		{Suit: 9, Rank: card.King}, {Suit: card.Hearts, Rank: 200},
	} {
		if string(cardart.Portrait(c, 40).Pix) != string(want.Pix) {
			t.Errorf("%d of suit %d has a portrait", c.Rank, c.Suit)
		}
	}
	if string(cardart.Portrait(card.Card{Suit: card.Hearts, Rank: card.Queen}, 40).Pix) == string(want.Pix) {
		t.Error("the queen of hearts has none")
	}
}

// apart returns the difference of two colours in the channel where they differ most.
func apart(a, b color.RGBA) int {
	one := func(a, b uint8) int { return int(max(a, b)) - int(min(a, b)) }
	return max(one(a.R, b.R), one(a.G, b.G), one(a.B, b.B))
}
