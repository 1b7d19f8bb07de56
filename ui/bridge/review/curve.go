package review

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// course is a record's data for the curve.
type course struct {
	last   int   // place
	first  int   // place of the play
	tricks []int // that declarer can take, from that place on; -1 if unknown
	needs  int   // the contract
	sign   int   // 1 if the user's side declares, -1 if it defends, 0 if the user has no seat
	dips   []dip
}

// dip is a card that cost tricks.
type dip struct {
	event int
	yours bool
}

// at returns the number of tricks at a place, or -1.
func (c course) at(place int) int {
	if i := place - c.first; i >= 0 && i < len(c.tricks) {
		return c.tricks[i]
	}
	return -1
}

// span returns the least and the most tricks to be drawn, the contract among them.
func (c course) span() (low, high int) {
	low, high = c.needs, c.needs
	for _, n := range c.tricks {
		if n >= 0 {
			low, high = min(low, n), max(high, n)
		}
	}
	return low, high
}

// curve shows below the slider how many tricks declarer can take at each card, and the line of the contract. A click on
// a dip goes to its card, one elsewhere to the place.
type curve struct {
	widget.BaseWidget

	OnMoved func(n int)
	OnDip   func(event int)

	art    *kitwidget.Art
	course course
	place  int
}

var (
	_ fyne.Widget        = (*curve)(nil)
	_ fyne.Tappable      = (*curve)(nil)
	_ fyne.Draggable     = (*curve)(nil)
	_ desktop.Cursorable = (*curve)(nil)
)

func newCurve(art *kitwidget.Art, moved, dip func(n int)) *curve {
	c := &curve{art: art, OnMoved: moved, OnDip: dip}
	c.ExtendBaseWidget(c)
	return c
}

// set shows a course, and move a place in it.
func (c *curve) set(to course) {
	if !to.same(c.course) {
		c.course = to
		c.Refresh()
	}
}

func (c course) same(other course) bool {
	return c.last == other.last && c.first == other.first && c.needs == other.needs && c.sign == other.sign &&
		slices.Equal(c.tricks, other.tricks) && slices.Equal(c.dips, other.dips)
}

func (c *curve) move(n int) {
	if c.place != n {
		c.place = n
		c.Refresh()
	}
}

func (c *curve) x(place float32) float32 {
	return review.PlaceX(c.Size().Width, place, c.course.last)
}

// y returns the vertical position of a number of tricks. Above the highest there is room for a number.
func (c *curve) y(tricks int) float32 {
	low, high := c.course.span()
	above, below := theme.U(curveText+7), theme.U(5)
	return above + (c.Size().Height-above-below)*float32(high-tricks)/float32(max(high-low, leastSpan))
}

// Measures of the curve, in units.
const (
	curveHeight = 54
	curveText   = 12
)

// leastSpan is the least range of tricks, so that a single one doesn't look like an abyss.
const leastSpan = 3

// dipAt returns the dip at a point; ok is false if there is none.
func (c *curve) dipAt(x float32) (event int, ok bool) {
	nearest := theme.U(7)
	for _, d := range c.course.dips {
		if off := max(x-c.x(float32(d.event)+0.5), c.x(float32(d.event)+0.5)-x); off <= nearest {
			event, ok, nearest = d.event, true, off
		}
	}
	return event, ok
}

// Tapped implements fyne.Tappable.
func (c *curve) Tapped(e *fyne.PointEvent) {
	if event, ok := c.dipAt(e.Position.X); ok {
		c.OnDip(event)
		return
	}
	c.moved(e.Position.X)
}

func (c *curve) moved(x float32) {
	if n := review.PlaceAt(c.Size().Width, x, c.course.last); n != c.place {
		c.OnMoved(n)
	}
}

// Dragged implements fyne.Draggable.
func (c *curve) Dragged(e *fyne.DragEvent) { c.moved(e.Position.X) }

// DragEnd implements fyne.Draggable.
func (c *curve) DragEnd() {}

// Cursor implements desktop.Cursorable.
func (c *curve) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer implements fyne.Widget.
func (c *curve) CreateRenderer() fyne.WidgetRenderer {
	r := &curveRenderer{curve: c}
	r.Refresh()
	return r
}

type curveRenderer struct {
	curve   *curve
	objects []fyne.CanvasObject
}

func (r *curveRenderer) MinSize() fyne.Size {
	return fyne.NewSize(theme.U(160), theme.U(curveHeight))
}

func (r *curveRenderer) Refresh() {
	r.Layout(r.curve.Size())
	canvas.Refresh(r.curve)
}

func (r *curveRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *curveRenderer) Destroy()                     {}

