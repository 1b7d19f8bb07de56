package bot

import (
	"context"
	"math"

	"github.com/superbridge/superbridge/game/chess"
)

// Version is the version of judgements. It increases when the same game would be judged differently, so that stored
// judgements aren't used any more.
const Version = 1

// Judgement is an assessment of a game.
type Judgement struct {
	// Shares are the armies' expected shares of the points, 0 to 1 and 1 in total. An army's share of the points of its
	// player or team is its own.
	Shares [chess.Armies]float64
	Advice Advice // for the army in turn; empty if a roll is due or the game is over
}

// Cost returns the share of the points that an option costs its side compared with the best one, from 0 to 1. The side
// is that of the army in turn.
func (j Judgement) Cost(side chess.ArmySet, o Option) float64 {
	if len(j.Advice.Options) == 0 {
		return 0
	}
	share := 0.0
	for a := range side.All() {
		share += j.Shares[a]
	}
	share = min(share, 1-1e-9) // a sum may exceed 1 slightly
	limited := func(value int) float64 { return float64(max(-decided, min(decided, value))) }
	less := math.Exp((limited(o.Value) - limited(j.Advice.Options[0].Value)) / shareScale)
	return max(0, share-share*less/(share*less+1-share))
}

// Judge returns the assessment of a game by a player of the level; a [Beginner] judges like [Club]. The given moves are
// always among the options if they are legal; with dice, only if they were considered. It fails with the error of ctx
// when that is cancelled.
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

// shareScale is the advantage, in hundredths of a pawn, that makes a win e times as likely, against one rival; TestTune
// found it.
const shareScale = 550

// shares returns the armies' expected shares: from their scores, and from the search's result for the army in turn.
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
		// The search knows more about the side in turn.
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

// part returns the army's part of the points of a win: the commander gets all in A1, leaders twice as much as their
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
