package bot

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// ruffOrDiscard chooses a card when the hand has none of the suit led.
func (p *position) ruffOrDiscard() (card.Card, Reason) {
	suit, _ := p.trick.Led()
	seat, best := p.winner()
	if !p.trumps || p.hand[p.trump] == 0 || suit == p.trump {
		return p.discard()
	}
	ruffs := p.hand[p.trump]
	if best.Suit == p.trump {
		ruffs = ruffs.Above(best.Rank)
	}
	if ruffs == 0 || p.partnersTrick(suit, seat, best) {
		return p.discard()
	}
	ruff := card.Card{Suit: p.trump, Rank: ruffs.Bottom()}
	if p.trick.Len < 3 && p.ruffs(p.left, suit) {
		// The next hand may overruff: use a trump that it can't beat, if that isn't an expensive one.
		if sure := ruffs.Above(p.may(p.left, p.trump).Top()); sure != 0 {
			ruff.Rank = sure.Bottom()
		}
	}
	if best.Suit == p.trump {
		return ruff, Overruff
	}
	return ruff, Ruff
}

// partnersTrick reports whether a trick in a suit that this hand doesn't have can be left to partner.
func (p *position) partnersTrick(suit card.Suit, seat card.Seat, best card.Card) bool {
	switch {
	case seat == p.partner && p.trick.Len == 3:
		return true
	case seat == p.partner:
		return !bridge.Beats(card.Card{Suit: best.Suit, Rank: p.may(p.left, best.Suit).Top()}, best, p.strain) &&
			(best.Suit == p.trump || !p.ruffs(p.left, suit))
	case p.trick.Len != 1 || best.Suit == p.trump:
		return false
	case p.declaring:
		return p.other[suit].Above(max(best.Rank, p.out[suit].Top())) != 0 && !p.ruffs(p.left, suit)
	}
	// A defender doesn't spend a trump on a low card that partner may beat.
	return best.Rank < card.Maid && p.may(p.partner, suit).Above(best.Rank) != 0
}

// discard chooses the card that is needed least.
func (p *position) discard() (card.Card, Reason) {
	var chosen card.Card
	least, kept := 0, false
	for _, s := range card.Suits {
		if p.legal[s] == 0 {
			continue
		}
		cost := p.cost(s)
		kept = kept || cost >= guardCost
		if chosen == (card.Card{}) || cost < least {
			chosen, least = card.Card{Suit: s, Rank: p.hand[s].Bottom()}, cost
		}
	}
	if kept && least < guardCost {
		return chosen, KeepGuards
	}
	return chosen, Discard
}

// guardCost is the cost of baring an honour; a winner costs more, a trump most.
const guardCost = 20

// cost rates the loss of the lowest card of a suit.
func (p *position) cost(s card.Suit) int {
	h := p.hand[s]
	if p.trumps && s == p.trump {
		return 5 * guardCost
	}
	cost := int(h.Bottom())/4 - h.Len()
	above := p.out[s].Above(h.Top()).Len()
	switch {
	case p.master(card.Card{Suit: s, Rank: h.Bottom()}):
		cost += 3 * guardCost
	case above > 0 && above <= 3 && h.Len() == above+1:
		cost += guardCost + guardCost/2/above
	}
	if !p.declaring {
		if n := p.dummy[s].Len(); n >= 3 && h.Len() <= n && h.Top() > p.dummy[s].Bottom() {
			cost += guardCost / 2 // as long as dummy, to stop its last cards
		}
		return cost
	}
	if n := p.other[s].Len(); h.Len() > n && p.masters(s, h) > 0 {
		cost += guardCost / 4 // a suit to run
	}
	return cost
}
