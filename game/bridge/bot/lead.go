package bot

import (
	"github.com/superbridge/superbridge/game/card"
)

// option is a card to lead, with how good it seems and why.
type option struct {
	card   card.Card
	reason Reason
	worth  int
}

// better keeps the better of two options; of equals the first.
func better(a, b option) option {
	if a.card == (card.Card{}) || b.worth > a.worth {
		return b
	}
	return a
}

// openingLead chooses the first card of the play.
func (p *position) openingLead() (card.Card, Reason) {
	if p.shown == nil {
		shown := p.cards.Read(&p.view.Table, p.view.Auction()).Shown()
		p.shown = &shown
	}
	var best option
	for _, s := range card.Suits {
		if p.hand[s] != 0 {
			best = better(best, p.openingLeadIn(s))
		}
	}
	return best.card, best.reason
}

// openingLeadIn rates a suit for the opening lead.
func (p *position) openingLeadIn(s card.Suit) option {
	var o option
	if p.trumps {
		o = p.leadAgainstTrumps(s)
	} else {
		o = p.leadAgainstNoTrump(s)
	}
	if p.trumps && s == p.trump {
		return o
	}
	partners := p.shown[p.partner].Length(s).Min
	if partners >= p.deck.Suit {
		o.worth += 10 + partners - p.deck.Suit
		o.reason = PartnersSuit
	}
	if max(p.shown[p.left].Length(s).Min, p.shown[p.right].Length(s).Min) >= p.deck.Suit {
		o.worth -= 8
	}
	return o
}

// sequence returns how many touching cards the holding has from the top, seen from
// the whole deck: the cards between must be in the same hand.
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

// leadAgainstNoTrump rates a suit as the opening lead at no-trump: length, from the top
// of a sequence and otherwise the fourth highest.
func (p *position) leadAgainstNoTrump(s card.Suit) option {
	h := p.hand[s]
	o := option{card.Card{Suit: s, Rank: fourth(h)}, LongSuit, 2*(h.Len()-p.deck.Suit) + p.deck.High(h)/2}
	if h.Len() < 4 {
		o.reason = SafeLead
	}
	if n := p.sequence(s); n >= 3 && h.Top().Honour() || n == 2 && h.Top().Honour() && h.Len() <= 3 {
		o.card.Rank, o.reason = h.Top(), TopOfSequence
		o.worth += 2
	}
	return o
}

// leadAgainstTrumps rates a suit as the opening lead against a trump contract.
func (p *position) leadAgainstTrumps(s card.Suit) option {
	h := p.hand[s]
	low := card.Card{Suit: s, Rank: h.Bottom()}
	if s == p.trump {
		return option{low, SafeLead, 1 - p.deck.High(h)}
	}
	n := p.sequence(s)
	switch {
	case h.Len() == 1 && p.hand[p.trump] != 0:
		return option{low, ShortSuit, 9 - p.deck.High(h)}
	case n >= 2 && h.Top().Honour():
		return option{card.Card{Suit: s, Rank: h.Top()}, TopOfSequence, 4 + 2*n}
	case h.Top() == card.Ace:
		return option{card.Card{Suit: s, Rank: card.Ace}, CashWinner, 0}
	case h.Len() == 2 && p.hand[p.trump].Len() >= 2:
		return option{card.Card{Suit: s, Rank: h.Top()}, ShortSuit, 4 - 2*p.deck.High(h)}
	case h.Len() > 3:
		return option{card.Card{Suit: s, Rank: fourth(h)}, LongSuit, 3 - p.deck.High(h)/2}
	}
	return option{low, SafeLead, 2 - p.deck.High(h)}
}

// fourth returns the fourth highest card, or the lowest of fewer.
func fourth(h card.Holding) card.Rank {
	for range 3 {
		if h.Len() > 1 {
			h = h.Without(h.Top())
		}
	}
	return h.Top()
}
