package puzzle

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

var (
	foundGames = flag.Int("games", 12, "how many random games TestFound looks for puzzles in")
	foundFrom  = flag.Uint64("from", 1, "the seed of the first of them")
)

// TestFound looks for puzzles in random games, in which kings are taken when they can be. Each is proved, read back, and compared with
// the slow search if that is quick.
func TestFound(t *testing.T) {
	kinds := map[Kind]int{}
	for i := range *foundGames {
		chance := rand.New(rand.NewPCG(*foundFrom+uint64(i), 0))
		variant := []chess.Variant{{Mode: chess.A1, Persons: 2}, {Mode: chess.A1, Persons: 3}, {Mode: chess.B, Persons: 4}, {Mode: chess.A1, Persons: 4}}[i%4]
		all, err := Seek{Kinds: []Kind{WinKing, EnterCastle, SaveKing}, Moves: 100_000}.In(t.Context(), wild(t, variant, chance))
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range all {
			kinds[p.Kind]++
			if err := p.Prove(t.Context()); err != nil {
				t.Error(err)
			}
			if again, err := Parse(p.String()); err != nil || again.String() != p.String() {
				t.Errorf("%v is read as %v, %v", p, again, err)
			}
			if variant.Persons > 2 || p.Turns > 2 {
				continue
			}
			for _, m := range p.Start.Moves() {
				if slowMove(p.Kind, p.Solver(), p.Start, m, p.Turns) != (m == p.Line[0]) {
					t.Errorf("%v: %v solves it too, or that doesn't", p, m)
				}
			}
		}
	}
	t.Logf("%d games: %v", *foundGames, kinds)
	if len(kinds) == 0 {
		t.Error("nothing is found")
	}
}

// wild plays a random game for some hundred turns.
func wild(t *testing.T, v chess.Variant, chance *rand.Rand) chess.Game {
	g := chess.New(chess.Usual(v))
	for range 300 {
		if g.Over() {
			break
		}
		p := g.Position()
		moves := p.Moves()
		m := moves[chance.IntN(len(moves))]
		for _, other := range moves {
			if takesKing(&p, other) {
				m = other
			}
		}
		var err error
		if g, err = g.Apply(chess.MoveEvent(m)); err != nil {
			t.Fatal(err)
		}
	}
	return g
}
