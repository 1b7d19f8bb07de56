package table

import (
	"github.com/superbridge/superbridge/game/bridge/session"
)

// openBoard leads to the review of a board of the rubber, after a number of its events. It lies on
// the table, which is as it was when it is taken away.
func (s *Screen) openBoard(board, events int) {
	if s.reviewable() {
		s.options.OnReview(board, events)
	}
}

// reviewable reports whether there are reviews of what is played here.
func (s *Screen) reviewable() bool {
	return s.play.model.Over && s.options.OnReview != nil && !s.droppable()
}

// reviewBoard looks back on a board: the one chosen on the score sheet, at what is chosen among
// what could have been better, or else the board that is over from its start.
func (s *Screen) reviewBoard() {
	board, events := s.play.model.Board, 0
	switch top := s.sheets.Top().(type) {
	case *scoreSheet:
		if top.chosen >= 0 {
			board = top.chosen
		}
	case *lookBackSheet:
		events = s.lookBack.chosen + 1
	}
	s.openBoard(board, events)
}

// deals are what the rows of a score sheet lead to.
type deals struct {
	chosen int                    // the board that is, counted from 0, or -1
	open   func(board int) func() // returns what a click on a board does; nil where they lead nowhere
}

// number returns the number of a board's deal in a rubber, counted from 1.
func number(r session.Session, board int) int {
	return session.Session{Rules: r.Rules, Length: r.Length, Boards: r.Boards[:board]}.Counted() + 1
}

// chooseMoment chooses the next of what could have been better, or the one before, and reports
// whether there is one.
func (s *Screen) chooseMoment(by int) bool {
	l := &s.lookBack
	moments := l.found.Moments
	at := -1
	for i, m := range moments {
		if m.Event == l.chosen {
			at = i
		}
	}
	if at < 0 && by < 0 {
		return false
	}
	at += by
	if !s.reviewable() || at < 0 || at >= len(moments) {
		return false
	}
	s.pickMoment(moments[at].Event)
	return true
}

// pickMoment chooses what could have been better, by its event.
func (s *Screen) pickMoment(event int) {
	s.lookBack.chosen = event
	s.lookBack.sheet.choose(event)
}
