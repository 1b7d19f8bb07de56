package vector

import (
	"encoding/binary"
	"image"
	"image/color"
	"math"
	"sync"
)

// Raster paints the drawing over a whole picture of w×h pixels. Sizes below 1
// count as 1: a window that is being laid out may ask for nothing.
func (d Drawing) Raster(w, h int) *image.RGBA {
	w, h = max(w, 1), max(h, 1)
	r := rasterisers.Get().(*rasteriser)
	r.picture = image.NewRGBA(image.Rect(0, 0, w, h))
	m := Scale(float64(w)/d.Width, float64(h)/d.Height)
	for run, twice := range d.Runs() {
		for _, s := range run {
			r.draw(s, m, twice)
		}
		r.paintTurned()
	}
	picture := r.picture
	r.picture = nil
	rasterisers.Put(r) // not if there was a panic, which would leave something in its memory
	return picture
}

// rasterisers are kept for their memory.
var rasterisers = sync.Pool{New: func() any { return new(rasteriser) }}

// rasteriser paints shapes over a picture. It works in the box of each shape
// rather than the whole picture: most shapes of a card are small.
type rasteriser struct {
	picture  *image.RGBA
	box      image.Rectangle // of the shape
	coverage coverage        // of its pixels
	pen      pen
	contour  []Point   // kept for its memory
	covers   []stretch // what the shape covers, or all shapes since a run began that is painted twice
	run      []painted // these shapes
}

// painted is a shape of a run that is painted twice: its paint, in pixels, and which of the
// stretches are its own.
type painted struct {
	ink      ink
	from, to int
}

// draw paints a shape seen through m, and remembers what it covers if it is to be painted
// twice: the half turn of a picture takes pixels to pixels.
func (r *rasteriser) draw(s Shape, m Matrix, twice bool) {
	line := s.Line * m.Size()
	low, high := s.Path.seenThrough(m)
	size := r.picture.Rect.Max
	r.box = image.Rectangle{
		image.Pt(within(math.Floor(low.X-line), size.X), within(math.Floor(low.Y-line), size.Y)),
		image.Pt(within(math.Ceil(high.X+line), size.X), within(math.Ceil(high.Y+line), size.Y)),
	}
	if r.box.Empty() {
		return
	}
	r.coverage.reset(r.box.Dx(), r.box.Dy())
	inBox := m.Then(Move(float64(-r.box.Min.X), float64(-r.box.Min.Y)))
	if line > 0 {
		r.addLine(s.Path, inBox, line)
	} else {
		r.addFill(s.Path, inBox)
	}
	from := len(r.covers)
	for y := range r.box.Dy() {
		r.covers = r.coverage.row(y, r.covers, r.box.Min.X, r.box.Min.Y)
	}
	with := s.Paint.Transform(m).ink()
	for _, c := range r.covers[from:] {
		with.over(r.picture.Pix[r.picture.PixOffset(int(c.from), int(c.y)):], c, 1)
	}
	if twice {
		r.run = append(r.run, painted{with, from, len(r.covers)})
	} else {
		r.covers = r.covers[:from]
	}
}

// within returns a place on an axis of the picture, or the border that is nearest to it.
func within(place float64, size int) int { return int(max(0, min(place, float64(size)))) }

// paintTurned paints what has been recorded again after a half turn, and clears the record.
func (r *rasteriser) paintTurned() {
	size := r.picture.Rect.Max
	for _, s := range r.run {
		for _, c := range r.covers[s.from:s.to] {
			s.ink.over(r.picture.Pix[r.picture.PixOffset(size.X-int(c.to), size.Y-1-int(c.y)):], c, -1)
		}
	}
	clear(r.run) // lets go of gradients
	r.run, r.covers = r.run[:0], r.covers[:0]
}

// addFill adds what the path encloses, seen through m.
func (r *rasteriser) addFill(p Path, m Matrix) {
	for contour := range r.contours(p, m) {
		last := contour[len(contour)-1]
		for _, a := range contour {
			r.coverage.line(last, a)
			last = a
		}
	}
}

// addLine adds a line along the path, seen through m; its width is in pixels.
func (r *rasteriser) addLine(p Path, m Matrix, width float64) {
	r.pen.edge, r.pen.radius = r.coverage.line, width/2
	for contour, closed := range r.contours(p, m) {
		r.pen.contour(contour, closed)
	}
}

// contours calls yield for each contour of the path, seen through m, as points in a row,
// and says whether the path closes it. The points are valid until yield returns.
func (r *rasteriser) contours(p Path, m Matrix) func(yield func(contour []Point, closed bool) bool) {
	return func(yield func([]Point, bool) bool) {
		points := r.contour[:0]
		for verb, at := range p.Steps() {
			switch verb {
			case MoveTo:
				if len(points) > 0 && !yield(points, false) {
					return
				}
				points = append(points[:0], m.Apply(at[0]))
			case LineTo:
				points = append(points, m.Apply(at[0]))
			case CubeTo:
				points = flatten(points, m.Apply(at[0]), m.Apply(at[1]), m.Apply(at[2]))
			case ClosePath:
				if !yield(points, true) {
					return
				}
				points = points[:0]
			}
		}
		if len(points) > 0 {
			yield(points, false)
		}
		r.contour = points
	}
}

