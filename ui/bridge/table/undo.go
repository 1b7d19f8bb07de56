package table

import (
	"errors"

	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Undo takes back the user's last act.
func (s *Screen) Undo() {
	s.finish()
	s.unmark() // or it would be played at once, where the board goes back to
	s.entry.pending.Drop()
	s.advice.drop()
	s.entry.typed = ""
	if question, ok := s.sheets.Top().(interface{ Undo() }); ok {
		question.Undo()
		return
	}
	nothing := false
	s.work.Runner.Write(s.work.Ctx, func() error {
		err := s.play.session.Undo()
		if nothing = errors.Is(err, play.ErrNothingToUndo); nothing {
			return nil
		}
		return err
	}, func(error) { // which the session's state says too
		if nothing {
			s.say(s.nothingToUndo())
		}
	})
}

func (s *Screen) nothingToUndo() string {
	if s.play.config.From > 0 && s.options.Guide == nil {
		return text.T("practice.nothing-to-undo")
	}
	return text.T("table.nothing-to-undo")
}
