// Package picture shows charts in the window, and writes them as pictures.
package picture

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Plot shows a figure, and reports the mark under the mouse.
type Plot struct {
	widget.BaseWidget

	figure   chart.Figure
	look     chart.Look
	onPoint  func(mark int) // the mark under the mouse, or -1
	onTapped func(mark int)

	picture chart.Picture // of the present size
	raster  *canvas.Raster
	edge    *canvas.Rectangle // about the mark that is chosen
	chosen  int               // mark, or -1
}

var (
	_ fyne.Widget       = (*Plot)(nil)
	_ fyne.Tappable     = (*Plot)(nil)
	_ desktop.Hoverable = (*Plot)(nil)
)

// NewPlot returns a plot of a figure. The callbacks get a mark of its picture; onPoint gets -1 when the mouse leaves.
func NewPlot(f chart.Figure, l chart.Look, onPoint, onTapped func(mark int)) *Plot {
	p := &Plot{figure: f, look: l, onPoint: onPoint, onTapped: onTapped, chosen: -1, edge: canvas.NewRectangle(color.Transparent)}
	p.raster = canvas.NewRaster(p.paint)
	p.edge.Hide()
	p.ExtendBaseWidget(p)
	return p
}

// Picture returns the picture on display: the zero value before the plot has a size.
func (p *Plot) Picture() chart.Picture { return p.picture }

// Set shows another figure.
func (p *Plot) Set(f chart.Figure) {
	p.figure = f
	p.draw()
}

// Choose draws an edge about a mark, or with -1 about none.
func (p *Plot) Choose(mark int) {
	p.chosen = mark
	p.mark()
}

// mark puts the edge about the mark that is chosen.
func (p *Plot) mark() {
	p.edge.Hidden = p.chosen < 0 || p.chosen >= len(p.picture.Marks)
	if !p.edge.Hidden {
		m, inset := p.picture.Marks[p.chosen], theme.Ring()/2
		p.edge.StrokeColor, p.edge.StrokeWidth, p.edge.CornerRadius = theme.Current().Gold, theme.Ring(), theme.U(4)
		p.edge.Move(fyne.NewPos(float32(m.X0)+inset, float32(m.Y0)))
		p.edge.Resize(fyne.NewSize(float32(m.X1-m.X0)-2*inset, float32(m.Y1-m.Y0)))
	}
	p.edge.Refresh()
}

func (p *Plot) draw() {
	size := p.Size()
	if size.Width < 1 || size.Height < 1 { // not laid out yet
		return
	}
	p.picture = p.figure.Draw(p.look, float64(size.Width), float64(size.Height))
	p.raster.Resize(size)
	p.raster.Refresh()
	p.mark()
}

// paint returns the picture in w by h pixels.
func (p *Plot) paint(w, h int) image.Image {
	if p.picture.Width == 0 {
		return image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))
	}
	return p.picture.Raster(w, h)
}

// Resize implements fyne.CanvasObject.
func (p *Plot) Resize(size fyne.Size) {
	if size == p.Size() {
		return
	}
	p.BaseWidget.Resize(size)
	p.draw()
}

func (p *Plot) at(where fyne.Position) int { return p.picture.At(float64(where.X), float64(where.Y)) }

// Tapped implements fyne.Tappable.
func (p *Plot) Tapped(e *fyne.PointEvent) {
	if mark := p.at(e.Position); mark >= 0 {
		p.onTapped(mark)
	}
}

// MouseIn implements desktop.Hoverable.
func (p *Plot) MouseIn(e *desktop.MouseEvent) { p.onPoint(p.at(e.Position)) }

// MouseMoved implements desktop.Hoverable.
func (p *Plot) MouseMoved(e *desktop.MouseEvent) { p.onPoint(p.at(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (p *Plot) MouseOut() { p.onPoint(-1) }

// CreateRenderer implements fyne.Widget.
func (p *Plot) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout(p.raster, p.edge))
}
