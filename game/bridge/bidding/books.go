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
		a.sit(side, &of.book, of.usual(), bids{of.book.system, of.plays})
	}
	return a.readOn(calls, func(int, Meaning) {})
}

// Follow adds the next call, with its meaning, and finds what can be called then.
func (a *Auction) Follow(c bridge.Call) {
	a.follow(c, a.Explain(c))
	a.propose()
}

// plays reports whether a pair that bids by the book plays a convention.
func (b *Book) plays(v Convention) bool {
	has := slices.ContainsFunc(b.book.modules, func(m module) bool { return m.convention == v })
	return has && b.Usual(v) || b.book.system == Own && !has
}

// Rules returns the game by which a book is tried: the first with an auction that has its deck.
func (b *Book) Rules() bridge.Rules { return b.book.rules() }
