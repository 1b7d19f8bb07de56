package vector

import (
	"image/color"
	"math"
	"math/rand/v2"
	"testing"
)

// Eight pixels at a time must give what one at a time does.
func TestPaintRow(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for _, c := range []color.RGBA{{200, 30, 40, 255}, {100, 15, 20, 128}, {}} {
		for length := range 70 {
			mask, row := make([]uint8, length), make([]uint8, 4*length)
			for i := range mask {
				row[4*i+3] = 255
				switch i / 8 % 3 { // a stretch of each kind
				case 0:
					mask[i] = 255
				case 1:
					mask[i] = uint8(r.UintN(256))
				}
			}
			want := append([]uint8(nil), row...)
			for i, covered := range mask {
				over(want[4*i:4*i+4], c, uint32(covered))
			}
			if paintRow(row, mask, c); string(row) != string(want) {
				t.Fatalf("%v, %d pixels: %v, want %v", c, length, row, want)
			}
		}
	}
}

// A line covers its width and no more: the stroker's edges must not vanish.
func TestStrokeCovers(t *testing.T) {
	d := Drawing{Width: 100, Height: 100}
	d.Stroke(Circle(Point{50, 50}, 30), Plain(RGB(0x1a1a1e)), 4)
	m := d.Raster(100, 100)
	for x, want := range map[int]bool{50: false, 78: true, 81: true, 72: false, 85: false, 19: true, 20: true} {
		if got := m.RGBAAt(x, 50).A > 200; got != want {
			t.Errorf("at %d: inked %v, want %v", x, got, want)
		}
	}
}

func TestGradient(t *testing.T) {
	d := Drawing{Width: 10, Height: 256}
	d.Fill(RoundRect(0, 0, 10, 256, 0), Paint{RGB(0x000000), RGB(0xff8000), Point{0, 0}, Point{0, 256}})
	m := d.Raster(10, 256)
	for _, y := range []int{0, 100, 255} {
		if c := m.RGBAAt(5, y); math.Abs(float64(c.R)-float64(y)) > 1.5 || math.Abs(float64(c.G)-float64(y)/2) > 1.5 || c.A != 255 {
			t.Errorf("row %d is %v", y, c)
		}
	}
}

// A shape taller than a band has no seam where two bands meet.
func TestBands(t *testing.T) {
	const h = 2*bandHeight + 37
	d := Drawing{Width: 20, Height: h}
	d.Fill(RoundRect(2, 1.5, 18, h-1.5, 3), Plain(RGB(0x1a1a1e)))
	d.Stroke(RoundRect(4, 4, 16, h-4, 3), Plain(RGB(0xc79a3b)), 1)
	m := d.Raster(20, h)
	want := m.Pix[m.PixOffset(0, 100):m.PixOffset(0, 101)]
	for y := 10; y < h-10; y++ {
		if got := m.Pix[m.PixOffset(0, y):m.PixOffset(0, y+1)]; string(got) != string(want) {
			t.Fatalf("row %d is %v, row 100 %v", y, got, want)
		}
	}
}
