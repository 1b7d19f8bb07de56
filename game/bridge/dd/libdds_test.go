//go:build dds

package dd

import (
	"flag"
	"maps"
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd/internal/libdds"
	"github.com/superbridge/superbridge/game/card"
)

var tables = flag.Int("tables", 1000, "tables to compare with those of libdds, and a third as many positions")

// All 20 cells of a table agree with libdds, and so does the par for each dealer and vulnerability.
func TestTableBesideLibdds(t *testing.T) {
	for n := range *tables {
		deal := card.Deck52.Seeded(*seed, 0, n)
		table := must(Table(t.Context(), deal, Options{}))
		want := must(libdds.Table(deal))
		for _, seat := range card.Seats {
			for _, strain := range bridge.Strains {
				if tricks := want[seat][strain]; table[seat][strain] != (Bounds{tricks, tricks}) {
					t.Errorf("%v\n%v in %v takes %v; libdds says %d", deal, seat, strain, table[seat][strain], tricks)
				}
			}
		}
		for vul := range bridge.VulBoth + 1 {
			for _, dealer := range card.Seats {
				got := must(Par(table, bridge.Duplicate(), dealer, vul))
				its := must(libdds.DealerPar(want, dealer, vul))
				if !sameAs(got, its) {
					t.Errorf("%v\ndealer %v, vulnerable %v: par %+v; libdds says %+v", deal, dealer, vul, got, its)
				}
			}
		}
	}
}

// sameAs reports whether a par agrees with libdds's: its points, and all contracts that it names, which may not be
// all there are.
func sameAs(p ParScore, its libdds.Par) bool {
	for _, c := range its.Contracts {
		contract := bridge.Contract{Level: c.Level, Strain: c.Strain}
		if c.Down > 0 {
			contract.Doubling = bridge.Doubled
		}
		for _, contract.Declarer = range c.By {
			if !slices.Contains(p.Contracts, contract) {
				return false
			}
		}
	}
	return p.Points == its.Points
}

// The value of each playable card agrees with libdds, even in the middle of a trick.
func TestPlaysBesideLibdds(t *testing.T) {
	r := source(*seed)
	for n := range *tables / 3 {
		b := ending(r, bridge.Duplicate(), bridge.Strains[n%5], 1+n%11, r.IntN(4))
		p := must(At(b))
		want := must(libdds.Plays(p.Hands, p.Trick, p.Strain))
		got := map[card.Card]int{}
		for _, play := range must(Plays(t.Context(), p, Options{})) {
			if !play.Tricks.Exact() {
				t.Errorf("%v is worth %v", play.Cards, play.Tricks)
			}
			for c := range play.Cards.All() {
				got[c] = play.Tricks.Min
			}
		}
		if !maps.Equal(got, want) {
			t.Errorf("%s\nplays are worth %v; libdds says %v", describe(b), got, want)
		}
		best := slices.Max(slices.Collect(maps.Values(want)))
		if got := must(Solve(t.Context(), p, Options{})); got != (Bounds{best, best}) {
			t.Errorf("%s\n%v tricks; libdds says %d", describe(b), got, best)
		}
	}
}

// BenchmarkBesideLibdds solves the same deals with both, in turn, each in one thread.
func BenchmarkBesideLibdds(b *testing.B) {
	for _, strain := range []bridge.Strain{bridge.NoTrump, bridge.Spades} {
		b.Run("one value in "+strain.String(), func(b *testing.B) {
			beside(b, func(deal card.Deal) {
				must(Solve(b.Context(), Position{Hands: deal, Strain: strain}, Options{Threads: 1}))
			}, func(deal card.Deal) {
				must(libdds.Solve(deal, bridge.Trick{}, strain))
			})
		})
	}
	b.Run("table", func(b *testing.B) {
		beside(b, func(deal card.Deal) {
			must(Table(b.Context(), deal, Options{Threads: 1}))
		}, func(deal card.Deal) {
			must(libdds.Table(deal))
		})
	})
}

// beside reports the time of both and the ratio of ours to libdds's. The garbage collector's work for a deal counts
// as ours, and never falls into the other's time; it has no thread of its own to wait for.
func beside(b *testing.B, ours, theirs func(card.Deal)) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1)) // here, for each benchmark sets it
	var our, their times
	for range b.N {
		for n := range dealsOr(200) {
			deal := card.Deck52.Seeded(*seed, 1, n)
			our.add(func() { ours(deal); runtime.GC() })
			their.add(func() { theirs(deal) })
		}
	}
	for _, m := range []struct {
		name       string
		our, their time.Duration
	}{
		{"median", our.at(0.5), their.at(0.5)},
		{"total", our.total(), their.total()},
	} {
		b.ReportMetric(milliseconds(m.our), m.name+"-ms")
		b.ReportMetric(milliseconds(m.their), "libdds-"+m.name+"-ms")
		b.ReportMetric(float64(m.our)/float64(m.their), m.name+"-ratio")
	}
	b.ReportMetric(float64(len(our)/b.N), "deals")
	b.ReportMetric(0, "ns/op")
}
