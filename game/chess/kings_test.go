package chess_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/chesstest"
)

// duel is a king against a king: the squares of the one to move and of the other.
type duel struct{ own, other chess.Square }

// over stands for a duel that the mover has won.
var over = duel{chess.NoSquare, chess.NoSquare}

// TestKings solves king against king backwards from its ends, by the moves of the rules, and compares the counts.
// (Rules: octagonal-chess, Checks.)
func TestKings(t *testing.T) {
	open := kingDuels(t)
	total, wins, longest := len(open), 0, 0
	won := map[duel]bool{over: false} // for decided duels, whether the side to move wins
	var last []duel
	for turns := 1; len(open) > 0; turns++ {
		decided := map[duel]bool{}
		for d, next := range open {
			reaches := func(outcome bool) func(duel) bool {
				return func(n duel) bool { of, known := won[n]; return known && of == outcome }
			}
			if slices.ContainsFunc(next, reaches(false)) {
				decided[d] = true
			} else if !slices.ContainsFunc(next, func(n duel) bool { return !reaches(true)(n) }) {
				decided[d] = false
			}
		}
		if len(decided) == 0 {
			t.Fatalf("%d placements are never decided", len(open))
		}
		last, longest = nil, turns
		for d, win := range decided {
			if won[d] = win; win {
				wins++
			}
			last = append(last, d)
			delete(open, d)
		}
	}
	if total != chesstest.KingPlacements || wins != chesstest.KingWins || total-wins != chesstest.KingLosses {
		t.Errorf("%d placements, %d wins, %d losses, want %d, %d and %d", total, wins, total-wins,
			chesstest.KingPlacements, chesstest.KingWins, chesstest.KingLosses)
	}
	if d := (duel{squareOf(t, "a4"), squareOf(t, "a6")}); longest != chesstest.KingLongest || !slices.Contains(last, d) {
		t.Errorf("the longest take %d turns, want %d, and among them Ka4 against Ka6: %v", longest, chesstest.KingLongest, last)
	}
}

// kingDuels returns all placements outside the Castle, with those that a move leads to.
func kingDuels(t *testing.T) map[duel][]duel {
	t.Helper()
	all := map[duel][]duel{}
	for own := range chess.Square(chess.Squares) {
		for other := range chess.Square(chess.Squares) {
			if own == other || own.Castle() || other.Castle() {
				continue
			}
			placed := map[chess.Square]string{own: "rK", other: "yK"}
			p, err := chess.ParsePosition(fmt.Sprintf("%s r A1-2 r-y- - - 0 1", placement(placed)))
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range p.Moves() {
				next := duel{other, m.To}
				if m.Takes || m.To.Castle() {
					next = over
				}
				all[duel{own, other}] = append(all[duel{own, other}], next)
			}
		}
	}
	return all
}

func squareOf(t *testing.T, text string) chess.Square {
	t.Helper()
	s, err := chess.ParseSquare(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
