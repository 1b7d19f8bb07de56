package bot

import (
	"context"

	"github.com/superbridge/superbridge/game/chess"
)

// Version is the version of judgements. It increases when the same game would be judged differently, so that stored
// judgements aren't used any more.
const Version = 2

// Judgement is an assessment of a game.
type Judgement struct {
	// Shares are the armies' expected shares of the points, 0 to 1 and 1 in total. An army's share of the points of its
	// player or team is its own.
	Shares [chess.Armies]float64
	Advice Advice // for the army in turn, with calibrated values; empty if a roll is due or the game is over
}

// Cost returns the share of the points that an option costs the army in turn compared with the best one, from 0 to 1.
func (j Judgement) Cost(o Option) float64 {
	if len(j.Advice.Options) == 0 {
		return 0
	}
	return max(0, Expected(j.Advice.Options[0].Value)-Expected(o.Value))
}

// Judge returns the assessment of a game by a player of the level who looks deeper than at the table; a [Beginner] judges like
// [Club]. The given moves are always among the options if they are legal; with dice, only if they were considered. It fails with
// the error of ctx when that is cancelled.
func Judge(ctx context.Context, g chess.Game, level Level, also ...chess.Move) (Judgement, error) {
	if err := ctx.Err(); err != nil {
		return Judgement{}, err
	}
	p := g.Position()
	if g.Over() {
		return Judgement{Shares: settled(g)}, nil
	}
	e := newExpectation(&p, OwnKing)
	if p.Rolling() {
		return Judgement{Shares: e.shares(nil)}, nil
	}
	level = max(level, Club)
	t, err := Player{Level: level}.think(ctx, g)
	if err != nil {
		return Judgement{}, err
	}
	t.effort, t.also = judging[level], also
	advice, err := t.advise()
	if err != nil {
		return Judgement{}, err
	}
	shares := e.shares(&advice.Options[0])
	advice.calibrate(e)
	return Judgement{shares, advice}, nil
}

// settled returns the shares of a finished game.
func settled(g chess.Game) (shares [chess.Armies]float64) {
	points := g.Points()
	sum := 0.0
	for _, n := range points {
		sum += n
	}
	for a, n := range points {
		shares[a] = n / sum
	}
	return shares
}

// Agrees reports whether the player, as that army, accepts an offered draw: if it is no better off than the others. It
// fails with the error of ctx when that is cancelled.
func (p Player) Agrees(ctx context.Context, g chess.Game, a chess.Army) (bool, error) {
	j, err := Judge(ctx, g, p.Level)
	if err != nil {
		return false, err
	}
	position := g.Position()
	owners := position.Kings()
	if g.Over() || !owners.Has(a) {
		return false, nil
	}
	own := 0.0
	for ally := range position.Side(a).All() {
		own += j.Shares[ally]
	}
	fair := 1 / float64(sides(&position))
	// In an even game somebody must have tried for a while before it is given up.
	tired := 2*position.Count() >= position.Rules().TurnLimit()
	return own < 0.8*fair || tired && own < 1.1*fair, nil
}
