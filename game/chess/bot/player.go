package bot

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/chess"
)

// Player is a computer player for any army. It keeps nothing between its acts.
type Player struct {
	Level Level
	// Seed is where what is left to chance is drawn from: players who differ in it alone do otherwise now and then where it
	// is close.
	Seed uint64
	// Threads is on how many processors it thinks at the same time at most; 0 is as many as help. What it does is the same.
	Threads int
}

// Option is a move that may be made, and what it comes to.
type Option struct {
	Move chess.Move
	Line []chess.Move // how the game may go on, Move first
	// Value is in hundredths of a pawn, for the side in turn: Won less the turns that it takes where the game is decided, and
	// the negative of that where it is lost.
	Value int
	Why   Reason
}

// Advice is what to do now, and how the moves compare that were thought about, the best first. The first option is Move.
type Advice struct {
	Move    chess.Move
	Options []Option
}

// ErrNotToAct is returned when there is no move to choose, since a roll is due or the game is over.
var ErrNotToAct = errors.New("there is no move to choose now")

// Act returns the move that [Player.Advise] advises to the army in turn; in a turn with dice, the next move of it. It fails with
// the error of ctx when that is cancelled, and with [ErrNotToAct].
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
	return p.compare(ctx, g, nil)
}

// compare is Advise with some moves among the options in any case.
func (p Player) compare(ctx context.Context, g chess.Game, also []chess.Move) (Advice, error) {
	t, err := p.think(ctx, g)
	if err != nil {
		return Advice{}, err
	}
	t.also = also
	tries, err := t.decide()
	if err != nil {
		return Advice{}, err
	}
	if tries, err = t.compare(tries); err != nil {
		return Advice{}, err
	}
	options := make([]Option, len(tries))
	for i, try := range tries {
		options[i] = Option{try.move, try.line, try.value, t.reason(try)}
	}
	return Advice{options[0].Move, options}, nil
}

// think returns the thinking about the move that is due.
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
