package cardtable

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Layout lays the parts of a table. In another size they are shown again, since their texts have sizes of their own.
type Layout struct {
	Lay  func(fyne.Size) // puts the parts where they belong in a window of a size
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

// NewVeil returns what dims the cards below a sheet: in the light theme both are paper. It is hidden.
func NewVeil() *canvas.Rectangle {
	veil := canvas.NewRectangle(color.NRGBA{A: 0x48})
	veil.Hide()
	return veil
}
