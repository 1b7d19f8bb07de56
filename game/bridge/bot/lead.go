package bot

import (
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// option is a card to lead, with its rating and the reason.
type option struct {
	card   card.Card
	reason Reason
	worth  int
}

// better returns the better of two options; of equals the first.
func better(a, b option) option {
	if a.card == (card.Card{}) || b.worth > a.worth {
		return b
	}
	return a
}

// openingLead chooses the first card of the play.
func (p defender) openingLead() (card.Card, Reason) {
	var best option
	for _, s := range card.Suits {
		if p.hand[s] != 0 {
			best = better(best, p.openingLeadIn(s))
		}
	}
	return best.card, best.reason
}

// openingLeadIn rates a suit for the opening lead. The ratings, in hundredths of a trick, were fitted to the
// double-dummy results of 4,330 leads (docs/players.md).
func (p defender) openingLeadIn(s card.Suit) option {
	var o option
	told := p.told()
	partners := told[p.partner].Length(s).Min
	dummys, declarers := told[p.left].Length(s).Min, told[p.right].Length(s).Min
	switch {
	case p.trumps && s == p.trump:
		return p.leadTrump()
	case p.trumps:
		o = p.leadAgainstTrumps(s)
		o.worth += 2*partners - 2*dummys - 5*declarers
	default:
		o = p.leadAgainstNoTrump(s)
		o.worth += 5*partners - 6*dummys - 8*declarers
	}
	if partners >= p.deck.Suit {
		o.worth += 2
		o.reason = PartnersSuit
	}
	return o
}

// sequence returns the number of touching cards from the top of the holding, relative to the whole deck: the cards
// between must be in the same hand.
func (p *position) sequence(s card.Suit) int {
	h := p.hand[s]
	n, low := 0, p.out[s].Below(h.Top()).Top()
	for r := range h.Ranks() {
		if r <= low {
			break
		}
		n++
	}
	return n
}

// leadAgainstNoTrump rates a suit as the opening lead against no-trump: length, from the top of touching honours or of
// two cards, and otherwise the fourth highest, or, with [bidding.AttitudeLeads], low from an honour and else high.
func (p defender) leadAgainstNoTrump(s card.Suit) option {
	h := p.hand[s]
	o := option{card.Card{Suit: s, Rank: fourth(h)}, LongSuit, 4 * h.Len()}
	if p.cards[p.turn.Side()].Plays(bidding.AttitudeLeads) && h.Len() > 2 {
		o.card.Rank = attitude(h)
		if o.card.Rank != h.Bottom() {
			o.reason = SafeLead
		}
	}
	if s.Major() {
		o.worth += 5 // that would have been bid earlier
	}
	if h.Len() < 4 {
		o.reason = SafeLead
	}
	n := p.sequence(s)
	if n >= 2 && h.Top().Honour() {
		o.card.Rank, o.reason = h.Top(), TopOfSequence
		o.worth += fromTop(h, 43, 14, 4)
		if n >= 3 {
			o.worth += 23
		}
		return o
	}
	if h.Len() == 2 {
		o.card.Rank = h.Top()
	}
	o.worth += noTrumpGives.from(h)
	return o
}

// leadAgainstTrumps rates a side suit as the opening lead against a trump contract.
func (p defender) leadAgainstTrumps(s card.Suit) option {
	h := p.hand[s]
	low := card.Card{Suit: s, Rank: h.Bottom()}
	top := card.Card{Suit: s, Rank: h.Top()}
	trumps := p.hand[p.trump].Len()
	o := option{low, SafeLead, h.Len()}
	if s.Major() {
		o.worth += 2
	}
	if h.Len() == 1 && trumps > 0 {
		o.reason = ShortSuit
		o.worth += 35
		if trumps > 3 {
			o.worth -= 8
		}
		return o
	}
	if h.Len() == 2 && trumps > 0 {
		o.worth += 14
	}
	switch {
	case p.sequence(s) >= 2 && h.Top().Honour():
		o.card, o.reason = top, TopOfSequence
		o.worth += fromTop(h, 27, 7, 6)
		return o
	case h.Top() == card.Ace:
		o.card, o.reason = top, CashWinner
		return o
	case h.Len() == 2 && trumps > 1:
		o.card, o.reason = top, ShortSuit
	case h.Len() > 3:
		o.card.Rank, o.reason = fourth(h), LongSuit
	}
	o.worth += trumpsGive.from(h)
	return o
}

// leadTrump rates trumps as the opening lead.
func (p defender) leadTrump() option {
	h := p.hand[p.trump]
	o := option{card.Card{Suit: p.trump, Rank: h.Bottom()}, SafeLead, -10 - 4*p.deck.High(h)}
	if h.Len() == 1 {
		o.worth += 10
	}
	return o
}

// fromTop returns the rating for leading the highest of touching honours: from ace and king, from king and queen, or
// from others.
func fromTop(h card.Holding, ace, king, others int) int {
	switch h.Top() {
	case card.Ace:
		return ace
	case card.King:
		return king
	}
	return others
}

// gives holds the ratings for leading low from honours, or one of two cards.
type gives struct{ aceQueen, ace, kingOfTwo, kingJack, king, queenOfTwo, queen, jack int }

var (
	noTrumpGives = gives{aceQueen: -22, ace: -5, kingOfTwo: -38, kingJack: -11, king: -7, queenOfTwo: -6, queen: -6, jack: -4}
	trumpsGive   = gives{kingOfTwo: -25, kingJack: -17, king: -8, queenOfTwo: -12}
)

// fourth returns the fourth highest card, or the lowest of fewer.
func fourth(h card.Holding) card.Rank {
	for range 3 {
		if h.Len() > 1 {
			h = h.Without(h.Top())
		}
	}
	return h.Top()
}

// attitude returns the card of a long suit that says whether the leader would like it back: the lowest from ace, king or queen, and otherwise the
// highest that isn't an honour.
func attitude(h card.Holding) card.Rank {
	if h.Top() >= card.Queen {
		return h.Bottom()
	}
	if spare := h.Below(card.Jack); spare != 0 {
		return spare.Top()
	}
	return h.Top()
}

// from returns the rating for leading low from the honours of a holding.
func (g gives) from(h card.Holding) int {
	two := h.Len() == 2
	switch h.Top() {
	case card.Ace:
		if h.Has(card.Queen) {
			return g.aceQueen
		}
		return g.ace
	case card.King:
		switch {
		case two:
			return g.kingOfTwo
		case h.Has(card.Jack):
			return g.kingJack
		}
		return g.king
	case card.Queen:
		if two {
			return g.queenOfTwo
		}
		return g.queen
	case card.Jack:
		return g.jack
	}
	return 0
}
