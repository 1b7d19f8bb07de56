package table

import (
	"errors"

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
	nothing := false
	s.play.work.Write(s.play.work.Ctx, func() error {
		err := s.play.session.Undo()
		if nothing = errors.Is(err, play.ErrNothingToUndo); nothing {
			return nil
		}
		return err
	}, func(error) { // which the session's state says too
		if nothing {
			s.note.say(text.T("few.table.nothing-to-undo"))
		}
	})
}
