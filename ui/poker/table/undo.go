package table

import (
	"errors"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// Undo takes back the last card that has left the hand, or else the user's last act, which is counted.
func (s *Screen) Undo() {
	s.finish()
	if s.arranges() && s.model.Placing.Begun() {
		s.back()
		return
	}
	s.dropHint()
	nothing := false
	s.work.Write(s.work.Ctx, func() error {
		err := s.session.Undo()
		if nothing = errors.Is(err, play.ErrNothingToUndo); nothing {
			return nil
		}
		return err
	}, func(error) { // the session's state has it too
		if nothing {
			s.say(text.T("poker.nothing-to-undo"))
		}
	})
}
