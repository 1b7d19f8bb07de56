package review

import (
	"image"
	"image/color"
	"maps"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// shares are the armies' expected shares of the points at a place.
type shares = [chess.Armies]float64

// curve shows below the slider what each army could expect at each place: stacked bands, from the bottom red, blue,
// yellow and green. Unknown places are gaps. A click goes to the place.
type curve struct {
	widget.BaseWidget

	OnMoved func(n int)

	last  int
	known map[int]shares
	place int
}

var (
	_ fyne.Widget        = (*curve)(nil)
	_ fyne.Tappable      = (*curve)(nil)
	_ fyne.Draggable     = (*curve)(nil)
	_ desktop.Cursorable = (*curve)(nil)
)

func newCurve(moved func(n int)) *curve {
	c := &curve{OnMoved: moved}
	c.ExtendBaseWidget(c)
	return c
}

// set shows the known shares of a game that ends at a place.
func (c *curve) set(last int, known map[int]shares) {
	if c.last != last || !maps.Equal(c.known, known) {
		c.last, c.known = last, known
		c.Refresh()
	}
}

// move shows a place.
func (c *curve) move(n int) {
	if c.place != n {
		c.place = n
		c.Refresh()
	}
}

func (c *curve) moved(x float32) {
	if n := review.PlaceAt(c.Size().Width, x, c.last); n != c.place {
		c.OnMoved(n)
	}
}

// Tapped implements fyne.Tappable.
func (c *curve) Tapped(e *fyne.PointEvent) { c.moved(e.Position.X) }

// Dragged implements fyne.Draggable.
func (c *curve) Dragged(e *fyne.DragEvent) { c.moved(e.Position.X) }

// DragEnd implements fyne.Draggable.
func (c *curve) DragEnd() {}

// Cursor implements desktop.Cursorable.
func (c *curve) Cursor() desktop.Cursor { return desktop.PointerCursor }

// curveHeight is the height of the curve in units.
const curveHeight = 62

// CreateRenderer implements fyne.Widget.
func (c *curve) CreateRenderer() fyne.WidgetRenderer {
	r := &curveRenderer{curve: c, needle: canvas.NewRectangle(color.Transparent)}
	r.bands = canvas.NewRaster(r.paint)
	return r
}

type curveRenderer struct {
	curve  *curve
	bands  *canvas.Raster
	needle *canvas.Rectangle // at the place
}

func (r *curveRenderer) MinSize() fyne.Size {
	return fyne.NewSize(theme.U(160), theme.U(curveHeight))
}

// Layout implements fyne.WidgetRenderer.
func (r *curveRenderer) Layout(size fyne.Size) {
	r.bands.Resize(size)
	wide := theme.U(2)
	r.needle.FillColor = theme.Current().Ink
	r.needle.Move(fyne.NewPos(review.PlaceX(size.Width, float32(r.curve.place), r.curve.last)-wide/2, 0))
	r.needle.Resize(fyne.NewSize(wide, size.Height))
}

// Refresh implements fyne.WidgetRenderer.
func (r *curveRenderer) Refresh() {
	r.Layout(r.curve.Size())
	r.bands.Refresh()
	r.needle.Refresh()
}

func (r *curveRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.bands, r.needle} }
func (r *curveRenderer) Destroy()                     {}

// paint draws the bands in w × h pixels.
func (r *curveRenderer) paint(w, h int) image.Image {
	c := r.curve
	size := c.Size()
	b := bands{
		Drawing: vector.Drawing{Width: float64(max(size.Width, 1)), Height: float64(max(size.Height, 1))},
		last:    c.last, known: c.known, palette: theme.Current(),
	}
	b.draw()
	return b.Raster(w, h)
}

// bands is the picture of a curve as it is drawn.
type bands struct {
	vector.Drawing
	last    int
	known   map[int]shares
	palette theme.Palette
}

func (b *bands) x(place float64) float64 {
	return float64(review.PlaceX(float32(b.Width), float32(min(max(place, 0), float64(b.last))), b.last))
}

func (b *bands) draw() {
	b.Fill(vector.RoundRect(b.x(0)-2, 0, b.x(float64(b.last))+2, b.Height, 2), vector.Plain(theme.WithAlpha(b.palette.Faint, 0x28)))
	for from := 0; from <= b.last; {
		if _, ok := b.known[from]; !ok {
			from++
			continue
		}
		to := from
		for _, ok := b.known[to+1]; ok && to < b.last; _, ok = b.known[to+1] {
			to++
		}
		b.run(from, to)
		from = to + 1
	}
}

// run draws the bands of places in a row, all of them known.
func (b *bands) run(from, to int) {
	var below, above [][2]float64 // x and height
	edge := func(a chess.Army) (line [][2]float64) {
		at := func(x float64, place int) {
			sum := 0.0
			for i := range a {
				sum += b.known[place][i]
			}
			line = append(line, [2]float64{b.x(x), b.Height * (1 - sum)})
		}
		at(float64(from)-0.5, from)
		for n := from; n <= to; n++ {
			at(float64(n), n)
		}
		at(float64(to)+0.5, to)
		return line
	}
	above = edge(0)
	for a := range chess.Army(chess.Armies) {
		below, above = above, edge(a+1)
		var p vector.Path
		p.MoveTo(vector.Pt(below[0][0], below[0][1]))
		for _, at := range below[1:] {
			p.LineTo(vector.Pt(at[0], at[1]))
		}
		for i := len(above) - 1; i >= 0; i-- {
			p.LineTo(vector.Pt(above[i][0], above[i][1]))
		}
		p.Close()
		b.Fill(p, vector.Plain(pieces.Colour(a)))
		if a > 0 {
			b.Stroke(open(below), vector.Plain(pieces.Ink), 1)
		}
		b.signs(a, from, to)
	}
}

// open returns a line through points.
func open(points [][2]float64) (p vector.Path) {
	p.MoveTo(vector.Pt(points[0][0], points[0][1]))
	for _, at := range points[1:] {
		p.LineTo(vector.Pt(at[0], at[1]))
	}
	return p
}

// signs draws the sign of an army at intervals in its band, where it fits.
func (b *bands) signs(a chess.Army, from, to int) {
	const high, apart = 9, 110
	next := b.x(float64(from)) + high
	for n := from; n <= to; n++ {
		x := b.x(float64(n))
		if x < next || x > b.Width-2*high || b.known[n][a]*b.Height < high+5 {
			continue
		}
		sum := b.known[n][a] / 2
		for i := range a {
			sum += b.known[n][i]
		}
		sign := pieces.SignPath(a, vector.Pt(x, b.Height*(1-sum)), high)
		b.Stroke(sign, vector.Plain(pieces.Ink), 1.6)
		b.Fill(sign, vector.Plain(pieces.Ivory))
		next = x + apart
	}
}
