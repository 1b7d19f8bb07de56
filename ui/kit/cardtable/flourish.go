package cardtable

import (
	"image"
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// flourishTime is the length of a flourish.
const flourishTime = 1200 * time.Millisecond

// Measures of a flourish, in units.
const (
	leastSign, mostSign = 13, 24 // size of the suit signs
	flight              = 120    // greatest distance that they fly beyond the sheet
	fall                = 90     // distance that they sink meanwhile
	rayPixels           = 160    // size of the picture of the rays, which is stretched
	rays                = 28     // around
	rayReach            = 1.75   // as much wider and higher than the sheet
)

// Signs returns the picture of the i-th sign of a flourish.
type Signs func(i int) *canvas.Raster

// SuitSigns are those of suits, in gold.
func SuitSigns(art *widget.Art, suits ...card.Suit) Signs {
	return func(i int) *canvas.Raster { return art.SignIn(suits[i%len(suits)], theme.Current().Gold) }
}

// Flourish is an animation of golden signs that fly up from behind a sheet and sink, with rays of light for
// something great. It decides nothing and can be stopped at any moment.
type Flourish struct {
	Layer   *fyne.Container // between the table and its sheets
	light   *canvas.Raster  // or nil
	sparks  []spark
	sheet   Rect
	unit    float32
	running *fyne.Animation // or nil
}

// NewFlourish returns a flourish that isn't shown.
func NewFlourish() Flourish { return Flourish{Layer: container.NewWithoutLayout()} }

// Splendour is the size of a flourish. The zero value is none.
type Splendour struct {
	Signs int // number of flying signs
	Rays  bool
}

// spark is one of the signs on its way.
type spark struct {
	raster *canvas.Raster
	size   float32
	to     fyne.Position // as far as it flies, from the middle, without sinking
}

// Start shows the flourish around a sheet. The unit is that of the table.
func (f *Flourish) Start(of Splendour, signs Signs, sheet Rect, unit float32) {
	f.Stop()
	if of == (Splendour{}) {
		return
	}
	f.lay(of, signs, sheet, unit)
	f.running = fyne.NewAnimation(flourishTime, func(done float32) {
		switch {
		case f.running == nil:
		case done >= 1:
			f.Stop()
		default:
			f.show(done)
		}
	})
	f.running.Curve = fyne.AnimationLinear
	f.running.Start()
}

// Around shows the flourish around something that lies on the table; nil: nothing does.
func (f *Flourish) Around(shown fyne.CanvasObject, of Splendour, signs Signs, unit float32) {
	if shown != nil {
		at, size := shown.Position(), shown.Size()
		f.Start(of, signs, NewRect(at.X, at.Y, size.Width, size.Height), unit)
	}
}

// lay makes the signs and the rays.
func (f *Flourish) lay(of Splendour, signs Signs, sheet Rect, unit float32) {
	f.sheet, f.unit = sheet, unit
	if of.Rays {
		gold := theme.Current().Gold
		f.light = canvas.NewRaster(func(int, int) image.Image { return paintRays(gold) })
		x, y := sheet.Centre()
		r := Around(x, y, sheet.W*rayReach, sheet.H*rayReach)
		f.light.Move(fyne.NewPos(r.X, r.Y))
		f.light.Resize(fyne.NewSize(r.W, r.H))
		f.Layer.Add(f.light)
	}
	f.sparks = make([]spark, of.Signs)
	for i := range f.sparks {
		s := newSpark(i, len(f.sparks), sheet, unit)
		s.raster = signs(i)
		s.raster.Resize(fyne.NewSquareSize(s.size))
		f.sparks[i] = s
		f.Layer.Add(s.raster)
	}
	f.show(0)
}

// show shows the flourish after a share of its time. Nothing is drawn again: all moves and fades.
func (f *Flourish) show(done float32) {
	x, y := f.sheet.Centre()
	for _, s := range f.sparks {
		at := s.at(done)
		s.raster.Translucency = 1 - float64(shine(done))
		s.raster.Move(fyne.NewPos(x+at.X-s.size/2, y+at.Y+fall*f.unit*done*done-s.size/2))
	}
	if f.light != nil {
		f.light.Translucency = 1 - 0.7*float64(shine(done))
		f.light.Move(f.light.Position()) // makes Fyne paint
	}
}

// newSpark returns one of n signs around a sheet. They go all ways, most of them up, no two as far.
func newSpark(i, n int, sheet Rect, unit float32) spark {
	const golden = 0.6180339887
	_, chance := math.Modf(float64(i+1) * golden)
	angle := 2*math.Pi*(float64(i)+0.5)/float64(n) - math.Pi/2
	x, y := math.Cos(angle), math.Sin(angle)
	edge := float32(1 / max(math.Abs(x), math.Abs(y))) // there the sheet ends
	reach := flight * unit * float32(0.3+0.7*chance)
	up := fall * unit / 2
	return spark{
		size: (leastSign + (mostSign-leastSign)*float32(1-chance)) * unit,
		to:   fyne.NewPos(float32(x)*(edge*sheet.W/2+reach), float32(y)*(edge*sheet.H/2+reach*0.6)-up),
	}
}

// at returns the sign's position after a share of the time, relative to the middle of the sheet.
func (s spark) at(done float32) fyne.Position {
	out := 1 - (1-done)*(1-done)*(1-done)
	return fyne.NewPos(s.to.X*out, s.to.Y*out)
}

// shine returns the brightness after a share of the time: full at once, then fading.
func shine(done float32) float32 {
	return min(done*8, 1) * (1 - done*done)
}

// Running reports whether the flourish is on its way.
func (f *Flourish) Running() bool { return f.running != nil }

// Stop takes the flourish away.
func (f *Flourish) Stop() {
	if f.running != nil {
		f.running.Stop()
		f.running = nil
	}
	f.light, f.sparks = nil, nil
	if len(f.Layer.Objects) > 0 {
		f.Layer.RemoveAll()
		f.Layer.Refresh() // else its last frame stays in the window
	}
}

// paintRays paints rays of light from the middle that fade towards the edge.
func paintRays(gold color.NRGBA) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, rayPixels, rayPixels))
	for y := range rayPixels {
		for x := range rayPixels {
			dx, dy := (float64(x)+0.5)/rayPixels*2-1, (float64(y)+0.5)/rayPixels*2-1
			far := math.Hypot(dx, dy)
			ray := 0.5 + 0.5*math.Cos(math.Atan2(dy, dx)*rays)
			light := max(0, 1-far) * (0.35 + 0.65*ray)
			a := light * 255
			shade := func(c uint8) uint8 { return uint8(a * float64(c) / 255) }
			picture.SetRGBA(x, y, color.RGBA{R: shade(gold.R), G: shade(gold.G), B: shade(gold.B), A: uint8(a)})
		}
	}
	return picture
}
