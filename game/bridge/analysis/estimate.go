package analysis

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Estimate is the approximate number of tricks of a declarer in a strain, from a search that skips some cards. The zero
// value means no estimate.
type Estimate struct {
	Tricks int
	// Closeness is 0 if there is no estimate, and at most 3. On 22 values with 68 cards that could be proved, estimates
	// were off by 0.50, 0.09 and 0.05 tricks on average; hard values, which couldn't be proved, are left out.
	Closeness int
}

// Estimates are the estimated tricks of all declarers, by declarer and strain.
type Estimates [len(card.Seats)][len(bridge.Strains)]Estimate

// breadths are the numbers of cards tried at each turn, by closeness: all 20 values take some tenths of a second, a
// second, and some seconds.
var breadths = [...]dd.Breadth{
	1: {Leads: 2, Follows: 2, Discards: 1},
	2: {Leads: 3, Follows: 3, Discards: 2},
	3: {Leads: 4, Follows: 3, Discards: 3},
}

const closest = len(breadths) - 1

// estimateNodes is the maximum number of nodes of an estimate, which is also limited to those of a step. If that isn't
// enough a less close one stays.
const estimateNodes = 4_000_000

// About returns the approximate tricks of a declarer in a strain if they aren't known exactly: an estimate within what
// has been proved. ok is false if there is none, and if the exact number is known.
func (a Analysis) About(declarer card.Seat, strain bridge.Strain) (tricks int, ok bool) {
	e, bounds := a.Estimates[declarer][strain], a.Tricks[declarer][strain]
	if e.Closeness == 0 || bounds.Exact() {
		return 0, false
	}
	return min(max(e.Tricks, bounds.Min), bounds.Max), true
}

// estimate returns the phase that estimates the values of a chain that aren't known and haven't been estimated as
// closely before. With hands of up to 13 cards exact values come fast enough.
func (w *Work) estimate(closeness int) phase {
	return func(ctx context.Context, chain int) error {
		if w.options.Cards || w.board.Rules.Tricks() <= card.Deck52.HandLen() {
			return nil
		}
		solver := dd.NewEstimator(w.options.estimateMemory(), breadths[closeness])
		for i := chain * partners; i < (chain+1)*partners; i++ {
			if err := w.estimateCell(ctx, solver, w.cell(i), closeness); err != nil {
				return err
			}
		}
		return nil
	}
}

// estimateCell estimates the tricks of a declarer in a strain, if the nodes are enough for that.
func (w *Work) estimateCell(ctx context.Context, solver *dd.Solver, c bridge.Contract, closeness int) error {
	known, estimate := &w.found.Tricks[c.Declarer][c.Strain], &w.found.Estimates[c.Declarer][c.Strain]
	if known.Exact() || estimate.Closeness >= closeness {
		return nil
	}
	p := dd.Position{Hands: w.board.Deal, Trick: bridge.Trick{Leader: c.Leader()}, Strain: c.Strain}
	theirs, err := solver.Solve(ctx, p, min(w.found.Nodes, estimateNodes))
	if err != nil || !theirs.Exact() {
		return err
	}
	w.note(func() { *estimate = Estimate{w.board.Rules.Tricks() - theirs.Min, closeness} })
	return nil
}
