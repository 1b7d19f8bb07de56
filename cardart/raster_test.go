package cardart

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
	d := drawing{width: 100, height: 100}
	d.stroke(circle(point{50, 50}, 30), plain(black), 4)
	m := d.raster(100, 100)
	for x, want := range map[int]bool{50: false, 78: true, 81: true, 72: false, 85: false, 19: true, 20: true} {
		if got := m.RGBAAt(x, 50).A > 200; got != want {
			t.Errorf("at %d: inked %v, want %v", x, got, want)
		}
	}
}

func TestGradient(t *testing.T) {
	d := drawing{width: 10, height: 256}
	d.fill(roundRect(0, 0, 10, 256, 0), paint{rgb(0x000000), rgb(0xff8000), point{0, 0}, point{0, 256}})
	m := d.raster(10, 256)
	for _, y := range []int{0, 100, 255} {
		if c := m.RGBAAt(5, y); math.Abs(float64(c.R)-float64(y)) > 1.5 || math.Abs(float64(c.G)-float64(y)/2) > 1.5 || c.A != 255 {
			t.Errorf("row %d is %v", y, c)
		}
	}
}

// A shape taller than a band has no seam where two bands meet.
func TestBands(t *testing.T) {
	const h = 2*bandHeight + 37
	d := drawing{width: 20, height: h}
	d.fill(roundRect(2, 1.5, 18, h-1.5, 3), plain(black))
	d.stroke(roundRect(4, 4, 16, h-4, 3), plain(gold), 1)
	m := d.raster(20, h)
	want := m.Pix[m.PixOffset(0, 100):m.PixOffset(0, 101)]
	for y := 10; y < h-10; y++ {
		if got := m.Pix[m.PixOffset(0, y):m.PixOffset(0, y+1)]; string(got) != string(want) {
			t.Fatalf("row %d is %v, row 100 %v", y, got, want)
		}
	}
}
