package court

import (
	"image/color"
	"math"
	"math/cmplx"
	"testing"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// outlines are contours that only a suit's sign has, whatever its size and place. Of signs
// that are several contours it's the one that isn't a circle or a triangle.
func outlines(suit card.Suit) (all [][]vector.Point) {
	signs := []vector.Path{sign.Path(suit, vector.Pt(0, 0), 1, false)}
	switch suit {
	case card.Clubs:
		signs = append(signs, motifs[suit], sceptreClub)
	case card.Hearts, card.Spades:
		signs = append(signs, motifs[suit])
	}
	for _, p := range signs {
		each := contours(p)
		all = append(all, each[len(each)-1].Points)
	}
	return all
}

// alike reports whether two rings are the same but for size, place and turn, and about so.
func alike(a, b []vector.Point) bool {
	if len(a) != len(b) {
		return false
	}
	za, zb := normal(a), normal(b)
	for shift := range zb {
		for _, step := range []int{1, len(zb) - 1} {
			var there, mirrored complex128
			for i, z := range za {
				w := zb[(shift+i*step)%len(zb)]
				there += z * cmplx.Conj(w)
				mirrored += z * w
			}
			if max(cmplx.Abs(there), cmplx.Abs(mirrored)) > .995 {
				return true
			}
		}
	}
	return false
}

// normal returns a ring about its middle and in size 1, without a last point that is the first.
func normal(ring []vector.Point) (all []complex128) {
	if last := len(ring) - 1; math.Hypot(ring[0].X-ring[last].X, ring[0].Y-ring[last].Y) < .12 {
		ring = ring[:last]
	}
	var middle complex128
	for _, a := range ring {
		all = append(all, complex(a.X, a.Y))
		middle += complex(a.X, a.Y) / complex(float64(len(ring)), 0)
	}
	size := 0.
	for i := range all {
		all[i] -= middle
		size += real(all[i])*real(all[i]) + imag(all[i])*imag(all[i])
	}
	for i := range all {
		all[i] /= complex(math.Sqrt(size), 0)
	}
	return all
}

// lozenge reports whether a ring is a diamond: a square that lies on its side, as a buckle
// or a rod may have it, isn't.
func lozenge(ring []vector.Point) bool {
	z := normal(ring)
	if len(z) != 4 || len(ring) != 4 {
		return false
	}
	if math.Abs(real(z[0])) > math.Abs(imag(z[0])) {
		z = append(z[1:], z[0])
	}
	small := func(v float64) bool { return math.Abs(v) < .08 }
	return small(real(z[0])) && small(imag(z[1])) && small(real(z[2])) && small(imag(z[3]))
}

// signOf returns whose sign a contour is.
func signOf(ring []vector.Point) (card.Suit, bool) {
	if lozenge(ring) {
		return card.Diamonds, true
	}
	for _, suit := range card.Suits {
		for _, o := range outlines(suit) {
			if alike(ring, o) {
				return suit, true
			}
		}
	}
	return 0, false
}

// A sign on a figure is its own suit's, and the joker has none, and gold or in the suit's ink, in whatever colours
// the suits have: red spades on a queen of spades are read as hearts.
func TestSignsInTheirOwnColour(t *testing.T) {
	inks := [][4]color.NRGBA{ // as package cardart has them, in two colours, four, and with orange
		{vector.RGB(0x1a1a1e), vector.RGB(0xc0272d), vector.RGB(0xc0272d), vector.RGB(0x1a1a1e)},
		{vector.RGB(0x10805c), vector.RGB(0x1a3fb0), vector.RGB(0xb5121b), vector.RGB(0x1a1a1e)},
		{vector.RGB(0x106a50), vector.RGB(0xbb5c00), vector.RGB(0x9c0009), vector.RGB(0x1a1a1e)},
	}
	for _, c := range courts() {
		parts := figureOf(c).half()
		found := 0
		for i, p := range parts {
			for _, ring := range contours(p.path) {
				suit, ok := signOf(ring.Points)
				if !ok {
					continue
				}
				found++
				if suit != c.Suit || c == card.Joker {
					t.Errorf("%v has a sign of %v at %.1f", c, suit, ring.Points[0])
				}
				shown := p.tone
				if shown == ink {
					shown = within(ring, parts[i+1:])
				}
				for _, suits := range inks {
					own := suits[c.Suit]
					if got := palette(own)[shown]; got != own && got != Gold {
						t.Errorf("%v in the ink %v has a sign in %v at %.1f", c, own, got, ring.Points[0])
					}
				}
			}
		}
		if found < 3 && c != card.Joker {
			t.Errorf("%v: %d signs found", c, found)
		}
	}
}

// within returns the tone of what lies on a ring of ink and makes an outline of it, or ink.
func within(ring vector.Path, parts sketch) tone {
	low, high := ring.Bounds()
	for _, p := range parts {
		for _, inner := range contours(p.path) {
			l, h := inner.Bounds()
			if len(inner.Points) == len(ring.Points) && l.X > low.X && l.Y > low.Y && h.X < high.X && h.Y < high.Y {
				return p.tone
			}
		}
	}
	return ink
}

// The test above sees signs in any size and turn, by their outline if they have one, and takes
// nothing else for one.
func TestSignOf(t *testing.T) {
	const suitInk = suit // of what an outline goes around
	for _, suit := range card.Suits {
		for _, p := range []vector.Path{motifs[suit], sign.Path(suit, vector.Pt(3, 4), 3.6, false)} {
			var s sketch
			s.emblem(p)
			s.both(sketch{{p.Transform(vector.Scale(.8, .9).Then(vector.Move(5, 1))), gold}})
			for _, part := range s {
				seen := 0
				for _, each := range contours(part.path) {
					if got, ok := signOf(each.Points); ok && got == suit {
						seen++
					} else if ok {
						t.Errorf("%v is taken for %v", suit, got)
					}
				}
				if seen == 0 && part.tone != suitInk {
					t.Errorf("%v in tone %d isn't seen", suit, part.tone)
				}
			}
		}
	}
	for name, p := range map[string]vector.Path{
		"square": vector.RoundRect(0, 0, 1, 1, 0), "circle": vector.Circle(vector.Pt(0, 0), 1), "dot": dots(1, vector.Pt(0, 0)),
		"petal": petal, "face": faceOutline, "leaf": crownLeaf, "shield": shieldRim, "apple": apple,
	} {
		if suit, ok := signOf(contours(p)[0].Points); ok {
			t.Errorf("a %s is taken for %v", name, suit)
		}
	}
}
