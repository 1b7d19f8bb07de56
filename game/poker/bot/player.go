package bot

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/poker"
)

// Player is a computer player for any seat. It keeps nothing between its acts.
type Player struct {
	Level Level
	// Seed is where what is left to chance is drawn from: players who differ in it alone do otherwise now and then where it
	// is close.
	Seed uint64
	// Threads is on how many processors it thinks at the same time at most; 0 is as many as help. What it does is the same.
	Threads int
}

// Option is an act that a player may do, and what it comes to.
type Option struct {
	Act poker.Act
	// Points is what the hand is expected to bring against all other players, with what the fantasy is worth that may follow.
	// Error is the standard error of that in the best option, and in others of how far they are behind it. It covers what
	// was left to chance only: it is 0 where all cards that may come were gone through.
	Points, Error float64
	// Dead and Fantasy are the chances, 0 to 1, that the hand dies, and that a fantasy or a return follows.
	Dead, Fantasy float64

	rank float64 // what options are sorted by: the points, but a dead hand looks worse to players than it is
}

// Advice is what to do now, and how the acts compare that were thought about, the best first. The first option is Act. Since
// players are afraid of dead hands, a later one may have a few more points where it is riskier. Of a [Beginner] it is the only
// one, without figures.
type Advice struct {
	Act     poker.Act
	Options []Option
}

// ErrNotToAct is returned to a seat that is asked when another is to act, or when the hand is over.
var ErrNotToAct = errors.New("it is not this seat's turn")

// Act returns the act that [Player.Advise] advises.
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

// think returns the thinking of a player who is to act.
func (p Player) think(ctx context.Context, v poker.View) (*thinking, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if seat, ok := v.Turn(); !ok || seat != v.Seat {
		return nil, ErrNotToAct
	}
	return newThinking(ctx, p, v), nil
}
