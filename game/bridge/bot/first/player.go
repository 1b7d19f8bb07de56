package first

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
)

// Player is a computer player for any seat. It keeps nothing between its acts.
type Player struct{}

// ErrNotToAct is returned to a seat that is asked when another is to act, or when the
// board is finished.
var ErrNotToAct = errors.New("it is not this seat's turn")

// Act returns what the viewer should do next; it must be the player to act. It fails with
// the error of ctx when that is cancelled, and with [ErrNotToAct].
func (Player) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	if err := ctx.Err(); err != nil {
		return bridge.Event{}, err
	}
	if v.Phase() == bridge.Finished || v.Actor() != v.Seat {
		return bridge.Event{}, ErrNotToAct
	}
	a := read(v.Rules, v.Auction())
	if v.Phase() == bridge.AuctionPhase {
		call, _ := a.choose(v.Own())
		return bridge.Called(call), nil
	}
	var shown bot.Shown
	for seat, told := range a.shown {
		for s, length := range told.length {
			shown[seat][s] = length.Min
		}
	}
	return bridge.Played(bot.Play(v, shown)), nil
}
