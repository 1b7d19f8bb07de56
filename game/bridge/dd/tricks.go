package dd

import (
	"context"
	"iter"
	"sync"
	"sync/atomic"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Tricks holds the tricks of declarer's side, by declarer and strain.
type Tricks [4][5]Bounds

// Table returns the tricks of each seat's side as declarer in each strain. All hands must have the same
// length, which may be less than that of a whole deal.
//
// Bounds differ if o.Nodes, which are for each cell, are used up first, and, with the error of ctx, if that
// ends first. It fails as [Position.Check] does.
func Table(ctx context.Context, deal card.Deal, o Options) (Tricks, error) {
	if err := (Position{Hands: deal}).Check(); err != nil {
		return Tricks{}, err
	}
	// With a limit of nodes a cell's bounds depend on what its search already knows, so nothing is split by
	// timing then.
	work := newWork(o.Nodes <= 0)
	threads := o.threads()
	if !work.splits {
		threads = min(threads, len(bridge.Strains))
	}
	memory := o.memory() / threads
	left := deal[card.North].Len()

	var table Tricks // each cell is written by one goroutine
	for declarer := range table {
		for strain := range table[declarer] {
			table[declarer][strain].Max = left
		}
	}
	errs := make([]error, threads)
	team := newTeam(0) // of those without more work, for the others
	var busy atomic.Int32
	busy.Store(int32(threads))
	var workers sync.WaitGroup
	for i := range threads {
		workers.Go(func() {
			s := borrow(memory)
			defer giveBack(s)
			if work.splits && threads > 1 {
				s.team = team
			}
			defer func() {
				if busy.Add(-1) == 0 || errs[i] != nil {
					team.close()
				} else if s.team != nil {
					team.help(s)
				}
			}()
			for sh := work.take(); sh != nil; sh = work.take() {
				s.forget()
				guess := left / 2
				for declarer := range work.declarers(sh) {
					s.set(Position{Hands: deal, Trick: bridge.Trick{Leader: declarer.Left()}, Strain: sh.strain})
					ns, err := s.value(ctx, card.NS, Bounds{0, left}, guess, o.Nodes)
					table[declarer][sh.strain] = ns.of(declarer.Side(), left)
					guess = ns.Min
					if err != nil {
						errs[i] = err
						return
					}
				}
			}
		})
	}
	workers.Wait()
	for _, err := range errs {
		if err != nil {
			return table, err
		}
	}
	return table, nil
}

// of converts bounds of North-South to those of a side, with a number of tricks left.
func (b Bounds) of(side card.Side, left int) Bounds {
	if side == card.EW {
		return Bounds{left - b.Max, left - b.Min}
	}
	return b
}

// work holds the declarers of each strain that nobody has started. A strain belongs to one search, for which
// the first declarer is most of the work and tells much about the others. Only an idle goroutine takes two of
// them away.
type work struct {
	splits bool
	mu     sync.Mutex
	shares []*share // in the order in which they are started
	begun  int
}

// share is the work of one search.
type share struct {
	strain    bridge.Strain
	declarers []card.Seat // partners are adjacent: they usually take the same number of tricks
}

func newWork(splits bool) *work {
	w := &work{splits: splits}
	for _, strain := range bridge.Strains {
		w.shares = append(w.shares, &share{strain, []card.Seat{card.North, card.South, card.East, card.West}})
	}
	return w
}

// take returns a share that nobody has started, or half of one of which only the first declarer has been
// started, or nil.
func (w *work) take() *share {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.begun < len(bridge.Strains) {
		w.begun++
		return w.shares[w.begun-1]
	}
	if !w.splits {
		return nil
	}
	for _, sh := range w.shares {
		if n := len(sh.declarers); n > 2 {
			half := &share{sh.strain, sh.declarers[n-2:]}
			sh.declarers = sh.declarers[:n-2]
			return half
		}
	}
	return nil
}

// declarers yields the declarers of a share, as long as nobody takes them away.
func (w *work) declarers(sh *share) iter.Seq[card.Seat] {
	next := func() (declarer card.Seat, ok bool) {
		w.mu.Lock()
		defer w.mu.Unlock()
		if len(sh.declarers) == 0 {
			return 0, false
		}
		declarer, sh.declarers = sh.declarers[0], sh.declarers[1:]
		return declarer, true
	}
	return func(yield func(card.Seat) bool) {
		for declarer, ok := next(); ok && yield(declarer); declarer, ok = next() {
		}
	}
}
