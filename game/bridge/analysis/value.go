package analysis

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
)

// cell returns the declarer and the strain of a step of the table. Cells of a strain are adjacent, as one declarer's
// tricks tell much about the others'. The contract's strain comes first, starting with its declarer, about whom the
// judge knows most.
func (w *Work) cell(i int) bridge.Contract {
	contract := w.board.Contract()
	strains := slices.Clone(bridge.Strains[:])
	slices.Reverse(strains)
	if !contract.PassedOut() {
		at := slices.Index(strains, contract.Strain)
		strains = slices.Insert(slices.Delete(strains, at, at+1), 0, contract.Strain)
	}
	order := [partners]int{0, 2, 1, 3}
	return bridge.Contract{Level: 1, Strain: strains[i/partners], Declarer: contract.Declarer.Next(order[i%partners])}
}

// value finds the tricks of a declarer in a strain, as far as its share of the nodes goes. It narrows the bounds from
// both ends, the cheapest question first, so that something has been proved when they are used up.
func (w *Work) value(ctx context.Context, i, nodes int) error {
	c := w.cell(i)
	p := dd.Position{Hands: w.board.Deal, Trick: bridge.Trick{Leader: c.Leader()}, Strain: c.Strain}
	solver := w.solver(i / partners)
	bounds := &w.found.Tricks[c.Declarer][c.Strain] // not changed by anybody else
	end := solver.Nodes() + w.budget(i, nodes)
	for above := false; !bounds.Exact() && solver.Nodes() < end; above = !above {
		tricks := bounds.Min + 1
		if above {
			tricks = bounds.Max
		}
		answer, err := solver.AtLeast(ctx, p, c.Declarer.Side(), tricks, end-solver.Nodes())
		if err != nil {
			return err
		}
		if answer == dd.Unknown {
			continue
		}
		w.note(func() {
			if answer == dd.Yes {
				bounds.Min = tricks
			} else {
				bounds.Max = tricks - 1
			}
			if i == 0 && bounds.Exact() {
				w.acquit(bounds.Min)
			}
			w.par() // which may be known before all values are
		})
	}
	return nil
}

// solver returns the solver of a chain.
func (w *Work) solver(chain int) *dd.Solver {
	if w.solvers[chain] == nil {
		w.solvers[chain] = dd.NewSolver(w.options.memory(chain))
	}
	return w.solvers[chain]
}

// acquit concludes that the opening lead cost nothing if declarer takes as many tricks after it as the contract was
// worth. Then no card is better.
func (w *Work) acquit(worth int) {
	lead, ok := w.found.Act(w.board.Opening())
	if ok && lead.Unknown && lead.Cost == 0 && w.known && w.led == worth {
		w.found.Acts[0].Unknown = false
	}
}

// budget returns the number of nodes for a step of the table, given those for a card. The contract matters most. In a
// strain the first declarer takes most of the work; if his share isn't enough, neither are the others'.
func (w *Work) budget(i, nodes int) int {
	first := w.cell(i - i%partners)
	switch {
	case i == 0:
		return 8 * nodes
	case i%partners == 0, w.found.Tricks[first.Declarer][first.Strain].Exact():
		return 2 * nodes
	}
	return max(1, nodes/4)
}
