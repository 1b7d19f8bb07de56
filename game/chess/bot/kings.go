package bot

import (
	"sync"

	"github.com/superbridge/superbridge/game/chess"
)

// duel is the table for king against king, none in the Castle, for the king to move: the turns to a win, the negative
// of the turns to a loss, 0 for impossible placements. There are no draws.
type duel [chess.Squares][chess.Squares]int8

// duels returns the table. It is computed once, in a hundredth of a second.
var duels = sync.OnceValue(func() *duel {
	var d duel
	for turns := int8(1); d.turn(turns); turns++ {
	}
	return &d
})

// turn decides the placements that take a number of turns, given all that take fewer, and reports whether there are
// any.
func (d *duel) turn(turns int8) bool {
	found := false
	for own := range chess.Square(chess.Squares) {
		for other := range chess.Square(chess.Squares) {
			if own == other || own.Castle() || other.Castle() || d[own][other] != 0 {
				continue
			}
			if turns == 1 {
				if board.steps[own] == 1 || board.king[own].Has(other) {
					d[own][other] = 1
					found = true
				}
			} else if value := d.best(own, other); value == turns || value == -turns {
				d[own][other] = value
				found = true
			}
		}
	}
	return found
}

// best returns the value of a placement from the known placements after the next turn: 0 if that isn't enough to tell.
// In it nobody can be captured at once, nor enter.
func (d *duel) best(own, other chess.Square) int8 {
	wins, longest := int8(0), int8(0)
	for to := range board.king[own].All() {
		switch after := d[other][to]; {
		case after < 0 && (wins == 0 || 1-after < wins):
			wins = 1 - after
		case after == 0:
			longest = 127
		case after > 0:
			longest = max(longest, after)
		}
	}
	switch {
	case wins > 0:
		return wins
	case longest < 127:
		return -1 - longest
	}
	return 0
}
