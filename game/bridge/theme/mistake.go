package theme

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
)

// Mistake is a card that cost tricks.
type Mistake struct {
	Event  int // its index among the events of the board
	Theme  Theme
	Tricks int // 1 or more
}

// Mistakes returns the cards of a user, dummy's too if he plays them, that cost tricks on a finished board by its analysis. It takes up to a
// second a card with 68 cards, and fails with the error of ctx.
func Mistakes(ctx context.Context, b bridge.Board, u bridge.User, a analysis.Analysis) (all []Mistake, err error) {
	for _, act := range a.Acts {
		if act.Cost <= 0 || act.Event >= len(b.Events()) || b.Events()[act.Event].Kind != bridge.PlayKind {
			continue
		}
		before := b.Prefix(act.Event)
		if !u.Decides(before.Table, before.Actor()) {
			continue
		}
		why := analysis.Why(ctx, b, act)
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		all = append(all, Mistake{act.Event, OfCard(before, why), act.Cost})
	}
	return all, ctx.Err()
}
