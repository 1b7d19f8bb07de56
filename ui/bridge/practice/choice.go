package practice

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/card"
)

// Choice is the user's choice of exercises. Choices can be compared with ==.
type Choice struct {
	Cards  int            // in the deck: 52 or 68
	System bidding.System // of both sides
	Level  int            // 1 to [practice.Levels]
}

// DefaultChoice is the choice of a new user.
func DefaultChoice() Choice { return Choice{Cards: card.Deck68.Len(), Level: 1} }

// ChoiceFor is the first choice of a user who plays a game by a system. A deck that can't be practised, or a system
// that doesn't fit it, is replaced by that of [DefaultChoice].
func ChoiceFor(r bridge.Rules, system bidding.System) Choice {
	c := DefaultChoice()
	for _, game := range games() {
		if game.Deck.Len() == r.Deck.Len() {
			c.Cards, c.System = r.Deck.Len(), system
		}
	}
	return c.proper()
}

// String returns the text form, as in "68 own 2".
func (c Choice) String() string { return fmt.Sprintf("%d %v %d", c.Cards, c.System, c.Level) }

// ParseChoice reads the text form. Invalid parts are replaced by those of [DefaultChoice].
func ParseChoice(text string) Choice {
	c := DefaultChoice()
	var cards, level int
	var system string
	if _, err := fmt.Sscan(text, &cards, &system, &level); err != nil {
		return c
	}
	if slices.ContainsFunc(games(), func(r bridge.Rules) bool { return r.Deck.Len() == cards }) {
		c.Cards = cards
	}
	for _, y := range bidding.Systems() {
		if y.String() == system {
			c.System = y
		}
	}
	if level >= 1 && level <= practice.Levels {
		c.Level = level
	}
	return c.proper()
}

// games returns the games that can be practised, one for each deck.
func games() []bridge.Rules {
	return slices.DeleteFunc(bidding.Games(), func(r bridge.Rules) bool { return r.Deck.Len() < card.Deck52.Len() })
}

// rules returns the game.
func (c Choice) rules() bridge.Rules { return games()[c.deck()] }

// deck returns the index of the chosen deck.
func (c Choice) deck() int {
	return max(0, slices.IndexFunc(games(), func(r bridge.Rules) bool { return r.Deck.Len() == c.Cards }))
}

// systems returns the systems that can be bid with the deck.
func (c Choice) systems() []bidding.System {
	return slices.DeleteFunc(bidding.Systems(), func(y bidding.System) bool { return !y.Fits(c.rules()) })
}

// proper returns the choice with a system that fits the deck.
func (c Choice) proper() Choice {
	if !c.System.Fits(c.rules()) {
		c.System = bidding.Own
	}
	return c
}

// levels are the names of the levels.
func levels() (names []string) {
	for level := 1; level <= practice.Levels; level++ {
		names = append(names, strconv.Itoa(level))
	}
	return names
}

// order is the specification of an exercise.
type order struct {
	kind   practice.Kind
	choice Choice
	cards  bidding.Cards  // of both sides
	topic  practice.Topic // of [practice.Calling]
	where  string         // the condition on the deals, or "" for any

	technique practice.Technique // of [practice.Contract], if aimed; else any
	aimed     bool
}

// order returns the specification of an exercise of a kind. It has the user's own convention card if that is of the
// chosen system.
func (s *Screen) order(k practice.Kind) order {
	o := order{kind: k, choice: s.choice}
	if k.Ordered() {
		o.where = s.where
	}
	for side := range o.cards {
		o.cards[side] = s.cardOf(card.Side(side))
	}
	return o
}

// cardOf returns the card of a side: the user's own card for it if that is of the chosen system.
func (s *Screen) cardOf(side card.Side) bidding.Card {
	var own bidding.Card
	if s.options.Cards != nil {
		own = s.options.Cards(s.choice.rules())[side]
	}
	if own.System == s.choice.System {
		return own
	}
	return own.By(s.choice.System)
}

// learners returns the learner's card.
func (s *Screen) learners() bidding.Card { return s.cardOf(practice.Learner.Side()) }
