package table

import (
	"errors"

	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Undo takes back the last chosen card, or else the user's last act, which is counted.
func (s *Screen) Undo() {
	s.finish()
	s.unmark() // or it would be played at once, where the deal returns to
	s.entry.pending.Drop()
	if question, ok := s.sheets.Top().(interface{ Undo() }); ok {
		question.Undo()
		return
	}
	s.fresh()
	if s.unpick() {
		return
	}
	nothing := false
	s.work.Write(s.work.Ctx, func() error {
		err := s.session.Undo()
		if nothing = errors.Is(err, play.ErrNothingToUndo); nothing {
			return nil
		}
		return err
	}, func(error) { // the session's state has it too
		if nothing {
			s.say(text.T("few.table.nothing-to-undo"))
		}
	})
}
