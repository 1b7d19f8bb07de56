package choices

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// Systems holds the convention cards of the user's side and of the other.
type Systems struct{ Ours, Theirs bidding.Card }

// By returns the cards by side where the user sits on side, whatever deck they are for.
func (s Systems) By(side card.Side) (cards bidding.Cards) {
	cards[side], cards[side.Other()] = s.Ours, s.Theirs
	return cards
}

// At returns the cards by side where the user sits on side, under the rules of a game. A system that isn't for its deck
// is replaced by the players' own.
func (s Systems) At(side card.Side, r bridge.Rules) bidding.Cards {
	cards := s.By(side)
	for i := range cards {
		if !cards[i].System.Fits(r) {
			cards[i] = cards[i].By(bidding.Own)
		}
	}
	return cards
}

// String returns the text form: both cards, as in "standard/goren-stayman". [ParseSystems] reads it.
func (s Systems) String() string { return s.Ours.String() + "/" + s.Theirs.String() }

// ParseSystems reads the result of String. A user's system whose file isn't there any more keeps its name.
func ParseSystems(text string) (s Systems, err error) {
	ours, theirs, _ := strings.Cut(text, "/")
	if s.Ours, err = bidding.RecallCard(ours); err == nil {
		s.Theirs, err = bidding.RecallCard(theirs)
	}
	return s, err
}
