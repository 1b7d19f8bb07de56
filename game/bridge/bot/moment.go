package bot

import (
	"iter"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// moment is the table just before a card is played, as everybody sees it.
type moment struct {
	deck   card.Deck
	strain bridge.Strain
	side   card.Side // declarer's
	dummy  card.Hand // what dummy holds
	gone   card.Hand // what has been played
	trick  bridge.Trick
	seat   card.Seat // whose turn it is
	first  [4]bool   // suits of which the seat has not played a card
}

// moment returns the one that a position is.
func (p *position) moment() moment {
	v := p.view
	m := moment{deck: v.Rules.Deck, strain: p.strain, side: v.Contract().Declarer.Side(), dummy: p.dummy, trick: p.trick, seat: p.turn}
	for _, seat := range card.Seats {
		m.gone = m.gone.Union(v.Played(seat))
	}
	played := v.Played(p.turn)
	for _, s := range card.Suits {
		m.first[s] = played[s] == 0
	}
	return m
}

// moments yields each card that has been played with the moment when it was.
func (p *position) moments() iter.Seq2[moment, card.Card] {
	return func(yield func(moment, card.Card) bool) {
		v := p.view
		dummy := v.Contract().Dummy()
		m := moment{deck: v.Rules.Deck, strain: p.strain, side: dummy.Side(), dummy: p.dummy.Union(v.Played(dummy))}
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

// honours is how many cards of a suit are honours to a defender who gives signals, in any deck.
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

// tries reports whether a card is meant to take the trick: it wins so far, and second hand
// doesn't play just a low card higher than another.
func (m moment) tries(c card.Card) bool {
	return m.wins(c) && (m.trick.Len != 1 || m.honour(c.Rank) || m.trump(c.Suit))
}
