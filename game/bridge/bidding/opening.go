package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// open proposes the calls of a player before anyone has bid.
func (a *Auction) open() {
	a.add(bridge.Bid(1, bridge.NoTrump), a.even(a.with(OpeningNT, a.openNT)))
	a.add(bridge.Bid(2, bridge.NoTrump), a.even(a.with(OpeningNT, a.twoNT)))
	a.next()
	a.suits(func(s card.Suit) {
		strong := a.with(StrongOpening, a.atLeast(a.strong)).long(s, a.opens(s))
		strong.Forcing = OneRound
		a.add(bridge.Bid(2, bridge.Strain(s)), strong)
	})
	a.next()
	a.suits(func(s card.Suit) {
		a.add(bridge.Bid(3, bridge.Strain(s)), a.with(PreEmpt, a.preEmpt).long(s, a.longSuit))
	})
	a.next()
	// Any hand has a suit worth naming: a pack's suits have more cards than three
	// suits of one less.
	a.suits(func(s card.Suit) {
		a.add(bridge.Bid(1, bridge.Strain(s)), a.with(Opening, Range{a.Open, a.strong - 1}).long(s, a.opens(s)))
	})
	a.pass(a.with(NoOpening, Range{0, a.Open - 1}))
}

// opens returns how many cards of a suit make an opening.
func (a *Auction) opens(s card.Suit) int {
	if s.Major() {
		return a.major
	}
	return a.minor
}

// suits calls propose for each suit from the highest, so that of two equally long the
// higher is named first.
func (a *Auction) suits(propose func(card.Suit)) {
	for _, s := range slices.Backward(card.Suits[:]) {
		propose(s)
	}
}

// even returns the meaning of a balanced hand.
func (a *Auction) even(m Meaning) Meaning {
	m.Balanced = true
	for s := range m.Length {
		m.Length[s] = a.Balanced.within(m.Length[s])
	}
	return m
}
