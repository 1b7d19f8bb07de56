package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// NewRoom returns an object that isn't seen and takes as much room as another one needs: it holds that one's place.
func NewRoom(of fyne.CanvasObject) fyne.CanvasObject {
	room := canvas.NewRectangle(color.Transparent)
	room.SetMinSize(of.MinSize())
	return room
}
