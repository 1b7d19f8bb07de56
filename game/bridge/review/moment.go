package review

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

// Kind is in which way something could have been better.
type Kind uint8

// The kinds of moments.
const (
	OtherCall Kind = iota // the adviser would have made another call, or chosen another contract
	Missed                // a card cost tricks, and the adviser would have played a better one
	Hidden                // a card cost tricks, and who doesn't see all hands could hardly know
	Behind                // a card cost nothing, as far as is known, but scores less on average than the adviser's
	Claimed               // a claim gave tricks away
)

// Moment is an act that could have been better.
type Moment struct {
	Kind  Kind
	Event int       // its index among the events of the board
	Seat  card.Seat // who called or claimed; whose card it was, dummy's too
	Round int       // of the auction, or the trick, from 1
	Did   bridge.Event
	// Meaning is the meaning of the call made.
	Meaning bidding.Meaning
	// Advice is the adviser's act with the player's knowledge. For a claim there is none.
	Advice bot.Advice
	// Cost is the double-dummy judgement of a card or a claim.
	Cost assess.Judged
	// Saves is the number of tricks, of those that a card cost, that the adviser's card would have kept.
	Saves int
}

// momentOf returns the comment on the next act on a board, a call or a card, given the adviser's act. ok is
// false if there is nothing to say.
func momentOf(before bridge.Board, did bridge.Event, cards bidding.Cards, advice bot.Advice, cost assess.Judged) (m Moment, ok bool) {
	m = Moment{Event: len(before.Events()), Seat: before.Turn(), Round: roundOf(before), Did: did, Advice: advice, Cost: cost}
	switch did.Kind {
	case bridge.ChooseKind:
		return m, did.Call != advice.Event.Call
	case bridge.CallKind:
		m.Meaning = cards.ExplainAt(before.Table, before.Auction(), did.Call)
		return m, did.Call != advice.Event.Call
	}
	for _, better := range cost.Better {
		if better.Has(advice.Event.Card) {
			m.Saves++
		}
	}
	switch {
	case m.Saves > 0:
		m.Kind = Missed
	case cost.Cost > 0:
		m.Kind = Hidden
	case advice.Behind >= margin(before.Rules) && Equal(before, did.Card, advice.NextBest) && !Equal(before, did.Card, advice.Event.Card):
		m.Kind = Behind
	default:
		return m, false
	}
	return m, true
}

// roundOf returns the round of the auction or the trick that is going on, from 1.
func roundOf(b bridge.Board) int {
	if b.Phase() == bridge.AuctionPhase { // where declarer chooses the contract it is the first
		return len(b.Auction().Calls)/4 + 1
	}
	return len(b.Tricks()) + 1
}

// margin returns from how many points on one card is worth more than another beyond doubt:
// half a trick.
func margin(r bridge.Rules) int { return r.Undertrick[0] / 2 }

// Equal reports whether two cards of the hand whose turn it is are the same or touch: then
// they take the same tricks.
func Equal(b bridge.Board, one, other card.Card) bool {
	if one.Suit != other.Suit {
		return false
	}
	var held card.Holding // by others, and in the trick
	for _, seat := range card.Seats {
		if seat != b.Turn() {
			held |= b.Hand(seat)[one.Suit]
		}
	}
	trick := b.Trick()
	for _, c := range trick.Cards[:trick.Len] {
		if c.Suit == one.Suit {
			held = held.With(c.Rank)
		}
	}
	return held.Above(min(one.Rank, other.Rank))&held.Below(max(one.Rank, other.Rank)) == 0
}
