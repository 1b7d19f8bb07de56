package cardart_test

import (
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

func mustParse(t testing.TB, text string) card.Card {
	t.Helper()
	c, err := card.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// styles are all that differ.
func styles() (all []cardart.Style) {
	for _, colours := range []cardart.Colours{cardart.TwoColours, cardart.FourColours, cardart.OrangeColours} {
		for _, index := range []cardart.Index{cardart.NormalIndex, cardart.LargeIndex} {
			for _, letters := range cardart.AllLetters {
				all = append(all, cardart.Style{Colours: colours, Index: index, Letters: letters})
			}
		}
	}
	for _, index := range []cardart.Index{cardart.NormalIndex, cardart.LargeIndex} {
		all = append(all, cardart.Style{Index: index, Pips: cardart.ClockPips, Honours: cardart.SolidHonours})
	}
	return all
}

// inked counts the pixels of r that are at least as far from ivory as pale grey.
func inked(m *image.RGBA, r image.Rectangle) (n int) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if c := m.RGBAAt(x, y); c.A == 255 && min(c.R, c.G, c.B) < 0xa0 {
				n++
			}
		}
	}
	return n
}

// part returns a part of a card's picture, given in millimetres.
func part(m *image.RGBA, x0, y0, x1, y1 float64) image.Rectangle {
	sx, sy := float64(m.Rect.Dx())/63, float64(m.Rect.Dy())/88
	return image.Rect(int(x0*sx), int(y0*sy), int(math.Ceil(x1*sx)), int(math.Ceil(y1*sy)))
}

// turnedBy returns the share of pixels that change by more than a little when m
// is turned by 180°. Edges may differ by rounding.
func turnedBy(m *image.RGBA, r image.Rectangle) float64 {
	changed := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			a, b := m.RGBAAt(x, y), m.RGBAAt(m.Rect.Max.X-1-x, m.Rect.Max.Y-1-y)
			if far(a.R, b.R) || far(a.G, b.G) || far(a.B, b.B) || far(a.A, b.A) {
				changed++
			}
		}
	}
	return float64(changed) / float64(r.Dx()*r.Dy())
}

func far(a, b uint8) bool { return max(a, b)-min(a, b) > 12 }

func TestFaces(t *testing.T) {
	for _, style := range styles() {
		sizes := []image.Point{{60, 84}, {120, 168}, {240, 336}}
		if style.Colours != cardart.TwoColours || style.Letters != cardart.English {
			sizes = sizes[:1] // they change no place, so one size says all
		}
		for _, size := range sizes {
			seen := make(map[string]card.Card)
			for _, c := range append(card.Deck68.Hand().Cards(), card.Joker) {
				m := cardart.Face(c, style, size.X, size.Y)
				if m.Rect != (image.Rectangle{Max: size}) {
					t.Fatalf("%v %v: picture of %v", c, size, m.Rect)
				}
				if twin, ok := seen[string(m.Pix)]; ok {
					t.Errorf("%v %+v: %v and %v look the same", size, style, c, twin)
				}
				seen[string(m.Pix)] = c
				checkPremultiplied(t, m)
				checkCorners(t, m)
				checkIndex(t, c, style, m)
			}
		}
	}
}

func checkPremultiplied(t *testing.T, m *image.RGBA) {
	t.Helper()
	for i := 0; i < len(m.Pix); i += 4 {
		if p := m.Pix[i : i+4]; max(p[0], p[1], p[2]) > p[3] {
			t.Fatalf("pixel %v is brighter than its alpha", p)
		}
	}
}

func checkCorners(t *testing.T, m *image.RGBA) {
	t.Helper()
	right, bottom := m.Rect.Max.X-1, m.Rect.Max.Y-1
	for _, at := range []image.Point{{0, 0}, {right, 0}, {0, bottom}, {right, bottom}} {
		if a := m.RGBAAt(at.X, at.Y).A; a != 0 {
			t.Errorf("corner %v has alpha %d", at, a)
		}
	}
	if c := m.RGBAAt(right/2, 1); m.Rect.Dx() >= 60 && c.A != 255 {
		t.Errorf("the middle of the upper edge has alpha %d", c.A)
	}
}

