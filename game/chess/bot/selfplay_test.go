package bot

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// lessonVariants are the variants that TestLearn plays, one after the other: most often those in which players calculate.
var lessonVariants = []string{
	"A1-4", "A1-2", "A2-4", "B-4", "A1-4", "A1-2", "A2-4", "B-4", "A1-4", "A1-2", "A2-4", "B-4", "A1-3", "A2-3", "A1-3", "A2-3",
	"A1-4D", "A1-2D", "A2-4D", "B-4D",
}

// The fast level of TestLearn's games.
const (
	lessonNodes    = 600 // positions for a move, one or two turns ahead
	lessonNoise    = 25  // error of evaluations, in thousandths of log-odds
	lessonRandom   = 2   // per cent of random moves
	lessonOpenings = 4   // most random turns of each army at the start
)

// selfPlay plays a game of a variant at the fast level.
func selfPlay(tb testing.TB, variant string, chance *rand.Rand) chess.Game {
	rules, err := chess.ParseRules(variant)
	if err != nil {
		tb.Fatal(err)
	}
	g := chess.New(rules)
	opening := chance.IntN(lessonOpenings * rules.Armies().Len())
	for !g.Over() {
		p := g.Position()
		e := chess.RollEvent(chess.Roll(chance))
		switch {
		case p.Rolling():
		case p.Number() <= opening || chance.IntN(100) < lessonRandom:
			moves := p.Moves()
			e = chess.MoveEvent(moves[chance.IntN(len(moves))])
		default:
			e = chess.MoveEvent(fast(g, chance))
		}
		if g, err = g.Apply(e); err != nil {
			tb.Fatal(err)
		}
	}
	return g
}

// fast returns a move of the fast level.
func fast(g chess.Game, chance *rand.Rand) chess.Move {
	level := Club
	if g.Rules().Dice {
		level = Beginner
	}
	t := newThinking(context.Background(), Player{Level: level, Seed: chance.Uint64(), Threads: 1}, g)
	if g.Rules().Dice {
		return t.thumb()[0].move
	}
	t.effort.noise = lessonNoise
	s := t.searcher(lessonNodes)
	s.table = newTable(8)
	return s.deepen(t.moves, 1+chance.IntN(2))[0].move
}
