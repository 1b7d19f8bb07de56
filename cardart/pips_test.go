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
// mate on the other side of the middle line, unless it is on it.
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

// However few hours a card has, its dial is whole and in the middle: it reaches as far to
// every side, and each hour dropped has a mark.
func TestClockIsBalanced(t *testing.T) {
	gold := color.NRGBA{0xc7, 0x9a, 0x3b, 0xff}
	for _, style := range []cardart.Style{{Pips: cardart.ClockPips}, {Pips: cardart.ClockPips, Index: cardart.LargeIndex}} {
		dial := 21.4
		if style.Index == cardart.LargeIndex {
			dial = 17.6
		}
		for rank := card.One; rank <= card.Twelve; rank++ {
			c := card.Card{Suit: card.Spades, Rank: rank}
			m := cardart.Face(c, style, 630, 880)
			at := func(x, y float64) color.RGBA { return m.RGBAAt(int(x*10), int(y*10)) }
			isGold := func(p color.RGBA) bool {
				return !veryFar(p.R, gold.R) && !veryFar(p.G, gold.G) && !veryFar(p.B, gold.B)
			}
			for minute := range 60 {
				sin, cos := math.Sincos(float64(minute) * math.Pi / 30)
				rim := 0. // the outermost gold in this direction
				for r := dial; r < 31; r += 0.05 {
					if isGold(at(31.5+r*sin, 44-r*cos)) {
						rim = r
					}
				}
				if want := dial * 1.3; math.Abs(rim-want) > 0.25 {
					t.Errorf("%v %v: at minute %d the dial ends %.2f mm from the middle, want %.2f", c, style, minute, rim, want)
				}
			}
			for hour := int(rank) + 1; hour <= 12; hour++ {
				sin, cos := math.Sincos(float64(hour) * math.Pi / 6)
				for _, r := range []float64{dial - 2, dial, dial + 2} {
					if p := at(31.5+r*sin, 44-r*cos); !isGold(p) {
						t.Errorf("%v %v: %v where the mark of %d o'clock should be", c, style, p, hour)
					}
				}
			}
		}
	}
}
