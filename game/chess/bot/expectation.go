package bot

import (
	"math"

	"github.com/superbridge/superbridge/game/chess"
)

// expectation holds the odds of the armies in a position, by the weights that were learnt from results.
type expectation struct {
	p        *chess.Position
	odds     [chess.Armies]int // of each army's side
	camp     camp
	searched int // the value of the position for the army in turn by the weights of the search
	shrink   int // per mille of a difference between values of the search that counts
}

func newExpectation(p *chess.Position, aim Aim) expectation {
	var learnt, searched outlook
	w := judged.in(p)
	learnt.with(p, w)
	searched.look(p)
	c := camp{p.Turn(), aim}
	return expectation{
		p: p, odds: learnt.odds, camp: c, searched: c.value(p, &searched), shrink: 1000 * w.steep / weightsFor(p).steep,
	}
}

// calibrate replaces the values of a search by the log-odds of the points that they stand for.
func (a *Advice) calibrate(e expectation) {
	now := e.camp.balance(e.p, &e.odds)
	for i := range a.Options {
		if o := &a.Options[i]; o.Value <= decided && o.Value >= -decided {
			o.Value = now + (o.Value-e.searched)*e.shrink/1000
		}
	}
}

// mostCertain is the limit of the odds of a side while the game can turn.
const mostCertain = 5 * logit

// shares returns the armies' expected shares of the points, 1 in total; found is what a search has found for the army in turn, or nil.
func (e *expectation) shares(found *Option) (shares [chess.Armies]float64) {
	odds := e.odds
	if found != nil {
		more := (max(-decided, min(decided, found.Value)) - e.searched) * e.shrink / 1000
		for a := range e.p.Side(e.p.Turn()).All() {
			odds[a] += more
		}
	}
	high := math.MinInt
	for a := range everybody(e.p).All() {
		high = max(high, odds[a])
	}
	total := 0.0
	for a := range everybody(e.p).All() {
		behind := high - odds[a]
		if found == nil || found.Value < decided && found.Value > -decided {
			behind = min(behind, mostCertain)
		}
		shares[a] = math.Exp(-float64(behind)/logit) * part(e.p, a)
		total += shares[a]
	}
	for a := range shares {
		shares[a] /= total
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
