package review

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/marks"
)

// edit lays the sheet for the board's name and note on the screen.
func (s *Screen) edit() {
	p := s.page
	if p.model == nil || p.editing != nil {
		return
	}
	p.editing = marks.New(s.art, p.board.Marks, func(m storage.Marks) {
		s.lift()
		s.mark(m)
		s.rebuild()
	}, s.lift)
	s.lay()
	p.editing.Focus(s.content)
}

// lay lays the sheet on the screen, if there is one.
func (s *Screen) lay() {
	if p := s.page; p.editing != nil {
		p.editing.Redraw()
		s.content.Objects = append(s.content.Objects[:1], p.editing.Content())
		s.content.Refresh()
	}
}

// lift takes the sheet away.
func (s *Screen) lift() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.content); c != nil {
		c.Unfocus()
	}
	s.page.editing = nil
	s.content.Objects = s.content.Objects[:1]
	s.content.Refresh()
}

// keepEdited keeps what stands on the sheet when the board is left.
func (s *Screen) keepEdited() {
	p := s.page
	if p.editing == nil {
		return
	}
	m := p.editing.Marks()
	p.editing = nil
	if m != p.board.Marks {
		s.mark(m)
	}
}
