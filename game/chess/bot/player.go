package bot

import (
	"context"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/fault"
)

// Player is a computer player for any army. It keeps no state between its acts.
type Player struct {
	Level Level
	// Seed is the seed for random decisions: players who differ only in it sometimes decide differently in close cases.
	Seed uint64
	Aim  Aim
	// Threads is the maximum number of processors on which it thinks; 0 for as many as help. Its decisions don't depend
	// on it.
	Threads int
}

// Option is a possible move and its value.
type Option struct {
	Move chess.Move
	Line []chess.Move // a likely continuation, starting with Move
	// Value is the logarithm of the odds of the points, in thousandths, for the army in turn: Won minus the turns to the
	// win if the game is decided, and the negative of that if it is lost.
	Value int
	Why   Reason
}

// Advice is the recommended move, and the comparison of the moves considered, the best first. The first option is Move.
type Advice struct {
	Move    chess.Move
	Options []Option
}

// ErrNotToAct is returned if there is no move to choose, since a roll is due or the game is over.
var ErrNotToAct = fault.New("there is no move to choose now")

// Act returns the move that [Player.Advise] recommends to the army in turn; in a dice turn, its next move. It fails
// with the error of ctx when that is cancelled, and with [ErrNotToAct].
func (p Player) Act(ctx context.Context, g chess.Game) (chess.Event, error) {
	t, err := p.think(ctx, g)
	if err != nil {
		return chess.Event{}, err
	}
	tries, err := t.decide()
	if err != nil {
		return chess.Event{}, err
	}
	return chess.MoveEvent(tries[0].move), nil
}

// Advise returns what the player would do as the army in turn. It fails as [Player.Act] does.
func (p Player) Advise(ctx context.Context, g chess.Game) (Advice, error) {
	t, err := p.think(ctx, g)
	if err != nil {
		return Advice{}, err
	}
	advice, err := t.advise()
	if err != nil {
		return Advice{}, err
	}
	advice.calibrate(newExpectation(&t.p, p.Aim))
	return advice, nil
}

// think returns the thinking about the move due.
func (p Player) think(ctx context.Context, g chess.Game) (*thinking, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	position := g.Position()
	if g.Over() || position.Rolling() {
		return nil, ErrNotToAct
	}
	return newThinking(ctx, p, g), nil
}
