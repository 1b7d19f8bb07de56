package table

import (
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Undo takes back the first of two leaps, or the moves of the current dice turn, or else the user's last turn.
func (s *Screen) Undo() {
	s.parts.finish()
	if s.move.mayStop() {
		s.move.letGo()
		return
	}
	s.move.letGo()
	s.play.work.Undo(s.play.session.Undo, play.ErrNothingToUndo, func() { s.note.say(text.T("chess.nothing-to-undo")) })
}
