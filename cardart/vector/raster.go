package vector

import (
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
	defer rasterisers.Put(r)
	r.picture = image.NewRGBA(image.Rect(0, 0, w, h))
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
	picture := r.picture
	r.picture = nil
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
	contour  []Point // kept for its memory
}

func (r *rasteriser) draw(s Shape, m Matrix) {
	line := s.Line * m.Size()
	low, high := s.Path.seenThrough(m)
	r.box = image.Rect(
		int(math.Floor(low.X-line)), int(math.Floor(low.Y-line)),
		int(math.Ceil(high.X+line)), int(math.Ceil(high.Y+line)),
	).Intersect(r.picture.Rect)
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
	r.paint(s.Paint.Transform(m))
}

// seenThrough returns the box of all points seen through m, controls too.
func (p Path) seenThrough(m Matrix) (low, high Point) {
	low = Point{math.Inf(1), math.Inf(1)}
	high = Point{math.Inf(-1), math.Inf(-1)}
	for _, a := range p.Points {
		a = m.Apply(a)
		low = Point{min(low.X, a.X), min(low.Y, a.Y)}
		high = Point{max(high.X, a.X), max(high.Y, a.Y)}
	}
	return low, high
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

// flatness is how far, in pixels, a straight piece may be from the curve it stands for.
const flatness = 0.05

// flatten adds a cubic from the last point, with the controls b and c, to d as straight
// pieces. A piece of a curve with the second derivative f, of which t takes 1/n, is within
// |f|/8n² of its chord; for a cubic |f| is at most 6 times the larger of a−2b+c and b−2c+d.
func flatten(points []Point, b, c, d Point) []Point {
	a := points[len(points)-1]
	bend := max(distance(Point{2 * b.X, 2 * b.Y}, Point{a.X + c.X, a.Y + c.Y}), distance(Point{2 * c.X, 2 * c.Y}, Point{b.X + d.X, b.Y + d.Y}))
	n := math.Ceil(math.Sqrt(6 * bend / 8 / flatness))
	for i := 1.; i < n; i++ {
		t := i / n
		u := 1 - t
		ka, kb, kc, kd := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		points = append(points, Point{ka*a.X + kb*b.X + kc*c.X + kd*d.X, ka*a.Y + kb*b.Y + kc*c.Y + kd*d.Y})
	}
	return append(points, d)
}

// paint paints what is covered in a paint given in pixels.
func (r *rasteriser) paint(with Paint) {
	width := r.box.Dx()
	plain := with.Plain()
	var colours *[256]color.RGBA
	colour := premultiplied(with.From)
	if !plain {
		steps := with.steps()
		colours = &steps
	}
	along := Point{with.End.X - with.Start.X, with.End.Y - with.Start.Y}
	if length := along.X*along.X + along.Y*along.Y; length > 0 {
		along = Point{along.X * 255 / length, along.Y * 255 / length}
	}
	for y := range r.box.Dy() {
		row := r.picture.Pix[r.picture.PixOffset(r.box.Min.X, r.box.Min.Y+y):][:4*width]
		if plain {
			r.coverage.row(y, func(from, to int, covered uint32) { over(row[4*from:4*to], colour, covered) })
			continue
		}
		dx, dy := float64(r.box.Min.X)+0.5-with.Start.X, float64(r.box.Min.Y+y)+0.5-with.Start.Y
		at := dx*along.X + dy*along.Y
		if math.Abs(along.X) < 1e-9 {
			colour := colours[step(at)]
			r.coverage.row(y, func(from, to int, covered uint32) { over(row[4*from:4*to], colour, covered) })
			continue
		}
		r.coverage.row(y, func(from, to int, covered uint32) {
			for x := from; x < to; x++ {
				over(row[4*x:4*x+4], colours[step(at+float64(x)*along.X)], covered)
			}
		})
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
		if len(pixels) >= 4 {
			pixels[0], pixels[1], pixels[2], pixels[3] = c.R, c.G, c.B, c.A
			for done := 4; done < len(pixels); done *= 2 {
				copy(pixels[done:], pixels[:done])
			}
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
