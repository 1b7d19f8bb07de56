package table

import (
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Undo takes back the last chosen card, or else the user's last act, which is counted.
func (s *Screen) Undo() {
	s.finale.finish()
	s.early.unmark() // or it would be played at once, where the deal returns to
	s.entry.pending.Drop()
	if question, ok := s.parts.sheets.Top().(interface{ Undo() }); ok {
		question.Undo()
		return
	}
	s.entry.fresh()
	if s.entry.unpick() {
		return
	}
	s.play.work.Undo(s.play.session.Undo, play.ErrNothingToUndo, func() { s.note.say(text.T("few.table.nothing-to-undo")) })
}
