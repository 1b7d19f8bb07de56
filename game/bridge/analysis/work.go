package analysis

import (
	"cmp"
	"context"
	"errors"
	"runtime"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Options say how thoroughly a board is analysed.
type Options struct {
	// Nodes is how many cards are tried in a step, about, and for the contract itself eight times as
	// many; 0 or less is [DefaultNodes].
	Nodes int
	// Memory is how many bytes the solvers' tables may take together; 0 or less is [dd.DefaultMemory].
	Memory int
	// Workers is how many steps [Work.Run] works on at once; 0 or less is all processors but one,
	// and one at least. What is found doesn't depend on it.
	Workers int
	// Cards says that only the cards are judged. The table stays as far as it is known.
	Cards bool
}

// DefaultNodes is what a step may take if nobody says otherwise: a second or so. That is enough
// for 52 cards. With 68 a board takes 10 to 40 seconds; in two of three all cards and the
// contract become known, but few tables as a whole. Eight times as much takes one to three minutes more.
const DefaultNodes = 4_000_000

func (o Options) workers() int {
	if o.Workers > 0 {
		return o.Workers
	}
	return max(1, runtime.GOMAXPROCS(0)-1)
}

// memory returns what the solver of a strain may take. That of the contract, which judges the cards,
// has half of it all. The shares are the same for any number of workers: so is what is found.
func (o Options) memory(strain int) int {
	all := o.Memory
	if all <= 0 {
		all = dd.DefaultMemory
	}
	if strain == 0 {
		return all / 2
	}
	return all / 2 / (len(bridge.Strains) - 1)
}

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
		its.Tricks = a.Tricks
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
func (w *Work) acts() int { return len(w.board.Events()) - len(w.board.Auction().Calls) }

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

// Run does all steps that are left, several at once. tell is called whenever something has been
// found, by one goroutine at a time; it must not take long. Run fails with the error of ctx;
// then the work can go on later.
func (w *Work) Run(ctx context.Context, tell func(Analysis)) error {
	w.tell = tell
	defer func() { w.tell = nil }()
	tell(w.Found())
	chains := make(chan int, len(w.solvers))
	for chain := range w.solvers {
		chains <- chain
	}
	close(chains)
	var workers sync.WaitGroup
	errs := make([]error, len(w.solvers))
	for range min(w.options.workers(), len(w.solvers)) {
		workers.Go(func() {
			for chain := range chains {
				if errs[chain] = w.chain(ctx, chain); errs[chain] != nil {
					return
				}
			}
		})
	}
	workers.Wait()
	if err := cmp.Or(errs...); err != nil {
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
		err = w.act(ctx)
	} else {
		err = w.value(ctx, step-w.acts())
	}
	if err != nil {
		return err
	}
	w.note(func() {
		w.done[step] = true
		if step < w.acts() {
			w.passActs(step + 1)
		}
		w.pass()
	})
	return nil
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

// act judges an act of the play.
func (w *Work) act(ctx context.Context) error {
	worth, known := w.judge.Worth()
	act, _, err := w.judge.Next(ctx)
	if err != nil {
		return err
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
		if act.Event == len(w.board.Auction().Calls) && worth.Exact() { // which another play of the deal may tell
			w.acquit(worth.Min)
		}
	})
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
	order := [partners]int{0, 2, 1, 3}
	return bridge.Contract{Level: 1, Strain: strains[i/partners], Declarer: contract.Declarer.Next(order[i%partners])}
}

// value finds how many tricks a declarer takes in a strain, as far as the nodes go. The
// questions come from both ends inwards, the cheapest first, so that something has been
// proved when they are used up.
func (w *Work) value(ctx context.Context, i int) error {
	c := w.cell(i)
	p := dd.Position{Hands: w.board.Deal, Trick: bridge.Trick{Leader: c.Leader()}, Strain: c.Strain}
	solver := w.solver(i / partners)
	bounds := &w.found.Tricks[c.Declarer][c.Strain] // which nobody else changes
	end := solver.Nodes() + w.budget(i)
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
			w.par() // which may be known though not all values are
		})
	}
	return nil
}

// solver returns that of a chain.
func (w *Work) solver(chain int) *dd.Solver {
	if w.solvers[chain] == nil {
		w.solvers[chain] = dd.NewSolver(w.options.memory(chain))
	}
	return w.solvers[chain]
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
	first := w.cell(i - i%partners)
	switch {
	case i == 0:
		return 8 * w.found.Nodes
	case i%partners == 0, w.found.Tricks[first.Declarer][first.Strain].Exact():
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
