package bot

import (
	"iter"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// moment is the table just before a card is played, as everybody sees it.
type moment struct {
	deck   card.Deck
	strain bridge.Strain
	side   card.Side // declarer's
	dummy  card.Hand // dummy's cards
	gone   card.Hand // cards played
	trick  bridge.Trick
	seat   card.Seat    // the seat to play
	first  [4]bool      // suits of which the seat hasn't played a card
	agreed bidding.Card // the defenders' card, which says how they signal
}

// moment returns the moment of a position.
func (p *position) moment() moment {
	v := p.view
	declarers := v.Contract().Declarer.Side()
	m := moment{deck: v.Rules.Deck, strain: p.strain, side: declarers, dummy: p.dummy, trick: p.trick, seat: p.turn, agreed: p.cards[declarers.Other()]}
	for _, seat := range card.Seats {
		m.gone = m.gone.Union(v.Played(seat))
	}
	played := v.Played(p.turn)
	for _, s := range card.Suits {
		m.first[s] = played[s] == 0
	}
	return m
}

// moments yields each card played with its moment.
func (p *position) moments() iter.Seq2[moment, card.Card] {
	return func(yield func(moment, card.Card) bool) {
		v := p.view
		dummy := v.Contract().Dummy()
		m := moment{deck: v.Rules.Deck, strain: p.strain, side: dummy.Side(), dummy: p.dummy.Union(v.Played(dummy)), agreed: p.cards[dummy.Side().Other()]}
		var played [4]card.Hand
		for i := range len(v.Tricks()) + 1 {
			t := p.trick
			if i < len(v.Tricks()) {
				t = v.Tricks()[i]
			}
			m.trick = bridge.Trick{Leader: t.Leader}
			for _, c := range t.Cards[:t.Len] {
				m.seat = m.trick.Turn()
				for _, s := range card.Suits {
					m.first[s] = played[m.seat][s] == 0
				}
				if !yield(m, c) {
					return
				}
				played[m.seat], m.gone = played[m.seat].With(c), m.gone.With(c)
				if m.seat == dummy {
					m.dummy = m.dummy.Without(c)
				}
				m.trick = m.trick.With(c)
			}
		}
	}
}

// defending reports whether a defender is to play.
func (m moment) defending() bool { return m.seat.Side() != m.side }

// out returns the cards of a suit that neither have been played nor are in a holding.
func (m moment) out(s card.Suit, h card.Holding) card.Holding {
	return m.deck.Hand()[s] &^ m.gone[s] &^ h
}

// honours is the number of cards of a suit that a signalling defender considers honours, in any deck.
const honours = 5

// honour reports whether a card is one of the five highest of the deck.
func (m moment) honour(r card.Rank) bool { return m.deck.Ranks.Above(r).Len() < honours }

// trump reports whether a suit is trumps.
func (m moment) trump(s card.Suit) bool {
	trump, ok := m.strain.Trump()
	return ok && s == trump
}

// wins reports whether a card would win the trick so far.
func (m moment) wins(c card.Card) bool {
	if m.trick.Len == 0 {
		return true
	}
	best, _ := m.trick.Card(m.trick.Winner(m.strain))
	return bridge.Beats(c, best, m.strain)
}

// tries reports whether a card tries to win the trick: it wins so far, and isn't just second hand's low card
// above another.
func (m moment) tries(c card.Card) bool {
	return m.wins(c) && (m.trick.Len != 1 || m.honour(c.Rank) || m.trump(c.Suit))
}
