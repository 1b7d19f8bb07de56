package cardtable

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Layout lays out the parts of a table. When the size changes it shows them again, because their text sizes change.
type Layout struct {
	Lay  func(fyne.Size) // places the parts in a window of a size
	Show func()          // brings them up to date
	size fyne.Size
}

var _ fyne.Layout = (*Layout)(nil)

// MinSize implements fyne.Layout: the smallest window in which a game can be played.
func (l *Layout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(860, 600) }

// Layout implements fyne.Layout.
func (l *Layout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	resized := l.size != size
	l.size = size
	if l.Lay(size); resized && !size.IsZero() {
		l.Show()
	}
}

// NewVeil returns a hidden rectangle that dims the cards below a sheet: in the light theme both are paper.
func NewVeil() *canvas.Rectangle {
	veil := canvas.NewRectangle(color.NRGBA{A: 0x48})
	veil.Hide()
	return veil
}
