package widget

import (
	"image/color"
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// registerRows is the number of visible rows, below the heads.
const registerRows = 9

// white is the ink on bands of a strong colour.
var white = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}

// Tone is the style of an entry.
type Tone uint8

// The tones.
const (
	Plain  Tone = iota
	Strong      // bold
	Quiet       // faint
	Alarm       // bold, in red
)

// Entry is a few words in a cell of a [Register].
type Entry struct {
	Row, Column int // the first is 0
	Words       string
	Tone        Tone
}

// Written is the content of a [Register].
type Written struct {
	Heads   []string
	Marked  []bool  // the red heads, as those of vulnerable sides on paper; nil for none
	Entries []Entry // reacting to the mouse
	Remarks []Entry // not reacting to the mouse
	// Row and Column are the place of the next entry; it has a question mark if Open.
	Row, Column int
	Open        bool
}

// Register is a table that grows downwards, like a written auction: a column for each player. The entry under the mouse
// is reported.
type Register struct {
	widget.BaseWidget

	OnPointed func(entry int) // index of an entry, or -1
	OnAsked   func(entry int) // index of an entry that has been right-clicked; or nil
	Rows      int             // that are in sight
	Bare      bool            // it is on a sheet already

	art      *Art
	unit     float32
	written  Written
	selected int  // index of the reported entry, or -1
	first    int  // the first row in sight, if the reader has scrolled
	scrolled bool // the user has scrolled away from the end, which is otherwise visible
}

var (
	_ fyne.Widget       = (*Register)(nil)
	_ desktop.Hoverable = (*Register)(nil)
	_ fyne.Tappable     = (*Register)(nil)
	_ fyne.Scrollable   = (*Register)(nil)

	_ fyne.SecondaryTappable = (*Register)(nil)
)

// NewRegister returns an empty register.
func NewRegister(art *Art) *Register {
	v := &Register{art: art, unit: 1, Rows: registerRows, selected: -1}
	v.ExtendBaseWidget(v)
	return v
}

// Set shows entries, with one marked; -1 marks none. Unit is the size of 1 in points.
func (v *Register) Set(w Written, selected int, unit float32) {
	if len(w.Entries) != len(v.written.Entries) {
		v.scrolled = false
	}
	v.written, v.selected, v.unit = w, selected, unit
	v.keepInSight()
	v.Refresh()
}

// Top scrolls to the first row.
func (v *Register) Top() {
	v.scroll(0)
	v.Refresh()
}

// First returns the first row in sight. It depends on Rows, for no row is hidden while there is room for it.
func (v *Register) First() int {
	last := max(0, v.written.Row-v.Rows+1)
	if !v.scrolled {
		return last
	}
	return max(0, min(v.first, last))
}

// scroll makes a row the first in sight. Once the end is in sight it stays so as Rows changes.
func (v *Register) scroll(first int) {
	v.first, v.scrolled = first, first < v.written.Row-v.Rows+1
}

// keepInSight scrolls to the marked entry, if it is out of sight.
func (v *Register) keepInSight() {
	if v.selected < 0 || v.selected >= len(v.written.Entries) {
		return
	}
	row, first := v.written.Entries[v.selected].Row, v.First()
	if in := min(max(first, row-v.Rows+1), row); in != first {
		v.scroll(in)
	}
}

// Scrolled implements fyne.Scrollable.
func (v *Register) Scrolled(e *fyne.ScrollEvent) {
	by := 1
	if e.Scrolled.DY > 0 {
		by = -1
	}
	v.scroll(max(0, v.First()+by))
	v.Refresh()
}

// CellSize returns the size of a cell.
func (v *Register) CellSize() fyne.Size {
	s := v.Size()
	return fyne.NewSize(s.Width/float32(max(len(v.written.Heads), 1)), s.Height/float32(v.Rows+1))
}

// EntryAt returns the index of the entry at a point, or -1.
func (v *Register) EntryAt(pos fyne.Position) int {
	size := v.CellSize()
	row, column := int(pos.Y/size.Height)-1+v.First(), int(pos.X/size.Width)
	if pos.Y < size.Height {
		return -1
	}
	for i, e := range v.written.Entries {
		if e.Row == row && e.Column == column {
			return i
		}
	}
	return -1
}

func (v *Register) point(entry int) {
	if v.OnPointed != nil && entry != v.selected {
		v.OnPointed(entry)
	}
}

// MouseIn implements desktop.Hoverable.
func (v *Register) MouseIn(e *desktop.MouseEvent) { v.point(v.EntryAt(e.Position)) }

