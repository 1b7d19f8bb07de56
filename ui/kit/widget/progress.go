package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Progress is a progress bar.
type Progress struct {
	widget.BaseWidget

	share float32
}

var _ fyne.Widget = (*Progress)(nil)

// NewProgress returns an empty bar.
func NewProgress() *Progress {
	p := &Progress{}
	p.ExtendBaseWidget(p)
	return p
}

// Set shows a share of the whole, from 0 to 1.
func (p *Progress) Set(share float32) {
	if share = min(max(share, 0), 1); share != p.share {
		p.share = share
		p.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (p *Progress) CreateRenderer() fyne.WidgetRenderer {
	r := &progressRenderer{p, canvas.NewRectangle(color.Transparent), canvas.NewRectangle(color.Transparent)}
	r.Refresh()
	return r
}

type progressRenderer struct {
	progress   *Progress
	track, bar *canvas.Rectangle
}

func (r *progressRenderer) Layout(size fyne.Size) {
	const inset = 2
	place(r.track, 0, 0, size.Width, size.Height)
	high := max(0, size.Height-2*inset)
	place(r.bar, inset, inset, max(high, (size.Width-2*inset)*r.progress.share), high)
	r.track.CornerRadius, r.bar.CornerRadius = size.Height/2, high/2
	r.bar.Hidden = r.progress.share == 0
}

func (r *progressRenderer) MinSize() fyne.Size { return fyne.NewSize(theme.U(120), theme.U(14)) }

func (r *progressRenderer) Refresh() {
	p := theme.Current()
	r.track.FillColor, r.track.StrokeColor, r.track.StrokeWidth = p.Room, p.PanelEdge, theme.Edge()
	r.bar.FillColor = p.Felt
	r.Layout(r.progress.Size())
	canvas.Refresh(r.progress)
}

func (r *progressRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.track, r.bar}
}
func (r *progressRenderer) Destroy() {}
