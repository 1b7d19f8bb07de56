package bot

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// defender is a position of a defender.
type defender struct{ *position }

// defend chooses a defender's lead after the first trick.
func (p defender) defend() (card.Card, Reason) {
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

// enoughToDefeat returns a winner if there are as many as are still needed.
func (p defender) enoughToDefeat() (card.Card, bool) {
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

// later holds the weights for a defender's leads after the first trick, in hundredths of a trick: a sum fitted to the
// double-dummy results of 2,078 of them (docs/players.md).
type later struct {
	cards, dummys       int    // per card of the suit with the defender, and with dummy
	partners, declarers int    // per card of it shown in the auction
	led                 [3]int // the suit was led first by partner, by the defender, or by the opponents
	winners             [4]int // winners: the whole rest of the suit, all of it but one card, two or more, one
	under               int    // a low card, from a winner
	sequence, three     int    // the top of touching honours; of three or more, in addition
	second, third       int    // from the highest but one of the cards still out, or but two
	single              int    // the only card, from a hand with trumps
	through, upTo       [4]int // dummy plays next, or last, and has no card, low cards, honours, a winner
	ruffed              [2]int // an opponent who plays next, or last, may ruff
	ruff                int    // partner may ruff
}

var (
	laterNoTrump = later{
		cards: 2, dummys: -8, partners: 8, declarers: -8, led: [3]int{18, -11, -18}, winners: [4]int{60, 12, 65, 0},
		under: -22, sequence: 2, three: 12, second: -10, third: -16, through: [4]int{-3, 9, -2, -4}, upTo: [4]int{9, 27, -18, -18},
	}
	laterTrumps = later{
		cards: 2, partners: 2, declarers: -3, led: [3]int{9, 6, 2}, winners: [4]int{-2, -2, 3, -3},
		under: -30, sequence: 4, second: -7, third: -11, single: 6, through: [4]int{-8, 6, -1, -11}, upTo: [4]int{3, 16, 8, -5},
		ruffed: [2]int{-12, -18}, ruff: 15,
	}
)

// defendersLead rates a suit for a defender to lead.
func (p defender) defendersLead(s card.Suit) option {
	h := p.hand[s]
	if p.trumps && s == p.trump {
		return option{card.Card{Suit: s, Rank: h.Bottom()}, SafeLead, -10 - 4*p.deck.High(h)}
	}
	w := &laterNoTrump
	if p.trumps {
		w = &laterTrumps
	}
	o := p.leadFrom(s, w)
	told := p.told()
	o.worth += w.cards*h.Len() + w.dummys*p.dummy[s].Len() +
		w.partners*told[p.partner].Length(s).Min + w.declarers*told[p.view.Contract().Declarer].Length(s).Min
	switch {
	case ledBy(p.view.Tricks(), p.partner, s):
		o.worth += w.led[0]
		if o.reason == SafeLead || o.reason == LongSuit {
			o.reason = PartnersSuit
		}
	case ledBy(p.view.Tricks(), p.turn, s):
		o.worth += w.led[1]
	case led(p.view.Tricks(), s):
		o.worth += w.led[2]
	}
	strength := p.dummyHas(s)
	if p.sees[p.left] {
		o.worth += w.through[strength]
		if strength >= dummyHonours && o.reason == SafeLead {
			o.reason = ThroughStrength
		}
	} else {
		o.worth += w.upTo[strength]
		if strength <= dummyLow && o.reason == SafeLead {
			o.reason = UpToWeakness
		}
	}
	if p.ruffs(p.left, s) {
		o.worth += w.ruffed[0]
	}
	if p.ruffs(p.right, s) {
		o.worth += w.ruffed[1]
	}
	if p.ruffs(p.partner, s) && !p.ruffs(p.left, s) {
		return option{card.Card{Suit: s, Rank: h.Bottom()}, GiveRuff, o.worth + w.ruff}
	}
	return o
}

// leadFrom rates a suit for a defender to lead by his holding in it, and chooses the card.
func (p defender) leadFrom(s card.Suit, w *later) option {
	h := p.hand[s]
	top := card.Card{Suit: s, Rank: h.Top()}
	o := option{card: card.Card{Suit: s, Rank: h.Bottom()}, reason: SafeLead}
	masters, touching := p.masters(s, h), p.sequence(s)
	rest := p.unseen[s].Len() <= masters
	switch {
	case masters > 0 && !p.threatened(s) && (rest || masters >= h.Len()-1):
		o.card, o.reason = top, CashWinner
	case touching >= 2 && top.Rank.Honour():
		o.card, o.reason = top, TopOfSequence
	case h.Len() > 3 && !p.trumps:
		o.reason = LongSuit
	case p.trumps && top.Rank == card.Ace:
		o.card, o.reason = top, CashWinner
	}
	above := p.out[s].Above(top.Rank).Len()
	switch {
	case masters > 0 && o.card != top:
		o.worth = w.under
	case masters > 0 && rest:
		o.worth = w.winners[0]
	case masters > 0 && masters >= h.Len()-1:
		o.worth = w.winners[1]
	case masters > 1:
		o.worth = w.winners[2]
	case masters > 0:
		o.worth = w.winners[3]
	case o.reason == TopOfSequence:
		o.worth = w.sequence
		if touching >= 3 {
			o.worth += w.three
		}
	case above == 1 && h.Len() > 1:
		o.worth = w.second
	case above == 2 && h.Len() > 2:
		o.worth = w.third
	}
	if h.Len() == 1 && p.trumps && p.hand[p.trump] != 0 {
		o.worth += w.single
	}
	return o
}

// Dummy's holdings in a suit.
const (
	dummyVoid = iota
	dummyLow
	dummyHonours
	dummyWinner
)

// dummyHas returns dummy's holding in a suit, as a defender sees it.
func (p defender) dummyHas(s card.Suit) int {
	d := p.dummy[s]
	switch {
	case d == 0:
		return dummyVoid
	case p.deck.High(d) == 0:
		return dummyLow
	case d.Top() > (p.unseen[s] | p.hand[s]).Top():
		return dummyWinner
	}
	return dummyHonours
}

// led reports whether anybody has led a suit to one of some tricks.
func led(tricks []bridge.Trick, s card.Suit) bool {
	return slices.ContainsFunc(tricks, func(t bridge.Trick) bool {
		suit, _ := t.Led()
		return suit == s
	})
}

// ledBy reports whether a seat was the first of its side to lead a suit to one of some tricks.
func ledBy(tricks []bridge.Trick, seat card.Seat, s card.Suit) bool {
	for _, t := range tricks {
		if suit, _ := t.Led(); suit == s && t.Leader.Side() == seat.Side() {
			return t.Leader == seat
		}
	}
	return false
}
