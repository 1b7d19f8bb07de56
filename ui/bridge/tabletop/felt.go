package tabletop

import (
	"image"
	"math"

	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// oval is the oval table, with its rim.
type oval struct {
	Rect
	unit float32 // of measures
}

// rimAt returns the y at which the felt begins below the rim, at an x.
func (o oval) rimAt(x float32) float32 {
	mx, my := o.Centre()
	a, b := o.W/2-rimWidth*o.unit, o.H/2-rimWidth*o.unit
	d := min(abs(x-mx)/a, 1)
	return my - b*float32(math.Sqrt(float64(1-d*d)))
}

// below returns the top of an object on the felt, this far below the rim at an x, in units.
func (o oval) below(x, gap float32) float32 { return max(o.Y+26*o.unit, o.rimAt(x)+gap*o.unit) }

// edgeAt returns the x of the left edge of the table, including its rim, at a y.
func (o oval) edgeAt(y float32) float32 {
	mx, my := o.Centre()
	d := min(abs(y-my)/(o.H/2), 1)
	return mx - o.W/2*float32(math.Sqrt(float64(1-d*d)))
}

// openTop returns the top of an open hand at the side.
func (o oval) openTop() float32 { return o.Y + o.H/2 - 150*o.unit }

// spreadBottom returns the bottom of the hands at the sides when the board is over: the plates are below.
func (o oval) spreadBottom() float32 {
	_, my := o.Centre()
	return my + 100*o.unit
}

// feltPicture paints the room with the oval table in it: w by h pixels for width points; the table with its wooden rim
// fills the rectangle oval, in points.
func feltPicture(w, h int, width float32, oval Rect, rim float32, p theme.Palette) *image.RGBA {
	scale := float64(w) / float64(max(width, 1))
	x, y := oval.Centre()
	shape := felt.Oval{
		X: float64(x) * scale, Y: float64(y) * scale,
		A: float64(oval.W) / 2 * scale, B: float64(oval.H) / 2 * scale,
	}
	return felt.Table{Shape: shape, Rim: float64(rim) * scale, Line: true, Palette: p}.Picture(w, h)
}
