package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// notice is a quiet line at the top of the window, between the buttons in the corners, over whatever screen is shown. A click takes it
// away. The zero value says nothing.
type notice struct {
	layer *fyne.Container
	art   *widget.Art
	words string // or ""
	bad   bool   // they are bad news
	next  bool   // they are no bad news, but for the screen that comes next
	told  int    // how often something has been said
}

// content returns the layer that lies on every screen.
func (n *notice) content() fyne.CanvasObject {
	if n.layer == nil {
		n.layer = container.New(atTop{})
	}
	return n.layer
}

// say shows a line in the place of the one before. Bad news stay until there are others, or they are hidden; and what is for the next
// screen stays until that is there.
func (n *notice) say(art *widget.Art, words string, bad bool) {
	if n.words != "" && (n.bad || n.next) && !bad {
		return
	}
	n.art, n.words, n.bad, n.next = art, words, bad, false
	n.told++
	n.draw()
}

// tell shows a line that is for the next screen too, if it is on its way. It takes the place of another such line.
func (n *notice) tell(art *widget.Art, words string, next bool) {
	n.next = false
	n.say(art, words, false)
	n.next = next && n.words == words
}

// hush hides a line that isn't bad news, nor for the next screen.
func (n *notice) hush() {
	if !n.bad && !n.next {
		n.hide()
	}
}

// pass goes on to the next screen: what is for that one stays, and goes with it.
func (n *notice) pass() {
	n.hush()
	n.next = false
}

func (n *notice) hide() {
	n.next = false
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
		n.layer.Objects = []fyne.CanvasObject{newSlip(widget.NewProse(n.art, n.words, theme.U(theme.BodyText), ink), n.hide)}
	}
	n.layer.Refresh()
}

// slip is a line on a panel that a click takes away.
type slip struct {
	fynewidget.BaseWidget
	line *widget.Prose
	full float32 // the width of the line in one piece
	away func()
}

var _ fyne.Tappable = (*slip)(nil)

func newSlip(line *widget.Prose, away func()) *slip {
	s := &slip{line: line, full: line.MinSize().Width, away: away}
	s.ExtendBaseWidget(s)
	return s
}

// Tapped implements fyne.Tappable.
func (s *slip) Tapped(*fyne.PointEvent) { s.away() }

// CreateRenderer implements fyne.Widget.
func (s *slip) CreateRenderer() fyne.WidgetRenderer {
	inset := theme.U(slipInset)
	return fynewidget.NewSimpleRenderer(widget.NewPanel(container.New(layout.NewCustomPaddedLayout(0, 0, inset, inset), s.line), inset))
}

const (
	slipInset = 8
	slipShare = 0.36 // of the window's width, at most
)

// atTop lays a slip at the top of the window, in the middle: on lines that are short enough to leave the corners free.
type atTop struct{}

// Layout implements fyne.Layout.
func (atTop) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		s := o.(*slip)
		width := s.full + 4*theme.U(slipInset)
		if most := size.Width * slipShare; width > most {
			s.line.Wrap, width = true, most
		}
		o.Resize(fyne.NewSize(width, o.MinSize().Height))
		o.Resize(fyne.NewSize(width, o.MinSize().Height)) // of text that wraps, known only now
		o.Move(fyne.NewPos((size.Width-width)/2, theme.U(6)))
	}
}

// MinSize implements fyne.Layout.
func (atTop) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
