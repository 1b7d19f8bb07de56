package chess_test

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// TestChosenRulings plays lines that are legal only under the ruling in their tag, or that end differently
// under it.
func TestChosenRulings(t *testing.T) {
	for _, line := range []string{
		"A1-4 ; d3-e4 l4-k5 i14-h13 b10-c9 ; * ; rules=seats=anticlockwise",
		"A1-3 ; d3-e4 i14-h13 b10-c9 ; * ; rules=seats=anticlockwise",
		"A2-2 ; pass i14-h13 pass ; * ; rules=pass=free",
		"A1-2 ; b4-c6 m11-l9 c6-b4 l9-m11 b4-c6 m11-l9 ; =/repetition ; rules=repetition=2",
		"A1-2 ; b4-c6 m11-l9 c6-b4 l9-m11 b4-c6 m11-l9 c6-b4 l9-m11 b4-c6 m11-l9 c6-b4 l9-m11 b4-c6 m11-l9 ; =/repetition ; rules=repetition=4",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 49 1 ; d1-d2 ; =/limit ; rules=limit=25",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 99 1 ; d1-d2 ; * ; rules=limit=100",
		// A pawn captures across, on the two squares at right angles to its step.
		"7yK/10/12/14/14/14/14/14/3yR10/4rP9/14/12/10/rK7 r A1-2 r-y- - - 0 1 ; e5xd6 k14-j13 ; * ; rules=pawn-capture=across",
		"7yK/10/12/14/14/14/14/14/14/4rP9/5yB8/12/10/rK7 r A1-2 r-y- - - 0 1 ; e5xf4 ; * ; rules=pawn-capture=across",
		// An exchange costs nothing, and a move follows.
		"7yK/10/12/14/14/14/6rP7/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 1 ; g8=R,g8-a8 k14-j13 ; * ; rules=exchange=free",
		"7yK/10/12/14/14/14/6rP7/14/14/14/14/12/10/rK7 r A1-2D r-y- - 0,0,0,0 0 1 ; 21:g8=R,g8-a8 21:k14-j13 ; * ; rules=exchange=free",
		// A pawn that has declined stays a pawn, and walks on.
		"7yK/10/12/14/14/14/14/5rP8/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 1 - ; f7-g8 k14-j13 d1-d2 j13-k14 g8-h9 ; * ; rules=declined=free",
		"6rP1/10/12/14/14/14/6rP7/14/14/14/14/12/10/rK4yK2 r A1-2 r-y- - - 0 1 g8 ; g8-h9 ; * ; rules=declined=free",
		// The rest of the dice may be left after a move.
		"A1-4D ; 33:d3-e4,pass 21:b10-c9 ; * ; rules=dice-turn=free",
		// Kings without a tour, and after one the wrong way round.
		"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2D r-y- - 0,0,0,0 0 1 ; 21:f6-g7 ; r/castle ; rules=tour=none",
		"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2D r-y- - -4,0,0,0 0 1 ; 21:f6-g7 ; r/castle ; rules=tour=either",
		"7yK/10/12/14/14/14/5rK8/14/14/14/14/12/10/8 r A1-2D r-y- - -3,0,0,0 0 1 ; 11:f8-f7,f7-g7 ; r/castle ; rules=tour=either",
		"7yK/10/12/14/14/14/14/yQ13/5rK8/14/14/12/10/8 r A1-2D r-y- - 4,0,0,0 0 1 ; 21:f6-g7 ; r/castle ; rules=queens-yield=no",
		// A player who resigns leaves pieces behind, which nobody moves and anybody may capture.
		"7yK/10/12/bK13/14/14/14/14/rRyR12/14/14/12/10/rK7 r A1-3 rby- - - 0 1 ; resign a11-a10 b6xa6 ; * ; rules=resign=stay",
		// After turn 120 the pieces on the board decide: a pawn more wins, and bishop and pawn are worth a rook and half a pawn.
		"7yK/10/12/14/14/14/5rP8/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 119 ; d1-d2 k14-j13 ; r/points ; rules=length=120",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rKrR6 r A1-3 rry- - - 9 120 ; d1-d2 ; r/points ; rules=length=120",
		"4yByP1yK/10/12/14/14/14/14/14/14/14/14/12/10/rK6rR r A1-2 r-y- - - 9 120 ; d1-d2 ; y/points ; rules=length=120",
		"4yRyR1yK/10/12/14/14/14/14/14/14/14/14/12/10/rK5rQrN r A1-2 r-y- - - 9 120 ; d1-d2 ; r/points ; rules=length=120",
		"4yNyN1yK/10/12/14/14/14/14/14/14/14/14/12/10/rK6rR r A1-2 r-y- - - 9 120 ; d1-d2 ; =/level ; rules=length=120",
		// What is taken over counts for the captor, and what nobody commands for nobody.
		"3bR2yR1/10/12/14/14/14/yK13/14/14/14/14/12/10/rK7 r A1-3 rry- - - 9 119 ; d1-d2 j14-j13 ; =/level ; rules=length=120",
		"7yK/10/12/bK13/14/14/14/14/14/bQ13/14/12/10/rK6rR b A1-3 rby- - - 0 119 ; resign k14-j13 ; r/points ; rules=length=120,resign=stay",
		// Red and blue, beside each other, are partners.
		"7yK/10/12/bK13/14/14/14/14/14/14/14/12/10/rK6rR r B-4 rbyg - - 0 1 ; k1xk14 ; rb/kings ; rules=partners=beside",
	} {
		g, tags, err := chess.Parse(line)
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		if got := g.Line(tags); got != line {
			t.Errorf("%s is written as %s", line, got)
		}
		if g.Rules() == chess.Usual(g.Rules().Variant) {
			t.Errorf("%s: the rules are the usual ones", line)
		}
		if plain, _, err := chess.Parse(line[:strings.LastIndex(line, " ; ")]); err == nil {
			t.Errorf("%s is right without the ruling, too", plain)
		}
	}
}

