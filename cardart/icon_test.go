package cardart

import (
	"image"
	"testing"
)

// The icon fills its width at every size, and is clear about the table.
func TestIcon(t *testing.T) {
	for _, size := range []int{-1, 0, 1, 16, 20, 32, 47, 48, 64, 256, 512} {
		m := Icon(size)
		want := max(size, 1)
		if m.Bounds() != image.Rect(0, 0, want, want) {
			t.Errorf("size %d: its bounds are %v", size, m.Bounds())
			continue
		}
		if size < 16 {
			continue
		}
		for _, at := range []image.Point{{}, {X: want - 1}, {Y: want - 1}, {X: want - 1, Y: want - 1}} {
			if c := m.RGBAAt(at.X, at.Y); c.A != 0 {
				t.Errorf("size %d: the corner %v has %v", size, at, c)
			}
		}
		wood, felt := m.RGBAAt(want/32, want/2), m.RGBAAt(want/2, want/2)
		if wood.A < 200 || wood.R <= wood.G || felt.A != 0xff || felt.G <= felt.R {
			t.Errorf("size %d: wood is %v and felt %v", size, wood, felt)
		}
		heart, spade := m.RGBAAt(want/2+want*15/64, want/2), m.RGBAAt(want/2, want/2-want*3/16)
		if heart.R < 2*heart.G || spade.R > 0x60 || spade.G > 0x60 {
			t.Errorf("size %d: a heart is %v and a spade %v", size, heart, spade)
		}
	}
}
