package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// notice is a quiet line at the foot of the window, over whatever screen is shown. The zero value says nothing.
type notice struct {
	layer *fyne.Container
	art   *widget.Art
	words string // or ""
	bad   bool   // they are bad news
	lasts bool   // they are no bad news, but to be read on the next screen too
}

// content returns the layer that lies on every screen.
func (n *notice) content() fyne.CanvasObject {
	if n.layer == nil {
		n.layer = container.New(atFoot{})
	}
	return n.layer
}

// say shows a line in the place of the one before. Bad news stay until there are others, or they are hidden.
func (n *notice) say(art *widget.Art, words string, bad bool) {
	if n.words != "" && (n.bad || n.lasts) && !bad {
		return
	}
	n.art, n.words, n.bad, n.lasts = art, words, bad, false
	n.draw()
}

// tell shows a line that stays until it is hidden, or there are bad news.
func (n *notice) tell(art *widget.Art, words string) {
	n.say(art, words, false)
	n.lasts = n.words == words
}

// hush hides a line that isn't bad news, nor to be read on the next screen.
func (n *notice) hush() {
	if !n.bad && !n.lasts {
		n.hide()
	}
}

func (n *notice) hide() {
	if n.words != "" {
		n.words = ""
		n.draw()
	}
}

// draw draws the line in the colours of the present theme.
func (n *notice) draw() {
	n.content()
	n.layer.Objects = nil
	if n.words != "" {
		ink := theme.Current().Ink
		if n.bad {
			ink = theme.Current().Bad
		}
		line := widget.NewProse(n.art, n.words, theme.U(theme.BodyText), ink)
		n.layer.Objects = []fyne.CanvasObject{widget.NewPanel(container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(8), theme.U(8)), line), theme.U(8))}
	}
	n.layer.Refresh()
}

// atFoot lays a line at the foot of the window, in the middle.
type atFoot struct{}

// Layout implements fyne.Layout.
func (atFoot) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		least := o.MinSize()
		o.Resize(least)
		o.Move(fyne.NewPos((size.Width-least.Width)/2, size.Height-least.Height-theme.U(14)))
	}
}

// MinSize implements fyne.Layout.
func (atFoot) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
