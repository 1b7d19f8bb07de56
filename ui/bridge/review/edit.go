package review

import "github.com/superbridge/superbridge/ui/kit/marks"

// edit lays the sheet for the board's name and note on the screen.
func (s *Screen) edit() {
	p := s.page
	if p.model == nil {
		return
	}
	before := p.board.Marks
	marks.Open(s.art, s.sheets, marks.Words{Name: before.Name, Note: before.Note}, func(w marks.Words) {
		after := p.board.Marks
		after.Name, after.Note = w.Name, w.Note
		s.mark(after)
		s.rebuild()
	})
}
