package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// placing holds the purposes of calls that place the contract, or leave that to partner; telling those of calls that
// help him place it, and of penalty doubles, which cost most when they are wrong.
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

// Others returns the calls that a hand could make, as a matter of judgement, instead of the call of the rules.
func (a *Auction) Others(hand card.Hand, call bridge.Call, meaning Meaning) (others []Option) {
	if !judged(meaning.Purpose) {
		return nil
	}
	for _, c := range a.candidates {
		switch p := c.meaning.Purpose; {
		case c.call == call, slices.ContainsFunc(others, func(o Option) bool { return o.Call == c.call }), !judged(p), !c.meaning.fits(a.figures, hand):
		case c.call == bridge.Pass && a.forced:
		case p == Slam && meaning.Purpose != Slam:
			// The estimate ignores that the opponents may cash two aces: a player who isn't sure of slam asks, or
			// explores it step by step.
		case shorter(hand, c, call, meaning):
		default:
			others = append(others, Option{Call: c.call, Meaning: c.said(), Tier: c.tier})
		}
	}
	return others
}

// settling holds the purposes of calls that only say how high to go.
var settling = [numPurposes]bool{NothingToAdd: true, Content: true, Invitation: true, ToGame: true, SignOff: true, Compete: true}

// borderline is the number of points by which a hand of a player who bids by the book may be off the border between two
// calls; competing is the same if he has a fit and competes for a part-score for the first time.
const (
	borderline = 1
	competing  = 2
)

// ByTheBook returns those of the [Auction.Others] that are understood by a partner who takes calls at face value. At a
// border the player goes a step further, or stops, but never invites with the points for game. He passes only with the
// minimum on which the rules bid, and below game only over an invitation. Where the rules pass he may enter the auction
// with a point less, on a good suit and without a jump. He may omit a penalty double. All else that informs partner
// follows the rules: suits and their lengths, reverses, jumps, doubles. A fit is passed only at a border, and nobody
// explores slam on less.
func (a *Auction) ByTheBook(hand card.Hand, call bridge.Call, meaning Meaning) []Option {
	return slices.DeleteFunc(a.Others(hand, call, meaning), func(o Option) bool { return !a.understood(hand, call, meaning, o) })
}

// understood reports whether partner understands a hand's call other than that of the rules.
func (a *Auction) understood(hand card.Hand, call bridge.Call, rules Meaning, o Option) bool {
	m, leeway := o.Meaning, borderline
	least := rules.moved(borderline, a.figures, hand)
	near := least || rules.moved(-borderline, a.figures, hand)
	switch from, to := rules.Purpose, m.Purpose; {
	case from == NothingToAdd && to == Overcall:
		if !a.Good(hand[m.Suit]) {
			return false
		}
	case from == NothingToAdd && to == TakeOutDouble:
	case from == to && telling[from] && from != Advance && call.IsBid() && o.Call.IsBid() && o.Call.Strain() == call.Strain(): // a level higher or lower
		if m.Forcing < rules.Forcing {
			return false // a call that may be passed instead of one that may not
		}
	case from == SecondSuit && to == Rebid && call.Level() > 1 && hand[m.Suit].Len() > a.major && hand[rules.Suit].Len() == a.Suit:
		leeway = 0
	case to == Content || to == NothingToAdd:
		switch from {
		case PenaltyDouble:
			return true
		case ToGame:
			return least && a.last[a.partner].Purpose == Invitation
		case Compete, NoTrump, Slam, SlamInvitation, Invitation, SignOff:
			return least && call == a.cheapest(call.Strain())
		}
		return false
	case from == Slam && to == SignOff:
		return least
	case call.IsBid() && o.Call.Level() > call.Level()+1:
		return false // a jump past other contracts
	case !settling[from] || !settling[to] || call.IsBid() && !near:
		return false
	case from == ToGame && to == Invitation:
		return false // a hand with the points for game bids it
	case to == Compete && o.Call.Level() >= a.gameLevel(o.Call.Strain()):
		return false
	case to == Compete && a.turns[a.me] == 1:
		leeway = competing
	}
	m.Leeway = min(m.Leeway, leeway)
	return m.fits(a.figures, hand)
}

// moved reports whether the rules would no longer make the call if it took step more points: the hand has the minimum
// for it, or with a negative step the maximum.
func (m Meaning) moved(step int, f *figures, hand card.Hand) bool {
	m.Leeway = 0
	m.Points = Range{m.Points.Min + step, m.Points.Max + step}
	for i, b := range m.Or {
		if b.Points != (Range{}) {
			m.Or[i].Points = Range{b.Points.Min + step, b.Points.Max + step}
		}
	}
	return !m.fits(f, hand)
}

// shorter reports whether c bids a suit with fewer cards than the one that the rules bid: the longer one comes first.
func shorter(hand card.Hand, c candidate, call bridge.Call, meaning Meaning) bool {
	_, suit := c.call.Strain().Trump()
	_, rules := call.Strain().Trump()
	return suit && rules && c.call.IsBid() && call.IsBid() && c.meaning.Purpose == meaning.Purpose &&
		hand[c.meaning.Suit].Len() < hand[meaning.Suit].Len()
}

// GoOn estimates the points of the player's side at a table if he makes a call and all continue by the rules with these
// hands. It averages over what the formula doesn't explain.
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
