package dd

import (
	"context"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// teamed gives a search a team that works together even in the smallest positions, until the test ends.
func teamed(t *testing.T, s *search, helpers int) *team {
	m := newTeam(helpers)
	m.least, m.hard = 1, -1
	s.team = m
	t.Cleanup(m.close)
	return m
}

// Together they agree with the slow solver, for both aims, with and without the speed-ups.
func TestTeam(t *testing.T) {
	searches := switched()
	for i, s := range searches {
		teamed(t, s, 1+i%3)
	}
	positions := 600
	if testing.Short() {
		positions = 100
	}
	for n := range positions {
		r := rand.New(rand.NewPCG(71, uint64(n)))
		p := few(r, sizes(n))
		if n%4 == 0 {
			p = nullo(p)
		}
		s := searches[n%len(searches)]
		for p := range cousins(r, p) {
			s.set(p)
			ns := slow(p)
			if err := differs(t.Context(), s, ns); err != nil {
				t.Fatalf("position %d: %v\n%s", n, err, show(p))
			}
			b, err := s.value(t.Context(), card.NS, Bounds{0, s.start.left}, s.start.left/2, 0)
			if b != (Bounds{ns, ns}) || err != nil {
				t.Fatalf("position %d: %v, %v; NS takes %d\n%s", n, b, err, ns, show(p))
			}
		}
	}
}

// Larger positions have the same values as for one alone, even with a deadline, and the same plays.
func TestTeamLarger(t *testing.T) {
	positions := 60
	if testing.Short() {
		positions = 8
	}
	for n := range positions {
		r := source(uint64(n))
		p := Position{Hands: equalHands(r, 8+r.IntN(4)), Strain: bridge.Strains[n%5]}
		want := must(Plays(t.Context(), p, Options{Threads: 1}))
		s := newSearch(smallTable)
		teamed(t, s, 1+n%3)
		got, err := s.plays(t.Context(), p, 0)
		for i := range want {
			if got[i] != want[i] || err != nil {
				t.Fatalf("position %d: %v, %v; want %v\n%s", n, got[i], err, want[i], show(p))
			}
		}
		s.forget()
		s.set(p)
		side := p.Trick.Turn().Side()
		b, err := s.value(&cancelled{Context: t.Context(), timed: true}, side, Bounds{0, p.Left()}, 0, 0)
		if err == nil {
			t.Fatal("a context that has ended ends nothing")
		}
		ctx := cancelAfter(t, 1<<40)
		ctx.timed = true
		if b, err = s.value(ctx, side, b, 0, 0); err != nil || b != must(Solve(t.Context(), p, Options{Threads: 1})) {
			t.Fatalf("position %d: %v, %v with a deadline\n%s", n, b, err, show(p))
		}
	}
}

// waiting is a context that waits, when it is checked, as long as there is work and somebody is idle.
type waiting struct {
	context.Context
	team *team
}

func (w waiting) Err() error {
	for w.waits() {
		runtime.Gosched()
	}
	return w.Context.Err()
}

func (w waiting) waits() bool {
	w.team.mu.Lock()
	defer w.team.mu.Unlock()
	return w.team.idle.Load() > 0 && (len(w.team.splits) > 0 || slices.ContainsFunc(w.team.aheads, (*ahead).open))
}

// Idle searches try leads of others, and answer the next question, of one deal or another.
func TestHelp(t *testing.T) {
	for name, ask := range map[string]func(s *search, ctx context.Context, left, tricks int) error{
		"splits": func(s *search, ctx context.Context, _, tricks int) error {
			s.team.least = 5
			_, err := s.ask(ctx, card.NS, tricks+1, 0)
			return err
		},
		"questions": func(s *search, ctx context.Context, left, tricks int) error {
			s.team.least = 100 // no splits
			_, err := s.value(ctx, card.NS, Bounds{0, left}, tricks, 0)
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, helper := newSearch(smallTable), newSearch(smallTable)
			own := helper.table
			m := teamed(t, s, 0)
			helper.adopt(s)
			m.helpers.Go(func() { m.help(helper) })
			for n := range 40 {
				p := Position{Hands: equalHands(source(uint64(n)), 11), Strain: bridge.NoTrump}
				tricks := must(Solve(t.Context(), p, Options{Threads: 1})).Min
				for m.idle.Load() == 0 {
					runtime.Gosched()
				}
				s.set(p)
				if err := ask(s, waiting{t.Context(), m}, p.Left(), tricks); err != nil {
					t.Fatal(err)
				}
			}
			m.close()
			if helper.nodes == 0 && helper.order == (order{}) { // nodes for a split count where they serve
				t.Error("the helper has proved nothing")
			}
			if helper.table != own {
				t.Error("the helper has kept a table that isn't its own")
			}
		})
	}
}

// A hard question calls helpers, an easy one doesn't; and when it has been answered all have gone.
func TestCall(t *testing.T) {
	before := runtime.NumGoroutine()
	for _, hard := range []int{0, 1 << 40} {
		s := newSearch(smallTable)
		m := newTeam(2)
		m.hard = hard
		s.team = m
		s.set(Position{Hands: equalHands(source(3), 11), Strain: bridge.NoTrump})
		must(s.value(t.Context(), card.NS, Bounds{0, 11}, 5, 0))
		if called := m.called.Load(); called != (hard == 0) {
			t.Errorf("hard after %d nodes: helpers were called: %v", hard, called)
		}
		m.close()
		for range 1000 { // a goroutine that has signalled its end is still counted for a moment, and nothing tells when it is not
			if runtime.NumGoroutine() <= before {
				break
			}
			time.Sleep(time.Millisecond)
		}
		if now := runtime.NumGoroutine(); now > before {
			t.Errorf("%d goroutines instead of %d", now, before)
		}
	}
}

// Whole deals: one value and the table with one, two, three and eight threads.
func TestThreads(t *testing.T) {
	deals := 6
	if testing.Short() {
		deals = 2
	}
	for n := range deals {
		deal := equalHands(source(uint64(n)), 11)
		p := Position{Hands: deal, Strain: bridge.Strains[n%5]}
		value, table := must(Solve(t.Context(), p, Options{Threads: 1})), must(Table(t.Context(), deal, Options{Threads: 1}))
		for _, threads := range []int{2, 3, 8} {
			if got := must(Solve(t.Context(), p, Options{Threads: threads})); got != value {
				t.Errorf("%d threads: %v, want %v\n%s", threads, got, value, show(p))
			}
			if got := must(Table(t.Context(), deal, Options{Threads: threads})); got != table {
				t.Errorf("%d threads: %v, want %v\n%v", threads, got, table, deal)
			}
		}
	}
}

// Questions asked at the same time, hard and easy ones, don't mix up their tables.
func TestTeams(t *testing.T) {
	deals := 16
	if testing.Short() {
		deals = 6
	}
	var askers sync.WaitGroup
	for n := range deals {
		askers.Go(func() {
			for _, strain := range bridge.Strains {
				p := Position{Hands: card.Deck52.Seeded(77, 0, n), Strain: strain}
				want := must(Solve(t.Context(), p, Options{Threads: 1}))
				if got := must(Solve(t.Context(), p, Options{Threads: 3})); got != want {
					t.Errorf("deal %d, %v: %v, want %v", n, strain, got, want)
				}
			}
		})
	}
	askers.Wait()
}
