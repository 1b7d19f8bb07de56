package sheet

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// edge is the field in which Tab leaves a sheet, or would enter what is below it. It is not seen; whoever comes there is sent back
// into the sheet on top. (Fyne's Tab goes through all fields of a window, whatever covers them.)
type edge struct {
	widget.BaseWidget
	crossed func()
}

var _ fyne.Focusable = (*edge)(nil)

func newEdge(crossed func()) *edge {
	e := &edge{crossed: crossed}
	e.ExtendBaseWidget(e)
	return e
}

// FocusGained implements fyne.Focusable.
func (e *edge) FocusGained() { e.crossed() }

// FocusLost implements fyne.Focusable.
func (e *edge) FocusLost() {}

// TypedRune implements fyne.Focusable.
func (e *edge) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (e *edge) TypedKey(*fyne.KeyEvent) {}

// CreateRenderer implements fyne.Widget.
func (e *edge) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// enter gives the keyboard to the first field of the sheet on top, or to its last. If it has none, nothing has the
// keyboard but the sheet.
func (s *Stack) enter(first bool) {
	c, l := s.canvas(), s.top()
	if c == nil || l == nil {
		return
	}
	from, to := l.before, l.after
	if !first {
		from, to = to, from
	}
	crossed := [2]func(){from.crossed, to.crossed}
	from.crossed, to.crossed = func() {}, func() {}
	c.Focus(from)
	if first {
		c.FocusNext()
	} else {
		c.FocusPrevious()
	}
	if c.Focused() == fyne.Focusable(to) {
		c.Unfocus()
	}
	from.crossed, to.crossed = crossed[0], crossed[1]
}
