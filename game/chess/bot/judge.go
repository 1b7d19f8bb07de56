package bot

import (
	"context"
	"math"

	"github.com/superbridge/superbridge/game/chess"
)

// Version is that of judgements: it goes up when the same game would be judged otherwise, so that what was kept is not taken for it.
const Version = 1

// Judgement says how a game stands.
type Judgement struct {
	// Shares are the parts of the points that the armies may expect, 0 to 1, 1 in all: of the points of its player or team, an
	// army gets what is its own.
	Shares [chess.Armies]float64
	Advice Advice // for the army in turn; empty when a roll is due or the game is over
}

// Cost returns which part of the points an option costs its side, compared with the best one: from 0 to 1. The side is that of the
// army in turn.
func (j Judgement) Cost(side chess.ArmySet, o Option) float64 {
	if len(j.Advice.Options) == 0 {
		return 0
	}
	share := 0.0
	for a := range side.All() {
		share += j.Shares[a]
	}
	share = min(share, 1-1e-9) // a sum may come out above 1
	limited := func(value int) float64 { return float64(max(-decided, min(decided, value))) }
	less := math.Exp((limited(o.Value) - limited(j.Advice.Options[0].Value)) / shareScale)
	return max(0, share-share*less/(share*less+1-share))
}

// Judge returns how a game stands as a player of the level sees it; a [Beginner] judges as [Club] does. Moves that are given are
// among the options in any case, if they are legal; with dice, if they were thought about. It fails with the error of ctx when that
// is cancelled.
func Judge(ctx context.Context, g chess.Game, level Level, also ...chess.Move) (Judgement, error) {
	if err := ctx.Err(); err != nil {
		return Judgement{}, err
	}
	p := g.Position()
	if g.Over() {
		return Judgement{Shares: settled(g)}, nil
	}
	if p.Rolling() {
		return Judgement{Shares: shares(&p, nil)}, nil
	}
	advice, err := Player{Level: max(level, Club)}.compare(ctx, g, also)
	if err != nil {
		return Judgement{}, err
	}
	return Judgement{shares(&p, &advice.Options[0]), advice}, nil
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

// shareScale is how many hundredths of a pawn make a win e times as likely, against one rival: TestTune found it.
const shareScale = 550

// shares returns what the armies may expect: by their scores, and by what a search has found for the one in turn.
func shares(p *chess.Position, found *Option) (shares [chess.Armies]float64) {
	var o outlook
	o.look(p, weightsFor(p))
	turn := camp{p.Turn()}
	scores := [chess.Armies]float64{}
	for a := range everybody(p).All() {
		for ally := range o.sides[a].All() {
			scores[a] += float64(o.score[ally])
		}
	}
	if found != nil {
		// What the search knows better about the side in turn.
		more := float64(max(-decided, min(decided, found.Value)) - turn.value(p, &o))
		for a := range o.sides[turn.root].All() {
			scores[a] += more
		}
	}
	high := math.Inf(-1)
	for a := range everybody(p).All() {
		high = max(high, scores[a])
	}
	sum := 0.0
	for a := range everybody(p).All() {
		shares[a] = math.Exp((scores[a]-high)/shareScale) * part(p, a)
		sum += shares[a]
	}
	for a := range shares {
		shares[a] /= sum
	}
	return shares
}

// part returns which part of the points of a win the army gets: its allies' commander all in A1, leaders twice as much as their
// followers in A2, partners the same in B.
func part(p *chess.Position, a chess.Army) float64 {
	switch mode := p.Variant().Mode; {
	case mode == chess.A1 && p.King(a) == chess.NoSquare:
		return 0
	case mode == chess.A2 && p.King(a) == chess.NoSquare:
		return 0.5
	}
	return 1
}

// Agrees reports whether the player, as that army, accepts a draw that has been offered: if it stands no better than the others.
// It fails with the error of ctx when that is cancelled.
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
	// Where it is about even, somebody must have tried for a while before it is given up.
	tired := 2*position.Count() >= position.Rules().TurnLimit()
	return own < 0.8*fair || tired && own < 1.1*fair, nil
}
