// Package statistics is a page of statistics: what counts is chosen in a row of pickers, and figures say what that comes to. Every
// number can be pointed at, by the mouse or the arrows, and leads to what stands behind it.
//
// A game supplies the figures and what is said of them ([Options]); a [View] shows them.
package statistics

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options says what a view shows, and whom it tells.
type Options struct {
	Sheets  *sheet.Stack // that the page lies on
	Figures int          // how many there are; the first is a table

	Rows    func() []Row                           // what can be chosen
	Choose  func(row, option int)                  // an option has been chosen
	Letter  func(rune)                             // a letter has been typed while a list was open
	Message func() (words string, ink color.Color) // what is said instead of figures, or ""
	Figure  func(i int) chart.Figure               // what is shown, while there is no message
	Tip     func(figure int, m chart.Mark) string  // what is said of a mark
	Open    func(figure int, m chart.Mark)         // what is behind a mark is to be shown

	Head fyne.CanvasObject                                   // the top line
	Body func(figures []fyne.CanvasObject) fyne.CanvasObject // lays the figures out
}

// Spot is a mark of one of the figures.
type Spot struct{ Figure, Mark int }

// Nowhere is no spot.
var Nowhere = Spot{-1, -1}

// View is what the page looks like in the present theme.
type View struct {
	Content *fyne.Container // the page, and what points at it
	At      Spot            // what the mouse or the keyboard points at; see [View.Point]
	Pickers []*Picker       // by row
	Plots   []*picture.Plot // by figure

	art     *widget.Art
	options Options
	body    *fyne.Container // the figures, or words instead of them
	tip     *tip
}

// What a page measures, in units.
const (
	Margin    = 18
	pickerGap = 10
)

// newView returns a view that points nowhere.
func newView(art *widget.Art, o Options) *View {
	v := &View{art: art, options: o, At: Nowhere, body: container.NewStack()}
	v.tip = newTip(art, v.point)
	l := picture.NewLook(theme.Current(), art.Style, float64(theme.U(theme.SmallText)))
	for i := range o.Figures {
		v.Plots = append(v.Plots, picture.NewPlot(chart.Table{}, l,
			func(mark int) { v.hover(Spot{i, mark}) },
			func(mark int) { v.Open(Spot{i, mark}) }))
	}
	page := container.New(pageLayout{}, o.Head, v.pickerRow(), widget.NewPanel(v.body, theme.U(Margin)))
	v.Content = container.NewStack(page, v.tip.content)
	v.Show()
	return v
}

// pickerRow returns what can be chosen, side by side.
func (v *View) pickerRow() fyne.CanvasObject {
	var all []fyne.CanvasObject
	for i, r := range v.options.Rows() {
		p := newPicker(v.art, i, r, func() { v.openDrop(i) })
		v.Pickers = append(v.Pickers, p)
		all = append(all, p)
	}
	return widget.NewEven(theme.U(pickerGap), all...)
}

// showChoices shows what is chosen.
func (v *View) showChoices() {
	for i, r := range v.options.Rows() {
		v.Pickers[i].set(r.Options[r.Chosen])
	}
}

// Show brings the page up to date.
func (v *View) Show() {
	if words, ink := v.options.Message(); words != "" {
		prose := widget.NewProse(v.art, words, theme.U(theme.BodyText), ink)
		prose.Wrap, prose.Align = true, fyne.TextAlignCenter
		v.body.Objects = []fyne.CanvasObject{widget.NewColumn(theme.U(560), prose)}
	} else {
		var figures []fyne.CanvasObject
		for i, p := range v.Plots {
			p.Set(v.options.Figure(i))
			figures = append(figures, p)
		}
		v.body.Objects = []fyne.CanvasObject{v.options.Body(figures)}
	}
	v.body.Refresh()
	v.point()
}

// hover points at what the mouse is at. When it leaves a figure it may be in the next already.
func (v *View) hover(at Spot) {
	if at.Mark >= 0 {
		v.Point(at)
	} else if v.At.Figure == at.Figure {
		v.Point(Nowhere)
	}
}

// mark returns the mark at a spot, if it is there.
func (v *View) mark(at Spot) (m chart.Mark, ok bool) {
	if at.Figure < 0 || !v.shown() {
		return m, false
	}
	marks := v.Plots[at.Figure].Picture().Marks
	if at.Mark < 0 || at.Mark >= len(marks) {
		return m, false
	}
	return marks[at.Mark], true
}

