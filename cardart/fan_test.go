package cardart

import (
	"image/color"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// The card in the middle of the fan stands upright and is that card; the corners are free.
func TestFan(t *testing.T) {
	var cards []card.Card
	for _, name := range []string{"S1", "D1", "H1"} {
		c, err := card.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		cards = append(cards, c)
	}
	fan := Fan(cards, Style{Colours: FourColours})
	const pixels = 4.0 // to a millimetre
	picture := fan.Raster(int(fan.Width*pixels), int(fan.Height*pixels))
	at := func(x, y float64) color.RGBA { return picture.RGBAAt(int(x*pixels), int(y*pixels)) }
	if c := at(0.5, 0.5); c.A != 0 {
		t.Errorf("the corner is %v", c)
	}
	// The sign in the index of the card in the middle, whose top edge is the topmost of all.
	face := Drawing(cards[1], Style{})
	left := fan.Width/2 - face.Width/2
	blue, white := at(left+6.9, fanMargin+20.5), at(left+3, fanMargin+40)
	if blue.B < 0x90 || blue.R > 0x60 {
		t.Errorf("in its index is %v, which is not the blue of diamonds", blue)
	}
	if white.R < 0xf0 || white.A != 0xff {
		t.Errorf("its paper is %v", white)
	}
	first, last := fan.Width, 0.0 // where there is paper
	for x := 0.1; x < fan.Width; x += 0.25 {
		for y := 0.1; y < fan.Height; y += 0.25 {
			if at(x, y).A == 0xff {
				first, last = min(first, x), max(last, x)
			}
		}
	}
	if free := fan.Width - last; free-first > 0.6 || first-free > 0.6 || first > fanMargin+3.6 {
		t.Errorf("%.1f mm are free on the left, %.1f on the right", first, free)
	}
	if shadow := at(fan.Width/2, fanMargin/2); shadow.A == 0xff || shadow.R != 0 {
		t.Errorf("above the cards there is %v", shadow)
	}
}

// A number is as high as it should be, rests on the line and is centred.
// A side that was laid before had its upper half alone the second time.
func TestASideIsLaidTwice(t *testing.T) {
	side := BackDrawing(Style{})
	var first, second vector.Drawing
	Lay(&first, side, vector.Identity)
	Lay(&second, side, vector.Identity)
	if len(first.Shapes) != len(second.Shapes) || len(second.Shapes) <= len(side.Shapes) {
		t.Errorf("of %d shapes it lays %d, and then %d", len(side.Shapes), len(first.Shapes), len(second.Shapes))
	}
}

func TestNumber(t *testing.T) {
	for _, n := range []int{0, 4, 52, 68, 137} {
		low, high := Number(n, 10).Bounds()
		if low.Y > -9.9 || low.Y < -10.4 || high.Y > 0.4 || low.X+high.X > 0.6 || low.X+high.X < -0.6 {
			t.Errorf("%d is drawn from %v to %v", n, low, high)
		}
	}
}
