package bot

import (
	"context"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/poker"
)

// Player is a computer player for any seat. It keeps no state between its acts.
type Player struct {
	Level Level
	// Seed is the seed for random decisions: players who differ only in it sometimes decide differently in close cases.
	Seed uint64
	// Threads is the maximum number of processors on which it thinks; 0 for as many as help. Its decisions don't depend
	// on it.
	Threads int
}

// Option is a possible act and its expected result.
type Option struct {
	Act poker.Act
	// Points is the expected result of the hand against all other players, including the value of a fantasy that may
	// follow. Error is its standard error in the best option, and in others that of the difference to it. It covers
	// only sampling: it is 0 if all cards that may come were enumerated.
	Points, Error float64
	// Dead and Fantasy are the probabilities, 0 to 1, that the hand dies, and that a fantasy or a return follows.
	Dead, Fantasy float64

	rank float64 // sort key of options: the points, with dead hands rated worse than they are
}

// Advice is the recommended act, and the comparison of those considered, the best first. The first option is Act. Since
// players avoid dead hands, a later, riskier one may have a few more points. A [Beginner] has only one option, without
// figures.
type Advice struct {
	Act     poker.Act
	Options []Option
}

// ErrNotToAct is returned if a seat is asked when another is to act, or when the hand is over.
var ErrNotToAct = fault.New("it is not this seat's turn")

// Act returns the act that [Player.Advise] recommends.
func (p Player) Act(ctx context.Context, v poker.View) (poker.Act, error) {
	a, err := p.Advise(ctx, v)
	return a.Act, err
}

// Advise returns what the player would do as the viewer, who must be the one to act. It fails with the error of ctx when that
// is cancelled, and with [ErrNotToAct].
func (p Player) Advise(ctx context.Context, v poker.View) (Advice, error) {
	s, err := p.think(ctx, v)
	if err != nil {
		return Advice{}, err
	}
	options, err := s.options()
	if err != nil {
		return Advice{}, err
	}
	return Advice{options[0].Act, options}, nil
}

// think returns the thinking of the player to act.
func (p Player) think(ctx context.Context, v poker.View) (*thinking, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if seat, ok := v.Turn(); !ok || seat != v.Seat {
		return nil, ErrNotToAct
	}
	return newThinking(ctx, p, v), nil
}
