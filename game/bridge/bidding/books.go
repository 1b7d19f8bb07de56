package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
)

// Books are the books of both sides, by side, with their usual conventions. Unlike [Cards] they needn't be of systems that can be chosen: so a change
// can be tried before it is saved.
type Books [2]*Book

// Read reads an auction at a table, whose deck must be that of both books, as [Cards.Read] does.
func (b Books) Read(t *bridge.Table, calls bridge.Auction) *Auction {
	a := begun(t, calls.Dealer)
	for side, of := range b {
		a.sit(side, &of.book, of.usual(), bids{of.book.system, of.book.playing(of.Usual)})
	}
	return a.readOn(calls, func(int, Meaning) {})
}

// Follow adds the next call, with its meaning, and finds what can be called then.
func (a *Auction) Follow(c bridge.Call) {
	a.follow(c, a.Explain(c))
	a.propose()
}

// playing returns whether a pair that bids by the book, with some of its conventions, plays one: the players' own system has its own.
func (b *book) playing(has func(Convention) bool) func(Convention) bool {
	return func(v Convention) bool {
		offered := slices.ContainsFunc(b.modules, func(m module) bool { return m.convention == v })
		return offered && has(v) || b.system == Own && !offered
	}
}

// Rules returns the game by which a book is tried: the first with an auction that has its deck.
func (b *Book) Rules() bridge.Rules { return b.book.rules() }
