package widget

import (
	"image"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart/vector"
)

// NewPicture returns a drawing in the middle of its room, as large as there is room, and at least so high.
func NewPicture(drawing vector.Drawing, least float32) *fyne.Container {
	picture := NewBackdrop(func() func(w, h int) image.Image {
		return func(w, h int) image.Image { return drawing.Raster(w, h) }
	})
	return &fyne.Container{
		Layout:  pictureLayout{float32(drawing.Width / drawing.Height), least},
		Objects: []fyne.CanvasObject{picture.Raster},
	}
}

// pictureLayout puts a picture of a given width over height in the middle.
type pictureLayout struct{ aspect, least float32 }

func (l pictureLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	height := min(size.Height, size.Width/l.aspect)
	width := height * l.aspect
	o[0].Move(fyne.NewPos((size.Width-width)/2, (size.Height-height)/2))
	if fitted := fyne.NewSize(width, height); o[0].Size() != fitted {
		o[0].Resize(fitted)
	}
}

func (l pictureLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(l.least*l.aspect, l.least)
}
