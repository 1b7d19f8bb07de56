package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Row is a row on a sheet that opens something: it can be clicked, and its screen can select it. Many rows of one
// height belong in a [List].
type Row struct {
	widget.BaseWidget
	Pointed

	Content  fyne.CanvasObject
	Selected bool

	beside, above float32 // margins
}

var (
	_ fyne.Tappable      = (*Row)(nil)
	_ desktop.Hoverable  = (*Row)(nil)
	_ desktop.Cursorable = (*Row)(nil)
)

// NewRow returns a row with margins beside its content, and above and below it.
func NewRow(content fyne.CanvasObject, beside, above float32, tapped func()) *Row {
	r := &Row{Content: content, beside: beside, above: above}
	r.Pointed = Pointed{OnTapped: tapped, OnHover: r.Refresh}
	r.ExtendBaseWidget(r)
	return r
}

// Select marks the row, or takes the mark away.
func (r *Row) Select(on bool) {
	if r.Selected != on {
		r.Selected = on
		r.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (r *Row) CreateRenderer() fyne.WidgetRenderer {
	mark := canvas.NewRectangle(color.Transparent)
	mark.CornerRadius = theme.U(8)
	inside := container.New(layout.NewCustomPaddedLayout(r.above, r.above, r.beside, r.beside), r.Content)
	inset := theme.Ring() / 2 // for the edge, which is drawn on both sides of the outline
	above := min(inset, r.above/2)
	around := container.New(layout.NewCustomPaddedLayout(above, above, inset, inset), mark)
	renderer := &rowRenderer{WidgetRenderer: widget.NewSimpleRenderer(container.NewStack(around, inside)), row: r, mark: mark}
	renderer.show()
	return renderer
}

type rowRenderer struct {
	fyne.WidgetRenderer
	row  *Row
	mark *canvas.Rectangle
}

func (r *rowRenderer) show() {
	p := theme.Current()
	r.mark.Hidden = !r.row.Selected && !r.row.Hovered
	r.mark.FillColor = p.Hovered()
	r.mark.StrokeColor, r.mark.StrokeWidth = p.PanelEdge, theme.Edge()
	if r.row.Selected {
		r.mark.StrokeColor, r.mark.StrokeWidth = p.Gold, theme.Ring()
	}
}

func (r *rowRenderer) Refresh() {
	r.show()
	r.mark.Refresh()
	r.WidgetRenderer.Refresh()
}
