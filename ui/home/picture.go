package home

import (
	"image"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// newPicture returns the picture of what a game is played with.
func newPicture(drawing vector.Drawing) *fyne.Container {
	picture := widget.NewBackdrop(func() func(w, h int) image.Image {
		return func(w, h int) image.Image { return drawing.Raster(w, h) }
	})
	return &fyne.Container{
		Layout:  pictureLayout(drawing.Width / drawing.Height),
		Objects: []fyne.CanvasObject{picture.Raster},
	}
}

// pictureLayout puts a picture of a given width over height in the middle, as large as there
// is room.
type pictureLayout float32

func (aspect pictureLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	height := min(size.Height, size.Width/float32(aspect))
	width := height * float32(aspect)
	o[0].Move(fyne.NewPos((size.Width-width)/2, (size.Height-height)/2))
	o[0].Resize(fyne.NewSize(width, height))
}

func (aspect pictureLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	const least = 60
	return fyne.NewSize(least*float32(aspect), least)
}
