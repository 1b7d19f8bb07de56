package analysis

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Work analyses a board. Its steps form a chain for each strain, for who knows one declarer's
// tricks knows much about the others': that of the contract judges the cards first. The chains
// don't depend on each other. It is for one goroutine at a time, but for Found.
type Work struct {
	board   bridge.Board
	options Options
	judge   *assess.Judge
	solvers [len(bridge.Strains)]*dd.Solver // of the chains, while they are worked on
	// led is how many tricks declarer takes after the opening lead, if everybody plays his best
	// from there on, and it is known.
	led   int
	known bool

	glanced [len(bridge.Strains) + 1]bool // at the values of a chain, and at the cards

	mu    sync.Mutex // guards what follows
	found Analysis
	done  []bool // the steps
	tell  func(Analysis)
}

// cells is how many values the table has, and partners how many a strain has.
const (
	partners = len(card.Seats)
	cells    = partners * len(bridge.Strains)
)

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

// Elsewhere returns what the analysis of a board tells of b, another play of the same deal: what
// the strains are worth, and nothing of the cards.
func (a Analysis) Elsewhere(b bridge.Board) Analysis {
	its := (&Work{board: b}).nothing()
	if a.Total > 0 {
		its.Tricks, its.Estimates = a.Tricks, a.Estimates
	}
	return its
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
	for _, step := range a.Ahead { // the acts are judged one after the other, and par is the last
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

// acts is how many cards, and claims, there are to judge.
func (w *Work) acts() int { return len(w.board.Events()) - w.board.Opening() }

// event returns which event a step is about that judges an act.
func (w *Work) event(step int) int { return len(w.board.Events()) - 1 - step }

// Found returns what has been found until now. Any goroutine may call it.
func (w *Work) Found() Analysis {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.found.clone()
}

// Step does the next step, if there is one. It fails with the error of ctx; then the work can go
// on later.
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

// Run does all steps that are left, several at once. tell is called whenever something more has been
// found, by one goroutine at a time; it must not take long. Run fails with the error of ctx;
// then the work can go on later.
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

// steps returns the first step of a chain, and the one after its last.
func (w *Work) steps(chain int) (first, end int) {
	if chain > 0 {
		first = w.acts() + partners*chain
	}
	return first, w.acts() + partners*(chain+1)
}

// chain does the steps of a chain that are left.
func (w *Work) chain(ctx context.Context, chain int) error {
	first, end := w.steps(chain)
	return w.through(ctx, first, end)
}

// cards does the steps of a chain that are left and judge cards, which are the first of the first chain.
func (w *Work) cards(ctx context.Context, chain int) error {
	first, _ := w.steps(chain)
	return w.through(ctx, first, w.acts())
}

// through does the steps that are left from a first one to the one before an end.
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

// step does a step of a chain, the first of the chain that is left.
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

// finish notes that a step is done.
func (w *Work) finish(step int) {
	w.note(func() {
		w.done[step] = true
		if step < w.acts() {
			w.passActs(step + 1)
		}
		w.pass()
	})
}

// note changes what has been found, and tells it.
func (w *Work) note(change func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	change()
	if w.tell != nil {
		w.tell(w.found.clone())
	}
}

// passActs goes past the acts from a step on of which all is known.
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

// pass goes past the steps that are done, the values that are known among them, and gives the
// memory back of chains of which all are.
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

// skip goes past an act that has been judged.
func (w *Work) skip(act assess.Judged) {
	w.led, w.known = w.judge.Worth()
	w.judge.Skip(act)
}

// act judges an act of the play. With fewer nodes than the analysis has it is left to be judged where they are not enough.
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
		if act.Event == w.board.Opening() && worth.Exact() { // which another play of the deal may tell
			w.acquit(worth.Min)
		}
	})
	return true, nil
}

// learn notes what the contract is worth when its opening lead has been judged.
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
// Better tricks can't make par worse for a side. So par is known where it is the same if
// North-South take as few tricks, and East-West as many, as they may, and the other way round. A
// contract that is par both ways is so wherever the tricks are in between. Where nobody bids there is none.
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
