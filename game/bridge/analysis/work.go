package analysis

import (
	"context"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Work analyses a board. Its steps form a chain for each strain, as one declarer's tricks tell much about the others';
// the contract's chain judges the cards first. The chains are independent. Work is for one goroutine at a time, except
// for Found.
type Work struct {
	board   bridge.Board
	options Options
	judge   *assess.Judge
	solvers [len(bridge.Strains)]*dd.Solver // of the chains, while they are worked on
	// led is declarer's tricks after the opening lead with best play, if known.
	led   int
	known bool

	glanced [len(bridge.Strains) + 1]bool // at the values of a chain, and at the cards

	mu    sync.Mutex // guards the fields below
	found Analysis
	done  []bool // the steps
	tell  func(Analysis)
}

// cells is the number of values in the table, and partners the number per strain.
const (
	partners = len(card.Seats)
	cells    = partners * len(bridge.Strains)
)

var errUnfinished = fault.New("analysis: the board is not finished")

// New returns the remaining work on a board, given earlier results; results that can't belong to that board are
// ignored. With more nodes than before, everything that isn't exact is searched again. It fails if the board isn't
// finished.
func New(b bridge.Board, found Analysis, o Options) (*Work, error) {
	if b.Phase() != bridge.Finished {
		return nil, errUnfinished
	}
	if o.Nodes <= 0 {
		o.Nodes = DefaultNodes
	}
	w := &Work{board: b, options: o, found: found.clone()}
	if !w.fits() {
		w.found = w.nothing()
	}
	if o.Nodes > w.found.Nodes {
		if w.found.Complete() {
			w.found.Before = w.found.Nodes
		}
		w.found.Nodes, w.found.Done, w.found.Ahead = o.Nodes, 0, nil
	}
	judge, err := assess.NewJudge(b, assess.Options{From: b.Rules.Tricks(), Memory: o.memory(0), Nodes: w.found.Nodes})
	if err != nil {
		return nil, err
	}
	w.judge, w.solvers[0] = judge, judge.Solver()
	w.done = make([]bool, w.found.Total)
	for step := range w.found.Done {
		w.done[step] = true
	}
	for _, step := range w.found.Ahead {
		w.done[step] = true
	}
	for step := range min(w.found.Done, w.acts()) {
		act, _ := w.found.Act(w.event(step))
		w.skip(act)
	}
	if o.Cards {
		for i := range cells {
			w.done[w.acts()+i] = true
		}
	}
	w.passActs(min(w.found.Done, w.acts()))
	w.pass()
	return w, nil
}

// Elsewhere returns the analysis as far as it applies to b, another play of the same deal: the values of the strains,
// without the cards.
func (a Analysis) Elsewhere(b bridge.Board) Analysis {
	elsewhere := (&Work{board: b}).nothing()
	if a.Total > 0 {
		elsewhere.Tricks, elsewhere.Estimates = a.Tricks, a.Estimates
	}
	return elsewhere
}

// nothing returns the empty analysis of the board.
func (w *Work) nothing() Analysis {
	a := Analysis{Total: w.acts() + cells + 1}
	for declarer := range a.Tricks {
		for strain := range a.Tricks[declarer] {
			a.Tricks[declarer][strain].Max = w.board.Rules.Tricks()
		}
	}
	return a
}

// fits reports whether the results can belong to the board.
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
	for _, step := range a.Ahead { // acts are judged one after the other, and par is last
		if step <= a.Done || step < w.acts() || step >= w.acts()+cells {
			return false
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

// acts returns the number of cards and claims to judge.
func (w *Work) acts() int { return len(w.board.Events()) - w.board.Opening() }

// event returns the event that a step judges.
func (w *Work) event(step int) int { return len(w.board.Events()) - 1 - step }

// Found returns the results so far. It may be called from any goroutine.
func (w *Work) Found() Analysis {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.found.clone()
}

// Step does the next step, if there is one. It fails with the error of ctx; the work can be continued later.
func (w *Work) Step(ctx context.Context) error {
	if err := w.do(ctx, 1, w.glanceAtCards, w.glanceAtValues); err != nil {
		return err
	}
	switch step := w.found.Done; {
	case step == w.found.Total:
		return nil
	case step == w.found.Total-1:
		w.note(func() {
			w.par()
			w.found.Done++
			w.found.Before = 0
		})
		return nil
	default:
		return w.step(ctx, step)
	}
}

// Run does all remaining steps, several at once. tell is called whenever something more has been found, by one
// goroutine at a time; it must not take long. Run fails with the error of ctx; the work can be continued later.
func (w *Work) Run(ctx context.Context, tell func(Analysis)) error {
	w.tell = tell
	defer func() { w.tell = nil }()
	workers := min(w.options.workers(), len(w.solvers))
	err := w.do(ctx, workers, w.estimate(1), w.glanceAtCards, w.estimate(2), w.glanceAtValues, w.cards, w.estimate(closest), w.chain)
	if err != nil {
		return err
	}
	return w.Step(ctx) // par
}

// steps returns a chain's first step, and the one after its last.
func (w *Work) steps(chain int) (first, end int) {
	if chain > 0 {
		first = w.acts() + partners*chain
	}
	return first, w.acts() + partners*(chain+1)
}

// chain does the remaining steps of a chain.
func (w *Work) chain(ctx context.Context, chain int) error {
	first, end := w.steps(chain)
	return w.through(ctx, first, end)
}

// cards does the remaining steps of a chain that judge cards, which are the first of the first chain.
func (w *Work) cards(ctx context.Context, chain int) error {
	first, _ := w.steps(chain)
	return w.through(ctx, first, w.acts())
}

// through does the remaining steps from first to before end.
func (w *Work) through(ctx context.Context, first, end int) error {
	for step := first; step < end; step++ {
		if w.isDone(step) {
			continue
		}
		if err := w.step(ctx, step); err != nil {
			return err
		}
	}
	return nil
}

func (w *Work) isDone(step int) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.done[step]
}

// step does a step of a chain, its first remaining one.
func (w *Work) step(ctx context.Context, step int) error {
	var err error
	if step < w.acts() {
		_, err = w.act(ctx, w.found.Nodes)
	} else {
		err = w.value(ctx, step-w.acts(), w.found.Nodes)
	}
	if err != nil {
		return err
	}
	w.finish(step)
	return nil
}

// finish marks a step as done.
func (w *Work) finish(step int) {
	w.note(func() {
		w.done[step] = true
		if step < w.acts() {
			w.passActs(step + 1)
		}
		w.pass()
	})
}

// note changes the results, and reports them.
func (w *Work) note(change func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	change()
	if w.tell != nil {
		w.tell(w.found.clone())
	}
}

// passActs skips the acts from a step on that are completely known.
func (w *Work) passActs(step int) {
	for ; step < w.acts(); step++ {
		act, ok := w.found.Act(w.event(step))
		if !ok || act.Unknown {
			return
		}
		w.skip(act)
		w.learn(act)
		w.done[step] = true
	}
}

// pass skips the steps that are done, known values included, and frees the memory of finished chains.
func (w *Work) pass() {
	for i := range cells {
		if c := w.cell(i); w.found.Tricks[c.Declarer][c.Strain].Exact() {
			w.done[w.acts()+i] = true
			w.found.Estimates[c.Declarer][c.Strain] = Estimate{}
		}
	}
	for w.found.Done < len(w.done) && w.done[w.found.Done] {
		w.found.Done++
	}
	w.found.Ahead = nil
	for step := w.found.Done; step < len(w.done); step++ {
		if w.done[step] {
			w.found.Ahead = append(w.found.Ahead, step)
		}
	}
	for chain := range w.solvers {
		if first, end := w.steps(chain); !slices.Contains(w.done[first:end], false) {
			w.solvers[chain] = nil
			if chain == 0 {
				w.judge = nil
			}
		}
	}
}

// skip skips an act that has been judged.
func (w *Work) skip(act assess.Judged) {
	w.led, w.known = w.judge.Worth()
	w.judge.Skip(act)
}

// act judges an act of the play. With fewer nodes than the analysis has, an act that needs more is left for later.
func (w *Work) act(ctx context.Context, nodes int) (judged bool, err error) {
	next := w.judge.Next
	if nodes < w.found.Nodes {
		next = func(ctx context.Context) (assess.Judged, bool, error) { return w.judge.Try(ctx, nodes) }
	}
	worth, known := w.judge.Worth()
	act, judged, err := next(ctx)
	if err != nil || !judged {
		return false, err
	}
	w.led, w.known = worth, known
	w.note(func() {
		if old, ok := w.found.Act(act.Event); !ok {
			w.found.Acts = slices.Insert(w.found.Acts, 0, act)
		} else if !act.Unknown || act.Cost > old.Cost {
			w.found.Acts[act.Event-w.found.Acts[0].Event] = act
		}
		w.learn(act)
		c := w.cell(0)
		worth := w.found.Tricks[c.Declarer][c.Strain]
		if act.Event == w.board.Opening() && worth.Exact() { // which may be known from another play of the deal
			w.acquit(worth.Min)
		}
	})
	return true, nil
}

// learn records the worth of the contract when its opening lead has been judged.
func (w *Work) learn(lead assess.Judged) {
	if lead.Event != w.board.Opening() {
		return
	}
	if tricks, ok := w.judge.Worth(); ok {
		c := w.board.Contract()
		w.found.Tricks[c.Declarer][c.Strain] = dd.Bounds{Min: tricks, Max: tricks}
	}
}

// par finds par, if the tricks are known well enough.
//
// More tricks can't make par worse for a side. So par is known if it is the same with the fewest possible tricks for
// North-South and the most for East-West, and the other way round. A contract that is par both ways is par for all
// tricks in between. Without bidding there is no par.
func (w *Work) par() {
	if w.board.Rules.Choices {
		return
	}
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
		par, err := dd.ParOf(tricks, w.board.Table)
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