// MouseMoved implements desktop.Hoverable.
func (v *Register) MouseMoved(e *desktop.MouseEvent) { v.point(v.EntryAt(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (v *Register) MouseOut() { v.point(-1) }

// Tapped implements fyne.Tappable.
func (v *Register) Tapped(e *fyne.PointEvent) { v.point(v.EntryAt(e.Position)) }

// TappedSecondary implements fyne.SecondaryTappable.
func (v *Register) TappedSecondary(e *fyne.PointEvent) {
	if entry := v.EntryAt(e.Position); entry >= 0 && v.OnAsked != nil {
		v.OnAsked(entry)
	}
}

// CreateRenderer implements fyne.Widget.
func (v *Register) CreateRenderer() fyne.WidgetRenderer {
	r := &registerRenderer{view: v}
	r.build()
	return r
}

// registerLook is all that the cells depend on.
type registerLook struct {
	written               Written
	selected, first, rows int
	bare                  bool
	unit                  float32
	size                  fyne.Size
	palette               theme.Palette
	style                 cardart.Style
}

type registerRenderer struct {
	view    *Register
	drawn   registerLook // the content of the cells
	objects []fyne.CanvasObject
}

// build makes the cells, unless they are up to date.
func (r *registerRenderer) build() {
	v, p := r.view, theme.Current()
	now := registerLook{v.written, v.selected, v.First(), v.Rows, v.Bare, v.unit, v.Size(), p, v.art.Style}
	if r.objects != nil && reflect.DeepEqual(r.drawn, now) {
		return
	}
	r.drawn, r.objects = now, nil
	if !v.Bare {
		sheet := canvas.NewRectangle(p.Panel)
		sheet.StrokeColor, sheet.StrokeWidth, sheet.CornerRadius = p.PanelEdge, v.unit, 10*v.unit
		LiftSheet(sheet, v.unit)
		sheet.Resize(v.Size())
		r.objects = []fyne.CanvasObject{sheet}
	}
	size := v.CellSize()
	for i, head := range v.written.Heads {
		if i < len(v.written.Marked) && v.written.Marked[i] {
			r.band(i)
			r.add(head, 0, i, white, true)
			continue
		}
		r.add(head, 0, i, p.Faint, true)
	}
	rule := canvas.NewRectangle(p.PanelEdge)
	Put(rule, 8*v.unit, size.Height, v.Size().Width-16*v.unit, 1)
	r.objects = append(r.objects, rule)
	for _, e := range v.written.Remarks {
		r.write(e, false)
	}
	for i, e := range v.written.Entries {
		r.write(e, i == v.selected)
	}
	if w := v.written; w.Open && w.Row-v.First() < v.Rows {
		r.add("?", w.Row-v.First()+1, w.Column, theme.On(p.Panel, p.Gold), true)
	}
}

// band is the ground of a marked head.
func (r *registerRenderer) band(column int) {
	v, size := r.view, r.view.CellSize()
	band := canvas.NewRectangle(theme.Under(white, theme.Current().Vulnerable))
	band.CornerRadius = 5 * v.unit
	above, below := 5*v.unit, 4*v.unit
	if v.Bare { // its lines are closer
		above, below = 0, 2*v.unit
	}
	Put(band, float32(column)*size.Width+4*v.unit, above, size.Width-8*v.unit, size.Height-above-below)
	r.objects = append(r.objects, band)
}

// write writes an entry, if it is in sight.
func (r *registerRenderer) write(e Entry, selected bool) {
	v, p := r.view, theme.Current()
	row := e.Row - v.First()
	if row < 0 || row >= v.Rows {
		return
	}
	ground := p.Panel
	if selected {
		ground = p.Marked()
		r.mark(row+1, e.Column)
	}
	ink := p.Ink
	switch e.Tone {
	case Quiet:
		ink = p.Faint
	case Alarm:
		ink = p.Bad
	}
	r.add(e.Words, row+1, e.Column, theme.On(ground, ink), e.Tone == Strong || e.Tone == Alarm)
}

// add puts words into a cell; the row of the heads is 0.
func (r *registerRenderer) add(words string, row, column int, ink color.Color, bold bool) {
	v, size := r.view, r.view.CellSize()
	cell := NewProse(v.art, "", theme.BodyText*v.unit, ink)
	cell.Align, cell.Bold = fyne.TextAlignCenter, bold
	cell.FitLine(words, ink, theme.BodyText*v.unit, theme.SmallText*v.unit*0.8, size.Width-4*v.unit)
	Put(cell, float32(column)*size.Width, float32(row)*size.Height, size.Width, size.Height)
	r.objects = append(r.objects, cell)
}

// mark marks a cell.
func (r *registerRenderer) mark(row, column int) {
	u, size := r.view.unit, r.view.CellSize()
	mark := canvas.NewRectangle(theme.Current().Marked())
	mark.CornerRadius = 6 * u
	Put(mark, float32(column)*size.Width+3*u, float32(row)*size.Height+2*u, size.Width-6*u, size.Height-4*u)
	r.objects = append(r.objects, mark)
}

// Layout implements fyne.WidgetRenderer.
func (r *registerRenderer) Layout(fyne.Size) { r.build() }

// MinSize implements fyne.WidgetRenderer.
func (r *registerRenderer) MinSize() fyne.Size { return fyne.NewSize(160, 120) }

// Refresh implements fyne.WidgetRenderer.
func (r *registerRenderer) Refresh() {
	r.build()
	canvas.Refresh(r.view)
}

// Objects implements fyne.WidgetRenderer.
func (r *registerRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *registerRenderer) Destroy() {}
