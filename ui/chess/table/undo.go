package table

import (
	"errors"

	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Undo takes back the first leap of two, or the moves of the dice turn that goes on, or else the last turn of the person.
func (s *Screen) Undo() {
	s.finish()
	if s.mayStop() {
		s.letGo()
		return
	}
	s.letGo()
	nothing := false
	s.work.Write(s.work.Ctx, func() error {
		err := s.session.Undo()
		if nothing = errors.Is(err, play.ErrNothingToUndo); nothing {
			return nil
		}
		return err
	}, func(error) { // which the session's state says too
		if nothing {
			s.say(text.T("chess.nothing-to-undo"))
		}
	})
}
