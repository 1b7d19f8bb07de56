package tabletop

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// put puts squares by their names.
func put(c Choosing, names ...string) Choosing {
	for _, name := range names {
		c = c.Put(square(name))
	}
	return c
}

// moveOf returns the move that squares make, or "".
func moveOf(c Choosing) string {
	m, ok := c.Move()
	if !ok {
		return ""
	}
	return m.String()
}

func TestChoosing(t *testing.T) {
	c := Choose(start())
	if c.Ready() != squares("b4", "b5", "c4", "d2", "d3", "e2", "a6", "f1", "c3").And(c.Ready()) || c.Ready().Len() != 9 {
		t.Errorf("ready are %d", c.Ready().Len())
	}
	for _, x := range []struct {
		put  []string
		want string
	}{
		{[]string{"d3", "e4"}, "d3-e4"},
		{[]string{"d3", "d3", "e4"}, ""},
		{[]string{"d3", "c4", "d5"}, "c4-d5"}, // another piece
		{[]string{"d3", "e5"}, ""},
		{[]string{"b4", "c6"}, ""},
		{[]string{"b4", "c6", "c6"}, "b4-c6"},
		{[]string{"b4", "c6", "d8"}, "b4-c6-d8"},
		{[]string{"b4", "c6", "b4", "c6", "e7"}, "b4-c6-e7"},
		{[]string{"b4", "c6", "d3", "e4"}, "d3-e4"},
		{[]string{"g7", "g8"}, ""},
	} {
		if got := moveOf(put(c, x.put...)); got != x.want {
			t.Errorf("%v makes %q, want %q", x.put, got, x.want)
		}
	}
	if b := put(c, "b4", "c6", "d8").Back(); b.From() != square("b4") || b.To() != chess.NoSquare {
		t.Error("a step back isn't one")
	}
	if !put(c, "b4", "c6").Back().Back().Empty() || !(Choosing{}).Put(0).Empty() {
		t.Error("something is still chosen")
	}
}

// The chosen piece is shown with its targets, and the knight on its first landing.
func TestChoosingIsShown(t *testing.T) {
	p := start()
	c := put(Choose(p), "b4")
	m := c.Show(Of(p))
	if m.Chosen != square("b4") || m.Dots != squares("c6", "d5") || !m.Rings.Empty() {
		t.Errorf("chosen %v, dots %d", m.Chosen, m.Dots.Len())
	}
	m = put(c, "c6").Show(Of(p))
	if m.Pieces[square("c6")] != p.At(square("b4")) || m.Pieces[square("b4")] != chess.Empty || m.Stop != square("c6") || m.Chosen != m.Stop {
		t.Error("the knight isn't on its first landing")
	}
	if m.Dots.Has(square("b4")) || !m.Dots.Has(square("d8")) {
		t.Error("second leaps are wrong")
	}
	empty := c.none().Show(m)
	if empty.Chosen != chess.NoSquare || !empty.Dots.Empty() || empty.Stop != chess.NoSquare {
		t.Error("there are marks with nothing chosen")
	}
}

// A pawn that enters the Castle is exchanged, or not; one that must be is chosen with one click.
func TestExchanges(t *testing.T) {
	c := put(Choose(position(t, "7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1")), "f6", "g7")
	if got := c.Kinds(); len(got) != 5 || !slices.Contains(got, chess.Pawn) || moveOf(c) != "" {
		t.Fatalf("it may become %v", got)
	}
	if got := moveOf(c.Become(chess.Rook)); got != "f6-g7=R" {
		t.Errorf("a rook makes %q", got)
	}
	if got := moveOf(c.Become(chess.Pawn)); got != "f6-g7" {
		t.Errorf("a pawn makes %q", got)
	}
	if got := moveOf(c.Become(chess.King)); got != "" {
		t.Errorf("a king makes %q", got)
	}
	c = put(Choose(position(t, "7yK/10/12/14/14/14/6rP7/6rP7/14/rRrN2yQ9/rRrN12/1rB10/10/rKrQ6 r A1-2 r-y- - - 0 1")), "g7")
	if got := c.Kinds(); !slices.Equal(got, []chess.Kind{chess.Bishop}) {
		t.Errorf("on the spot it may become %v", got)
	}
	if got := moveOf(c.Become(chess.Bishop)); got != "g7=B" {
		t.Errorf("that makes %q", got)
	}
	if !c.Back().Empty() {
		t.Error("it can't be let go")
	}
}

// A winning entry has a crown, one for which the Castle is closed or queens go home has none, and captures have rings.
func TestTargets(t *testing.T) {
	m := put(Choose(position(t, "7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1")), "f6").Show(NewModel())
	if m.Crowns != squares("g7") || m.Dots.Len() != 7 {
		t.Errorf("%d crowns, %d dots", m.Crowns.Len(), m.Dots.Len())
	}
	m = put(Choose(position(t, "7yK/10/12/14/14/14/14/14/5rK8/5yQ8/14/12/10/8 r A1-2 r-y- - - 0 1")), "f6").Show(NewModel())
	if m.Rings != squares("f5") {
		t.Errorf("%d rings", m.Rings.Len())
	}
	p := position(t, "7yK/10/12/14/14/14/14/14/5rK8/5yQ8/14/12/10/8 r A1-2D r-y- - 4,0,0,0 0 1")
	p.Roll(chess.Dice{A: 1, B: 2})
	m = put(Choose(p), "f6").Show(NewModel())
	if !m.Crowns.Empty() || !m.Dots.Has(square("g7")) {
		t.Errorf("with a queen on the board %d crowns", m.Crowns.Len())
	}
}
