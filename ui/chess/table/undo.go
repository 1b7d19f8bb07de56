package table

import (
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
	s.work.Undo(s.session.Undo, play.ErrNothingToUndo, func() { s.say(text.T("chess.nothing-to-undo")) })
}
