package bot

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/few"
)

// Player is a computer player of any of the games. It keeps nothing between its acts.
type Player struct {
	Level Level
	// Seed is where layouts and what is left to chance are drawn from: players who differ in it alone do otherwise now and then
	// where it is close.
	Seed uint64
}

// Option is something that can be done, and what it comes to.
type Option struct {
	Event few.Event
	// Worth is in points of the sheet for the player's side, less those of the other sides, with what is below the line and the
	// games counted as they may turn out; it is to be compared with that of other options of the same thought only.
	Worth float64
	Why   Reason
}

// Advice is what to do now, and how what was thought about compares, the best first. The first option is Event.
type Advice struct {
	Event   few.Event
	Options []Option
}

// ErrNotToAct is returned for a view of a player who isn't the one to act.
var ErrNotToAct = errors.New("it is another player's turn")

// Act returns what the player does, whose view it is and who must be the one to act. It fails with the error of ctx when that is
// cancelled, and with [ErrNotToAct].
func (p Player) Act(ctx context.Context, v few.View) (few.Event, error) {
	a, err := p.Advise(ctx, v)
	return a.Event, err
}

// Advise returns what the player would do, and how it compares. It fails as [Player.Act] does.
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
