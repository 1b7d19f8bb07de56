package tabletop

import (
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// facings are all ways to look at the board.
func facings() (all []Facing) {
	for _, v := range []View{Corner, Grid} {
		for a := range chess.Army(chess.Armies) {
			all = append(all, Facing{v, a})
		}
	}
	return all
}

// square returns a square by its name, or NoSquare for "-".
func square(name string) chess.Square {
	if name == "-" {
		return chess.NoSquare
	}
	s, err := chess.ParseSquare(name)
	if err != nil {
		panic(err)
	}
	return s
}

// squares returns a set of squares by their names.
func squares(names ...string) (set chess.SquareSet) {
	for _, name := range names {
		set = set.With(square(name))
	}
	return set
}

// position reads a position.
func position(t *testing.T, text string) chess.Position {
	t.Helper()
	p, err := chess.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// start returns the start of a game of four.
func start() chess.Position {
	return chess.Start(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 4}))
}

// after returns the position after a move, given as text.
func after(t *testing.T, p chess.Position, text string) (next chess.Position, trail Trail) {
	t.Helper()
	m, err := chess.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Check(m); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	army := p.At(m.From).Army()
	p.Do(m)
	trail, _ = TrailOf(army, m)
	return p, trail
}