// shown reports whether there are figures on the page.
func (v *View) shown() bool {
	words, _ := v.options.Message()
	return words == ""
}

// Open tells that what is behind a spot is to be shown, if there is a mark.
func (v *View) Open(at Spot) {
	if m, ok := v.mark(at); ok {
		v.options.Open(at.Figure, m)
	}
}

// place returns where a plot is on the page.
func (v *View) place(figure int) fyne.Position {
	driver := fyne.CurrentApp().Driver()
	return driver.AbsolutePositionForObject(v.Plots[figure]).Subtract(driver.AbsolutePositionForObject(v.Content))
}

// Point points at a mark.
func (v *View) Point(at Spot) {
	if v.At != at {
		v.At = at
		v.point()
	}
}

// Refresh shows the tip again, or hides it below a sheet.
func (v *View) Refresh() { v.point() }

// point shows what the mark says that is pointed at.
func (v *View) point() {
	m, ok := v.mark(v.At)
	if !ok || !v.options.Sheets.Empty() {
		v.tip.hide()
		return
	}
	at, around := v.place(v.At.Figure), float32(1)
	if v.At.Figure == 0 { // a line of the table begins with a letter
		around = theme.U(5)
	}
	v.tip.show(v.options.Tip(v.At.Figure, m),
		at.AddXY(float32(m.X0), float32(m.Y0)), fyne.NewSize(float32(m.X1-m.X0), float32(m.Y1-m.Y0)), around, v.Content.Size())
	canvas.Refresh(v.Content) // which the window knows; of a tip that was hidden it doesn't
}

// Said is what is said of the mark that is pointed at, or "".
func (v *View) Said() string {
	if !v.tip.content.Visible() {
		return ""
	}
	return v.tip.slip.Words.Text
}

// Lay lays a sheet on the page. Nothing is pointed at below it.
func (v *View) Lay(o sheet.Sheet) {
	v.options.Sheets.Push(o)
	v.point()
}

// Lift takes a sheet away.
func (v *View) Lift(o sheet.Sheet) {
	v.options.Sheets.Remove(o)
	v.point()
}

// Key handles an arrow, which goes to the next mark, or what opens the mark that is pointed at. It reports whether the key is one of
// these.
func (v *View) Key(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyLeft:
		v.Point(v.next(v.At, -1, 0))
	case fyne.KeyRight:
		v.Point(v.next(v.At, 1, 0))
	case fyne.KeyUp:
		v.Point(v.next(v.At, 0, -1))
	case fyne.KeyDown:
		v.Point(v.next(v.At, 0, 1))
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		v.Open(v.At)
	default:
		return false
	}
	return true
}

// Rune handles the number of a picker: it opens the list, as a click does.
func (v *View) Rune(r rune) {
	if row := int(r - '1'); row >= 0 && row < len(v.Pickers) {
		v.openDrop(row)
	}
}

// next returns the spot that an arrow leads to: the next mark of the figure, or the nearest of another figure in that direction.
// From nowhere it leads to the first.
func (v *View) next(from Spot, right, down int) Spot {
	m, ok := v.mark(from)
	if !ok {
		if _, ok := v.mark(Spot{}); ok {
			return Spot{}
		}
		return Nowhere
	}
	if mark := v.Plots[from.Figure].Picture().Step(from.Mark, right, down); mark != from.Mark {
		return Spot{from.Figure, mark}
	}
	centre := func(figure int, m chart.Mark) (x, y float64) {
		at := v.place(figure)
		return float64(at.X) + (m.X0+m.X1)/2, float64(at.Y) + (m.Y0+m.Y1)/2
	}
	x, y := centre(from.Figure, m)
	best, nearest := from, math.Inf(1)
	for i, p := range v.Plots {
		if i == from.Figure {
			continue
		}
		for k, other := range p.Picture().Marks {
			ox, oy := centre(i, other)
			dx, dy := ox-x, oy-y
			ahead, aside := dx*float64(right)+dy*float64(down), math.Abs(dx*float64(down))+math.Abs(dy*float64(right))
			if away := ahead + 3*aside; ahead > 0 && away < nearest {
				best, nearest = Spot{i, k}, away
			}
		}
	}
	return best
}
