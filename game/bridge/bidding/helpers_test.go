package bidding

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

var bothRules = []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()}

// some returns how many of n random cases to run: all, or a few if only races are looked for.
func some(n int) int {
	if testing.Short() {
		return max(1, n/10)
	}
	return n
}

// eachBoard deals n boards for each of the rules, the same each time; fewer if only races are looked for.
func eachBoard(t *testing.T, n int, do func(t *testing.T, b bridge.Board, r *rand.Rand)) {
	t.Helper()
	for _, rules := range bothRules {
		t.Run(rules.Name, func(t *testing.T) {
			for i := range some(n) {
				r := rand.New(rand.NewPCG(uint64(i), 1))
				b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(i), rules.Vulnerability(i))
				if err != nil {
					t.Fatal(err)
				}
				do(t, b, r)
			}
		})
	}
}

// call returns the call of the player to act by the rules, and its meaning.
func call(b bridge.Board) (bridge.Call, Meaning) {
	v := b.View(b.Actor())
	return Read(&v.Table, v.Auction()).Choose(v.Own())
}

// with returns the board after a call, which must be legal.
func with(t *testing.T, b bridge.Board, c bridge.Call) bridge.Board {
	t.Helper()
	b, err := b.Apply(bridge.Called(c))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// random returns any legal call. Calls are weighted so that auctions last some rounds before they get too high.
func random(b bridge.Board, r *rand.Rand) bridge.Call {
	return anyOf(b.View(b.Actor()).LegalCalls(), r)
}

// anyOf returns one of calls, weighted as in random.
func anyOf(calls []bridge.Call, r *rand.Rand) bridge.Call {
	if r.IntN(3) == 0 {
		return bridge.Pass
	}
	return calls[r.IntN(min(len(calls), 8))]
}

// chooses checks a hand's call by a card after an auction that North opens, and that the call is true. The length of
// the hand determines the deck.
func chooses(t *testing.T, cardText, auction, handText, want, about string) {
	t.Helper()
	hand, err := card.ParseHand(handText)
	if err != nil {
		t.Fatal(err)
	}
	own, err := ParseCard(cardText)
	if err != nil {
		t.Fatal(err)
	}
	c, err := bridge.ParseCall(want)
	if err != nil {
		t.Fatal(err)
	}
	rules := bridge.Duplicate()
	if hand.Len() == bridge.SuperBridge().Tricks() {
		rules = bridge.SuperBridge()
	}
	a := Cards{own, own}.Read(&bridge.Table{Rules: rules}, auctionOf(t, auction))
	got, m := a.Choose(hand)
	if got != c || !a.Fits(m, hand) {
		t.Errorf("%s: %s after %s: %v (%v %v %v), want %s: %s", cardText, handText, auction, got, m.Purpose, m.Points, m.Controls, want, about)
	}
}
