// Package spoken says a game of bridge in words, and plays it by lines: it is a [spoken.Game] of the kit. What is said is made from
// what the user may see, as a [Seen], and from nothing else.
package spoken

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
)

// Seen is a board as the user sees it, and the rubber before it.
type Seen struct {
	bridge.View
	User    bridge.User
	Before  session.Session // the finished boards before this one
	Cards   bidding.Cards   // of both sides
	Company company.Table   // the players around the user

	// Deal holds all cards once the board is over, and everybody may see them.
	Deal *card.Deal
}

// NewSeen returns what a user sees of a board.
func NewSeen(b bridge.Board, user bridge.User, before session.Session, cards bidding.Cards) Seen {
	s := Seen{View: b.View(user.Viewpoint(b.Table)), User: user, Before: before, Cards: cards}
	first := b
	if len(before.Boards) > 0 {
		first = before.Boards[0]
	}
	s.Company = company.At(first.Number().String())
	if b.Over() {
		deal := b.Deal
		s.Deal = &deal
	}
	return s
}

// acts reports whether the user is to do something.
func (s Seen) acts() bool { return s.User.Acts(s.Table) }

// hand returns the cards that a seat still holds; ok is false if the user doesn't see them.
func (s Seen) hand(seat card.Seat) (hand card.Hand, ok bool) {
	if !s.User.Sees(s.Table, seat) {
		return card.Hand{}, false
	}
	return s.View.Hand(seat)
}

// dummy returns dummy's seat; ok is false until its hand is open.
func (s Seen) dummy() (seat card.Seat, ok bool) {
	return s.Contract().Dummy(), s.DummyOpen()
}
