package table

import (
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Undo takes the card back that was chosen last, or else the person's last act, which is counted.
func (s *Screen) Undo() {
	s.finale.finish()
	s.early.unmark() // or it would be played at once, where the deal goes back to
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
