package history

import "github.com/superbridge/superbridge/ui/kit/marks"

// openNotes opens the sheet for the name and the note of the selection, if there is one.
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
