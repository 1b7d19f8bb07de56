package dd

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// By default a few thousand endings; a soak is -endings 100000.
var endings = flag.Int("endings", 1500, "random endings to solve")

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// ending returns a random deal played down at random to so many cards a hand, and
// further on up to three cards into the next trick.
func ending(r *rand.Rand, rules bridge.Rules, strain bridge.Strain, cards, more int) bridge.Board {
	b := must(bridge.NewBoard(rules, rules.Deck.Shuffle(r), card.Seat(r.IntN(4)), bridge.VulNone))
	b = inPlay(b, strain)
	for b.Left() > cards || b.Trick().Len < more {
		legal := b.View(b.Actor()).LegalPlays().Cards()
		b = must(b.Apply(bridge.Played(legal[r.IntN(len(legal))])))
	}
	return b
}

// inPlay lets the dealer play at the one level.
func inPlay(b bridge.Board, strain bridge.Strain) bridge.Board {
	for _, c := range []bridge.Call{bridge.Bid(1, strain), bridge.Pass, bridge.Pass, bridge.Pass} {
		b = must(b.Apply(bridge.Called(c)))
	}
	return b
}

// layout is what is left of a deal, with a trick that may have begun.
type layout struct {
	hands [4]card.Hand
	trick bridge.Trick
	left  int // tricks not finished
}

func layoutOf(b bridge.Board) layout {
	p := layout{trick: b.Trick(), left: b.Left()}
	for _, seat := range card.Seats {
		p.hands[seat] = b.Hand(seat)
	}
	return p
}

// slow is the solver with nothing but the rules of play: how many of the tricks left
// North-South take. It remembers whole positions at the start of a trick.
func slow(p layout, strain bridge.Strain, known map[layout]int) int {
	if p.left == 0 {
		return 0
	}
	if n, ok := known[p]; ok {
		return n
	}
	turn := p.trick.Turn()
	hand := p.hands[turn]
	if led, ok := p.trick.Led(); ok && hand[led] != 0 {
		hand = hand.Suit(led)
	}
	best := -1
	for _, c := range hand.Cards() {
		next := p
		next.hands[turn] = next.hands[turn].Without(c)
		next.trick = next.trick.With(c)
		won := 0
		if next.trick.Full() {
			winner := next.trick.Winner(strain)
			next.trick, next.left = bridge.Trick{Leader: winner}, p.left-1
			if winner.Side() == card.NS {
				won = 1
			}
		}
		n := won + slow(next, strain, known)
		if best < 0 || (n > best) == (turn.Side() == card.NS) {
			best = n
		}
	}
	if p.trick.Len == 0 {
		known[p] = best
	}
	return best
}

// sizes is how many cards a hand the n-th ending has: mostly few, for the slow solver.
func sizes(n int) int {
	switch {
	case n%100 == 99:
		return 5
	case n%8 == 7:
		return 4
	}
	return 1 + n%3
}

func eachEnding(t *testing.T, seed uint64, check func(t *testing.T, b bridge.Board, ns int)) {
	r := source(seed)
	for n := range *endings {
		rules := bridge.SuperBridge()
		if n%2 == 1 {
			rules = bridge.Duplicate()
		}
		strain := bridge.Strains[n%5]
		b := ending(r, rules, strain, sizes(n), r.IntN(4))
		check(t, b, slow(layoutOf(b), strain, map[layout]int{}))
	}
}

func describe(b bridge.Board) string {
	text := b.Contract().String() + ", " + b.Turn().String() + " to play, trick"
	trick := b.Trick()
	for _, c := range trick.Cards[:trick.Len] {
		text += " " + c.String()
	}
	for _, s := range card.Seats {
		text += "\n" + s.String() + " " + b.Hand(s).String()
	}
	return text
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
