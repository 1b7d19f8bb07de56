package history

import "github.com/superbridge/superbridge/ui/kit/marks"

// openNotes lays the sheet on the screen on which the name and the note are written of what is selected, if anything
// is.
func (s *Screen) openNotes() {
	m, ok := s.toMark()
	if !ok {
		return
	}
	marks.Open(s.art, s.sheets, marks.Words{Name: m.Name, Note: m.Note}, func(w marks.Words) {
		m.Name, m.Note = w.Name, w.Note
		s.mark(m)
	})
}
