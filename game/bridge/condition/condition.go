package condition

import (
	"context"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Condition is a condition on deals of a game: its parts must all hold. The zero value belongs to no game; use [Parse]
// or [New]. It is a value, and callers must not change what its methods return.
type Condition struct {
	rules bridge.Rules
	cards bidding.Cards
	parts []Part
}

// New returns the condition with these parts. It fails for a part that no text can express, and as [Parse] does for a
// game with another deck.
func New(r bridge.Rules, parts ...Part) (Condition, error) {
	c := Condition{rules: r}
	if !bidding.Knows(r) {
		return c, ErrUnknownDeck
	}
	for _, p := range parts {
		if p.Who > EW || p.What >= numWhats || p.Suit > card.Spades || p.Call != bridge.Pass && !p.Call.IsBid() {
			return Condition{}, fault.Errorf("there is no part %+v", p)
		}
		back, err := Parse(r, p.tidy(r).String())
		if err != nil {
			return Condition{}, fault.Errorf("%v is no part: %w", p, err)
		}
		c.parts = append(c.parts, back.parts...)
	}
	return c, nil
}

// With returns the condition with the sides opening by these cards. Otherwise they bid the players' own system.
func (c Condition) With(cards bidding.Cards) Condition {
	c.cards = cards
	return c
}

// Rules returns the game.
func (c Condition) Rules() bridge.Rules { return c.rules }

// Parts returns the parts, in the order of the text.
func (c Condition) Parts() []Part { return c.parts }

// String returns the text form. [Parse] reads it.
func (c Condition) String() string {
	texts := make([]string, len(c.parts))
	for i, p := range c.parts {
		texts[i] = p.String()
	}
	return strings.Join(texts, ", ")
}

// And returns the condition with the parts of another added.
func (c Condition) And(more Condition) Condition {
	c.parts = slices.Concat(c.parts, more.parts)
	return c
}

// Holds reports whether a deal meets the condition. A slam can take the solver some time, several seconds with 68
// cards; the error is that of ctx.
func (c Condition) Holds(ctx context.Context, deal card.Deal) (bool, error) {
	return newJudge(c.rules, c.cards).meets(ctx, &deal, c.parts)
}
