package cardart_test

import (
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

// blot is ink that hangs together: its middle in millimetres from the card's.
type blot struct{ x, y float64 }

// blots returns the patches of a colour in r that are larger than a mote, a thin tip apart
// from its sign. The picture is of a whole card.
func blots(m *image.RGBA, r image.Rectangle, ink color.NRGBA) (all []blot) {
	seen := make([]bool, len(m.Pix)/4)
	inked := func(p image.Point) bool {
		c := m.RGBAAt(p.X, p.Y)
		return p.In(r) && !seen[p.Y*m.Rect.Dx()+p.X] && !veryFar(c.R, ink.R) && !veryFar(c.G, ink.G) && !veryFar(c.B, ink.B)
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if !inked(image.Pt(x, y)) {
				continue
			}
			var b blot
			n := 0.
			for open := []image.Point{{x, y}}; len(open) > 0; {
				p := open[len(open)-1]
				open = open[:len(open)-1]
				if !inked(p) {
					continue
				}
				seen[p.Y*m.Rect.Dx()+p.X] = true
				b.x, b.y, n = b.x+float64(p.X)+0.5, b.y+float64(p.Y)+0.5, n+1
				for _, step := range []image.Point{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
					open = append(open, p.Add(step))
				}
			}
			if n < float64(len(seen))*0.4/63/88 { // 0.4 mm²
				continue
			}
			all = append(all, blot{
				(b.x/n/float64(m.Rect.Dx()) - 0.5) * 63,
				(b.y/n/float64(m.Rect.Dy()) - 0.5) * 88,
			})
		}
	}
	return all
}

func veryFar(a, b uint8) bool { return max(a, b)-min(a, b) > 45 }

// Each number card shows as many signs as its number between the indexes, and each has its
// mate on the other side of the middle line, unless it stands on it.
func TestPips(t *testing.T) {
	for _, style := range []cardart.Style{{}, {Index: cardart.LargeIndex}} {
		for _, suit := range card.Suits {
			ink := cardart.SuitColour(suit, style.Colours, false)
			for rank := card.One; rank <= card.Twelve; rank++ {
				c := card.Card{Suit: suit, Rank: rank}
				m := cardart.Face(c, style, 240, 336)
				left := 11.8
				if style.Index == cardart.LargeIndex {
					left = 15.6
				}
				// The indexes fall out by being beyond the field on one side.
				signs := blots(m, part(m, left, 3, 63-left, 85), ink)
				if len(signs) != int(rank) {
					t.Errorf("%v %v: %d signs", c, style, len(signs))
				}
				for _, a := range signs {
					if !hasAt(signs, -a.x, a.y) {
						t.Errorf("%v %v: the sign at %.1f, %.1f has no mate on the other side", c, style, a.x, a.y)
					}
				}
			}
		}
	}
}

func hasAt(signs []blot, x, y float64) bool {
	for _, a := range signs {
		if math.Hypot(a.x-x, a.y-y) < 0.4 {
			return true
		}
	}
	return false
}

// On a clock the card of rank n shows a sign at each hour from one to n, all as far from
// the middle, and no other ink of its colour between the indexes.
func TestClockPips(t *testing.T) {
	for _, style := range []cardart.Style{
		{Pips: cardart.ClockPips}, {Pips: cardart.ClockPips, Index: cardart.LargeIndex}, {Pips: cardart.ClockPips, Colours: cardart.OrangeColours},
	} {
		for _, suit := range card.Suits {
			ink := cardart.SuitColour(suit, style.Colours, false)
			radius := 0.
			for rank := card.One; rank <= card.Twelve; rank++ {
				c := card.Card{Suit: suit, Rank: rank}
				m := cardart.Face(c, style, 480, 672)
				shows := make(map[int]int)
				for _, a := range blots(m, m.Rect, ink) {
					from := math.Hypot(a.x, a.y)
					if from > 25 { // the indexes
						continue
					}
					angle := math.Mod(math.Atan2(a.x, -a.y)*180/math.Pi+360, 360) // from twelve o'clock, clockwise
					hour := math.Round(angle / 30)
					if math.Abs(angle-30*hour) > 3 { // the middle of a sign's ink isn't just where it stands
						t.Errorf("%v %v: a sign at %.1f°, which is no hour", c, style, angle)
					}
					if radius == 0 {
						radius = from
					} else if math.Abs(from-radius) > 1.1 {
						t.Errorf("%v %v: the sign at %.1f° is %.2f mm from the middle, another %.2f", c, style, angle, from, radius)
					}
					shows[(int(hour)+11)%12+1]++
				}
				for hour := 1; hour <= 12; hour++ {
					want := 0
					if hour <= int(rank) {
						want = 1
					}
					if shows[hour] != want {
						t.Errorf("%v %v: %d signs at %d o'clock", c, style, shows[hour], hour)
					}
				}
			}
		}
	}
}
