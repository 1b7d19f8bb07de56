package sheet

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/widget"
)

// draw has the sheet built.
func (l *layer) draw() {
	l.body.Objects = nil
	if built := l.sheet.Build(); built != nil {
		l.body.Objects = []fyne.CanvasObject{built}
	}
	if l.scroll != nil {
		l.offset, l.scroll = l.scroll.Offset, nil
	}
	l.body.Refresh()
}

// show updates the objects of the stack: the screen, the visible sheets, and one veil below the highest sheet that has
// one.
func (s *Stack) show() {
	s.first.Hidden = s.Empty()
	objects := []fyne.CanvasObject{s.first, s.screen}
	lowest, veiled, veil := 0, -1, None
	for i, l := range s.layers {
		look := l.look()
		if look.Alone {
			lowest = i
		}
		if look.Veil != None {
			veiled, veil = i, look.Veil
		}
	}
	for i, l := range s.layers {
		top := i == len(s.layers)-1
		l.before.Hidden, l.after.Hidden = !top, !top
		if i == veiled && (veil == Dark || veil == Clear) {
			objects = append(objects, s.cover(veil == Dark))
		}
		if i >= lowest {
			objects = append(objects, l.before, l.body, l.after)
		}
	}
	if s.Veil != nil {
		s.Veil.Hide()
		if veil == Own {
			s.Veil.Show()
		}
	}
	s.content.Objects = objects
	s.content.Refresh()
}

// cover returns the veil. It stays the same object while it stays as dark: the mouse may be over it.
func (s *Stack) cover(dark bool) *widget.Veil {
	if s.veil == nil || s.dark != dark {
		s.veil, s.dark = widget.NewCover(s.clicked), dark
		if dark {
			s.veil = widget.NewVeil(s.clicked)
		}
	}
	return s.veil
}

// clicked leaves the sheet on top after a click beside it, unless something would be lost.
func (s *Stack) clicked() {
	if l := s.top(); l != nil && !l.busy() {
		s.leave(l)
	}
}

// layout gives the screen all the room, and each sheet its place.
type layout struct{ stack *Stack }

// MinSize implements fyne.Layout. Sheets don't make the window grow: they scroll.
func (l layout) MinSize([]fyne.CanvasObject) fyne.Size { return l.stack.screen.MinSize() }

// Layout implements fyne.Layout.
func (l layout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s := l.stack
	s.screen.Move(fyne.Position{})
	s.screen.Resize(size)
	if s.veil != nil {
		s.veil.Resize(size)
	}
	for _, layer := range s.layers {
		layer.lay(size)
	}
}

// lay places the sheet in a screen.
func (l *layer) lay(screen fyne.Size) {
	if len(l.body.Objects) == 0 {
		return
	}
	built := l.body.Objects[0]
	if l.scroll != nil {
		built = l.scroll.Content
	}
	least, place := built.MinSize(), l.look().Place
	if place == nil {
		place = middle
	}
	at, size := place(screen, least)
	if high := size.Height < least.Height || size.Width < least.Width; high && l.scroll == nil {
		l.scroll = container.NewScroll(built)
		l.scroll.Offset = l.offset
		l.body.Objects[0] = l.scroll
	} else if !high {
		l.scroll = nil
		l.body.Objects[0] = built
	}
	l.body.Move(at)
	l.body.Resize(size)
}

// Low is a [Look]'s place near the bottom of the screen.
func Low(screen, least fyne.Size) (fyne.Position, fyne.Size) {
	const gap = 0.03 // distance from the bottom, as a share of the screen's height
	at, size := middle(screen, least)
	at.Y = max(at.Y, screen.Height-size.Height-gap*screen.Height)
	return at, size
}

// middle puts a sheet in the middle, no larger than the screen.
func middle(screen, least fyne.Size) (fyne.Position, fyne.Size) {
	size := least.Min(screen)
	return fyne.NewPos((screen.Width-size.Width)/2, (screen.Height-size.Height)/2), size
}

// scrolls reports whether not all of the sheet is in sight.
func (l *layer) scrolls() bool { return l.scroll != nil }

// page scrolls a page.
func (l *layer) page(down bool) {
	by := 0.8 * l.scroll.Size().Height
	if !down {
		by = -by
	}
	l.scroll.ScrollToOffset(l.scroll.Offset.AddXY(0, by))
}
