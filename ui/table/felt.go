package table

import (
	"image"
	"image/color"
	"math"
	"runtime"
	"sync"

	"github.com/superbridge/superbridge/ui/theme"
)

// feltPicture paints the room with the oval table in it: w by h pixels, the table with
// its wooden rim in the rectangle oval, in points of which w pixels make width. Points
// are coloured by their distance from the edge of the ellipse, so that edges are smooth.
func feltPicture(w, h int, width float32, oval Rect, rim float32, p theme.Palette) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, w, h))
	scale := float64(w) / float64(max(width, 1))
	centreX, centreY := oval.Centre()
	painter := ovalPainter{
		cx: float64(centreX) * scale, cy: float64(centreY) * scale,
		a: float64(oval.W) / 2 * scale, b: float64(oval.H) / 2 * scale,
		rim: float64(rim) * scale, palette: p,
	}
	var wait sync.WaitGroup
	strips := runtime.GOMAXPROCS(0)
	for i := range strips {
		wait.Go(func() {
			for y := h * i / strips; y < h*(i+1)/strips; y++ {
				painter.row(picture.Pix[y*picture.Stride:], w, y)
			}
		})
	}
	wait.Wait()
	return picture
}

type ovalPainter struct {
	cx, cy, a, b, rim float64
	palette           theme.Palette
}

func (o ovalPainter) row(pix []byte, w, y int) {
	for x := range w {
		c := o.at(float64(x)+0.5, float64(y)+0.5)
		pix[4*x], pix[4*x+1], pix[4*x+2], pix[4*x+3] = c.R, c.G, c.B, 0xff
	}
}

// at returns the colour of a pixel.
func (o ovalPainter) at(x, y float64) color.NRGBA {
	// f is 1 on the ellipse; (1-f)·f/|gradient| is close to the distance from it.
	dx, dy := (x-o.cx)/o.a, (y-o.cy)/o.b
	f2 := dx*dx + dy*dy
	f := math.Sqrt(f2)
	gx, gy := dx/o.a, dy/o.b
	inside := (1 - f) * f / math.Sqrt(gx*gx+gy*gy+1e-12) // pixels from the edge, positive inside
	p := &o.palette
	switch {
	case inside < -o.rim:
		return p.Room
	case inside < 0.5: // the shadow on the room, and the rim's smooth edge
		near := 1 + inside/o.rim
		shadow := theme.Mix(p.Room, color.NRGBA{A: 0xff}, 0.35*near*near)
		return theme.Mix(shadow, p.WoodDark, clamp01(inside+0.5))
	case inside < o.rim:
		return theme.Mix(o.wood(x, y, inside), p.FeltDeep, clamp01(inside-o.rim+1))
	}
	deep := f2 * f
	if depth := (inside - o.rim) / o.rim; depth < 1.5 { // the rim's shadow
		deep += 0.9 * (1 - depth/1.5) * (1 - depth/1.5)
	}
	felt := mixDeep(p.Felt, p.FeltDeep, deep)
	return speckle(felt, noise(int(x), int(y)), 3.5)
}

// mixDeep is theme.Mix for opaque colours and shares that go a little past 1.
func mixDeep(a, b color.NRGBA, share float64) color.NRGBA {
	n := int(share * 256)
	mix := func(x, y uint8) uint8 { return uint8(min(max(int(x)+(int(y)-int(x))*n>>8, 0), 255)) }
	return color.NRGBA{R: mix(a.R, b.R), G: mix(a.G, b.G), B: mix(a.B, b.B), A: 0xff}
}

// wood returns the colour of the rim: a round profile lit from above, with grain along it.
func (o ovalPainter) wood(x, y, inside float64) color.NRGBA {
	p := o.palette
	across := inside / o.rim // 0 at the outer edge
	round := math.Sin(across * math.Pi)
	shine := 0.45
	if y < o.cy {
		shine = 0.85
	}
	light := theme.Mix(p.Wood, p.WoodLight, shine*round)
	angle := math.Atan2((y-o.cy)/o.b, (x-o.cx)/o.a)
	grain := math.Sin(angle*90 + math.Sin(across*9+angle*13)*2)
	c := theme.Mix(light, p.WoodDark, 0.10+0.10*grain+0.45*math.Pow(math.Abs(across-0.5)*2, 3))
	return speckle(c, noise(int(x), int(y)), 2)
}

func clamp01(v float64) float64 { return math.Min(math.Max(v, 0), 1) }

// noise returns a number from -1 to 1 that looks random and is always the same for a pixel.
func noise(x, y int) float64 {
	h := uint32(x)*0x8da6b343 ^ uint32(y)*0xd8163841
	h ^= h >> 13
	h *= 0x5bd1e995
	h ^= h >> 15
	return float64(h&0xffff)/0x7fff - 1
}

func speckle(c color.NRGBA, n, strength float64) color.NRGBA {
	d := int(n * strength)
	shift := func(v uint8) uint8 { return uint8(min(max(int(v)+d, 0), 255)) }
	return color.NRGBA{R: shift(c.R), G: shift(c.G), B: shift(c.B), A: c.A}
}
