package table

import (
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// Undo takes back the last card that has left the hand, or else the user's last act, which is counted.
func (s *Screen) Undo() {
	s.finale.finish()
	if s.parts.arranges() && s.play.model.Placing.Begun() {
		s.entry.back()
		return
	}
	s.advice.drop()
	s.play.work.Undo(s.play.session.Undo, play.ErrNothingToUndo, func() { s.note.say(text.T("poker.nothing-to-undo")) })
}
