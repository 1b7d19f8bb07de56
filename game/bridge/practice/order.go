package practice

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// hands deals the hands of an exercise.
type hands func() (card.Deal, error)

// shuffled deals any hands.
func shuffled(r bridge.Rules, random *rand.Rand) hands {
	return func() (card.Deal, error) { return r.Shuffle(random), nil }
}

// Ordered reports whether exercises of a kind can be made from deals that meet a condition: the others choose their own.
func (k Kind) Ordered() bool { return k == Counting || k == Opening || k == Answer }

// ErrNotOrdered means that exercises of a kind choose their own deals.
var ErrNotOrdered = fault.New("exercises of this kind choose their own deals")

// NewWhere is as [New] from deals that meet a condition, for the game that the condition is for. The learner sits South. It fails with
// [ErrNotOrdered] too, with a [*condition.Impossible], and with [ErrNotFound] where no such deal makes an exercise of the level.
func NewWhere(ctx context.Context, k Kind, level int, where condition.Condition, cards bidding.Cards, random *rand.Rand) (Exercise, error) {
	if !k.Ordered() {
		return Exercise{}, ErrNotOrdered
	}
	if err := ready(where.Rules()); err != nil {
		return Exercise{}, err
	}
	deals, err := where.With(cards).Deals(ctx)
	if err != nil {
		return Exercise{}, err
	}
	deal := func() (card.Deal, error) { return deals.Next(ctx, random) }
	r, level := where.Rules().Alone(), min(max(level, 1), Levels)
	switch k {
	case Counting:
		return newCount(ctx, level, r, cards, deal)
	case Opening:
		return newOpening(ctx, level, r, cards, random, deal)
	}
	return newAnswer(ctx, level, r, cards, random, deal)
}
