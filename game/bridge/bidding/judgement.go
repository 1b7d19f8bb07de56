package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// placing are the calls that place the contract, or leave it to partner; telling are those
// that tell him something, so that it can be placed, and penalty doubles, which cost most when
// they are wrong.
var (
	placing = [numPurposes]bool{
		NothingToAdd: true, Content: true, PenaltyPass: true, Invitation: true, ToGame: true, SignOff: true,
		SlamInvitation: true, Slam: true, Compete: true, Strength: true,
	}
	telling = [numPurposes]bool{
		NoResponse: true, NewSuit: true, Raise: true, TrumpRaise: true, CueBid: true, NoTrump: true, Rebid: true,
		SecondSuit: true, Preference: true, Overcall: true, JumpOvercall: true, OvercallNT: true,
		TakeOutDouble: true, NegativeDouble: true, PenaltyDouble: true, Advance: true,
	}
)

// Leeway returns the [Meaning.Leeway] of a call.
func (f *figures) Leeway(p Purpose) int {
	switch {
	case placing[p]:
		return f.placing
	case telling[p]:
		return f.telling
	}
	return 0
}

// judged reports whether calls for a purpose are a matter of judgement.
func judged(p Purpose) bool { return placing[p] || telling[p] }

// Others returns the calls that a hand could make as well as the one of the rules, as a matter
// of judgement.
func (a *Auction) Others(hand card.Hand, call bridge.Call, meaning Meaning) (others []Option) {
	if !judged(meaning.Purpose) {
		return nil
	}
	for _, c := range a.candidates {
		switch p := c.meaning.Purpose; {
		case c.call == call, !judged(p), !c.meaning.fits(a.figures, hand):
		case c.call == bridge.Pass && a.forced:
		case p == Slam && meaning.Purpose != Slam:
			// The estimate knows nothing of two aces that can be cashed: who isn't sure of slam
			// asks, or looks for it step by step.
		case shorter(hand, c, call, meaning):
		default:
			others = append(others, Option{Call: c.call, Meaning: c.meaning, Tier: c.tier})
		}
	}
	return others
}

// shorter reports whether c bids a suit with fewer cards than the one that the rules bid: the
// longer one comes first.
func shorter(hand card.Hand, c candidate, call bridge.Call, meaning Meaning) bool {
	_, suit := c.call.Strain().Trump()
	_, rules := call.Strain().Trump()
	return suit && rules && c.call.IsBid() && call.IsBid() && c.meaning.Purpose == meaning.Purpose &&
		hand[c.meaning.Suit].Len() < hand[meaning.Suit].Len()
}

// GoOn returns what the auction at a table comes to for the player's side if he makes a call and all go on by
// the rules, with these hands: an estimate of the points, on average over what the formula doesn't see.
func (a *Auction) GoOn(c bridge.Call, hands *[4]card.Hand, t *bridge.Table) float64 {
	b := *a
	b.Calls, b.artificial, b.story = slices.Clone(a.Calls), slices.Clone(a.artificial), nil
	b.follow(c, a.Explain(c))
	b.candidates = nil
	b.propose()
	for !b.Over() {
		call, m := b.Choose(hands[b.me])
		b.follow(call, m)
		b.propose()
	}
	worth := b.worth(t, b.Contract(), hands)
	if a.me.Side() == card.EW {
		return -worth
	}
	return worth
}
