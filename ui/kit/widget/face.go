package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// FaceSize is the height of a portrait, in units.
const FaceSize = 64

// NewFace returns a portrait, with a name below it and faint words.
func NewFace(art *Art, picture fyne.CanvasObject, name, faint string) *fyne.Container {
	words := NewProse(art, faint, theme.U(theme.SmallText), theme.Current().Faint)
	words.Align = fyne.TextAlignCenter
	return container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)), container.NewCenter(picture),
		NewHeading(art, name, theme.U(theme.BodyText), fyne.TextAlignCenter), words)
}
