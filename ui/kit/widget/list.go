package widget

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// List is a list of rows of equal height, one of which may be selected. Only visible rows exist, so thousands cost no
// more than a few. Like [Button] it never takes the focus: its screen moves the selection. Fyne's list would take it at
// the first click.
type List struct {
	widget.BaseWidget

	RowHeight  float32
	Active     bool // the keyboard moves the selection here
	OnSelected func(i int)
	OnTapped   func()      // after a click on a row, which it selects
	OnOpened   func(i int) // after a second click on the same row

	length   int
	selected int // or -1
	newRow   func() fyne.CanvasObject
	show     func(i int, row fyne.CanvasObject)

	scroll *container.Scroll
	rows   *listRows
}

var _ fyne.Widget = (*List)(nil)

// NewList returns an empty list. newRow makes a row, which show fills repeatedly.
func NewList(rowHeight float32, newRow func() fyne.CanvasObject, show func(i int, row fyne.CanvasObject)) *List {
	l := &List{RowHeight: rowHeight, newRow: newRow, show: show, selected: -1}
	l.rows = &listRows{list: l}
	l.rows.ExtendBaseWidget(l.rows)
	l.scroll = container.NewVScroll(l.rows)
	l.scroll.OnScrolled = func(fyne.Position) { l.rows.Refresh() }
	l.ExtendBaseWidget(l)
	return l
}

// SetLength sets the number of rows, whose content may have changed. The selection stays at its index if possible.
func (l *List) SetLength(n int) {
	l.length = n
	if l.selected >= n {
		l.selected = n - 1
	}
	l.scroll.Refresh()
	l.rows.Refresh()
}

// ShowRows updates the visible rows.
func (l *List) ShowRows() { l.rows.Refresh() }

// Len returns the number of rows.
func (l *List) Len() int { return l.length }

// Selected returns the selected row, or -1.
func (l *List) Selected() int { return l.selected }

// Select selects another row, scrolls to it and calls OnSelected. An index out of range means the first or the last
// row.
func (l *List) Select(i int) {
	i = max(0, min(i, l.length-1))
	if l.length == 0 || i == l.selected {
		return
	}
	l.selected = i
	l.bringInSight(i)
	l.rows.Refresh()
	if l.OnSelected != nil {
		l.OnSelected(i)
	}
}

// Unselect leaves no row selected.
func (l *List) Unselect() {
	l.selected = -1
	l.rows.Refresh()
}

// Activate shows whether the keyboard moves the selection here.
func (l *List) Activate(on bool) {
	if l.Active != on {
		l.Active = on
		l.rows.Refresh()
	}
}

// Page returns the number of visible rows, at least 1.
func (l *List) Page() int { return max(1, int(l.scroll.Size().Height/l.RowHeight)) }

func (l *List) bringInSight(i int) {
	top, bottom := float32(i)*l.RowHeight, float32(i+1)*l.RowHeight
	switch height := l.scroll.Size().Height; {
	case top < l.scroll.Offset.Y:
		l.scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > l.scroll.Offset.Y+height:
		l.scroll.ScrollToOffset(fyne.NewPos(0, min(top, bottom-height))) // of a list that isn't laid out yet the row itself
	}
}

// CreateRenderer implements fyne.Widget.
func (l *List) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.scroll) }

// Resize implements fyne.CanvasObject.
func (l *List) Resize(size fyne.Size) {
	if l.Size() == size {
		return
	}
	l.BaseWidget.Resize(size)
	l.rows.Refresh()
	if l.selected >= 0 {
		l.bringInSight(l.selected)
	}
}

// listRows is the scrolled content: as high as all rows, with objects for the visible ones.
type listRows struct {
	widget.BaseWidget
	list *List

	tapped   int // the row that was tapped last
	tappedAt time.Time
}

// doubleTap is the longest time between the clicks of a double click. With Fyne's own double clicks each first click
// would wait that long.
const doubleTap = 400 * time.Millisecond

var _ fyne.Tappable = (*listRows)(nil)

// Tapped implements fyne.Tappable.
func (r *listRows) Tapped(e *fyne.PointEvent) {
	l := r.list
	i := int(e.Position.Y / l.RowHeight)
	if i >= l.length {
		return
	}
	second := i == r.tapped && time.Since(r.tappedAt) < doubleTap
	r.tapped, r.tappedAt = i, time.Now()
	l.Select(i)
	if l.OnTapped != nil {
		l.OnTapped()
	}
	if second && l.OnOpened != nil {
		r.tappedAt = time.Time{} // a third click is a first one again
		l.OnOpened(i)
	}
}

// Resize implements fyne.CanvasObject.
func (r *listRows) Resize(size fyne.Size) {
	r.BaseWidget.Resize(size)
	r.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (r *listRows) CreateRenderer() fyne.WidgetRenderer {
	mark := canvas.NewRectangle(color.Transparent)
	mark.CornerRadius = theme.U(8)
	renderer := &listRenderer{rows: r, mark: mark}
	renderer.fill()
	return renderer
}

type listRenderer struct {
	rows  *listRows
	mark  *canvas.Rectangle
	pool  []fyne.CanvasObject // as many as have been in sight at once
	shown []fyne.CanvasObject
}

// fill gives each row in sight an object, and shows the row in it.
func (r *listRenderer) fill() {
	l := r.rows.list
	first := max(0, int(l.scroll.Offset.Y/l.RowHeight))
	last := min(l.length, int((l.scroll.Offset.Y+l.scroll.Size().Height)/l.RowHeight)+1)
	r.shown = append(r.shown[:0:0], r.mark)
	r.place()
	for i := first; i < last; i++ {
		if i-first >= len(r.pool) {
			r.pool = append(r.pool, l.newRow())
		}
		row := r.pool[i-first]
		l.show(i, row)
		place(row, 0, float32(i)*l.RowHeight, r.rows.Size().Width, l.RowHeight)
		r.shown = append(r.shown, row)
	}
}

// place puts the mark at the selected row.
func (r *listRenderer) place() {
	l, p := r.rows.list, theme.Current()
	if l.selected < 0 {
		r.mark.Hide()
		return
	}
	r.mark.Show()
	r.mark.FillColor = p.Hovered()
	r.mark.StrokeColor, r.mark.StrokeWidth = p.PanelEdge, theme.Edge()
	if l.Active {
		r.mark.StrokeColor, r.mark.StrokeWidth = p.Gold, theme.Ring()
	}
	inset := theme.U(3) // for the edge, which is drawn on both sides of the outline
	place(r.mark, inset, float32(l.selected)*l.RowHeight+inset, max(0, r.rows.Size().Width-2*inset), l.RowHeight-2*inset)
}

func (r *listRenderer) Layout(fyne.Size) { r.fill() }

func (r *listRenderer) MinSize() fyne.Size {
	l := r.rows.list
	return fyne.NewSize(40, float32(l.length)*l.RowHeight)
}

func (r *listRenderer) Refresh() {
	r.fill()
	canvas.Refresh(r.rows)
}

func (r *listRenderer) Objects() []fyne.CanvasObject { return r.shown }
func (r *listRenderer) Destroy()                     {}
