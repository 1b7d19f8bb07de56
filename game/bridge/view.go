package bridge

import "github.com/superbridge/superbridge/game/card"

// View is what one seat may see of a board: the table, its own hand, and dummy's once
// that is open. The other cards are not in it.
type View struct {
	Table
	Seat card.Seat

	hands [4]card.Hand // what the seats that can be seen still hold
	seen  [4]bool
}

func (v *View) show(seat card.Seat, hand card.Hand) { v.hands[seat], v.seen[seat] = hand, true }

// Hand returns the cards that a seat still holds; ok is false if they can't be seen.
func (v View) Hand(seat card.Seat) (hand card.Hand, ok bool) { return v.hands[seat], v.seen[seat] }

// Own returns the cards that the viewer still holds.
func (v View) Own() card.Hand { return v.hands[v.Seat] }

// Unseen returns the cards that are still held and that the viewer can't see.
func (v View) Unseen() card.Hand {
	unseen := v.Rules.Deck.Hand()
	for _, s := range card.Seats {
		unseen = unseen.Minus(v.hands[s]).Minus(v.played[s])
	}
	return unseen
}

// LegalCalls returns the calls that may be made now, none outside the auction.
func (v View) LegalCalls() []Call {
	if v.Phase() != AuctionPhase {
		return nil
	}
	return v.auction.Legal(v.Rules)
}

// LegalChoices returns the calls that declarer may choose from now, none but before he has chosen.
func (v View) LegalChoices() []Call {
	if v.Phase() != ChoicePhase {
		return nil
	}
	return v.Rules.ChoiceCalls()
}

// LegalPlays returns the cards that may be played from the hand whose turn it is, if
// the viewer can see it; none outside the play.
func (v View) LegalPlays() card.Hand { return v.legalPlays(v.hands[v.Turn()]) }

// Check returns nil if the viewer, who must be the player to act, may do e, and
// otherwise a [*RuleError].
func (v View) Check(e Event) error { return v.Table.Check(v.hands[v.Turn()], e) }
