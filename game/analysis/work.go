package analysis

import (
	"context"
	"errors"
	"slices"

	"github.com/superbridge/superbridge/game/assess"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/dd"
)

// Options say how thoroughly a board is analysed.
type Options struct {
	// Nodes is how many cards are tried in a step, about, and for the contract itself eight times as
	// many; 0 or less is [DefaultNodes].
	Nodes int
	// Memory is how many bytes the solver's table may take; 0 or less is [dd.DefaultMemory].
	Memory int
}

// DefaultNodes is what a step may take if nobody says otherwise: a second or so. That is enough
// for 52 cards. With 68 a board takes 10 to 40 seconds; in two of three all cards and the
// contract become known, but few tables as a whole. Eight times as much takes one to three minutes more.
const DefaultNodes = 4_000_000

// Work analyses a board. It is for one goroutine at a time.
type Work struct {
	board  bridge.Board
	judge  *assess.Judge
	solver *dd.Solver // of the table
	found  Analysis
	// led is how many tricks declarer takes after the opening lead, if everybody plays his best
	// from there on, and it is known.
	led   int
	known bool
}

// cells is how many values the table has.
const cells = 4 * len(bridge.Strains)

var errUnfinished = errors.New("analysis: the board is not finished")

// New returns the work that is left on a board of which something may have been found before;
// what can't be of that board is taken for nothing. With more nodes than before, all that is
// not exact is searched again. It fails if the board isn't finished.
func New(b bridge.Board, found Analysis, o Options) (*Work, error) {
	if b.Phase() != bridge.Finished {
		return nil, errUnfinished
	}
	if o.Nodes <= 0 {
		o.Nodes = DefaultNodes
	}
	w := &Work{board: b, found: found.clone()}
	if !w.fits() {
		w.found = w.nothing()
	}
	if o.Nodes > w.found.Nodes {
		if w.found.Complete() {
			w.found.Before = w.found.Nodes
		}
		w.found.Nodes, w.found.Done = o.Nodes, 0
	}
	judge, err := assess.NewJudge(b, assess.Options{From: b.Rules.Tricks(), Memory: o.Memory, Nodes: w.found.Nodes})
	if err != nil {
		return nil, err
	}
	w.judge, w.solver = judge, judge.Solver()
	for step := range min(w.found.Done, w.acts()) {
		act, _ := w.found.Act(w.event(step))
		w.skip(act)
	}
	w.pass()
	return w, nil
}

// nothing returns the analysis of the board of which nothing has been found.
func (w *Work) nothing() Analysis {
	a := Analysis{Total: w.acts() + cells + 1}
	for declarer := range a.Tricks {
		for strain := range a.Tricks[declarer] {
			a.Tricks[declarer][strain].Max = w.board.Rules.Tricks()
		}
	}
	return a
}

// fits reports whether what has been found can be of the board.
func (w *Work) fits() bool {
	a, none := w.found, w.nothing()
	if a.Total != none.Total || a.Done < 0 || a.Done > a.Total {
		return false
	}
	for declarer := range a.Tricks {
		for strain, bounds := range a.Tricks[declarer] {
			if bounds.Min < 0 || bounds.Min > bounds.Max || bounds.Max > none.Tricks[declarer][strain].Max {
				return false
			}
		}
	}
	if len(a.Acts) < min(a.Done, w.acts()) || len(a.Acts) > w.acts() {
		return false
	}
	for i, act := range slices.Backward(a.Acts) {
		if act.Event != w.event(len(a.Acts)-1-i) {
			return false
		}
	}
	return true
}

// acts is how many cards, and claims, there are to judge.
func (w *Work) acts() int { return len(w.board.Events()) - len(w.board.Auction().Calls) }

// event returns which event a step is about that judges an act.
func (w *Work) event(step int) int { return len(w.board.Events()) - 1 - step }

// Found returns what has been found until now.
func (w *Work) Found() Analysis { return w.found.clone() }

// Step does the next step, if there is one. It fails with the error of ctx; then nothing has
// been found, and the work can go on later.
func (w *Work) Step(ctx context.Context) error {
	var err error
	switch step := w.found.Done; {
	case step == w.found.Total:
		return nil
	case step < w.acts():
		err = w.act(ctx)
	case step < w.acts()+cells:
		err = w.value(ctx, step-w.acts())
	default:
		w.par()
	}
	if err != nil {
		return err
	}
	w.found.Done++
	w.pass()
	if w.found.Complete() {
		w.found.Before = 0
	}
	return nil
}

// pass goes past the steps of which all is known.
func (w *Work) pass() {
	for ; w.found.Done < w.acts()+cells; w.found.Done++ {
		if step := w.found.Done; step < w.acts() {
			act, ok := w.found.Act(w.event(step))
			if !ok || act.Unknown {
				return
			}
			w.skip(act)
			w.learn(act)
		} else if c := w.cell(step - w.acts()); !w.found.Tricks[c.Declarer][c.Strain].Exact() {
			return
		}
	}
}

// skip goes past an act that has been judged.
func (w *Work) skip(act assess.Judged) {
	w.led, w.known = w.judge.Worth()
	w.judge.Skip(act)
}

