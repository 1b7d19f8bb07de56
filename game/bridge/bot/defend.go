package bot

import (
	"github.com/superbridge/superbridge/game/card"
)

// defend chooses a defender's lead after the first trick.
func (p *position) defend() (card.Card, Reason) {
	if c, ok := p.enoughToDefeat(); ok {
		return c, CashOut
	}
	var best option
	for _, s := range card.Suits {
		if p.hand[s] != 0 {
			best = better(best, p.defendersLead(s))
		}
	}
	return best.card, best.reason
}

// enoughToDefeat returns a winner if there are as many as still needed.
func (p *position) enoughToDefeat() (card.Card, bool) {
	var first card.Card
	n := 0
	for _, s := range card.Suits {
		if p.threatened(s) {
			continue
		}
		if m := p.masters(s, p.hand[s]); m > 0 {
			n += m
			first = card.Card{Suit: s, Rank: p.hand[s].Top()}
		}
	}
	return first, n > 0 && n >= p.need
}

// threatened reports whether an opponent may trump a suit.
func (p *position) threatened(s card.Suit) bool { return p.ruffs(p.left, s) || p.ruffs(p.right, s) }

// defendersLead rates a suit for a defender to lead.
func (p *position) defendersLead(s card.Suit) option {
	h := p.hand[s]
	o := option{card: card.Card{Suit: s, Rank: h.Bottom()}, reason: SafeLead}
	masters := p.masters(s, h)
	trump := p.trumps && s == p.trump
	if n := p.sequence(s); n >= 2 && h.Top().Honour() {
		o = option{card.Card{Suit: s, Rank: h.Top()}, TopOfSequence, 3}
	} else if h.Len() > 3 && !p.trumps {
		o = option{card.Card{Suit: s, Rank: h.Bottom()}, LongSuit, h.Len() - p.deck.Suit + 1}
	} else if p.trumps && h.Top() == card.Ace && masters > 0 {
		o = option{card.Card{Suit: s, Rank: h.Top()}, CashWinner, 1}
	} else {
		o.worth -= p.deck.High(h) / 2
	}
	switch {
	case p.trumps && !trump && p.ruffs(p.partner, s) && !p.ruffs(p.left, s):
		return option{card.Card{Suit: s, Rank: h.Bottom()}, GiveRuff, 12}
	case p.threatened(s):
		o.worth -= 6
	case masters > 0 && p.unseen[s].Len() <= masters && !trump:
		return option{card.Card{Suit: s, Rank: h.Top()}, CashWinner, 8 + masters}
	case masters > 0 && masters >= h.Len()-1 && !trump:
		o = option{card.Card{Suit: s, Rank: h.Top()}, CashWinner, 2 + masters}
	}
	if trump {
		return option{card.Card{Suit: s, Rank: h.Bottom()}, SafeLead, -p.deck.High(h)}
	}
	if p.ledBy(p.partner, s) {
		o.worth += 5
		if o.reason == SafeLead || o.reason == LongSuit {
			o.reason = PartnersSuit
		}
	} else if p.ledBy(p.turn, s) {
		o.worth += 3
	}
	dummys := p.deck.High(p.dummy[s])
	if p.sees[p.left] && dummys > 0 && p.masters(s, p.dummy[s]) == 0 {
		o.worth += 2
		if o.reason == SafeLead {
			o.reason = ThroughStrength
		}
	}
	if p.sees[p.right] {
		o.worth -= dummys / 2
		if dummys == 0 {
			o.worth += 2
			if o.reason == SafeLead {
				o.reason = UpToWeakness
			}
		}
	}
	return o
}

// ledBy reports whether a seat was the first of its side to lead a suit.
func (p *position) ledBy(seat card.Seat, s card.Suit) bool {
	for _, t := range p.view.Tricks() {
		if suit, _ := t.Led(); suit == s && t.Leader.Side() == seat.Side() {
			return t.Leader == seat
		}
	}
	return false
}
