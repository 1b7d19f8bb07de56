package bridge

import "github.com/superbridge/superbridge/game/card"

// View holds what one seat may see of a board: the table, its own hand, and dummy's once it is open. It
// doesn't contain the other cards.
type View struct {
	Table
	Seat card.Seat

	hands [4]card.Hand // the remaining cards of the seats that can be seen
	seen  [4]bool
}

func (v *View) show(seat card.Seat, hand card.Hand) { v.hands[seat], v.seen[seat] = hand, true }

// Hand returns the cards that a seat still holds; ok is false if they can't be seen.
func (v View) Hand(seat card.Seat) (hand card.Hand, ok bool) { return v.hands[seat], v.seen[seat] }

// Own returns the viewer's remaining cards.
func (v View) Own() card.Hand { return v.hands[v.Seat] }

// Unseen returns the cards that are still held but that the viewer can't see.
func (v View) Unseen() card.Hand {
	unseen := v.Rules.Deck.Hand()
	for _, s := range card.Seats {
		unseen = unseen.Minus(v.hands[s]).Minus(v.played[s])
	}
	return unseen
}

// LegalCalls returns the calls that may be made now; there are none outside the auction.
func (v View) LegalCalls() []Call {
	if v.Phase() != AuctionPhase {
		return nil
	}
	return v.auction.Legal(v.Rules)
}

// LegalChoices returns the contracts, as calls, that declarer may choose now; there are none once he has
// chosen.
func (v View) LegalChoices() []Call {
	if v.Phase() != ChoicePhase {
		return nil
	}
	return v.Rules.ChoiceCalls()
}

// LegalPlays returns the cards that may be played from the hand whose turn it is, if the viewer can see it;
// there are none outside the play.
func (v View) LegalPlays() card.Hand { return v.legalPlays(v.hands[v.Turn()]) }

// Check returns nil if the viewer, who must be the player to act, may do e, otherwise a [*RuleError].
func (v View) Check(e Event) error { return v.Table.Check(v.hands[v.Turn()], e) }
