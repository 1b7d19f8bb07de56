package bot

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// The meaning of the partners' calls at bridge for three, and what a partner's hand is assumed to be after them.
const (
	opens    = 12.0 // points for a partner's bid
	answers  = 6.0  // points for his bid after the other's
	longSuit = 4    // cards in a suit bid
	openers  = 14.5 // average points of a partner who has bid
)

// total returns the combined points for a bid that high.
func total(c few.Call) float64 {
	if c.Strain == few.NoTrump {
		return [...]float64{0, 20, 23, 25, 29, 31, 33, 37}[c.Level]
	}
	return [...]float64{0, 18, 21, 23.5, 25.5, 28, 32, 36}[c.Level]
}

// means reports whether a hand agrees with its player's calls in the partners' part.
func (h *hidden) means(b few.Board, p few.Player) bool {
	hand := h.played[few.Place{Pile: few.Hand, Of: p}]
	for _, s := range b.Cards(few.Place{Pile: few.Hand, Of: p}) {
		hand = hand.With(s.Card)
	}
	has, sheet := handPoints(hand), b.Rules().Sheet
	bids := 0
	for _, made := range b.Calls() {
		if made.Player == b.Setup().Soloist {
			break
		}
		c := made.Call
		if made.Player == p {
			switch {
			case c == few.Pass && bids == 0 && has >= opens+1:
				return false
			case c.IsBid() && bids == 0 && has < opens-1, c.IsBid() && bids == 1 && has < answers:
				return false
			case c.IsBid() && c.Strain < few.NoTrump && hand[c.Strain].Len() < longSuit-1:
				return false
			case c.IsBid() && bids == 1 && has+openers < total(c)-4:
				return false
			case c.IsBid() && bids == 1 && sheet.Below(few.Contract{Level: int(c.Level), Strain: c.Strain}) < sheet.Game && has+openers > total(c)+5:
				return false
			}
		}
		if c.IsBid() {
			bids++
		}
	}
	return true
}

// threeBid rates the calls at bridge for three.
func (t *thinking) threeBid(layouts []few.Board) ([]Option, error) {
	o := t.look(layouts)
	solo := t.view.Setup().Soloist
	if t.me == solo || slices.ContainsFunc(t.view.Calls(), func(m few.Made) bool { return m.Player == solo }) {
		return t.weigh(o, few.NoPacket), nil
	}
	options := t.weighPartners(o)
	bids, own := 0, 0
	for _, made := range t.view.Calls() {
		if made.Call.IsBid() {
			bids++
			if made.Player == t.me {
				own++
			}
		}
	}
	pass := worthOf(options, few.Pass)
	for i, option := range options {
		switch {
		case !option.Event.Call.IsBid():
		case own > 1 || bids > 2: // everything has been said
			options[i].Worth -= foolish
		case own == 1 && option.Worth < pass+again:
			options[i].Worth -= again
		}
	}
	if bids == 0 && t.player.Level > Beginner { // the first bid describes the hand; the other partner decides where to play
		describe(t.view.Seen(few.Place{Pile: few.Hand, Of: t.me}), options)
	}
	return options, nil
}

// again is the number of points by which a partner's second bid must be better than the contract that the other has
// chosen.
const again = 60

// worthOf returns the value of a call.
func worthOf(options []Option, c few.Call) float64 {
	for _, o := range options {
		if o.Event.Call == c {
			return o.Worth
		}
	}
	return 0
}

// weighPartners returns the values of a partner's calls if the contract is played there.
func (t *thinking) weighPartners(o *outlook) []Option {
	options := t.weigh(o, few.NoPacket)
	bid, _, any := t.view.Last()
	for i, option := range options {
		c := option.Event.Call
		if !c.IsBid() {
			if !any {
				continue
			}
			c = bid
		}
		mine := few.Contract{Level: int(c.Level), Strain: c.Strain, Declarer: declares(t.view.Calls(), c, t.me)}
		options[i].Worth = o.settled(mine) - caution*float64(c.Level)
		if t.player.Level == Beginner && option.Event.Call.IsBid() && o.lacks(mine) > rash {
			options[i].Worth -= foolish
		}
	}
	return options
}

// declares returns the partner who would declare if a player bid: the one who first named the strain.
func declares(calls []few.Made, c few.Call, by few.Player) few.Player {
	for _, made := range calls {
		if made.Call.IsBid() && made.Call.Strain == c.Strain {
			return made.Player
		}
	}
	return by
}

// describe makes a partner's first bid the one that describes his hand: his longest suit at the one level with enough
// points, otherwise a pass.
func describe(h card.Hand, options []Option) {
	longest := card.Spades
	for _, suit := range []card.Suit{card.Hearts, card.Diamonds, card.Clubs} {
		if h[suit].Len() > h[longest].Len() {
			longest = suit
		}
	}
	tells := few.Pass
	if handPoints(h) >= opens {
		tells = few.Bid(1, few.Strain(longest))
	}
	top := options[0].Worth
	for _, o := range options {
		top = max(top, o.Worth)
	}
	for i, o := range options {
		if o.Event.Call == tells {
			options[i].Worth = top + 1
		}
	}
}
