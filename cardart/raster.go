package cardart

import (
	"image"
	"image/color"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// raster paints the drawing over a whole picture of w×h pixels. Sizes below 1
// count as 1: a window that is being laid out may ask for nothing.
func (d drawing) raster(w, h int) *image.RGBA {
	w, h = max(w, 1), max(h, 1)
	r := rasteriser{picture: image.NewRGBA(image.Rect(0, 0, w, h))}
	m := scale(float64(w)/d.width, float64(h)/d.height)
	for _, s := range d.shapes {
		r.draw(s, m)
	}
	return r.picture
}

// rasteriser paints shapes over a picture. It works in the box of each shape
// rather than the whole picture: most shapes of a card are small.
type rasteriser struct {
	picture *image.RGBA
	vector  vector.Rasterizer
	mask    image.Alpha // of a gradient; kept for its memory
}

func (r *rasteriser) draw(s shape, m matrix) {
	p, line := s.path.transform(m), s.line*m.size()
	low, high := p.bounds()
	box := image.Rect(
		int(math.Floor(low.x-line)), int(math.Floor(low.y-line)),
		int(math.Ceil(high.x+line)), int(math.Ceil(high.y+line)),
	).Intersect(r.picture.Rect)
	if box.Empty() {
		return
	}
	r.vector.Reset(box.Dx(), box.Dy())
	inBox := move(float64(-box.Min.X), float64(-box.Min.Y))
	if line > 0 {
		r.addLine(p.transform(inBox), line)
	} else {
		r.addFill(p.transform(inBox))
	}
	if s.paint.isPlain() {
		r.vector.Draw(r.picture, box, image.NewUniform(s.paint.from), image.Point{})
		return
	}
	r.drawGradient(box, s.paint.transform(m))
}

func (r *rasteriser) addFill(p path) {
	at := p.points
	for _, v := range p.verbs {
		switch v {
		case moveTo:
			r.vector.MoveTo(float32(at[0].x), float32(at[0].y))
		case lineTo:
			r.vector.LineTo(float32(at[0].x), float32(at[0].y))
		case cubeTo:
			r.vector.CubeTo(float32(at[0].x), float32(at[0].y), float32(at[1].x), float32(at[1].y), float32(at[2].x), float32(at[2].y))
		case closePath:
			r.vector.ClosePath()
		}
		at = at[pointsOf[v]:]
	}
}

// fine is how many steps of the stroker's fixed point make a pixel: its own 64,
// times 16, because at 64 thin curves show flats.
const fine = 64 * 16

// addLine adds the two edges of a line along p, with round ends and joins.
func (r *rasteriser) addLine(p path, width float64) {
	toFixed := func(a point) fixed.Point26_6 {
		return fixed.Point26_6{X: fixed.Int26_6(math.Round(a.x * fine)), Y: fixed.Int26_6(math.Round(a.y * fine))}
	}
	var pen rasterx.Stroker
	pen.Scanner = edges{vector: &r.vector}
	pen.SetStroke(fixed.Int26_6(width*fine), 4<<6, rasterx.RoundCap, nil, rasterx.RoundGap, rasterx.Round)
	at := p.points
	for i, v := range p.verbs {
		switch v {
		case moveTo:
			if i > 0 {
				pen.Stop(false) // does nothing after a closed contour
			}
			pen.Start(toFixed(at[0]))
		case lineTo:
			pen.Line(toFixed(at[0]))
		case cubeTo:
			pen.CubeBezier(toFixed(at[0]), toFixed(at[1]), toFixed(at[2]))
		case closePath:
			pen.Stop(true)
		}
		at = at[pointsOf[v]:]
	}
	pen.Stop(false)
}

// edges hands the stroker's edges on to the rasteriser. They arrive as runs that
// close only all together, so each run must stay open here. The stroker calls
// no other method of its Scanner, which therefore stays nil.
type edges struct {
	rasterx.Scanner
	vector *vector.Rasterizer
}

func (e edges) Start(a fixed.Point26_6) { e.vector.MoveTo(float32(a.X)/fine, float32(a.Y)/fine) }
func (e edges) Line(a fixed.Point26_6)  { e.vector.LineTo(float32(a.X)/fine, float32(a.Y)/fine) }

// drawGradient paints what the rasteriser holds in a gradient given in pixels.
// The mask comes first: the vector package asks any source but a uniform one
// for its colours through two interfaces, which is ten times slower.
func (r *rasteriser) drawGradient(box image.Rectangle, with paint) {
	if n := box.Dx() * box.Dy(); cap(r.mask.Pix) < n {
		r.mask.Pix = make([]uint8, n)
	} else {
		r.mask.Pix = r.mask.Pix[:n]
		clear(r.mask.Pix)
	}
	r.mask.Stride, r.mask.Rect = box.Dx(), image.Rect(0, 0, box.Dx(), box.Dy())
	r.vector.Draw(&r.mask, r.mask.Rect, image.Opaque, image.Point{})

	var steps [256]color.RGBA
	for i := range steps {
		steps[i] = color.RGBAModel.Convert(with.at(float64(i) / 255)).(color.RGBA)
	}
	along := point{with.end.x - with.start.x, with.end.y - with.start.y}
	if length := along.x*along.x + along.y*along.y; length > 0 {
		along = point{along.x * 255 / length, along.y * 255 / length}
	}
	for y := range box.Dy() {
		row := r.picture.Pix[r.picture.PixOffset(box.Min.X, box.Min.Y+y):]
		dy := float64(box.Min.Y+y) + 0.5 - with.start.y
		for x, m := range r.mask.Pix[y*box.Dx() : (y+1)*box.Dx()] {
			if m == 0 {
				continue
			}
			dx := float64(box.Min.X+x) + 0.5 - with.start.x
			c := steps[int(min(max(dx*along.x+dy*along.y, 0), 255))]
			over(row[4*x:4*x+4:4*x+4], c, uint32(m))
		}
	}
}

// over paints a premultiplied colour over a pixel, through a mask of 0 to 255.
func over(pixel []uint8, c color.RGBA, mask uint32) {
	rest := 255*255 - uint32(c.A)*mask
	pixel[0] = uint8((uint32(pixel[0])*rest + uint32(c.R)*mask*255 + 255*255/2) / (255 * 255))
	pixel[1] = uint8((uint32(pixel[1])*rest + uint32(c.G)*mask*255 + 255*255/2) / (255 * 255))
	pixel[2] = uint8((uint32(pixel[2])*rest + uint32(c.B)*mask*255 + 255*255/2) / (255 * 255))
	pixel[3] = uint8((uint32(pixel[3])*rest + uint32(c.A)*mask*255 + 255*255/2) / (255 * 255))
}
