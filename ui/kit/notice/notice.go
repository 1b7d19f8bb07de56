// Package notice shows a message in a quiet line above the screens.
package notice

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Notice is a quiet line at the top of the window, between the buttons in the corners, on any screen. A click hides it.
// The zero value shows nothing.
type Notice struct {
	layer *fyne.Container
	art   *widget.Art
	words string // or ""
	bad   bool   // they are bad news
	next  bool   // they aren't, and the next screen shows them too
	told  int    // the number of lines shown so far
}

// Content returns the layer above every screen.
func (n *Notice) Content() fyne.CanvasObject {
	if n.layer == nil {
		n.layer = container.New(atTop{})
	}
	return n.layer
}

// Words returns the line that is shown, or "".
func (n *Notice) Words() string { return n.words }

// Told returns the number of lines shown so far.
func (n *Notice) Told() int { return n.told }

// Say shows a line in place of the present one. A quiet line replaces neither bad news nor a line that the next screen is to show.
func (n *Notice) Say(art *widget.Art, words string, bad bool) {
	if n.words != "" && (n.bad || n.next) && !bad {
		return
	}
	n.art, n.words, n.bad, n.next = art, words, bad, false
	n.told++
	n.Draw()
}

// Tell shows a quiet line, on the next screen too if next is set. It replaces anything but bad news.
func (n *Notice) Tell(art *widget.Art, words string, next bool) {
	n.next = false
	n.Say(art, words, false)
	n.next = next && n.words == words
}

// Hush hides the line, unless it is bad news or the next screen shows it too.
func (n *Notice) Hush() {
	if !n.bad && !n.next {
		n.Hide()
	}
}

// Pass is called when the next screen is shown. A line for that screen stays until the one after it.
func (n *Notice) Pass() {
	n.Hush()
	n.next = false
}

// Hide hides the line.
func (n *Notice) Hide() {
	n.next = false
	if n.words != "" {
		n.words = ""
		n.Draw()
	}
}

// Draw draws the line in the colours of the present theme.
func (n *Notice) Draw() {
	n.Content()
	n.layer.Objects = nil
	if n.words != "" {
		ink := theme.Current().Ink
		if n.bad {
			ink = theme.Current().Bad
		}
		n.layer.Objects = []fyne.CanvasObject{newSlip(widget.NewProse(n.art, n.words, theme.U(theme.BodyText), ink), n.Hide)}
	}
	n.layer.Refresh()
}

// slip is a line on a panel. A click calls away.
type slip struct {
	fynewidget.BaseWidget
	line *widget.Prose
	full float32 // the width of the line before it wraps
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

// atTop centres a slip at the top of the window, and wraps its line so that the corners stay free.
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
		o.Resize(fyne.NewSize(width, o.MinSize().Height)) // wrapped text knows its height only now
		o.Move(fyne.NewPos((size.Width-width)/2, theme.U(6)))
	}
}

// MinSize implements fyne.Layout.
func (atTop) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
