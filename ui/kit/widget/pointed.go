package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Pointed is embedded in a widget that is clicked as a whole and shows that the mouse is on it.
type Pointed struct {
	Hovered  bool   // the mouse is on it
	OnTapped func() // for a click
	OnHover  func() // Hovered has changed
}

var (
	_ fyne.Tappable      = (*Pointed)(nil)
	_ desktop.Hoverable  = (*Pointed)(nil)
	_ desktop.Cursorable = (*Pointed)(nil)
)

// Tapped implements fyne.Tappable.
func (p *Pointed) Tapped(*fyne.PointEvent) { p.OnTapped() }

// MouseIn implements desktop.Hoverable.
func (p *Pointed) MouseIn(*desktop.MouseEvent) { p.hover(true) }

// MouseMoved implements desktop.Hoverable.
func (p *Pointed) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (p *Pointed) MouseOut() { p.hover(false) }

func (p *Pointed) hover(on bool) {
	p.Hovered = on
	p.OnHover()
}

// Cursor implements desktop.Cursorable.
func (p *Pointed) Cursor() desktop.Cursor { return desktop.PointerCursor }
