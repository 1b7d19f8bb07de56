package practice

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// plain is the game without anything that makes it fast: every card is tried, and nothing ends a branch but its end.
func plain(g *game, n node) bool {
	if n.left() == 0 || n.need <= 0 {
		return n.need <= 0
	}
	seat, declaring := g.turn(n)
	var cards card.Hand
	for _, hands := range n.layouts {
		hand := hands[seat]
		if led, ok := n.trick.Led(); ok && hand[led] != 0 {
			hand = hand.Suit(led)
		}
		cards = cards.Union(hand)
	}
	for c := range cards.All() {
		if declaring && g.forbidden != nil && g.forbidden(n, c) {
			continue
		}
		if plain(g, g.after(n, c)) == declaring {
			return declaring
		}
	}
	return !declaring
}

// ending deals the ends of hands, in several layouts.
func ending(random *rand.Rand, tricks, layouts int, strain bridge.Strain) node {
	cards := card.Deck36.Hand().Cards()
	random.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	var hands [4]card.Hand
	for i := range hands {
		hands[i] = card.HandOf(cards[i*tricks : (i+1)*tricks]...)
	}
	n := node{trick: bridge.Trick{Leader: card.Seat(random.IntN(4))}, need: 1 + random.IntN(tricks), layouts: [][4]card.Hand{hands}}
	for len(n.layouts) < layouts {
		theirs := append(hands[card.West].Cards(), hands[card.East].Cards()...)
		random.Shuffle(len(theirs), func(i, j int) { theirs[i], theirs[j] = theirs[j], theirs[i] })
		other := hands
		other[card.West], other[card.East] = card.HandOf(theirs[:tricks]...), card.HandOf(theirs[tricks:]...)
		if !slices.Contains(n.layouts, other) {
			n.layouts = append(n.layouts, other)
		}
	}
	return n
}

// TestGame checks that the search agrees with a plain search, with each technique forbidden too.
func TestGame(t *testing.T) {
	random := source(1)
	solver := dd.NewSolver(16 << 20)
	won, cashed := map[bool]int{}, 0
	for i := range max(1500, 5000**each) {
		strain := bridge.Strains[i%5]
		n := ending(random, 2+i%3, 1+i/3%3, strain)
		g := newGame(context.Background(), solver, bridge.Contract{Level: 1, Strain: strain, Declarer: card.South}, 1_000_000)
		technique := Technique(random.IntN(int(numTechniques) + 1))
		if technique < SafetyPlay {
			g.avoid(technique)
		}
		want := plain(g, n)
		got, err := g.ask(n)
		if err != nil || got != want {
			t.Fatalf("%v in %v, forbidden %v: %v, %v, want %v", n, strain, technique, got, err, want)
		}
		won[got]++
		if g.cashes(n) {
			cashed++
			if !want {
				t.Fatalf("%v in %v: it can't be cashed", n, strain)
			}
		}
	}
	if won[true] < 100 || won[false] < 100 || cashed < 50 {
		t.Errorf("won and lost %v, cashed %d: too few to tell", won, cashed)
	}
}

// TestGuess: the queen lies with either opponent, and declarer has to guess; against the defence no guess is right.
func TestGuess(t *testing.T) {
	hands := func(north, east, south, west string) (all [4]card.Hand) {
		for i, text := range []string{north, east, south, west} {
			h, err := card.ParseHand(text)
			if err != nil {
				t.Fatal(err)
			}
			all[i] = h
		}
		return all
	}
	one := hands("KT2...", "976...", "AJ3...", "Q85...")
	other := hands("KT2...", "Q76...", "AJ3...", "985...")
	g := newGame(context.Background(), dd.NewSolver(1<<20), bridge.Contract{Level: 1, Strain: bridge.NoTrump, Declarer: card.South}, 10_000)
	for _, c := range []struct {
		layouts [][4]card.Hand
		need    int
		want    bool
	}{
		{[][4]card.Hand{one}, 3, true},
		{[][4]card.Hand{other}, 3, true},
		{[][4]card.Hand{one, other}, 3, false},
		{[][4]card.Hand{one, other}, 2, true},
	} {
		n := node{trick: bridge.Trick{Leader: card.South}, need: c.need, layouts: c.layouts}
		if got, err := g.ask(n); err != nil || got != c.want {
			t.Errorf("%d layouts, %d tricks: %v, %v", len(c.layouts), c.need, got, err)
		}
	}
}