func (r *curveRenderer) Layout(size fyne.Size) {
	r.objects = r.objects[:0]
	if c := r.curve.course; len(c.tricks) == 0 || size.Width <= 0 {
		return
	}
	r.drawNeeds()
	r.drawTricks()
	r.drawPlace()
	r.drawDips()
}

func (r *curveRenderer) bar(x, y, w, h float32, fill color.Color) *canvas.Rectangle {
	o := canvas.NewRectangle(fill)
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(max(w, 0), max(h, 0)))
	r.objects = append(r.objects, o)
	return o
}

// drawNeeds draws the contract's line, with its number in the room that the auction takes.
func (r *curveRenderer) drawNeeds() {
	c, p := r.curve, theme.Current()
	from, to, y := c.x(float32(c.course.first)), c.x(float32(c.course.last)), c.y(c.course.needs)
	dash, thick := theme.U(5), theme.U(1.5)
	for x := from; x < to; x += 2 * dash {
		r.bar(x, y-thick/2, min(dash, to-x), thick, p.Gold)
	}
	words := kitwidget.NewProse(c.art, text.T("board.curve-needs", "N", c.course.needs), theme.U(curveText), p.Faint)
	words.Align = fyne.TextAlignTrailing
	high := words.MinSize().Height
	words.Move(fyne.NewPos(0, y-high/2))
	words.Resize(fyne.NewSize(max(from-theme.U(5), words.MinSize().Width), high))
	r.objects = append(r.objects, words)
}

// drawTricks draws the tricks at each place as steps, with the area between them and the contract's line in the colour
// of the side that gains.
func (r *curveRenderer) drawTricks() {
	c, p := r.curve, theme.Current()
	first, all := c.course.first, c.course.tricks
	thick, needs := theme.U(2.5), c.y(c.course.needs)
	for i := 0; i < len(all); {
		end := i + 1
		for end < len(all) && all[end] == all[i] {
			end++
		}
		if all[i] >= 0 {
			left, right := c.x(float32(first+i)-0.5), c.x(float32(first+end)-0.5)
			if i == 0 {
				left = c.x(float32(first))
			}
			if end == len(all) {
				right = c.x(float32(c.course.last))
			}
			sign := c.course.sign
			if all[i] < c.course.needs {
				sign = -sign
			}
			ink, y := p.ForYou(sign), c.y(all[i])
			r.bar(left, min(y, needs), right-left, max(y, needs)-min(y, needs), theme.WithAlpha(ink, 0x38))
			if i > 0 && all[i-1] >= 0 {
				before := c.y(all[i-1])
				r.bar(left-thick/2, min(y, before)-thick/2, thick, max(y, before)-min(y, before)+thick, ink)
			}
			r.bar(left-thick/2, y-thick/2, right-left+thick, thick, ink)
		}
		i = end
	}
}

// drawPlace marks the place that is looked at, with its number.
func (r *curveRenderer) drawPlace() {
	c, p := r.curve, theme.Current()
	tricks := c.course.at(c.place)
	x := c.x(float32(c.place))
	line := theme.WithAlpha(p.Ink, 0x60)
	if tricks < 0 {
		r.bar(x-0.5, 0, 1, c.Size().Height, line)
		return
	}
	r.bar(x-0.5, c.y(tricks), 1, max(c.Size().Height-c.y(tricks), 0), line)
	knob := theme.U(9)
	o := r.bar(x-knob/2, c.y(tricks)-knob/2, knob, knob, p.Panel)
	o.CornerRadius, o.StrokeColor, o.StrokeWidth = knob/2, p.Ink, theme.U(2)
	number := kitwidget.NewProse(c.art, text.Points(tricks), theme.U(curveText), p.Ink)
	number.Bold = true
	size := number.MinSize()
	number.Move(fyne.NewPos(min(max(x-size.Width/2, 0), c.Size().Width-size.Width), c.y(tricks)-knob/2-size.Height+theme.U(1)))
	number.Resize(size)
	r.objects = append(r.objects, number)
}

// drawDips draws a dot at each card that cost tricks: full for the user's own, a ring for the others'.
func (r *curveRenderer) drawDips() {
	c, p := r.curve, theme.Current()
	side := theme.U(8)
	for _, d := range c.course.dips {
		tricks := c.course.at(d.event + 1)
		if tricks < 0 {
			continue
		}
		o := r.bar(c.x(float32(d.event)+0.5)-side/2, c.y(tricks)-side/2, side, side, p.Bad)
		o.CornerRadius = side / 2
		if !d.yours {
			o.FillColor, o.StrokeColor, o.StrokeWidth = p.Panel, p.Faint, theme.U(2)
		}
	}
}
