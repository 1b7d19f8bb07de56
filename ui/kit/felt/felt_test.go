package felt

import (
	"image/color"
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

var shapes = map[string]Shape{
	"oval":        Oval{200, 150, 180, 120},
	"circle":      Oval{200, 150, 100, 100},
	"tray":        Tray{20, 30, 350, 230, 24},
	"square tray": Tray{20, 30, 230, 230, 0.1},
}

// distance returns how far a point is inside an outline, measured at many points of it.
func distance(s Shape, x, y float64) float64 {
	mx, my, _, _ := s.Middle()
	nearest := math.Inf(1)
	for angle := 0.0; angle < 2*math.Pi; angle += 0.002 {
		in, out := 0.0, 1000.0
		for range 30 {
			r := (in + out) / 2
			if inside, _, _ := s.Edge(mx+r*math.Cos(angle), my+r*math.Sin(angle)); inside > 0 {
				in = r
			} else {
				out = r
			}
		}
		nearest = min(nearest, math.Hypot(mx+in*math.Cos(angle)-x, my+in*math.Sin(angle)-y))
	}
	return nearest
}

// Near the outline the distance is right, and the direction out leads out.
func TestEdge(t *testing.T) {
	for name, s := range shapes {
		mx, my, _, _ := s.Middle()
		for i := range 40 {
			angle := float64(i) * math.Pi / 20.3
			r := 20.0 // so far from the middle that 5 pixels are left
			for inside := math.Inf(1); inside > 5; r++ {
				inside, _, _ = s.Edge(mx+r*math.Cos(angle), my+r*math.Sin(angle))
			}
			x, y := mx+r*math.Cos(angle), my+r*math.Sin(angle)
			inside, outX, outY := s.Edge(x, y)
			if want := distance(s, x, y); math.Abs(inside-want) > 0.5 {
				t.Errorf("%s at %.1f, %.1f: %.2f inside, want %.2f", name, x, y, inside, want)
			}
			if length := math.Hypot(outX, outY); math.Abs(length-1) > 1e-6 {
				t.Errorf("%s at %.1f, %.1f: the direction has length %g", name, x, y, length)
			}
			if further, _, _ := s.Edge(x+outX*2, y+outY*2); math.Abs(inside-2-further) > 0.3 {
				t.Errorf("%s at %.1f, %.1f: 2 pixels out it is %.2f inside, from %.2f", name, x, y, further, inside)
			}
		}
	}
}

// The fast part must be plain felt, and most of the table must be fast.
func TestInner(t *testing.T) {
	for name, s := range shapes {
		fast := 0.0
		for y := 0.5; y < 300; y++ {
			from, to := s.Inner(y, 30)
			for x := from; x < to; x++ {
				if inside, _, _ := s.Edge(x, y); inside < 29.5 {
					t.Fatalf("%s at %.1f, %.1f: painted as felt, but only %.2f inside", name, x, y, inside)
				}
			}
			fast += max(0, to-from)
		}
		if _, _, a, b := s.Middle(); fast < a*b {
			t.Errorf("%s: only %.0f pixels are painted fast", name, fast)
		}
	}
}

// The fast way and the slow way paint the same felt.
func TestFastIsSlow(t *testing.T) {
	for name, s := range shapes {
		p := newPainter(Table{s, 12, true, theme.Light}, 400, 300)
		fast, slow := make([]byte, 4*400), make([]byte, 4*400)
		for y := 0; y < 300; y += 3 {
			p.row(fast, y)
			p.edge(slow, y, 0, 400)
			if string(fast) != string(slow) {
				t.Fatalf("%s: row %d differs", name, y)
			}
		}
	}
}

// A table that nearly fills its picture throws a shadow that ends within it. It was once cut
// off square.
func TestTheShadowEndsInThePicture(t *testing.T) {
	for _, p := range []theme.Palette{theme.Light, theme.Dark} {
		picture := Table{Tray{8, 8, 384, 284, 60}, 18, true, p}.Picture(400, 300)
		edge, under := picture.RGBAAt(200, 299), picture.RGBAAt(200, 294)
		if edge != color.RGBA(p.Room) || picture.RGBAAt(0, 150) != color.RGBA(p.Room) || picture.RGBAAt(399, 150) != color.RGBA(p.Room) {
			t.Errorf("the edge of the picture is %v, want %v", edge, p.Room)
		}
		if under.G >= p.Room.G {
			t.Errorf("below the table it is %v, which is no shadow on %v", under, p.Room)
		}
	}
}

// Plate and button are opaque inside and leave the corners free.
func TestPlateAndButton(t *testing.T) {
	for _, p := range []theme.Palette{theme.Light, theme.Dark} {
		plate, button := Plate(188, 36, p), Button(24, p)
		if plate.RGBAAt(0, 0).A != 0 || button.RGBAAt(0, 0).A != 0 {
			t.Error("a corner is covered")
		}
		if wood := plate.RGBAAt(94, 18); wood.A != 0xff || wood.R <= wood.G || wood.G <= wood.B {
			t.Errorf("the plate is %v, which is not wood", wood)
		}
		if ivory := button.RGBAAt(12, 12); ivory.A != 0xff || ivory.R < 0xe0 {
			t.Errorf("the button is %v, which is not ivory", ivory)
		}
		if c := vector.Contrast(color.NRGBA(plate.RGBAAt(94, 18)), p.FeltInk); c < theme.Legible {
			t.Errorf("names stand on the plate with a contrast of %.1f", c)
		}
	}
}

func BenchmarkPicture(b *testing.B) {
	for name, size := range map[string]int{"1280x720": 1280, "3840x2160": 3840} {
		b.Run(name, func(b *testing.B) {
			w, h := float64(size), float64(size)*9/16
			for b.Loop() {
				Table{Oval{w / 2, h / 2, w / 2, h / 2}, w / 58, true, theme.Light}.Picture(size, size*9/16)
			}
		})
	}
}
