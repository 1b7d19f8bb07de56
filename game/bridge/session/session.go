// Package session is what joins boards: which dealer, vulnerability and standing the next board has, what the
// finished ones come to, when it is over and who has won. A board alone is in package bridge.
//
// A rubber of Super Bridge and a session of Duplicate are a number of boards, each scored by itself. In Chicago
// part-scores are carried from board to board ([bridge.Standing]), and there is a bonus at the end. All of that
// follows from the finished boards; nothing else is kept.
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

// Standing returns what the finished boards leave to the next.
func (s Session) Standing() bridge.Standing {
	if !s.Rules.CarryBelow || len(s.Boards) == 0 {
		return bridge.Standing{}
	}
	last := s.Boards[len(s.Boards)-1]
	return last.Standing.After(last)
}

// Next returns the next board of the session with the given deal, with its dealer,
// vulnerability and standing. It fails as [bridge.NewBoard] does.
func (s Session) Next(deal card.Deal) (bridge.Board, error) {
	i := s.Counted()
	b, err := bridge.NewBoard(s.Rules, deal, s.Rules.Dealer(i), s.Rules.Vulnerability(i))
	b.Standing = s.Standing()
	return b, err
}

// With returns the session with one more finished board.
func (s Session) With(b bridge.Board) Session {
	s.Boards = append(slices.Clip(s.Boards), b)
	return s
}

// Bonus returns the lines that the end of the session scores, none before it.
func (s Session) Bonus() bridge.Score {
	if s.Rules.EndPartScore == 0 || len(s.Boards) == 0 || !s.Over() {
		return nil
	}
	var bonus bridge.Score
	below := s.Standing().Below
	for _, side := range card.Sides {
		holds := below[side] > 0
		if last := s.Boards[len(s.Boards)-1]; s.Rules.EndPartFor == bridge.LastBoard {
			holds = holds && below[side] > last.Standing.Below[side]
		}
		if holds {
			bonus = append(bonus, bridge.Line{Item: bridge.EndPartScore, Count: 1, Side: side, Points: s.Rules.EndPartScore})
		}
	}
	return bonus
}

// Points returns what the session has come to so far, by side: the finished boards, and the
// bonus once it is over.
func (s Session) Points() [2]int {
	sum := s.Bonus().Points()
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

// Result returns what the session means for the player in a seat: 1 if he has won, -1 if he has lost, 0 if
// neither, and his side's points less the other's. While the session goes on it is how he is doing.
func (s Session) Result(seat card.Seat) (outcome, points int) {
	sum := s.Points()
	points = sum[seat.Side()] - sum[seat.Side().Other()]
	switch {
	case points > 0:
		outcome = 1
	case points < 0:
		outcome = -1
	}
	return outcome, points
}
