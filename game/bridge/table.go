package bridge

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// Phase is the current part of a board.
type Phase uint8

// The phases of a board.
const (
	AuctionPhase Phase = iota
	ChoicePhase        // in place of the auction, if declarer chooses the contract
	PlayPhase
	Finished
)

// Table holds what everyone may know about a board: the rules, the dealer, the vulnerability and everything that has
// happened. It holds no card before it is played, but the points of each hand where hands are announced. A Table is a
// value; callers must not change what its methods return.
type Table struct {
	Rules    Rules
	Dealer   card.Seat
	Vul      Vulnerability
	Standing Standing // as the board starts

	announced [4]int // by seat, where declarer chooses the contract
	events    []Event
	auction   Auction
	contract  Contract // once the auction is over
	phase     Phase
	tricks    []Trick   // completed
	trick     Trick     // in progress
	played    card.Deal // by the hand they came from, dummy's too
	won       [2]int    // by side, in play and by claim
	honours   Score     // set once the board is finished, when they are announced
}

func newTable(r Rules, dealer card.Seat, vul Vulnerability) Table {
	return Table{Rules: r, Dealer: dealer, Vul: vul, auction: Auction{Dealer: dealer}}
}

// Events returns everything that has happened, in order.
func (t Table) Events() []Event { return t.events }

// Phase returns the current part of the board.
func (t Table) Phase() Phase { return t.phase }

// Over reports whether the board is finished.
func (t Table) Over() bool { return t.phase == Finished }

// Auction returns the calls so far; there are none if declarer chooses the contract.
func (t Table) Auction() Auction { return t.auction }

// Contract returns the final contract once the auction is over. Before that, and if all pass, it returns the zero
// Contract; in [ChoicePhase], one that names only the declarer.
func (t Table) Contract() Contract { return t.contract }

// Turn returns the seat that calls or chooses, or whose card is played, next. It means nothing once the board is
// finished.
func (t Table) Turn() card.Seat {
	switch t.phase {
	case AuctionPhase:
		return t.auction.Turn()
	case ChoicePhase:
		return t.contract.Declarer
	}
	return t.trick.Turn()
}

// Actor returns the seat that decides what happens next: that of [Table.Turn], or declarer for dummy.
func (t Table) Actor() card.Seat {
	if turn := t.Turn(); t.phase == AuctionPhase || turn != t.contract.Dummy() {
		return turn
	}
	return t.contract.Declarer
}

// Tricks returns the completed tricks, in order.
func (t Table) Tricks() []Trick { return t.tricks }

// Trick returns the trick being played. It is never full, and may be empty.
func (t Table) Trick() Trick { return t.trick }

// Won returns the number of tricks that a side has, claimed ones included.
func (t Table) Won(side card.Side) int { return t.won[side] }

// Left returns the number of tricks not yet completed, including the one in progress.
func (t Table) Left() int {
	if t.phase == Finished {
		return 0
	}
	return t.Rules.Tricks() - len(t.tricks)
}

// Played returns the cards played from a seat's hand.
func (t Table) Played(seat card.Seat) card.Hand { return t.played[seat] }

// DummyOpen reports whether dummy's cards are on the table: after the opening lead, or from the start if declarer
// chooses the contract.
func (t Table) DummyOpen() bool {
	return t.phase == ChoicePhase || t.phase == PlayPhase && (t.Rules.Choices || len(t.tricks) > 0 || t.trick.Len > 0)
}

// Opening returns the number of events before the opening lead, or all of them if it hasn't been made: the calls, or
// the choice of the contract.
func (t Table) Opening() int {
	if t.Rules.Choices {
		return min(len(t.events), 1)
	}
	return len(t.auction.Calls)
}

// Claim returns the number of tricks claimed and the side that claimed them; ok is false if nobody did.
func (t Table) Claim() (tricks int, by card.Side, ok bool) {
	if n := len(t.events); n > 0 && t.events[n-1].Kind == ClaimKind {
		return t.events[n-1].Tricks, t.Actor().Side(), true
	}
	return 0, 0, false
}

// DeclarerTricks returns the number of tricks that declarer's side has.
func (t Table) DeclarerTricks() int { return t.won[t.contract.Declarer.Side()] }

// Check returns nil if the player to act may do e, otherwise a [*RuleError] that says which rule forbids it. The hand
// holds the remaining cards of the seat whose turn it is; it is ignored for a call, a choice and a claim.
func (t Table) Check(hand card.Hand, e Event) error {
	broke := func(rule Rule) error { return &RuleError{Rule: rule, Event: e, Seat: t.Turn()} }
	switch {
	case t.phase == Finished:
		return broke(BoardIsOver)
	case e.Kind == CallKind && t.Rules.Choices:
		return broke(NoAuction)
	case e.Kind == CallKind && t.phase == PlayPhase:
		return broke(AuctionIsOver)
	case e.Kind == CallKind:
		return t.auction.Check(t.Rules, e.Call)
	case e.Kind == ChooseKind:
		if rule := t.checkChoice(e.Call); rule != 0 {
			return broke(rule)
		}
		return nil
	case t.phase == AuctionPhase:
		return broke(AuctionFirst)
	case t.phase == ChoicePhase:
		return broke(ChoiceFirst)
	case e.Kind == ClaimKind && (e.Tricks < 0 || e.Tricks > t.Left()):
		return &RuleError{Rule: ClaimWithinLeft, Event: e, Seat: t.Turn(), Left: t.Left()}
	case e.Kind == ClaimKind:
		return nil
	case e.Kind != PlayKind || e.Card.Suit > card.Spades || !hand.Has(e.Card):
		return broke(CardInHand)
	}
	if suit, ok := t.trick.Led(); ok && e.Card.Suit != suit && hand[suit] != 0 {
		return &RuleError{Rule: FollowSuit, Event: e, Seat: t.Turn(), Suit: suit}
	}
	return nil
}

// legalPlays returns the cards of hand that the seat whose turn it is may play.
func (t Table) legalPlays(hand card.Hand) card.Hand {
	if t.phase != PlayPhase {
		return card.Hand{}
	}
	if suit, ok := t.trick.Led(); ok && hand[suit] != 0 {
		return hand.Suit(suit)
	}
	return hand
}

// with returns the table after an event that has been checked.
func (t Table) with(e Event) Table {
	switch e.Kind {
	case CallKind:
		t = t.withCall(e.Call)
	case PlayKind:
		t = t.withCard(e.Card)
	case ClaimKind:
		side := t.Actor().Side()
		t.won[side] += e.Tricks
		t.won[side.Other()] += t.Left() - e.Tricks
		t.phase = Finished
	case ChooseKind:
		t = t.withChoice(e.Call)
	}
	t.events = append(slices.Clip(t.events), e)
	return t
}

func (t Table) withCall(c Call) Table {
	t.auction = t.auction.With(c)
	if !t.auction.Over() {
		return t
	}
	t.contract = t.auction.Contract()
	if t.contract.PassedOut() {
		t.phase = Finished
		return t
	}
	t.phase = PlayPhase
	t.trick = Trick{Leader: t.contract.Leader()}
	return t
}

func (t Table) withCard(c card.Card) Table {
	turn := t.Turn()
	t.played[turn] = t.played[turn].With(c)
	t.trick = t.trick.With(c)
	if !t.trick.Full() {
		return t
	}
	winner := t.trick.Winner(t.contract.Strain)
	t.won[winner.Side()]++
	t.tricks = append(slices.Clip(t.tricks), t.trick)
	t.trick = Trick{Leader: winner}
	if len(t.tricks) == t.Rules.Tricks() {
		t.phase = Finished
	}
	return t
}
