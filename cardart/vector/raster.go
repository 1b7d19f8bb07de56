package vector

import (
	"encoding/binary"
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// Raster paints the drawing over a whole picture of w×h pixels. Sizes below 1
// count as 1: a window that is being laid out may ask for nothing.
func (d Drawing) Raster(w, h int) *image.RGBA {
	w, h = max(w, 1), max(h, 1)
	r := rasteriser{picture: image.NewRGBA(image.Rect(0, 0, w, h))}
	m := Scale(float64(w)/d.Width, float64(h)/d.Height)
	turned := d.HalfTurn().Then(m)
	for run, twice := range d.Runs() {
		for _, s := range run {
			r.draw(s, m)
		}
		for i := 0; twice && i < len(run); i++ {
			r.draw(run[i], turned)
		}
	}
	return r.picture
}

// rasteriser paints shapes over a picture. It works in the box of each shape
// rather than the whole picture: most shapes of a card are small.
type rasteriser struct {
	picture *image.RGBA
	vector  vector.Rasterizer
	mask    image.Alpha // what a shape covers; kept for its memory
}

func (r *rasteriser) draw(s Shape, m Matrix) {
	p, line := s.Path.Transform(m), s.Line*m.Size()
	low, high := p.Bounds()
	box := image.Rect(
		int(math.Floor(low.X-line)), int(math.Floor(low.Y-line)),
		int(math.Ceil(high.X+line)), int(math.Ceil(high.Y+line)),
	).Intersect(r.picture.Rect)
	with := s.Paint.Transform(m)
	for top := box.Min.Y; top < box.Max.Y; top += bandHeight {
		band := image.Rect(box.Min.X, top, box.Max.X, min(top+bandHeight, box.Max.Y))
		r.vector.Reset(band.Dx(), band.Dy())
		inBand := p.Transform(Move(float64(-band.Min.X), float64(-band.Min.Y)))
		if line > 0 {
			r.addLine(inBand, line)
		} else {
			r.addFill(inBand)
		}
		r.paintIn(band, with)
	}
}

// bandHeight is how many rows of a shape are painted at a time. The vector package
// leaves fixed point for floating above 512, which takes four times as long, and
// the buffers of a band stay in the processor's cache.
const bandHeight = 256

func (r *rasteriser) addFill(p Path) {
	for v, at := range p.Steps() {
		switch v {
		case MoveTo:
			r.vector.MoveTo(float32(at[0].X), float32(at[0].Y))
		case LineTo:
			r.vector.LineTo(float32(at[0].X), float32(at[0].Y))
		case CubeTo:
			r.vector.CubeTo(float32(at[0].X), float32(at[0].Y), float32(at[1].X), float32(at[1].Y), float32(at[2].X), float32(at[2].Y))
		case ClosePath:
			r.vector.ClosePath()
		}
	}
}

// fine is how many steps of the stroker's fixed point make a pixel: its own 64,
// times 16, because at 64 thin curves show flats.
const fine = 64 * 16

// addLine adds the two edges of a line along p, with round ends and joins.
func (r *rasteriser) addLine(p Path, width float64) {
	toFixed := func(a Point) fixed.Point26_6 {
		return fixed.Point26_6{X: fixed.Int26_6(math.Round(a.X * fine)), Y: fixed.Int26_6(math.Round(a.Y * fine))}
	}
	var pen rasterx.Stroker
	pen.Scanner = edges{vector: &r.vector}
	pen.SetStroke(fixed.Int26_6(width*fine), 4<<6, rasterx.RoundCap, nil, rasterx.RoundGap, rasterx.Round)
	for v, at := range p.Steps() {
		switch v {
		case MoveTo:
			pen.Stop(false) // does nothing before the first contour, nor after a closed one
			pen.Start(toFixed(at[0]))
		case LineTo:
			pen.Line(toFixed(at[0]))
		case CubeTo:
			pen.CubeBezier(toFixed(at[0]), toFixed(at[1]), toFixed(at[2]))
		case ClosePath:
			pen.Stop(true)
		}
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

// paintIn paints what the vector rasteriser holds in a paint given in pixels.
// It takes the coverage and does the colours itself: the vector package divides
// three times a pixel, covered or not, and knows no gradients.
func (r *rasteriser) paintIn(box image.Rectangle, with Paint) {
	width := box.Dx()
	if n := width * box.Dy(); cap(r.mask.Pix) < n {
		r.mask.Pix = make([]uint8, n)
	} else {
		r.mask.Pix = r.mask.Pix[:n]
	}
	r.mask.Stride, r.mask.Rect = width, image.Rect(0, 0, width, box.Dy())
	r.vector.DrawOp = draw.Src // so the mask's old content doesn't matter
	r.vector.Draw(&r.mask, r.mask.Rect, image.Opaque, image.Point{})

	colours := with.steps()
	along := Point{with.End.X - with.Start.X, with.End.Y - with.Start.Y}
	if length := along.X*along.X + along.Y*along.Y; length > 0 {
		along = Point{along.X * 255 / length, along.Y * 255 / length}
	}
	for y := range box.Dy() {
		row := r.picture.Pix[r.picture.PixOffset(box.Min.X, box.Min.Y+y):][:4*width]
		mask := r.mask.Pix[y*width : (y+1)*width]
		dx, dy := float64(box.Min.X)+0.5-with.Start.X, float64(box.Min.Y+y)+0.5-with.Start.Y
		at := dx*along.X + dy*along.Y
		if along.X == 0 {
			paintRow(row, mask, colours[step(at)])
			continue
		}
		for x, covered := range mask {
			if covered > 0 {
				over(row[4*x:4*x+4:4*x+4], colours[step(at+float64(x)*along.X)], uint32(covered))
			}
		}
	}
}

// step keeps a gradient's position to its 256 steps.
func step(at float64) uint8 { return uint8(min(max(at, 0), 255)) }

// paintRow paints one colour over pixels in a row, as far as the mask says. Most
// of a shape's box is all covered or not at all, so it looks at eight at a time.
func paintRow(row, mask []uint8, c color.RGBA) {
	const none, all = 0, 1<<64 - 1
	var solid [32]uint8
	for i := 0; i < len(solid); i += 4 {
		solid[i], solid[i+1], solid[i+2], solid[i+3] = c.R, c.G, c.B, c.A
	}
	for len(mask) >= 8 {
		switch eight := binary.LittleEndian.Uint64(mask); {
		case eight == none:
		case eight == all && c.A == 255:
			copy(row[:32], solid[:])
		default:
			for x, covered := range mask[:8] {
				over(row[4*x:4*x+4:4*x+4], c, uint32(covered))
			}
		}
		row, mask = row[32:], mask[8:]
	}
	for x, covered := range mask {
		over(row[4*x:4*x+4:4*x+4], c, uint32(covered))
	}
}

// steps returns 256 premultiplied colours from one end of the paint to the other.
func (p Paint) steps() (colours [256]color.RGBA) {
	plain := p.From == p.To
	for i := range colours {
		if plain && i > 0 {
			colours[i] = colours[0]
			continue
		}
		// The model of package color would do this too, with two allocations.
		r, g, b, a := Blend(p.From, p.To, float64(i)/255).RGBA()
		colours[i] = color.RGBA{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), uint8(a >> 8)}
	}
	return colours
}

// over paints a premultiplied colour over a pixel, covered by 0 to 255.
func over(pixel []uint8, c color.RGBA, covered uint32) {
	if covered == 0 {
		return
	}
	const full = 255 * 255
	rest := full - uint32(c.A)*covered
	pixel[0] = uint8((uint32(pixel[0])*rest + uint32(c.R)*covered*255 + full/2) / full)
	pixel[1] = uint8((uint32(pixel[1])*rest + uint32(c.G)*covered*255 + full/2) / full)
	pixel[2] = uint8((uint32(pixel[2])*rest + uint32(c.B)*covered*255 + full/2) / full)
	pixel[3] = uint8((uint32(pixel[3])*rest + uint32(c.A)*covered*255 + full/2) / full)
}
