package widget

import "testing"

// A shadow is deep under its card, fades to nothing at the margin, and falls down and a
// little to the right.
func TestShadow(t *testing.T) {
	for _, sides := range [][2]float64{{1, 1.4}, {1.4, 1}, {9, 1.4}} {
		p := paintShadow(sides[0], sides[1], shadowCorner)
		w, h := p.Rect.Dx(), p.Rect.Dy()
		if got := p.RGBAAt(w/2, h/2).A; got < 0x70 || got > 0x90 {
			t.Errorf("%v: in the middle it has %#x", sides, got)
		}
		for x := range w {
			if p.RGBAAt(x, 0).A > 2 || p.RGBAAt(x, h-1).A > 2 {
				t.Fatalf("%v: it is cut off above or below", sides)
			}
		}
		for y := range h {
			if p.RGBAAt(0, y).A > 2 || p.RGBAAt(w-1, y).A > 2 {
				t.Fatalf("%v: it is cut off on a side", sides)
			}
		}
		const margin = 4 // shadowMargin, in its pixels
		above, below := p.RGBAAt(w/2, margin-1).A, p.RGBAAt(w/2, h-margin).A
		left, right := p.RGBAAt(margin-1, h/2).A, p.RGBAAt(w-margin, h/2).A
		if above >= below || left >= right || above == 0 {
			t.Errorf("%v: %d above, %d below, %d left, %d right", sides, above, below, left, right)
		}
	}
}
