package command

import (
	"context"
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	pokerrecord "github.com/superbridge/superbridge/game/poker/record"
)

// errHandIsOver is the answer to a hand without a player to act.
var errHandIsOver = errors.New("the hand is over")

// actPoker answers a hand of poker in progress with the view of the seat in turn, and the act of a player of the kind.
func (k kind) actPoker(ctx context.Context, chance chance, text string) (r reply, err error) {
	h, err := pokerrecord.UnmarshalHand([]byte(text))
	if err != nil {
		return r, err
	}
	seat, ok := h.Turn()
	if !ok {
		return r, fmt.Errorf("hand %d: %w", h.Table().Hand, errHandIsOver)
	}
	player, err := k.pokerPlayer(chance, h.Table(), seat)
	if err != nil {
		return r, err
	}
	v := h.View(seat)
	if r.View, err = pokerrecord.MarshalView(v); err != nil {
		return r, err
	}
	act, err := player.Act(ctx, v)
	r.Event = act.String()
	return r, err
}

// pokerPlayer returns the player of the kind in a seat, as in a game of such players from its first hand on.
func (k kind) pokerPlayer(chance chance, t poker.Table, seat poker.Seat) (pokerActor, error) {
	level, ok := bot.ParseLevel(k.name)
	if !ok {
		return nil, fmt.Errorf("nobody plays poker as %q", k.name)
	}
	for i, p := range t.Players {
		if p.Seat == seat {
			return pokerKind{name: k.name, level: level}.player(chance(firstGame, -i-1), 0), nil
		}
	}
	return nil, fmt.Errorf("nobody sits in seat %v", seat)
}