// TestChosenMoves counts moves with and without a ruling.
func TestChosenMoves(t *testing.T) {
	const (
		rooks  = "8/10/6yN5/13yK/14/14/14/6yN7/14/14/rK5rR7/6rR5/10/8 r A1-2 r-y- - - 0 1"
		banned = "8/10/3yK8/14/4bR1yPyN6/5bP8/14/14/14/14/13gK/12/10/rK7 b B-4 rbyg - - 0 1"
		start  = ""
	)
	for _, test := range []struct {
		rules, position string
		moves           int
	}{
		{"A1-2", rooks, 43},
		{"A1-2 castle-passage=stops", rooks, 38}, // the h-rook not to h8, h9, h10, h11 and xh12
		{"B-4", banned, 22},
		{"B-4 kingless=may-not", banned, 21},
		{"A1-4 double-leap=no", start, 11},
		{"A1-4 pass=free", start, 36},
		{"A1-4 layout=outer", start, 35},
	} {
		r, err := chess.ParseRules(test.rules)
		if err != nil {
			t.Fatal(err)
		}
		p := chess.Start(r)
		if test.position != start {
			if p, err = r.ParsePosition(test.position); err != nil {
				t.Fatal(err)
			}
		}
		if n := len(p.Moves()); n != test.moves {
			t.Errorf("%s: %d moves, want %d: %v", test.rules, n, test.moves, p.Moves())
		}
	}
}

// TestLayouts checks what both layouts were chosen for: nothing can be captured in the first turn.
func TestLayouts(t *testing.T) {
	for _, l := range []chess.Layout{chess.MiddleLayout, chess.OuterLayout} {
		p := chess.Start(chess.Rules{Variant: chess.Variant{Mode: chess.A1, Persons: 4}, Layout: l})
		for range chess.Armies {
			if c := p.AppendCaptures(nil); len(c) > 0 {
				t.Errorf("%v: %v", l, c)
			}
			p.Skip()
		}
	}
}

// TestPoints checks the points of results under each ruling.
func TestPoints(t *testing.T) {
	const allies = "7yP/bN9/bK11/1rQ12/14/14/14/14/14/bP13/12yK1/12/10/rK7 r A2-3 rby- - - 7 30 ; b11xb12 a5-b4 m4-m5 b12-b5 c13-e14 k14-j13 b5xm5 ; rb/kings"
	for _, test := range []struct {
		line string
		want [4]float64
	}{
		{allies, [4]float64{1, 0.5}},
		{allies + " ; rules=allies=none", [4]float64{1, 0}},
		{allies + " ; rules=allies=full", [4]float64{1, 1}},
		{"A1-4 ; resign resign resign ; g/resign", [4]float64{0, 0, 0, 1}},
		{"A1-4 ; resign draw ; =/agreed", [4]float64{0, 1. / 3, 1. / 3, 1. / 3}},
		{"B-4 ; resign ; bg/resign", [4]float64{0, 1, 0, 1}},
		{"B-2 ; resign ; bg/resign", [4]float64{0, 1, 0, 0}},
		{"B-2 ; draw ; =/agreed", [4]float64{0.5, 0.5, 0, 0}},
		{"B-4 ; time ; bg/time", [4]float64{0, 1, 0, 1}},
		{"B-4 ; d3-e4 bg/adjudged ; bg/adjudged", [4]float64{0, 1, 0, 1}},
		{"A1-3 ; d3-e4 b/adjudged ; b/adjudged", [4]float64{0, 1}},
		{"B-4 ;  ; *", [4]float64{}},
		{"4yRyR1yK/10/12/bK13/14/14/14/14/14/14/14/12/10/rK5rRrR b A1-3 rby- - - 9 120 ; a11-a10 ; =/level ; rules=length=120", [4]float64{0.5, 0, 0.5}},
	} {
		g, _, err := chess.Parse(test.line)
		if err != nil {
			t.Errorf("%s: %v", test.line, err)
		} else if got := g.Points(); got != test.want {
			t.Errorf("%s: %v, want %v", test.line, got, test.want)
		}
	}
}

// TestLastTurn checks what comes before the count of pieces after the last turn of a short game, and what doesn't.
func TestLastTurn(t *testing.T) {
	for _, line := range []string{
		// A king that enters in the last turn wins, whatever the others have.
		"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/7yQ r A1-2 r-y- - - 9 120 ; f6-g7 ; r/castle ; rules=length=120",
		// The turn before is not the last one.
		"7yK/10/12/14/14/14/5rP8/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 119 ; d1-d2 ; * ; rules=length=120",
		// The pieces come before the limit.
		"7yK/10/12/14/14/14/5rP8/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 99 120 ; d1-d2 ; r/points ; rules=length=120",
		// A position from later on has one turn.
		"7yK/10/12/14/14/14/5rP8/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 400 ; d1-d2 ; r/points ; rules=length=120",
	} {
		if g, _, err := chess.Parse(line); err != nil || g.String() != line {
			t.Errorf("%s: %v", line, err)
		}
	}
}
