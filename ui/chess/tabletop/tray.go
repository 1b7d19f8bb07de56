package tabletop

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Tray is felt in a rim of wood, below the board. It is a layout of the two.
type Tray struct {
	felt  *widget.Backdrop
	width float32
}

// Measures of the tray, in units.
const (
	trayRim    = 9
	trayRadius = 26
	trayInside = 3 // from the rim to the board
)

// NewTray returns a tray without a board.
func NewTray() *Tray {
	t := &Tray{}
	t.felt = widget.NewBackdrop(t.paint)
	return t
}

// Under returns a board with the tray under it.
func (t *Tray) Under(board fyne.CanvasObject) fyne.CanvasObject {
	return container.New(t, t.felt.Raster, board)
}

// Redraw paints the felt in the colours of the present theme.
func (t *Tray) Redraw() { t.felt.Refresh() }

// paint returns a function that paints the current felt.
func (t *Tray) paint() func(w, h int) image.Image {
	p, width, unit := theme.Current(), max(t.width, 1), theme.U(1)
	return func(w, h int) image.Image {
		u := float64(unit) * float64(w) / float64(width)
		shape := felt.Tray{X: u, Y: u, W: float64(w) - 2*u, H: float64(h) - 2*u, Radius: trayRadius * u}
		return felt.Table{Shape: shape, Rim: trayRim * u, Palette: p}.Picture(w, h)
	}
}

// Layout implements fyne.Layout.
func (t *Tray) Layout(o []fyne.CanvasObject, size fyne.Size) {
	t.width = size.Width
	o[0].Resize(size)
	edge := theme.U(trayRim + trayInside)
	widget.Put(o[1], edge, edge, size.Width-2*edge, size.Height-2*edge)
}

// MinSize implements fyne.Layout.
func (t *Tray) MinSize(o []fyne.CanvasObject) fyne.Size {
	edge := theme.U(trayRim + trayInside)
	return o[1].MinSize().Add(fyne.NewSquareSize(2 * edge))
}
