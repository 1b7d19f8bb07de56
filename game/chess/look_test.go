package chess_test

import (
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

func square(t *testing.T, text string) chess.Square {
	t.Helper()
	s, err := chess.ParseSquare(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func position(t *testing.T, text string) chess.Position {
	t.Helper()
	p, err := chess.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestAttackers tests which pieces could capture a piece, whoever has the turn.
func TestAttackers(t *testing.T) {
	for _, test := range []struct{ position, square, want string }{
		{"7yK/10/12/14/14/14/14/14/3yRyN9/4rPyB8/3yP1yR8/12/10/rK7 r A1-2 r-y- - - 0 1", "e6", "[e5]"},
		{"7yK/10/12/14/14/14/14/14/3yRyN9/4rPyB8/3yP1yR8/12/10/rK7 r A1-2 r-y- - - 0 1", "e5", "[f5]"},
		{"7yK/10/12/14/14/14/14/14/3yRyN9/4rPyB8/3yP1yR8/12/10/rK7 r A1-2 r-y- - - 0 1", "d1", "[]"},
		{"7yK/10/12/14/14/14/14/14/3yRyN9/4rPyB8/3yP1yR8/12/10/rK7 r A1-2 r-y- - - 0 1", "e4", "[]"},
		// A double leap comes from afar, even over a square where it captures.
		{"8/10/12/14/14/14/14/4yN9/2yK11/3yP10/1rN12/12/10/rK7 y A1-2 r-y- b4 - 0 1", "e7", "[b4]"},
		// Nothing is captured in the Castle.
		{"7yK/10/12/14/14/14/7yB6/6rQ3yN3/5yP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1", "h8", "[]"},
		// A follower attacks other pieces, but not kings.
		{"8/10/3yK8/14/4bR1yP7/5bP8/14/14/14/14/13gK/12/10/rK7 r A2-4 rryg - - 0 1", "e12", "[]"},
		{"8/10/3yK8/14/4bR1yP7/5bP8/14/14/14/14/13gK/12/10/rK7 r A2-4 rryg - - 0 1", "g10", "[e10]"},
		// In B it does.
		{"8/10/3yK8/14/4bR1yP7/5bP8/14/14/14/14/13gK/12/10/rK7 r B-4 rbyg - - 0 1", "e12", "[e10]"},
		// An army that must first exchange a pawn captures nothing.
		{"7yK/10/12/14/14/14/6rP7/14/14/14/14/12/10/rK6rR y A1-2 r-y- - - 0 1", "k14", "[]"},
		// The same with dice, before the roll.
		{"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK6rR y A1-2D r-y- - 0,0,0,0 0 1", "k14", "[k1]"},
	} {
		p := position(t, test.position)
		if got := fmt.Sprint(p.Attackers(square(t, test.square))); got != test.want {
			t.Errorf("%s, %s: %s, want %s", test.position, test.square, got, test.want)
		}
	}
}

// TestEntries tests which squares of the Castle a king could enter next.
func TestEntries(t *testing.T) {
	for _, test := range []struct{ position, want string }{
		{"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1", "[g7]"},
		{"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 y A1-2 r-y- - - 0 1", "[g7]"},
		{"7yK/10/12/14/14/14/14/5rK8/14/14/14/12/10/8 r A1-2 r-y- - - 0 1", "[g7 g8]"},
		{"7yK/10/12/14/14/14/6yNyB6/6yNyB6/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1", "[]"},
		{"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 y A1-2D r-y- - 0,0,0,0 0 1", "[]"},
		{"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 y A1-2D r-y- - 4,0,0,0 0 1", "[g7]"},
		{"7yK/10/12/14/14/14/14/7rP6/5rK8/14/14/12/10/8 y A1-2 r-y- - - 0 1", "[]"},
	} {
		p := position(t, test.position)
		if got := fmt.Sprint(p.Entries(chess.Red)); got != test.want {
			t.Errorf("%s: %s, want %s", test.position, got, test.want)
		}
	}
}

// TestKingSentHome sends kings home, to their square or to the first free one of the army's, and queens leave for their
// pools.
func TestKingSentHome(t *testing.T) {
	for _, test := range []struct{ position, want string }{
		{"yQ6yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2D r-y- - 4,0,0,0 9 1",
			"7yK/10/12/14/14/14/14/14/14/14/14/12/rK9/8 y A1-2D r-y- - 0,0,0,0 0 2"},
		{"yQ6yK/10/12/14/14/14/7yP6/14/5rK8/14/14/yR11/yN9/8 r A1-2D r-y- - 4,0,0,0 9 1",
			"7yK/10/12/14/14/14/7yP6/14/14/14/rK13/yR11/yN9/8 y A1-2D r-y- - 0,0,0,0 0 2"},
	} {
		p := position(t, test.position)
		p.Roll(chess.Dice{A: 3, B: 2})
		before := p
		u := p.Do(chess.Move{From: square(t, "f6"), Via: chess.NoSquare, To: square(t, "g7")})
		if p.String() != test.want {
			t.Errorf("%s: %v, want %s", test.position, p, test.want)
		}
		if want := position(t, test.want); p != want {
			t.Errorf("%s: read from its text it is another position", test.position)
		}
		if !p.Pool(chess.Yellow).Has(chess.Queen) {
			t.Errorf("%s: no queen in the pool %v", test.position, p.Pool(chess.Yellow))
		}
		if p.Undo(u); p != before {
			t.Errorf("%s: taken back %v", test.position, p)
		}
	}
}

// TestTourLost captures a king during its tour, which then counts nothing.
func TestTourLost(t *testing.T) {
	p := position(t, "7yK/10/12/bK13/14/14/14/14/14/10bR3/14/12/10/7rK b A1-3D rby- - 3,0,0,0 5 9")
	want := position(t, "7yK/10/12/bK13/14/14/14/14/14/14/14/12/10/7bR y A1-3D bby- - 0,0,0,0 0 10")
	p.Roll(chess.Dice{A: 2, B: 1})
	before := p
	u := p.Do(chess.Move{From: square(t, "k5"), Via: chess.NoSquare, To: square(t, "k1"), Takes: true})
	if p != want {
		t.Errorf("%v, want %v", p, want)
	}
	if p.Undo(u); p != before {
		t.Errorf("taken back %v", p)
	}
}

// TestRefusals reads positions that can't occur in an unfinished game.
func TestRefusals(t *testing.T) {
	for _, text := range []string{
		"",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-5 r-y- - - 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 1 -",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 b A1-2 r-y- - - 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2 rry- - - 0 1",     // blue isn't in the variant
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2 y-y- - - 0 1",     // red has a king
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-3 rby- - - 0 1",     // blue has none
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 b A1-3 rry- - - 0 1",     // in A1 it has no turn
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK6bP r A1-3 r-y- - - 0 1",   // blue has pieces
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK6bK r A1-3 r-y- - - 0 1",   // and a king
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r B-4 rbyg - - 0 1",      // blue and green have no king
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK6bK r B-4 rby- - - 0 1",    // all four play
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK6bK r B-4 rbyb - - 0 1",    // each for itself
		"8/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 1",       // one king
		"8/10/12/14/14/14/6yK7/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 1",     // in the Castle
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rKrK6 r A1-2 r-y- - - 0 1",   // two
		"7yK/10/12/14/14/14/14/14/14/14/1rN12/12/10/rK7 r A1-2 r-y- d2 - 0 1", // no knight there
		"7yK/10/12/14/14/14/14/14/14/rN13/14/12/10/rK7 r A1-2 r-y- a5 - 0 1",  // no start square
		"7yK/10/12/14/14/14/14/14/14/14/1yN12/12/10/rK7 r A1-2 r-y- b4 - 0 1", // not its own start square
		"7yK/10/12/14/14/14/14/14/14/14/1rN12/12/2rN7/rK7 r A1-2 r-y- d2,b4 - 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2 r-y- - 0,0,0,0 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2D r-y- - - 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2D r-y- - 1,0,0,0 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2D r-y- - 8,0,0,0 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2D r-y- - 0,4,0,0 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 00 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 0",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2 r-y- - - -1 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK3 4 r A1-2 r-y- - - 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK34 r A1-2 r-y- - - 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK07 r A1-2 r-y- - - 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/rK7 r A1-2 r-y- - - 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rP7 rKrPrPrPrPrPrP r A1-2 r-y- - - 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rKrPrPrPrPrPrPrP r A1-2 r-yy - - 0 1",
	} {
		if p, err := chess.ParsePosition(text); err == nil {
			t.Errorf("%s is read as %v", text, p)
		}
	}
}
