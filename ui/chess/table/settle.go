package table

import (
	"github.com/superbridge/superbridge/ui/chess/play"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// maySettle reports whether the users are asked whether the result may stand.
func (p *playing) maySettle() bool {
	return p.session != nil && p.state.Settled != 0 && p.sent == 0 && p.state.Err == nil && !p.state.Game.Over()
}

// settled asks whether the result may stand of a side that has all but won; "" if none has.
func (p *playing) settled() string {
	if !p.maySettle() {
		return ""
	}
	return text.TN("chess.settled", p.state.Settled.Len(), "Armies", chesstext.Armies(p.state.Settled), "Key", text.T("chess.key.agree"))
}

// letStand ends the game with the result that is in sight, or says that none is.
func (s *Screen) letStand() {
	if s.parts.finish(); !s.play.maySettle() {
		s.note.say(text.T("chess.nothing-settled"))
		return
	}
	s.advice.drop()
	s.play.work.Undo(s.play.session.LetStand, play.ErrNotAsked, func() { s.note.say(text.T("chess.nothing-settled")) })
}
