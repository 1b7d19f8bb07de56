package tabletop

import (
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// walk takes steps from a square, each a letter: right, left, up, down, or diagonally north-east, and so on.
func walk(g Geometry, from chess.Square, steps string) chess.Square {
	c := g.CursorOn(from)
	for _, s := range steps {
		d := map[rune][2]int{'r': {1, 0}, 'l': {-1, 0}, 'u': {0, 1}, 'd': {0, -1}, 'e': {1, 1}, 'w': {-1, 1}, 's': {1, -1}, 'z': {-1, -1}}[s]
		c = g.Step(c, d[0], d[1])
	}
	return c.Square
}

func TestStep(t *testing.T) {
	corner, grid := NewGeometry(700, 700, 1, Facing{}), NewGeometry(700, 700, 1, Facing{View: Grid})
	for _, x := range []struct {
		g                Geometry
		from, step, want string
	}{
		{grid, "e5", "r", "f5"}, {grid, "e5", "l", "d5"}, {grid, "e5", "u", "e6"}, {grid, "e5", "d", "e4"}, {grid, "e5", "e", "f6"},
		{grid, "a11", "l", "a11"}, {grid, "n8", "r", "n8"}, {grid, "d14", "u", "d14"},
		{grid, "a11", "u", "b12"}, {grid, "a11", "uuu", "d14"}, {grid, "a11", "uuuddd", "a11"}, {grid, "a4", "w", "a4"}, {grid, "b4", "w", "a5"},
		// In the corner view a row is a diagonal, and the next row is between.
		{corner, "e5", "r", "f4"}, {corner, "e5", "l", "d6"}, {corner, "e5", "uu", "f6"}, {corner, "e5", "dd", "d4"},
		{corner, "e5", "e", "f5"}, {corner, "e5", "w", "e6"}, {corner, "e5", "s", "e4"}, {corner, "e5", "z", "d5"},
		{corner, "e5", "ud", "e5"}, {corner, "e5", "uuuudddd", "e5"}, {corner, "e7", "u", "f7"}, {corner, "g5", "u", "g6"},
		{corner, "a4", "l", "a4"}, {corner, "a4", "d", "a4"}, {corner, "-", "u", "c2"}, {grid, "-", "r", "h1"},
	} {
		if got := walk(x.g, square(x.from), x.step); got != square(x.want) {
			t.Errorf("%v: %s from %s comes to %v, want %s", x.g.Facing.View, x.step, x.from, got, x.want)
		}
	}
}

// The cursor can get from every square to every other one, in every view.
func TestStepsReachAll(t *testing.T) {
	for _, f := range facings() {
		g := NewGeometry(700, 700, 1, f)
		reached := chess.SquareSet{}.With(0)
		for todo := []Cursor{g.CursorOn(0)}; len(todo) > 0; todo = todo[1:] {
			for _, d := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
				if c := g.Step(todo[0], d[0], d[1]); !reached.Has(c.Square) {
					reached = reached.With(c.Square)
					todo = append(todo, g.CursorOn(c.Square))
				}
			}
		}
		if reached.Len() != chess.Squares {
			t.Errorf("%v: only %d squares", f, reached.Len())
		}
	}
}
