//go:build unix

package dd

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"syscall"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Times are processor times, of all threads together and including the garbage collector, so that a busy machine
// measures the same as an idle one.

var deals = flag.Int("deals", 0, "deals that each benchmark solves; 0 is as many as take some seconds")

// patience is the number of nodes after which a value of 68 cards is given up if -deals isn't given: the hardest take
// minutes. The times then mean less; the number given up is reported.
func patience() int {
	if *deals > 0 {
		return 0
	}
	return 5_000_000
}

// dealsOr returns -deals, or the given number.
func dealsOr(some int) int {
	if *deals > 0 {
		return *deals
	}
	return some
}

// times are the durations for many deals.
type times []time.Duration

func (t *times) add(work func()) {
	start := processor()
	work()
	*t = append(*t, processor()-start)
}

// at returns the time within which a given share of the deals was solved.
func (t times) at(part float64) time.Duration {
	sorted := slices.Sorted(slices.Values(t))
	return sorted[min(int(part*float64(len(t))), len(t)-1)]
}

func (t times) total() (sum time.Duration) {
	for _, d := range t {
		sum += d
	}
	return sum
}

func (t times) report(b *testing.B) {
	b.ReportMetric(milliseconds(t.at(0.5)), "median-ms")
	b.ReportMetric(milliseconds(t.total())/float64(len(t)), "mean-ms")
	b.ReportMetric(milliseconds(t.at(0.95)), "p95-ms")
	b.ReportMetric(milliseconds(t.at(1)), "max-ms")
	b.ReportMetric(float64(len(t)/b.N), "deals")
	b.ReportMetric(0, "ns/op")
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// processor returns the processor time that this process has used.
func processor() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// eachDeal reports how long seeded deals take. Garbage of one deal is not collected in the time of the next.
func eachDeal(b *testing.B, deck card.Deck, some int, solve func(deal card.Deal)) {
	var t times
	for range b.N {
		for n := range dealsOr(some) {
			deal := deck.Seeded(1, 0, n)
			t.add(func() { solve(deal); runtime.GC() })
		}
	}
	t.report(b)
}

var twoStrains = []bridge.Strain{bridge.NoTrump, bridge.Spades}

// BenchmarkOneStrain68 solves whole deals of 68 cards: one strain and leader. The memory is the total that Go has taken
// from the system by then.
func BenchmarkOneStrain68(b *testing.B) {
	for _, strain := range twoStrains {
		b.Run(strain.String(), func(b *testing.B) {
			open := 0
			eachDeal(b, card.Deck68, 10, func(deal card.Deal) {
				p := Position{Hands: deal, Strain: strain}
				if !must(Solve(b.Context(), p, Options{Threads: 1, Nodes: patience()})).Exact() {
					open++
				}
			})
			b.ReportMetric(float64(open)/float64(b.N), "given-up")
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			b.ReportMetric(float64(m.Sys)/(1<<20), "MB")
		})
	}
}

// All 20 values of deals of 68 cards, on two cores. The processor takes twice what a clock
// shows, if both are busy to the end.
func BenchmarkTable68(b *testing.B) {
	start, open := time.Now(), 0
	eachDeal(b, card.Deck68, 1, func(deal card.Deal) {
		for _, cells := range must(Table(b.Context(), deal, Options{Threads: 2, Nodes: patience()})) {
			for _, cell := range cells {
				if !cell.Exact() {
					open++
				}
			}
		}
	})
	b.ReportMetric(float64(open)/float64(b.N), "given-up")
	b.ReportMetric(milliseconds(time.Since(start))/float64(b.N*dealsOr(1)), "clock-mean-ms")
}

// Deals of 68 cards of which all but some tricks have been played, with legal cards taken at
// random: one value.
func BenchmarkLeft68(b *testing.B) {
	for _, left := range []int{10, 12, 13, 14} {
		for _, strain := range twoStrains {
			b.Run(fmt.Sprintf("%d in %v", left, strain), func(b *testing.B) {
				var t times
				for range b.N {
					for n := range dealsOr(30) {
						p := downTo(uint64(n), strain, left)
						t.add(func() { must(Solve(b.Context(), p, Options{Threads: 1})); runtime.GC() })
					}
				}
				t.report(b)
			})
		}
	}
}

// downTo returns a deal of 68 cards, played at random until n tricks are left.
func downTo(seed uint64, strain bridge.Strain, left int) Position {
	r := rand.New(rand.NewPCG(68, seed))
	p := Position{Hands: card.Deck68.Shuffle(r), Strain: strain}
	for p.Left() > left || p.Trick.Len > 0 {
		p = after(p, anyOf(r, legal(p)))
	}
	return p
}

// Deals of 52 cards: one value, and all 20, in one thread.
func Benchmark52(b *testing.B) {
	for _, strain := range twoStrains {
		b.Run("one value in "+strain.String(), func(b *testing.B) {
			eachDeal(b, card.Deck52, 100, func(deal card.Deal) {
				must(Solve(b.Context(), Position{Hands: deal, Strain: strain}, Options{Threads: 1}))
			})
		})
	}
	b.Run("table", func(b *testing.B) {
		eachDeal(b, card.Deck52, 10, func(deal card.Deal) {
			must(Table(b.Context(), deal, Options{Threads: 1}))
		})
	})
}

// BenchmarkWithout measures what each idea brings: the factors by which the nodes and the time of positions grow
// without it.
func BenchmarkWithout(b *testing.B) {
	cards52 := func(n int, strain bridge.Strain) Position {
		return Position{Hands: card.Deck52.Seeded(1, 0, n), Strain: strain}
	}
	cards68 := func(n int, strain bridge.Strain) Position { return downTo(uint64(n), strain, 12) }
	for _, idea := range []struct {
		name string
		off  switches
	}{
		{"table", switches{table: true}},
		{"equals", switches{equals: true}},
		{"sure", switches{sure: true}},
		{"lost", switches{lost: true}},
		{"refute", switches{refute: true}},
		{"counting", switches{sure: true, lost: true, refute: true}},
		{"leads", switches{leads: true, order: true, instead: true}},
		{"order", switches{order: true}},
		{"instead", switches{instead: true}},
		{"follow", switches{follow: true, instead: true}},
	} {
		for _, of := range []struct {
			name     string
			position func(n int, strain bridge.Strain) Position
		}{{"52 cards", cards52}, {"12 left of 68 cards", cards68}} {
			b.Run(idea.name+"/"+of.name, func(b *testing.B) {
				var with, without times
				var nodesWith, nodesWithout, open int
				for range b.N {
					for n := range dealsOr(10) {
						p := of.position(n, twoStrains[n%2])
						with.add(func() { nodesWith += effort(b, p, switches{}, &open) })
						without.add(func() { nodesWithout += effort(b, p, idea.off, &open) })
					}
				}
				b.ReportMetric(float64(nodesWithout)/float64(nodesWith), "nodes-ratio")
				b.ReportMetric(float64(without.total())/float64(with.total()), "time-ratio")
				b.ReportMetric(float64(len(with)/b.N), "deals")
				b.ReportMetric(float64(open), "given-up") // the ratios are higher then
				b.ReportMetric(0, "ns/op")
			})
		}
	}
}

// effort returns the number of nodes for a value, up to a limit.
func effort(b *testing.B, p Position, off switches, open *int) int {
	const most = 5_000_000
	s := newSearch(DefaultMemory)
	s.off = off
	s.set(p)
	if !must(s.value(b.Context(), p.Trick.Turn().Side(), Bounds{0, p.Left()}, p.Left()/2, most)).Exact() {
		*open++
	}
	return s.nodes
}

// Deals of 52 cards with the aim turned round, down to some tricks: one value in one thread, given up after five million nodes.
func BenchmarkNullo(b *testing.B) {
	for _, left := range []int{8, 10, 11, 12, 13} {
		b.Run(fmt.Sprint(left), func(b *testing.B) {
			var t times
			nodes, open := 0, 0
			for range b.N {
				for n := range dealsOr(30) {
					p := nullo(Position{Hands: card.Deck52.Seeded(1, 0, n)})
					for r := source(uint64(n)); p.Left() > left || p.Trick.Len > 0; {
						p = after(p, anyOf(r, legal(p)))
					}
					t.add(func() { nodes += effort(b, p, switches{}, &open) })
				}
			}
			b.ReportMetric(float64(nodes/len(t)), "nodes-mean")
			b.ReportMetric(float64(open)/float64(b.N), "given-up")
			t.report(b)
		})
	}
}

// BenchmarkEstimate measures the errors and the cost of estimates of whole deals of 68 cards, where eight million nodes
// suffice for the exact value.
func BenchmarkEstimate(b *testing.B) {
	type value struct {
		position Position
		tricks   int
	}
	var values []value
	all := 0
	for n := range dealsOr(10) {
		for _, strain := range twoStrains {
			p := Position{Hands: card.Deck68.Seeded(*seed, 0, n), Strain: strain}
			s := NewSolver(0)
			if truth := must(s.Solve(b.Context(), p, 8_000_000)); truth.Exact() {
				values = append(values, value{p, truth.Min})
				all += s.Nodes()
			}
		}
	}
	if len(values) == 0 {
		b.Fatal("no value could be found: try another -seed, or more -deals")
	}
	for _, breadth := range []Breadth{{2, 2, 1}, {3, 2, 2}, {3, 3, 2}, {4, 3, 3}} {
		b.Run(fmt.Sprint(breadth.Leads, breadth.Follows, breadth.Discards), func(b *testing.B) {
			var t times
			nodes, off, high := 0, 0, 0
			for range b.N {
				for _, v := range values {
					e := NewEstimator(0, breadth)
					t.add(func() {
						about := must(e.Solve(b.Context(), v.position, 0)).Min
						off += max(about-v.tricks, v.tricks-about)
						high += about - v.tricks
					})
					nodes += e.Nodes()
				}
			}
			b.ReportMetric(float64(nodes)/float64(len(t)), "nodes-mean")
			b.ReportMetric(float64(all)/float64(len(values)), "nodes-to-prove")
			b.ReportMetric(float64(off)/float64(len(t)), "off-mean")
			b.ReportMetric(float64(high)/float64(len(t)), "too-high-mean")
			t.report(b)
		})
	}
}
