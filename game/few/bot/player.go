package bot

import (
	"context"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/few"
)

// Player is a computer player for any of the games. It keeps no state between its acts.
type Player struct {
	Level Level
	// Seed is the seed for layouts and random decisions: players who differ only in it sometimes decide differently in
	// close cases.
	Seed uint64
}

// Option is a possible act and its value.
type Option struct {
	Event few.Event
	// Worth is in points of the sheet for the player's side, minus those of the other sides, including the expected
	// value of points below the line and games; compare it only with other options of the same thought.
	Worth float64
	Why   Reason
}

// Advice is the recommended act, and the comparison of those considered, the best first. The first option is Event.
type Advice struct {
	Event   few.Event
	Options []Option
}

// ErrNotToAct is returned for a view of a player who isn't to act.
var ErrNotToAct = fault.New("it is another player's turn")

// Act returns the act of the viewer, who must be the one to act. It fails with the error of ctx when that is cancelled,
// and with [ErrNotToAct].
func (p Player) Act(ctx context.Context, v few.View) (few.Event, error) {
	a, err := p.Advise(ctx, v)
	return a.Event, err
}

// Advise returns what the player would do, and the alternatives. It fails as [Player.Act] does.
func (p Player) Advise(ctx context.Context, v few.View) (Advice, error) {
	if err := ctx.Err(); err != nil {
		return Advice{}, err
	}
	if v.Turn() != v.Player() || v.Stage() == few.StageFinished {
		return Advice{}, ErrNotToAct
	}
	t := newThinking(ctx, p, v)
	options, err := t.decide()
	if err != nil {
		return Advice{}, err
	}
	sortOptions(options)
	return Advice{options[0].Event, options}, nil
}
