package review

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
)

// showSuit opens the suit of the card in view.
func (s *Screen) showSuit() {
	p := s.page()
	if p == nil || !p.mine.finished() {
		return
	}
	if problem, of, ok := p.record().suitAt(p.event()); ok {
		s.options.OnSuit(problem, of)
	}
}

// suitAt returns the suit of the card that an event plays as a problem of declarer's, as it was before the trick. Dummy is North and
// declarer South, whichever seats they have; the deck is what was left of the suit, and the vacant places are the cards that each
// defender had left. A defender who had shown out has none of the suit. ok is false if the event is no card, or declarer's side had
// none of the suit.
func (r record) suitAt(event int) (p suit.Problem, of card.Suit, ok bool) {
	events := r.whole().Events()
	if event < 0 || event >= len(events) || events[event].Kind != bridge.PlayKind {
		return p, of, false
	}
	before := r.places[event]
	b := r.places[event-before.Trick().Len]
	of = events[event].Card.Suit
	declarer := b.Contract().Declarer
	west, east := declarer.Next(1), declarer.Next(3)
	left := func(seat card.Seat) card.Holding { return b.Hand(seat)[of] }
	p = suit.Problem{North: left(declarer.Partner()), South: left(declarer), West: b.Hand(west).Len(), East: b.Hand(east).Len()}
	missing := left(west) | left(east)
	p.Deck = card.Deck{Ranks: p.North | p.South | missing}
	switch {
	case shownOut(b, west, of):
		p.WestLengths = 1
	case shownOut(b, east, of):
		p.WestLengths = 1 << missing.Len()
	}
	return p, of, p.North|p.South != 0
}

// shownOut reports whether a hand hasn't followed to a suit that was led.
func shownOut(b bridge.Board, seat card.Seat, of card.Suit) bool {
	for _, t := range b.Tricks() {
		led, _ := t.Led()
		if c, _ := t.Card(seat); led == of && c.Suit != of {
			return true
		}
	}
	return false
}
