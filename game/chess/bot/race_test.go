package bot_test

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
)

// thinkers are the levels that consider the race.
var thinkers = []bot.Level{bot.Club, bot.Expert}

// A king that can be taken is taken, and an open Castle is entered, as fast as possible.
func TestWins(t *testing.T) {
	for _, test := range []struct {
		about, position string
		turns           int // of the winner, at most
	}{
		{"an entry", "7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1", 1},
		{"an entry past a pawn", "7yK/10/12/14/14/14/14/5yP8/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1", 1},
		{"two steps and an entry", "yK7/10/12/14/14/14/14/14/14/14/3rK10/12/10/8 r A1-2 r-y- - - 0 1", 3},
		{"a king beside a king", "8/10/12/14/14/14/14/14/14/2rKyK10/14/12/10/8 r A1-2 r-y- - - 0 1", 1},
		{"partners", "8/10/12/14/4bR9/14/14/4yK9/14/rK12gK/4bK9/12/10/1rR6 y B-4 rbyg - - 0 1", 2},
	} {
		for _, level := range thinkers {
			g := parse(t, test.position)
			p := g.Position()
			winner, own := p.Turn(), 0
			for !g.Over() && own <= test.turns {
				p := g.Position()
				if p.Turn() == winner {
					own++
				}
				g = apply(g, chess.MoveEvent(act(t, bot.Player{Level: level, Seed: 3}, g)))
			}
			if !g.Result().Winners.Has(winner) || own > test.turns {
				t.Errorf("%s: %v needs %d turns, and it comes to %v", test.about, level, own, g)
			}
		}
	}
}

// A king that walks to the Castle from the start is stopped. (Rules: octagonal-chess, Checks.)
func TestStopsTheFirstRace(t *testing.T) {
	variant, err := chess.ParseVariant("A1-2")
	if err != nil {
		t.Fatal(err)
	}
	for _, level := range thinkers {
		for seed := range uint64(3) {
			g := chess.New(chess.Usual(variant))
			way := []string{"d3-e4", "c2-d3", "d3-d4", "d4-e5", "e5-f6", "f6-g7"}
			for !g.Over() && len(way) > 0 {
				p := g.Position()
				if p.Turn() == chess.Yellow {
					g = apply(g, chess.MoveEvent(act(t, bot.Player{Level: level, Seed: seed}, g)))
					continue
				}
				m, err := chess.ParseMove(way[0])
				if err != nil {
					t.Fatal(err)
				}
				way = way[1:]
				if p.Check(m) != nil {
					break // the way is closed
				}
				g = apply(g, chess.MoveEvent(m))
			}
			if g.Result().Winners.Has(chess.Red) {
				t.Errorf("%v, seed %d, lets the king pass: %v", level, seed, g)
			}
		}
	}
}

// Where a king cannot be stopped any more, a thinking player attacks it, in case it does not enter.
func TestStopsRaces(t *testing.T) {
	for _, test := range []struct {
		about, position string
		stops           []string
	}{
		{"too late to stop it: the king is attacked, lest it stay", "7yK/10/12/14/14/14/14/14/5rK8/14/14/6yQ5/10/8 y A1-2 r-y- - - 0 1", []string{"h3-f5", "h3-i3", "h3-h8"}},
		{"and so against two rivals", "7yK/10/12/bK13/14/14/14/14/5rK8/14/14/6yQ5/10/8 y A1-3 rby- - - 0 1", []string{"h3-f5", "h3-i3", "h3-h8"}},
	} {
		for _, level := range thinkers {
			for seed := range uint64(6) { // in some of them a club player otherwise goes by rules of thumb
				m := act(t, bot.Player{Level: level, Seed: seed}, parse(t, test.position))
				if !slices.Contains(test.stops, m.String()) {
					t.Errorf("%s: %v plays %v with seed %d", test.about, level, m, seed)
				}
			}
		}
	}
}
