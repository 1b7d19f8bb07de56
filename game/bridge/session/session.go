// Package session is what joins boards: which dealer and vulnerability the next board has, what the
// finished ones come to, when it is over and who has won. A board alone is in package bridge.
package session

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Session is a number of boards fixed beforehand, with the boards that are finished. In a
// rubber of Super Bridge the number is a multiple of four, so that each state of vulnerability
// comes up as often as the others. A Session is a value.
type Session struct {
	Rules  bridge.Rules
	Length int // boards that count, 1 or more
	Boards []bridge.Board
}

// Counted returns how many of the finished boards count towards the session.
func (s Session) Counted() int {
	if !s.Rules.RedealPassedOut {
		return len(s.Boards)
	}
	n := 0
	for i := range s.Boards {
		if s.Rules.Counts(s.Boards[i]) {
			n++
		}
	}
	return n
}

// Over reports whether all boards have been played.
func (s Session) Over() bool { return s.Counted() >= s.Length }

// Next returns the next board of the session with the given deal, with its dealer and
// vulnerability. It fails as [bridge.NewBoard] does.
func (s Session) Next(deal card.Deal) (bridge.Board, error) {
	i := s.Counted()
	return bridge.NewBoard(s.Rules, deal, s.Rules.Dealer(i), s.Rules.Vulnerability(i))
}

// Points returns the sum of the finished boards' points, by side.
func (s Session) Points() [2]int {
	var sum [2]int
	for _, b := range s.Boards {
		points := b.Points()
		sum[card.NS] += points[card.NS]
		sum[card.EW] += points[card.EW]
	}
	return sum
}

// Winner returns the side with more points; ok is false if both have as many.
func (s Session) Winner() (winner card.Side, ok bool) {
	points := s.Points()
	if points[card.NS] > points[card.EW] {
		return card.NS, true
	}
	return card.EW, points[card.NS] < points[card.EW]
}

// With returns the session with one more finished board.
func (s Session) With(b bridge.Board) Session {
	s.Boards = append(slices.Clip(s.Boards), b)
	return s
}