// flatness is the maximum distance, in pixels, of a straight piece from the curve it stands for.
const flatness = 0.05

// mostPieces is of how many pieces a curve is at most: enough for one of 60,000 pixels.
const mostPieces = 1 << 10

// flatten adds a cubic from the last point, with the controls b and c, to d as straight
// pieces. A piece of a curve with the second derivative f, of which t takes 1/n, is within
// |f|/8n² of its chord; for a cubic |f| is at most 6 times the larger of a−2b+c and b−2c+d.
func flatten(points []Point, b, c, d Point) []Point {
	a := points[len(points)-1]
	bend := max(distance(Point{2 * b.X, 2 * b.Y}, Point{a.X + c.X, a.Y + c.Y}), distance(Point{2 * c.X, 2 * c.Y}, Point{b.X + d.X, b.Y + d.Y}))
	n := min(math.Ceil(math.Sqrt(6*bend/8/flatness)), mostPieces)
	for i := 1.; i < n; i++ {
		t := i / n
		u := 1 - t
		ka, kb, kc, kd := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		points = append(points, Point{ka*a.X + kb*b.X + kc*c.X + kd*d.X, ka*a.Y + kb*b.Y + kc*c.Y + kd*d.Y})
	}
	return append(points, d)
}

// ink is a paint given in pixels.
type ink struct {
	plain      color.RGBA
	colours    *[256]color.RGBA // of a gradient, or nil
	at         float64          // which of them the middle of pixel 0, 0 has
	stepX      float64          // from a pixel to the next
	stepY      float64
	horizontal bool // all pixels of a row have the same
}

// ink returns a paint that is given in pixels ready for use.
func (p Paint) ink() ink {
	if p.Plain() {
		return ink{plain: premultiplied(p.From)}
	}
	colours := p.steps()
	along := Point{p.End.X - p.Start.X, p.End.Y - p.Start.Y}
	length := along.X*along.X + along.Y*along.Y
	along = Point{along.X * 255 / length, along.Y * 255 / length}
	return ink{
		colours: &colours, at: (0.5-p.Start.X)*along.X + (0.5-p.Start.Y)*along.Y,
		stepX: along.X, stepY: along.Y, horizontal: math.Abs(along.X) < 1e-9,
	}
}

// over paints a stretch over pixels, which begin with it: its first pixel is the first of
// them, or with -1 for the way the last, as after a half turn.
func (i *ink) over(pixels []uint8, s stretch, way int) {
	n := int(s.to - s.from)
	pixels = pixels[:4*n]
	if i.colours == nil {
		over(pixels, i.plain, s.covered)
		return
	}
	at := i.at + float64(s.y)*i.stepY
	if i.horizontal {
		over(pixels, i.colours[step(at)], s.covered)
		return
	}
	next := 0
	if way < 0 {
		next = 4 * (n - 1)
	}
	for x := s.from; x < s.to; x++ {
		over(pixels[next:next+4], i.colours[step(at+float64(x)*i.stepX)], s.covered)
		next += 4 * way
	}
}

// step keeps a gradient's position to its 256 steps.
func step(at float64) uint8 { return uint8(min(max(at, 0), 255)) }

// steps returns 256 premultiplied colours from one end of the paint to the other.
func (p Paint) steps() (colours [256]color.RGBA) {
	for i := range colours {
		colours[i] = premultiplied(Blend(p.From, p.To, float64(i)/255))
	}
	return colours
}

// premultiplied does what the model of package color would do, without its allocations.
func premultiplied(c color.NRGBA) color.RGBA {
	r, g, b, a := c.RGBA()
	return color.RGBA{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), uint8(a >> 8)}
}

// over paints a premultiplied colour over pixels in a row, all covered alike by 0 to 255.
func over(pixels []uint8, c color.RGBA, covered uint32) {
	if covered == 255 && c.A == 255 {
		one := uint32(c.R) | uint32(c.G)<<8 | uint32(c.B)<<16 | uint32(c.A)<<24
		short := min(len(pixels), 4*16)
		for i := 0; i+4 <= short; i += 4 {
			binary.LittleEndian.PutUint32(pixels[i:], one)
		}
		for done := short; done < len(pixels) && done > 0; done *= 2 { // a long stretch from what is there
			copy(pixels[done:], pixels[:done])
		}
		return
	}
	const full = 255 * 255
	rest := full - uint32(c.A)*covered
	add := covered * 255
	r, g, b, a := uint32(c.R)*add+full/2, uint32(c.G)*add+full/2, uint32(c.B)*add+full/2, uint32(c.A)*add+full/2
	for ; len(pixels) >= 4; pixels = pixels[4:] {
		pixels[0] = uint8((uint32(pixels[0])*rest + r) / full)
		pixels[1] = uint8((uint32(pixels[1])*rest + g) / full)
		pixels[2] = uint8((uint32(pixels[2])*rest + b) / full)
		pixels[3] = uint8((uint32(pixels[3])*rest + a) / full)
	}
}
