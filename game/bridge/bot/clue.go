package bot

import (
	"github.com/superbridge/superbridge/game/card"
)

// clue is the information of a card about the hand it came from: by agreement (signal.go, lead.go), or
// because another card would have been better.
type clue struct {
	seat   card.Seat
	since  card.Hand                 // the cards played by the seat from that card on
	odds   int                       // in per cent, how often a hand is believed for which the card is unlike
	unlike func(hand card.Hand) bool // whether another card was expected from a hand
}

// The odds. They are higher than counted with such players, as people are less regular.
const (
	leadOdds   = 35 // another opening lead
	customOdds = 30 // another card of the suit led later
	silentOdds = 40 // a higher card for a signal: not everybody signals
	signalOdds = 15 // a lower one
	cheapOdds  = 15 // a cheaper card would have done, or a higher one would have won the trick
	ruffOdds   = 40 // a ruff would have won the trick
)

// clues returns what the cards played reveal about the hidden hands to a player without some skills.
func (p *position) clues(without Skill) (clues []clue) {
	for m, c := range p.moments() {
		if p.sees[m.seat] {
			continue
		}
		since := p.view.Played(m.seat).Minus(m.gone)
		add := func(odds int, unlike func(hand card.Hand) bool) {
			clues = append(clues, clue{m.seat, since, odds, unlike})
		}
		if !without.lacks(Signals) && m.defending() {
			switch {
			case m.gone == card.Hand{}:
				l := p.leader(m.seat)
				add(leadOdds, func(hand card.Hand) bool { return l.leads(hand) != c })
			case m.trick.Len == 0:
				add(customOdds, func(hand card.Hand) bool { return m.uncustomary(hand[c.Suit], c) })
			case !m.tries(c):
				add(silentOdds, func(hand card.Hand) bool { return m.wanted(hand, c) > c.Rank })
				add(signalOdds, func(hand card.Hand) bool { return m.wanted(hand, c) < c.Rank })
			}
		}
		if !without.lacks(Inference) && m.trick.Len > 0 {
			add(cheapOdds, func(hand card.Hand) bool { return m.wasteful(hand[c.Suit], c) })
			if trump, ok := m.strain.Trump(); ok && c.Suit != trump {
				add(ruffOdds, func(hand card.Hand) bool { return m.ruffs(hand, c) })
			}
		}
	}
	return clues
}

// wanted returns the rank of the card in c's suit by which a defender signals.
func (m moment) wanted(hand card.Hand, c card.Card) card.Rank {
	want, _ := m.signal(hand, c.Suit)
	return want.Rank
}

// leader returns the position of the player on opening lead, without his hand.
func (p *position) leader(seat card.Seat) position {
	shown := p.cards.Read(&p.view.Table, p.view.Auction()).Shown()
	return position{
		view: p.view, cards: p.cards, deck: p.deck, strain: p.strain, trump: p.trump, trumps: p.trumps, shown: &shown,
		turn: seat, left: seat.Next(1), partner: seat.Next(2), right: seat.Next(3),
	}
}

// leads returns the opening lead from a hand by rules of thumb.
func (p position) leads(hand card.Hand) card.Card {
	p.hand, p.out = hand, p.view.Rules.Deck.Hand().Minus(hand)
	c, _ := defender{&p}.openingLead()
	return c
}

// uncustomary reports whether a defender would lead a card other than c from a holding: from touching honours
// the highest.
func (m moment) uncustomary(h card.Holding, c card.Card) bool {
	out := m.out(c.Suit, h)
	if m.honour(c.Rank) {
		higher := h.Above(c.Rank)
		return higher != 0 && between(out, c.Rank, higher.Bottom()) == 0
	}
	next := h.Below(h.Top()).Top()
	return m.honour(next) && between(out, next, h.Top()) == 0
}

// wasteful reports whether the last hand would have won a trick that c leaves to the opponents, or c wins it
// when a cheaper card would have: a defender plays the lowest of touching ones.
func (m moment) wasteful(h card.Holding, c card.Card) bool {
	led, _ := m.trick.Led()
	winner := m.trick.Winner(m.strain)
	best, _ := m.trick.Card(winner)
	if c.Suit != led || best.Suit != led {
		return false
	}
	last := m.trick.Len == 3
	if !m.tries(c) {
		return last && winner.Side() != m.seat.Side() && h.Above(best.Rank) != 0
	}
	cheaper := between(h, best.Rank, c.Rank)
	touching := cheaper.Above(m.out(led, h).Below(c.Rank).Top())
	if m.defending() {
		return touching != 0 || last && cheaper != 0
	}
	return last && cheaper != touching
}

// ruffs reports whether the last hand would have ruffed a trick that c leaves to the opponents.
func (m moment) ruffs(hand card.Hand, c card.Card) bool {
	led, _ := m.trick.Led()
	trump, _ := m.strain.Trump()
	return m.trick.Len == 3 && c.Suit != led && m.trick.Winner(m.strain).Side() != m.seat.Side() &&
		hand[trump] != 0 && m.wins(card.Card{Suit: trump, Rank: hand[trump].Top()})
}
