package table

import (
	"errors"

	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Undo takes back the first of two leaps, or the moves of the current dice turn, or else the user's last turn.
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
	}, func(error) { // the session's state has it too
		if nothing {
			s.say(text.T("chess.nothing-to-undo"))
		}
	})
}
