// Package bridgetest plays boards for the tests of other packages.
package bridgetest

import (
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Board returns a board of random cards and dealer, played to its end with random legal acts. Some boards are passed out, some
// end with a claim.
func Board(r *rand.Rand, rules bridge.Rules, vul bridge.Vulnerability) bridge.Board {
	b, err := bridge.NewBoard(rules, rules.Shuffle(r), card.Seat(r.IntN(4)), vul)
	if err != nil {
		panic(err)
	}
	return Play(r, b)
}

// Play plays a board on to its end, with random legal acts.
func Play(r *rand.Rand, b bridge.Board) bridge.Board {
	for b.Phase() != bridge.Finished {
		v := b.View(b.Actor())
		calls, plays := v.LegalCalls(), v.LegalPlays().Cards()
		e := bridge.Called(bridge.Pass)
		switch choices := v.LegalChoices(); {
		case len(choices) > 0:
			e = bridge.Chosen(choices[r.IntN(len(choices))])
		case len(plays) > 0 && r.IntN(100) == 0:
			e = bridge.Claimed(r.IntN(b.Left() + 1))
		case len(plays) > 0:
			e = bridge.Played(plays[r.IntN(len(plays))])
		case r.IntN(3) == 0:
			e = bridge.Called(calls[r.IntN(len(calls))])
		}
		next, err := b.Apply(e)
		if err != nil {
			panic(err)
		}
		b = next
	}
	return b
}
