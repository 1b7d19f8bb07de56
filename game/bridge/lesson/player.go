package lesson

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
)

// Player is who sits at the other places in a lesson: a beginner, who passes throughout the auction where the step says that the
// opponents are silent.
type Player struct {
	bot.Player
	Silent bool
}

// Player returns who sits at the other places in a step.
func (s Step) Player() Player { return Player{Silent: s.Play != nil && s.Play.Silent} }

// Act returns what the player does; the error is as with [bot.Player.Act].
func (p Player) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	if p.Silent && opponent(v.Seat) && v.Phase() == bridge.AuctionPhase && v.Actor() == v.Seat {
		return bridge.Called(bridge.Pass), nil
	}
	return p.Player.Act(ctx, v)
}