// act judges an act of the play.
func (w *Work) act(ctx context.Context) error {
	worth, known := w.judge.Worth()
	act, _, err := w.judge.Next(ctx)
	if err != nil {
		return err
	}
	w.led, w.known = worth, known
	if old, ok := w.found.Act(act.Event); !ok {
		w.found.Acts = slices.Insert(w.found.Acts, 0, act)
	} else if !act.Unknown || act.Cost > old.Cost {
		w.found.Acts[act.Event-w.found.Acts[0].Event] = act
	}
	w.learn(act)
	return nil
}

// learn notes what the contract is worth when its opening lead has been judged.
func (w *Work) learn(lead assess.Judged) {
	if lead.Event != len(w.board.Auction().Calls) {
		return
	}
	if tricks, ok := w.judge.Worth(); ok {
		c := w.board.Contract()
		w.found.Tricks[c.Declarer][c.Strain] = dd.Bounds{Min: tricks, Max: tricks}
	}
}

// cell returns the declarer and the strain of a step of the table. The strains follow each
// other, for who knows one declarer's tricks knows much about the others'. The strain of the
// contract is the first, and its declarer, of whom the judge knows most.
func (w *Work) cell(i int) bridge.Contract {
	contract := w.board.Contract()
	strains := slices.Clone(bridge.Strains[:])
	slices.Reverse(strains)
	if !contract.PassedOut() {
		at := slices.Index(strains, contract.Strain)
		strains = slices.Insert(slices.Delete(strains, at, at+1), 0, contract.Strain)
	}
	partners := [4]int{0, 2, 1, 3}
	return bridge.Contract{Level: 1, Strain: strains[i/4], Declarer: contract.Declarer.Next(partners[i%4])}
}

// value finds how many tricks a declarer takes in a strain, as far as the nodes go. The
// questions come from both ends inwards, the cheapest first, so that something has been
// proved when they are used up.
func (w *Work) value(ctx context.Context, i int) error {
	c := w.cell(i)
	p := dd.Position{Hands: w.board.Deal, Trick: bridge.Trick{Leader: c.Leader()}, Strain: c.Strain}
	bounds := w.found.Tricks[c.Declarer][c.Strain]
	end := w.solver.Nodes() + w.budget(i)
	for above := false; !bounds.Exact() && w.solver.Nodes() < end; above = !above {
		tricks := bounds.Min + 1
		if above {
			tricks = bounds.Max
		}
		answer, err := w.solver.AtLeast(ctx, p, c.Declarer.Side(), tricks, end-w.solver.Nodes())
		switch {
		case err != nil:
			return err
		case answer == dd.Yes:
			bounds.Min = tricks
		case answer == dd.No:
			bounds.Max = tricks - 1
		}
	}
	w.found.Tricks[c.Declarer][c.Strain] = bounds
	if i == 0 && bounds.Exact() {
		w.acquit(bounds.Min)
	}
	return nil
}

// acquit finds that the opening lead cost nothing, if declarer takes as many tricks after it as
// the contract was worth. Then no card is better.
func (w *Work) acquit(worth int) {
	lead, ok := w.found.Act(len(w.board.Auction().Calls))
	if ok && lead.Unknown && lead.Cost == 0 && w.known && w.led == worth {
		w.found.Acts[0].Unknown = false
	}
}

// budget returns how many nodes there are for a step of the table. The contract is what matters
// most. A strain has most of the work with the first declarer; where that is not enough, it will
// hardly be for the others.
func (w *Work) budget(i int) int {
	first := w.cell(i - i%4)
	switch {
	case i == 0:
		return 8 * w.found.Nodes
	case i%4 == 0, w.found.Tricks[first.Declarer][first.Strain].Exact():
		return 2 * w.found.Nodes
	}
	return max(1, w.found.Nodes/4)
}

// par finds par, if the tricks are known well enough.
//
// Better tricks can't make par worse for a side. So par is known where it is the same if
// North-South take as few tricks, and East-West as many, as they may, and the other way round. A
// contract that is par both ways is so wherever the tricks are in between.
func (w *Work) par() {
	var pars [2]dd.ParScore
	for _, weak := range card.Sides {
		tricks := w.found.Tricks
		for _, declarer := range card.Seats {
			for strain := range tricks[declarer] {
				bounds := &tricks[declarer][strain]
				if declarer.Side() == weak {
					bounds.Max = bounds.Min
				} else {
					bounds.Min = bounds.Max
				}
			}
		}
		par, err := dd.Par(tricks, w.board.Rules, w.board.Dealer, w.board.Vul)
		if err != nil {
			panic(err) // the bounds are within the rules
		}
		pars[weak] = par
	}
	contracts := slices.DeleteFunc(pars[card.NS].Contracts, func(c bridge.Contract) bool {
		return !slices.Contains(pars[card.EW].Contracts, c)
	})
	if pars[card.NS].Points == pars[card.EW].Points && len(contracts) > 0 {
		w.found.Par = &dd.ParScore{Points: pars[card.NS].Points, Contracts: contracts}
	}
}