// checkIndex looks for ink where the rank and the suit sign must be, and for none
// on the margin to their left. The strip is what shows of a fanned card.
func checkIndex(t *testing.T, c card.Card, style cardart.Style, m *image.RGBA) {
	t.Helper()
	rank, sign := part(m, 2, 4, 10.4, 14.8), part(m, 2.6, 16.4, 9.8, 23.4)
	all := part(m, 0, 0, 10.4, 24)
	if style.Index == cardart.LargeIndex {
		rank, sign = part(m, 2, 4, 14.6, 20), part(m, 2.8, 22, 13.8, 32.6)
		all = part(m, 0, 0, 14.6, 34)
		if style.Pips == cardart.ClockPips && !c.Rank.Honour() {
			sign = part(m, 4.9, 22, 11.7, 28.7)
		}
	}
	if share := float64(inked(m, rank)) / float64(rank.Dx()*rank.Dy()); share < 0.12 || share > 0.7 {
		t.Errorf("%v %v %+v: %.2f of the rank's place is inked", c, m.Rect.Max, style, share)
	}
	if share := float64(inked(m, sign)) / float64(sign.Dx()*sign.Dy()); share < 0.2 || share > 0.7 {
		t.Errorf("%v %v %+v: %.2f of the sign's place is inked", c, m.Rect.Max, style, share)
	}
	if margin := part(m, 0.9, 5, 1.6, 60); margin.Dx() > 1 && inked(m, margin.Inset(1)) > 0 {
		t.Errorf("%v %v %+v: ink on the left margin", c, m.Rect.Max, style)
	}
	if changed := turnedBy(m, all); changed > 0.02 {
		t.Errorf("%v %v %+v: %.3f of the index differs from the one turned", c, m.Rect.Max, style, changed)
	}
}

// A court card looks the same either way up, and so does a number card whose
// signs are in pairs.
func TestHalfTurn(t *testing.T) {
	for _, text := range []string{"H2", "S4", "D8", "CT", "DZ", "CK", "HQ", "DM", "SK"} {
		m := cardart.Face(mustParse(t, text), cardart.Style{}, 240, 336)
		if changed := turnedBy(m, m.Rect); changed > 0.005 {
			t.Errorf("%s: %.4f of the picture changes in a half turn", text, changed)
		}
	}
	for _, text := range []string{"SK", "HQ", "DJ", "CM"} {
		m := cardart.Face(mustParse(t, text), cardart.Style{Honours: cardart.SolidHonours}, 240, 336)
		if changed := turnedBy(m, m.Rect); changed > 0.005 {
			t.Errorf("%s with a solid: %.4f of the picture changes in a half turn", text, changed)
		}
	}
}

// Nobody can tell which way up a card is held, by any of the backs; and they differ.
func TestBacks(t *testing.T) {
	seen := make(map[string]cardart.Pattern)
	for _, pattern := range []cardart.Pattern{cardart.LatticeBack, cardart.WaveBack, cardart.StarBack} {
		for _, size := range []image.Point{{60, 84}, {240, 336}, {701, 979}} {
			m := cardart.Back(cardart.Style{Back: pattern}, size.X, size.Y)
			if changed := turnedBy(m, m.Rect); changed > 0.0005 {
				t.Errorf("back %d at %v: %.4f of the picture changes in a half turn", pattern, size, changed)
			}
			checkPremultiplied(t, m)
			checkCorners(t, m)
			if twin, ok := seen[string(m.Pix)]; ok {
				t.Errorf("backs %d and %d look the same", pattern, twin)
			}
			seen[string(m.Pix)] = pattern
			for _, border := range []image.Rectangle{part(m, 4, 1, 59, 3.6), part(m, 1, 4, 3.6, 84)} {
				if n := inked(m, border.Inset(1)); n > 0 {
					t.Errorf("back %d at %v: %d inked pixels on the border", pattern, size, n)
				}
			}
		}
	}
}

