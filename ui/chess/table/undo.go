package table

import (
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
	s.work.Undo(s.session.Undo, play.ErrNothingToUndo, func() { s.say(text.T("chess.nothing-to-undo")) })
}
