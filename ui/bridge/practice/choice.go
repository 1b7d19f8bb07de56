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

// Choice is what exercises are made for. Two compare with ==.
type Choice struct {
	Cards  int            // in the deck: 52 or 68
	System bidding.System // that both sides bid
	Level  int            // 1 to [practice.Levels]
}

// DefaultChoice is the choice of someone who has chosen nothing yet.
func DefaultChoice() Choice { return Choice{Cards: card.Deck68.Len(), Level: 1} }

// ChoiceFor is the choice of someone who has chosen nothing yet, and plays a game by a system. A deck that can't be practised, or a
// system that doesn't fit it, is as in [DefaultChoice].
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

// ParseChoice reads the text form. What can't be chosen is as in [DefaultChoice].
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

// deck returns which of games is chosen.
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

// order is what an exercise is made for.
type order struct {
	kind   practice.Kind
	choice Choice
	cards  bidding.Cards // by which the sides bid
	where  string        // the condition that the deals meet, or "" for any
}

// order returns what an exercise of a kind is made for. The user's own convention card holds where it is of the system chosen.
func (s *Screen) order(k practice.Kind) order {
	o := order{kind: k, choice: s.choice}
	if k.Ordered() {
		o.where = s.where
	}
	for side, own := range s.options.Cards {
		o.cards[side] = bidding.Card{System: s.choice.System}
		if own.System == s.choice.System {
			o.cards[side] = own
		}
	}
	return o
}
