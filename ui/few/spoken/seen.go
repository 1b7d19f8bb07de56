// Package spoken says bridge for two and three in words, and plays it by lines: it is a [spoken.Game] of the kit. What is said is
// made from what the user may see, as a [Seen], and from nothing else.
package spoken

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // has what is said in all games of bridge
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Seen is a deal as the user sees it, and the session.
type Seen struct {
	few.View
	Names   fewtext.Names
	Session few.Session // with the deal, if that is over
	Settled bool        // the session has been broken off

	// Dealt is the deal before its first event once it is over, and everybody may see all cards.
	Dealt *few.Board
}

// NewSeen returns what the user among the players sees of a board.
func NewSeen(b few.Board, names fewtext.Names, session few.Session) Seen {
	s := Seen{View: b.View(names.Person()), Names: names, Session: session}
	if b.Over() {
		dealt := b.Prefix(0)
		s.Dealt = &dealt
	}
	return s
}

// own returns the place of the user's hand.
func (s Seen) own() few.Place { return few.Place{Pile: few.Hand, Of: s.Names.Person()} }

// open returns the places of which the user sees a card, his hand first.
func (s Seen) open() []few.Place {
	places := []few.Place{s.own()}
	for _, p := range s.Places() {
		if p != s.own() && s.Seen(p) != (card.Hand{}) {
			places = append(places, p)
		}
	}
	return places
}

// hidden returns the places whose cards the user doesn't see, with their numbers of cards.
func (s Seen) hidden() (places []few.Place, cards []int) {
	for _, p := range s.Places() {
		n := 0
		for _, slot := range s.Cards(p) {
			if slot.There && slot.Card == (card.Card{}) {
				n++
			}
		}
		if n > 0 {
			places, cards = append(places, p), append(cards, n)
		}
	}
	return places, cards
}

// at names a place at the beginning of a line; a packet that is somebody's dummy is that.
func (s Seen) at(p few.Place) string {
	if owner := s.Owner(p); (p.Pile == few.OpenPacket || p.Pile == few.ClosedPacket) && owner != few.Nobody {
		p = few.Place{Pile: few.Dummy, Of: owner}
	}
	id := p.Pile.String()
	switch {
	case p.Of == few.Nobody:
	case s.Names.Is(p.Of):
		id += "-you"
	case p.Pile == few.Dummy:
		id += "-of"
	}
	return text.T("spoken.few.at."+id, "Name", s.Names.Name(p.Of))
}

// played returns the cards that have been played.
func (s Seen) played() (all card.Hand) {
	for _, t := range append(slices.Clip(s.Tricks()), s.Trick()) {
		for _, p := range t.Plays {
			all = all.With(p.Card)
		}
	}
	return all
}

// dummies are the piles that serve as a dummy.
var dummies = []few.Pile{few.Dummy, few.OpenPacket, few.ClosedPacket, few.Row}
