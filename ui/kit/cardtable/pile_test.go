package cardtable

import (
	"image"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Each further trick makes a pile longer by a step, and every second one is turned.
func TestThePictureOfAPile(t *testing.T) {
	test.NewTempApp(t)
	v := NewPile(widget.NewArt(cardart.Style{}))
	extent := func() image.Rectangle {
		picture := v.paint(PileLength*2, PacketHeight*2).(*image.RGBA)
		var r image.Rectangle
		for y := range picture.Rect.Dy() {
			for x := range picture.Rect.Dx() {
				if picture.RGBAAt(x, y).A == 0xff {
					r = r.Union(image.Rect(x, y, x+1, y+1))
				}
			}
		}
		return r
	}
	right := 0
	for n := 1; n <= mostPackets; n++ {
		v.tricks = n
		r := extent()
		if n == 1 {
			right = r.Max.X
		}
		half := float64(PacketHeight) // of a packet across, at two pixels a unit
		if n%2 == 1 {
			half *= cardart.Aspect
		}
		left := (PileLength-PacketHeight/2-float64(n-1)*PacketStep)*2 - half
		if d := float64(r.Min.X) - left; d < -3 || d > 3 {
			t.Errorf("%d tricks begin at %d, want %.0f", n, r.Min.X, left)
		}
		if n > 2 && r.Max.X < right-3 || r.Dy() > 2*PacketHeight {
			t.Errorf("%d tricks take %v", n, r)
		}
	}
	if v.tricks = 0; !extent().Empty() {
		t.Error("no tricks are seen")
	}
}