// The pattern of a back goes on without a break from frame to frame: wherever one looks, in
// squares about as large as a cell of the pattern, a good part isn't the ground.
func TestBacksAreFilled(t *testing.T) {
	const side = 3.6 // mm
	for pattern, want := range map[cardart.Pattern]float64{cardart.LatticeBack: 0.06, cardart.WaveBack: 0.16, cardart.StarBack: 0.17} {
		m := cardart.Back(cardart.Style{Back: pattern}, 630, 880)
		ground := m.RGBAAt(m.Rect.Dx()/2, 46) // between the border and the fine frame
		least := 1.
		for y := 6.4; y+side <= 88-6.4; y += 0.4 {
			for x := 6.4; x+side <= 63-6.4; x += 0.4 {
				r := part(m, x, y, x+side, y+side)
				other := 0
				for py := r.Min.Y; py < r.Max.Y; py += 2 {
					for px := r.Min.X; px < r.Max.X; px += 2 {
						if c := m.RGBAAt(px, py); far(c.R, ground.R) || far(c.G, ground.G) || far(c.B, ground.B) {
							other++
						}
					}
				}
				share := 4 * float64(other) / float64(r.Dx()*r.Dy())
				if least = min(least, share); share < want {
					t.Fatalf("back %d: only %.2f of a square at %.1f, %.1f isn't the ground", pattern, share, x, y)
				}
			}
		}
		t.Logf("back %d: %.2f at least", pattern, least)
	}
}

// Number cards are the same with every set of letters, and so are the letters that two languages share.
func TestLetters(t *testing.T) {
	for text, same := range map[string][4]bool{
		"SA": {true, true, false, true},
		"CK": {true, false, true, false},
		"SQ": {true, false, false, false},
		"HJ": {true, false, false, false},
		"DM": {true, false, false, false},
		"HZ": {true, true, true, true},
		"D9": {true, true, true, true},
	} {
		c := mustParse(t, text)
		english := cardart.Face(c, cardart.Style{}, 120, 168)
		for i, letters := range cardart.AllLetters {
			face := cardart.Face(c, cardart.Style{Letters: letters}, 120, 168)
			if got := string(english.Pix) == string(face.Pix); got != same[i] {
				t.Errorf("%s: same with %s: %v", text, letters.Rank(card.Queen), got)
			}
		}
	}
}

func TestTinyAndOdd(t *testing.T) {
	for _, size := range []image.Point{{1, 1}, {1, 40}, {40, 1}, {2, 3}, {7, 5}, {300, 20}, {0, 0}, {-3, 5}} {
		want := image.Rect(0, 0, max(size.X, 1), max(size.Y, 1))
		for _, text := range []string{"HA", "SK", "DQ", "CJ", "HM", "SZ", "D1"} {
			if m := cardart.Face(mustParse(t, text), cardart.Style{}, size.X, size.Y); m.Rect != want {
				t.Errorf("%s at %v: %v", text, size, m.Rect)
			}
		}
		if m := cardart.Back(cardart.Style{}, size.X, size.Y); m.Rect != want {
			t.Errorf("back at %v: %v", size, m.Rect)
		}
		if m := cardart.SuitSign(card.Hearts, color.Black, size.X); m.Rect != image.Rect(0, 0, want.Max.X, want.Max.X) {
			t.Errorf("sign at %v: %v", size.X, m.Rect)
		}
	}
}

// The zero Card is no card, and nothing of a card may show on it.
func TestNoCard(t *testing.T) {
	for _, c := range []card.Card{{}, {Rank: card.JokerRank + 1}, {Suit: card.Hearts, Rank: card.JokerRank}, {Suit: 4, Rank: card.Ace}} {
		m := cardart.Face(c, cardart.Style{}, 120, 168)
		if n := inked(m, m.Rect.Inset(2)); n != 0 {
			t.Errorf("%d inked pixels on no card", n)
		}
	}
}

// A sign reaches all of its box but a little, stands upright in the middle, and has the colour asked for.
func TestSuitSign(t *testing.T) {
	want := color.RGBA{0x12, 0x80, 0x30, 0xff}
	for _, s := range card.Suits {
		for _, size := range []int{12, 40, 101} {
			m := cardart.SuitSign(s, want, size)
			box, solid := image.Rectangle{}, 0
			for y := range size {
				for x := range size {
					switch a, b := m.RGBAAt(x, y), m.RGBAAt(size-1-x, y); {
					case far(a.A, b.A):
						t.Errorf("%v %d: alpha %d at %d,%d, mirrored %d", s, size, a.A, x, y, b.A)
					case a == want:
						solid++
						fallthrough
					case a.A > 0:
						box = box.Union(image.Rect(x, y, x+1, y+1))
					}
				}
			}
			if box.Dy() < size*9/10 || box.Dx() < size*7/10 {
				t.Errorf("%v %d: reaches only %v", s, size, box)
			}
			if share := float64(solid) / float64(size*size); share < 0.15 || share > 0.6 {
				t.Errorf("%v %d: %.2f of the box has the colour", s, size, share)
			}
		}
	}
}
