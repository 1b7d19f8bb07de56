package bridge

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// Rubber is a number of boards fixed beforehand, with the boards that are finished.
// In a rubber of Super Bridge the number is a multiple of four, so that each state of
// vulnerability comes up as often as the others.
type Rubber struct {
	Rules  Rules
	Length int // boards that count, 1 or more
	Boards []Board
}

// Counts reports whether a finished board counts towards the rubber. One that is dealt again
// doesn't.
func (r Rules) Counts(b Board) bool { return !r.RedealPassedOut || !b.Contract().PassedOut() }

// Counted returns how many of the finished boards count towards the rubber.
func (r Rubber) Counted() int {
	if !r.Rules.RedealPassedOut {
		return len(r.Boards)
	}
	n := 0
	for i := range r.Boards {
		if r.Rules.Counts(r.Boards[i]) {
			n++
		}
	}
	return n
}

// Over reports whether all boards have been played.
func (r Rubber) Over() bool { return r.Counted() >= r.Length }

// Next returns the next board of the rubber with the given deal, with its dealer and
// vulnerability. It fails as [NewBoard] does.
func (r Rubber) Next(deal card.Deal) (Board, error) {
	i := r.Counted()
	return NewBoard(r.Rules, deal, r.Rules.Dealer(i), r.Rules.Vulnerability(i))
}

// Points returns the sum of the finished boards' points, by side.
func (r Rubber) Points() [2]int {
	var sum [2]int
	for _, b := range r.Boards {
		points := b.Points()
		sum[card.NS] += points[card.NS]
		sum[card.EW] += points[card.EW]
	}
	return sum
}

// Winner returns the side with more points; ok is false if both have as many.
func (r Rubber) Winner() (winner card.Side, ok bool) {
	points := r.Points()
	if points[card.NS] > points[card.EW] {
		return card.NS, true
	}
	return card.EW, points[card.NS] < points[card.EW]
}

// With returns the rubber with one more finished board.
func (r Rubber) With(b Board) Rubber {
	r.Boards = append(slices.Clip(r.Boards), b)
	return r
}
