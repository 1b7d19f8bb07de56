package ui

import (
	"context"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// How long bad news and quiet lines stay, unless something hides them sooner.
const (
	readable = 20 * time.Second
	brief    = 10 * time.Second
)

// complain shows bad news for a while.
func (a *App) complain(words string) {
	a.notice.say(a.art, words, true)
	a.hideLater(readable)
}

// tell shows a quiet line for a while: on the screen that is shown, and on the next one if that is on its way.
func (a *App) tell(words string) {
	a.notice.tell(a.art, words, a.way.Open())
	a.hideLater(brief)
}

// hideLater hides the present line after a while, unless another one has been shown by then.
func (a *App) hideLater(while time.Duration) {
	told := a.notice.told
	a.runner.Later(context.Background(), while, func() {
		if a.notice.told == told {
			a.notice.hide()
		}
	})
}

// notice is a quiet line at the top of the window, between the buttons in the corners, over whatever screen is shown. A click hides
// it. The zero value shows nothing.
type notice struct {
	layer *fyne.Container
	art   *widget.Art
	words string // or ""
	bad   bool   // they are bad news
	next  bool   // they aren't, and the next screen shows them too
	told  int    // the number of lines shown so far
}

// content returns the layer that lies on every screen.
func (n *notice) content() fyne.CanvasObject {
	if n.layer == nil {
		n.layer = container.New(atTop{})
	}
	return n.layer
}

// say shows a line in place of the present one. A quiet line replaces neither bad news nor a line that the next screen is to show.
func (n *notice) say(art *widget.Art, words string, bad bool) {
	if n.words != "" && (n.bad || n.next) && !bad {
		return
	}
	n.art, n.words, n.bad, n.next = art, words, bad, false
	n.told++
	n.draw()
}

// tell shows a quiet line, on the next screen too if next is set. It replaces anything but bad news.
func (n *notice) tell(art *widget.Art, words string, next bool) {
	n.next = false
	n.say(art, words, false)
	n.next = next && n.words == words
}

// hush hides the line, unless it is bad news or the next screen shows it too.
func (n *notice) hush() {
	if !n.bad && !n.next {
		n.hide()
	}
}

// pass is called when the next screen is shown. A line for that screen stays until the one after it.
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
