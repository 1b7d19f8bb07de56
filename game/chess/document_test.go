package chess_test

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/chesstest"
)

// The number of sequences of one to four turns from each start. (Rules: octagonal-chess, Checks.)
func TestPerft(t *testing.T) {
	for _, c := range chesstest.Counts {
		for i, name := range c.Variants {
			depth := 4
			if i > 0 || testing.Short() { // the other variants differ only later
				depth = 3
			}
			p := chess.Start(chess.Usual(variant(t, name)))
			for d := 1; d <= depth; d++ {
				if got := chess.Perft(p, d); got != uint64(c.Sequences[d-1]) {
					t.Errorf("%s %d: %d sequences, want %d", name, d, got, c.Sequences[d-1])
				}
			}
		}
	}
}

func TestPerftDice(t *testing.T) {
	for _, c := range chesstest.DiceCounts {
		dice, err := chess.ParseDice(c.Dice)
		if err != nil {
			t.Fatal(err)
		}
		if got := chess.PerftDice(chess.Start(chess.Usual(variant(t, c.Variant))), dice); got != uint64(c.Sequences) {
			t.Errorf("%s %s: %d sequences, want %d", c.Variant, c.Dice, got, c.Sequences)
		}
	}
}

func TestPositions(t *testing.T) {
	if len(chesstest.Positions) != 16 {
		t.Errorf("%d positions, want 16", len(chesstest.Positions))
	}
	for _, c := range chesstest.Positions {
		p, err := chess.ParsePosition(c.Text)
		if err != nil {
			t.Errorf("%s: %v", c.Text, err)
			continue
		}
		if p.String() != c.Text {
			t.Errorf("%s\nis printed as\n%v", c.Text, p)
		}
		if p.Rolling() {
			p.Roll(chess.Dice{A: 2, B: 1})
		}
		moves := slices.DeleteFunc(p.Moves(), chess.Move.IsPass)
		if len(moves) != c.Moves {
			t.Errorf("%s: %d moves, want %d: %v", c.Text, len(moves), c.Moves, moves)
		}
		if c.Perft2 < 0 {
			continue
		}
		if got := chess.Perft(p, 2); got != uint64(c.Perft2) {
			t.Errorf("%s: %d sequences of two turns, want %d", c.Text, got, c.Perft2)
		}
	}
}

func variant(t *testing.T, name string) chess.Variant {
	t.Helper()
	v, err := chess.ParseVariant(name)
	if err != nil {
		t.Fatal(err)
	}
	return v
}
