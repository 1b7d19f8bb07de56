package dd

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// equalHands returns four hands of n cards, none of them of some suits.
func equalHands(r *rand.Rand, cards int, without ...card.Suit) card.Deal {
	ranks := [2]card.Holding{card.Deck68.Ranks, card.Deck52.Ranks}[r.IntN(2)]
	pack := card.Hand{ranks, ranks, ranks, ranks}
	for _, suit := range without {
		pack[suit] = 0
	}
	var deal card.Deal
	for range cards {
		for seat := range deal {
			c := anyOf(r, pack)
			deal[seat], pack = deal[seat].With(c), pack.Without(c)
		}
	}
	return deal
}

// All cells of a table agree with the slow solver.
func TestTable(t *testing.T) {
	for n := range uint64(150) {
		r := rand.New(rand.NewPCG(13, n))
		deal := equalHands(r, 1+r.IntN(3))
		got, err := Table(t.Context(), deal, Options{Threads: 1 + int(n)%12})
		if err != nil {
			t.Fatalf("%v\n%v", err, deal)
		}
		for _, declarer := range card.Seats {
			for _, strain := range bridge.Strains {
				p := Position{Hands: deal, Trick: bridge.Trick{Leader: declarer.Left()}, Strain: strain}
				want := slow(p)
				if declarer.Side() == card.EW {
					want = p.Left() - want
				}
				if got[declarer][strain] != (Bounds{want, want}) {
					t.Fatalf("%v in %v takes %v, want %d\n%v", declarer, strain, got[declarer][strain], want, deal)
				}
			}
		}
	}
}

// A table with 68 cards equals 20 single values, with any number of threads and little memory, and when
// several are computed at the same time.
func TestTableAlone(t *testing.T) {
	var together sync.WaitGroup
	for n := range uint64(3) {
		deal := equalHands(source(n), 6)
		var want Tricks
		for _, declarer := range card.Seats {
			for _, strain := range bridge.Strains {
				p := Position{Hands: deal, Trick: bridge.Trick{Leader: declarer.Left()}, Strain: strain}
				b := must(Solve(t.Context(), p, Options{}))
				want[declarer][strain] = Bounds{6 - b.Max, 6 - b.Min}
			}
		}
		for _, o := range []Options{{}, {Threads: 1}, {Threads: 3}, {Threads: 40}, {Memory: 1}, {Threads: 2, Memory: 1}, {Nodes: 1_000_000}} {
			together.Go(func() {
				if got, err := Table(t.Context(), deal, o); got != want || err != nil {
					t.Errorf("%+v: %v, %v; want %v\n%v", o, got, err, want, deal)
				}
			})
		}
	}
	together.Wait()
}

// With a limit of nodes the bounds are true, and don't depend on the number of threads.
func TestTableNodes(t *testing.T) {
	open := 0
	for n := range uint64(3) {
		deal := equalHands(source(n), 9)
		want := must(Table(t.Context(), deal, Options{}))
		for _, nodes := range []int{1, 100, 1000, 5000} {
			first, err := Table(t.Context(), deal, Options{Nodes: nodes, Threads: 1})
			if err != nil {
				t.Fatal(err)
			}
			open += isOpen(t, first, want, 9)
			for _, threads := range []int{2, 3, 20} {
				if got, err := Table(t.Context(), deal, Options{Nodes: nodes, Threads: threads}); got != first || err != nil {
					t.Errorf("%d nodes, %d threads: %v, %v; want %v", nodes, threads, got, err, first)
				}
			}
		}
	}
	if open < 50 {
		t.Errorf("only %d cells were open", open)
	}
}

// isOpen checks bounds against the exact tricks and returns the number that aren't exact.
func isOpen(t *testing.T, got, want Tricks, left int) (open int) {
	t.Helper()
	for declarer := range got {
		for strain, b := range got[declarer] {
			if exact := want[declarer][strain].Min; b.Min > exact || b.Max < exact || b.Min < 0 || b.Max > left {
				t.Errorf("seat %d in strain %d: %v; it is %d", declarer, strain, b, exact)
			}
			if !b.Exact() {
				open++
			}
		}
	}
	return open
}

// Soon after a table of a hard deal is cancelled, all its threads stop: none looks at the
// context once more, and between two looks are 1,024 nodes.
func TestTableCancelled(t *testing.T) {
	deal := wide(5).Deal
	for _, threads := range []int{1, 2, 10} {
		for _, looks := range []int64{0, 1, 50, 200} {
			ctx := cancelAfter(t, looks)
			got, err := Table(ctx, deal, Options{Threads: threads})
			if !errors.Is(err, context.Canceled) {
				t.Fatalf("%d threads, %d looks: %v", threads, looks, err)
			}
			if more := -ctx.looks.Load(); more > int64(threads) {
				t.Errorf("%d threads looked %d times after it was cancelled", threads, more)
			}
			for declarer := range got {
				for strain, b := range got[declarer] {
					if b.Min > b.Max || b.Min < 0 || b.Max > 17 {
						t.Errorf("seat %d in strain %d: %v", declarer, strain, b)
					}
				}
			}
		}
	}
	for looks := range int64(12) {
		small := equalHands(source(uint64(looks)), 7)
		want := must(Table(t.Context(), small, Options{}))
		ctx := cancelAfter(t, looks)
		ctx.timed = true
		got, _ := Table(ctx, small, Options{Threads: 2})
		isOpen(t, got, want, 7)
	}
}

// However the work is taken, each declarer of each strain is done once.
func TestWork(t *testing.T) {
	shared := map[int]int{} // by the number of shares
	for seed := range uint64(300) {
		r := source(seed)
		w := newWork(seed%3 > 0)
		most := len(bridge.Strains)
		if w.splits {
			most *= 2
		}
		workers := make([]*share, 1+r.IntN(most))
		var times Tricks
		shares := 0
		for left := 20; left > 0; {
			i := r.IntN(len(workers))
			if workers[i] == nil {
				if workers[i] = w.take(); workers[i] != nil {
					shares++
				}
				continue
			}
			sh := workers[i]
			workers[i] = nil
			for declarer := range w.declarers(sh) {
				times[declarer][sh.strain].Min++
				left--
				workers[i] = sh
				break
			}
		}
		for declarer := range times {
			for strain, b := range times[declarer] {
				if b.Min != 1 {
					t.Fatalf("seed %d: seat %d in strain %d was done %d times", seed, declarer, strain, b.Min)
				}
			}
		}
		if shares < 5 || shares > most {
			t.Fatalf("seed %d: there were %d shares", seed, shares)
		}
		shared[shares]++
	}
	if shared[5] < 100 || len(shared) < 4 {
		t.Errorf("numbers of shares: %v", shared)
	}
}

// A deal with unequal hands has no table, and the error says why.
func TestTableErrors(t *testing.T) {
	deal := equalHands(source(1), 3)
	deal[card.West] = deal[card.West].Without(anyOf(source(1), deal[card.West]))
	if got, err := Table(t.Context(), deal, Options{}); err == nil || err.Error() != "dd: W has 2 cards, want 3" || got != (Tricks{}) {
		t.Errorf("%v, %v", got, err)
	}
	if got, err := Table(t.Context(), card.Deal{}, Options{}); err != nil || got != (Tricks{}) {
		t.Errorf("with no cards: %v, %v", got, err)
	}
}
