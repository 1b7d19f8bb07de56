package dd

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// A soak: go test ./game/bridge/dd -run Soak -endings 5000000 -timeout 0, with a different -seed each time.
var (
	endings = flag.Int("endings", 400, "endings that TestSoak solves, each with some cousins")
	seed    = flag.Uint64("seed", 3, "of the endings that TestSoak solves")
	from    = flag.Int("from", 0, "the ending that TestSoak begins with")
)

// batch is the number of endings that one set of searches sees before it is emptied, so that a difference
// recurs when its batch is run alone.
const batch = 200

// All cores compare endings as TestSwitches does, and larger ones with the search lacking some of the
// speed-ups.
func TestSoak(t *testing.T) {
	var next, open atomic.Int64
	next.Store(int64(*from))
	batch, endings := batch, *endings
	if testing.Short() { // where races are looked for: a few for each goroutine
		batch, endings = 20, min(endings, 80)
	}
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			searches := switched()
			for !t.Failed() {
				first := int(next.Add(int64(batch))) - batch
				for _, s := range searches {
					s.forget()
				}
				for n := first; n < first+batch; n++ {
					if n >= *from+endings {
						return
					}
					err := soak(t.Context(), searches, n)
					if errors.Is(err, errOpen) {
						open.Add(1)
					} else if err != nil {
						t.Errorf("-seed %d -from %d -endings %d: %v", *seed, first, n-first+1, err)
						return
					}
				}
			}
		})
	}
	workers.Wait()
	t.Logf("-seed %d: %d endings, of which %d were too large without what was switched off", *seed, endings, open.Load())
}

// errOpen says that a search was given up.
var errOpen = errors.New("too many nodes")

// soak compares the answers to the n-th ending and its cousins.
func soak(ctx context.Context, searches []*search, n int) error {
	r := rand.New(rand.NewPCG(*seed, uint64(n)))
	s, whole := searches[n%len(searches)], searches[len(searches)-1]
	cards, small := sizes(n/5), n%5 < 4
	if !small {
		s, cards = searches[r.IntN(len(searches))], 5+r.IntN(6)
	}
	for p := range cousins(r, few(r, cards)) {
		var err error
		if s.set(p); small {
			if err = differs(ctx, s, slow(p)); err == nil && n%20 == 0 {
				err = playsDiffer(ctx, p)
			}
		} else {
			ns := 0
			if ns, err = most(ctx, s, 300_000); err == nil {
				whole.set(p)
				err = differs(ctx, whole, ns)
			}
		}
		if err != nil {
			return fmt.Errorf("%w\n%s", err, show(p))
		}
	}
	return nil
}

// playsDiffer compares Plays and Solve with the slow solver.
func playsDiffer(ctx context.Context, p Position) error {
	plays, err := Plays(ctx, p, Options{})
	if err != nil {
		return err
	}
	side := p.Trick.Turn().Side()
	rest, best := legal(p), -1
	for _, play := range plays {
		for c := range play.Cards.All() {
			next := after(p, c)
			tricks := slow(next)
			if side == card.EW {
				tricks = next.Left() - tricks
			}
			tricks += won(p, c, side)
			if play.Tricks != (Bounds{tricks, tricks}) {
				return fmt.Errorf("%v is worth %v; it takes %d", c, play.Tricks, tricks)
			}
			if rest = rest.Without(c); best < 0 || tricks != best && (tricks > best) != p.Nullo {
				best = tricks
			}
		}
	}
	if rest != (card.Hand{}) {
		return fmt.Errorf("%v is missing among the plays", rest)
	}
	best = max(best, 0) // there may be no card left
	if got, err := Solve(ctx, p, Options{}); got != (Bounds{best, best}) || err != nil {
		return fmt.Errorf("%v tricks: %v; it takes %d", got, err, best)
	}
	return nil
}

// most asks a search for North-South's tricks, within a limit of nodes for each question.
func most(ctx context.Context, s *search, nodes int) (int, error) {
	for tricks := s.start.left; tricks > 0; tricks-- {
		switch got, err := s.ask(ctx, card.NS, tricks, nodes); {
		case err != nil:
			return 0, err
		case got == Unknown:
			return 0, errOpen
		case got == Yes:
			return tricks, nil
		}
	}
	return 0, nil
}
