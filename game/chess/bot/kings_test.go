package bot

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// The placements of king against king are counted. (Rules: octagonal-chess, Checks.)
func TestDuels(t *testing.T) {
	var won, lost int
	longest, all := int8(0), duels()
	for own := range all {
		for _, turns := range all[own] {
			switch {
			case turns > 0:
				won++
			case turns < 0:
				lost++
			}
			longest = max(longest, turns, -turns)
		}
	}
	if won != 17020 || lost != 11036 || longest != 12 {
		t.Errorf("%d won, %d lost, the longest %d turns", won, lost, longest)
	}
	a4, _ := chess.ParseSquare("a4")
	a6, _ := chess.ParseSquare("a6")
	if turns := all[a4][a6]; turns != 12 && turns != -12 {
		t.Errorf("Ka4 to move against Ka6: %d turns", turns)
	}
}

// Two players with kings alone play as many turns as the table says.
func TestKingsAlone(t *testing.T) {
	for _, position := range []string{
		"8/10/12/14/14/14/14/14/yK13/14/rK13/12/10/8 r A1-2 r-y- - - 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 y A1-2 r-y- - - 0 1",
		"7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 y A2-2 r-y- - - 0 1",
		"8/10/12/14/2rK11/14/14/14/9gK4/14/14/12/10/8 g A1-4 r--g - - 0 1",
	} {
		p, err := chess.ParsePosition(position)
		if err != nil {
			t.Fatal(err)
		}
		g := chess.From(p)
		own := p.King(p.Turn())
		var turns int8
		for at := range p.Occupied().Without(own).All() {
			turns = duels()[own][at]
		}
		for !g.Over() {
			e, err := Player{Level: Club}.Act(context.Background(), g)
			if err != nil {
				t.Fatal(err)
			}
			if g, err = g.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		if n := int8(g.Len()); n != max(turns, -turns) || g.Result().Winners.Has(p.Turn()) != (turns > 0) {
			t.Errorf("%v: %d turns and not %d", g, n, turns)
		}
	}
}

func BenchmarkDuels(b *testing.B) {
	for b.Loop() {
		var d duel
		for turns := int8(1); d.turn(turns); turns++ {
		}
	}
}
