package table

import (
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// Undo takes the last card back that has left the hand, or else the person's last act, which is counted.
func (s *Screen) Undo() {
	s.finish()
	if s.arranges() && s.model.Placing.Begun() {
		s.back()
		return
	}
	s.dropHint()
	s.work.Undo(s.session.Undo, play.ErrNothingToUndo, func() { s.say(text.T("poker.nothing-to-undo")) })
}
