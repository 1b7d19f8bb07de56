package lesson

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
)

// Player plays the other seats in a lesson: a beginner, who passes throughout the auction if the step says that the
// opponents are silent.
type Player struct {
	bot.Player
	Silent bool
}

// Player returns the player of the other seats in a step.
func (s Step) Player() Player { return Player{Silent: s.Play != nil && s.Play.Silent} }

// Act returns the player's act; errors are as with [bot.Player.Act].
func (p Player) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	if p.Silent && opponent(v.Seat) && v.Phase() == bridge.AuctionPhase && v.Actor() == v.Seat {
		return bridge.Called(bridge.Pass), nil
	}
	return p.Player.Act(ctx, v)
}
