package bot

import (
	"context"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// Sides are the computer players at a table, by side: partners are alike. All bid by the same cards.
type Sides [2]Player

// Even returns two equal sides.
func Even(p Player) Sides { return Sides{p, p} }

// Each returns the sides after applying do to both.
func (s Sides) Each(do func(*Player)) Sides {
	for i := range s {
		do(&s[i])
	}
	return s
}

// Leveled returns the sides with the given levels.
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

// Act returns the event of the player to act in a view.
func (s Sides) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	return s[v.Actor().Side()].Act(ctx, v)
}

// String returns the names of the players: one name, as from Player.String, if the sides are alike. Otherwise both
// names precede the cards, North-South's first, as for the cards: expert+book/club+book:standard/own. [ParseSides]
// reads it.
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

// ParseSides parses the output of String. It fails as [Parse] does.
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
