package bot

import (
	"context"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// Sides are the computer players at a table, by side: two who sit opposite each other are alike. All bid by the same cards.
type Sides [2]Player

// Even returns sides that are alike.
func Even(p Player) Sides { return Sides{p, p} }

// Each returns the sides after something has been done to both.
func (s Sides) Each(do func(*Player)) Sides {
	for i := range s {
		do(&s[i])
	}
	return s
}

// Leveled returns the sides on levels of their own.
func (s Sides) Leveled(levels [2]Level) Sides {
	for i := range s {
		s[i].Level = levels[i]
	}
	return s
}

// Levels returns the levels, by side.
func (s Sides) Levels() [2]Level { return [2]Level{s[card.NS].Level, s[card.EW].Level} }

// Cards returns the cards by which the sides bid.
func (s Sides) Cards() bidding.Cards { return s[card.NS].Cards }

// Act does what the player does who acts in a view.
func (s Sides) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	return s[v.Actor().Side()].Act(ctx, v)
}

// String returns the names of the players: one, if the sides are alike, as Player.String has it. Otherwise there is a name of each before
// the cards, that of North-South first, as the cards are: expert+book/club+book:standard/own. [ParseSides] reads it.
func (s Sides) String() string {
	ns, cards, carded := strings.Cut(s[card.NS].String(), ":")
	ew, _, _ := strings.Cut(s[card.EW].String(), ":")
	if ns != ew {
		ns += "/" + ew
	}
	if carded {
		ns += ":" + cards
	}
	return ns
}

// ParseSides reads what String returns. It fails as [Parse] does.
func ParseSides(name string) (s Sides, err error) {
	base, cards, carded := strings.Cut(name, ":")
	ns, ew, two := strings.Cut(base, "/")
	if !two {
		ew = ns
	}
	for side, of := range [2]string{card.NS: ns, card.EW: ew} {
		if carded {
			of += ":" + cards
		}
		if s[side], err = Parse(of); err != nil {
			return Sides{}, err
		}
	}
	return s, nil
}
