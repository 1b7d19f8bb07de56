package command

import (
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
)

// afterMove returns the games before and after a move in a position.
func afterMove(t *testing.T, position, move string) (before, after chess.Game) {
	t.Helper()
	p, err := chess.ParsePosition(position)
	if err != nil {
		t.Fatal(err)
	}
	m, err := chess.ParseMove(move)
	if err != nil {
		t.Fatal(err)
	}
	before = chess.From(p)
	if after, err = before.Apply(chess.MoveEvent(m)); err != nil {
		t.Fatal(err)
	}
	return before, after
}

// A king is left if it can be captured after the turn of its own army, and another move would have saved it.
func TestLeaves(t *testing.T) {
	const open = "7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK2yR4 r A1-2 r-y- - - 0 1" // attacked, and may step aside
	const calm = "7yK/10/12/14/14/14/14/14/14/14/14/rR11/10/rK7 r A1-2 r-y- - - 0 1"  // not attacked
	for _, test := range []struct {
		position, move string
		want           bool
	}{
		{open, "d1-e1", true}, {open, "d1-d2", false}, {calm, "b3-b4", false}, {calm, "d1-d2", false},
	} {
		before, after := afterMove(t, test.position, test.move)
		if m, got := leaves(before, after); got != test.want || got && m.String() != test.move {
			t.Errorf("%s, %s: %v, %v", test.position, test.move, m, got)
		}
	}
}

// What is printed says when kings fall, and which were left, with what costs less.
func TestKingsAreSaid(t *testing.T) {
	s := chessSeries{start: chess.New(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 2})), games: 2, threads: 2, opening: 20,
		chance: func(place int64, part int) *rand.Rand { return rand.New(rand.NewPCG(uint64(place), uint64(part))) }}
	s.kinds = []chessKind{{random: true}, {random: true}}
	var out strings.Builder
	if err := (chessKings{s, bot.Club}).run(t.Context(), &out, io.Discard); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"A1-2: 2 games, ", "turns by median", "left where they could be captured", "costs 0.0 %: ", " of the first 20 cost something, as club judges:\n"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("without %q it says\n%s", want, out.String())
		}
	}
}

func TestKingsFlags(t *testing.T) {
	for _, args := range []string{"-kings -save", "-kings -tags", "-kings -compare club,club", "-kings -calibrate"} {
		wantRefusal(t, ask(append([]string{"chess"}, strings.Fields(args)...)...), 2, "")
	}
}
