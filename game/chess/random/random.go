// Package random plays chess at random: for tests, and for programs that check the rules from outside.
package random

import (
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/chess"
)

// Event returns a random legal event: the roll that is due, or a move. The game may not be over.
func Event(g chess.Game, rng *rand.Rand) chess.Event {
	p := g.Position()
	if p.Rolling() {
		return chess.RollEvent(chess.Roll(rng))
	}
	moves := p.Moves()
	return chess.MoveEvent(moves[rng.IntN(len(moves))])
}

// Play plays on until the game is over or that many events more have been played, and returns the game.
func Play(g chess.Game, rng *rand.Rand, events int) (chess.Game, error) {
	for ; events > 0 && !g.Over(); events-- {
		next, err := g.Apply(Event(g, rng))
		if err != nil {
			return g, err
		}
		g = next
	}
	return g, nil
}

// Game plays a game of these rules to its end, which the limit of quiet turns brings at the latest.
func Game(r chess.Rules, rng *rand.Rand) (chess.Game, error) {
	g := chess.New(r)
	for !g.Over() {
		next, err := Play(g, rng, 1)
		if err != nil {
			return g, err
		}
		g = next
	}
	return g, nil
}

// Rules returns rules of a random variant, with a random option of up to three rulings.
func Rules(rng *rand.Rand) chess.Rules {
	variants := chess.Variants()
	r := chess.Usual(variants[rng.IntN(len(variants))])
	for range rng.IntN(4) {
		rulings := r.Rulings()
		ruling := rulings[rng.IntN(len(rulings))]
		if next, err := r.With(ruling.ID, rng.IntN(len(ruling.Options))); err == nil {
			r = next
		}
	}
	return r
}
