package bot_test

import (
	"context"
	"flag"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
)

var (
	series = flag.Int("series", 8, "series of hands that TestMatch plays, each twice, with seats exchanged")
	length = flag.Int("length", 5, "the hands of a series")
	seed   = flag.Uint64("seed", 1, "what TestMatch draws its cards from")
	levels = flag.String("levels", "club,beginner", "the two levels of TestMatch, the stronger one first, who sit in turn")
	seats  = flag.Int("seats", 2, "how many players TestMatch has")
	tables = flag.Int("tables", runtime.GOMAXPROCS(0), "how many series TestMatch plays at the same time")
)

// figures are the results of a level in a match.
type figures struct {
	street, dead, fantasies int // hands played street by street; of these dead ones, and ones before a fantasy
	royalties               int
	set, returns            [18]int // fantasies by the number of cards; of these returns
	earned                  [18]int // royalties of fantasies
	next                    [18]int // hands played street by street before a fantasy, by its number of cards
	pairs, won              [18]int // fantasies against hands played street by street, and the points that they brought
	acts                    []time.Duration
}

func (f *figures) add(o *figures) {
	f.street += o.street
	f.dead += o.dead
	f.fantasies += o.fantasies
	f.royalties += o.royalties
	for i := range f.set {
		f.set[i] += o.set[i]
		f.returns[i] += o.returns[i]
		f.earned[i] += o.earned[i]
		f.next[i] += o.next[i]
		f.pairs[i] += o.pairs[i]
		f.won[i] += o.won[i]
	}
	f.acts = append(f.acts, o.acts...)
}

// worth returns the values of fantasies to players like these: the points that a fantasy brings against a hand played
// street by street, plus the value of a return, minus that of what the other hand may bring.
func (f *figures) worth() (worth [18]float64) {
	share := func(part, whole int) float64 { return float64(part) / float64(max(1, whole)) }
	for range 100 { // enough to converge
		other := 0.0
		for cards, n := range f.next {
			other += share(n, f.street) * worth[cards]
		}
		again := worth[14]
		for cards := 14; cards <= 17; cards++ {
			worth[cards] = share(f.won[cards], f.pairs[cards]) + share(f.returns[cards], f.set[cards])*again - other
		}
	}
	return worth
}

// playSeries plays hands with the same cards in every seating, and returns the points of level 0 per hand and opponent.
func playSeries(t *testing.T, number uint64, who [2]bot.Level, exchanged int, f *[2]figures) float64 {
	var sitting []poker.Seat
	var stacks []int
	for i := range *seats {
		sitting = append(sitting, poker.Seat(i+1))
		stacks = append(stacks, 1_000_000)
	}
	side := func(seat poker.Seat) int { return (int(seat) + exchanged) % 2 }
	game, err := poker.NewGame(poker.Standard(), "match", sitting, stacks, 1)
	if err != nil {
		t.Fatal(err)
	}
	points, pairs := 0, 0
	for n := range *length {
		table := game.Table()
		hand, err := poker.NewHand(table, table.Shuffle(rand.New(rand.NewPCG(*seed, number<<16|uint64(n)))))
		if err != nil {
			t.Fatal(err)
		}
		for {
			seat, ok := hand.Turn()
			if !ok {
				break
			}
			player := bot.Player{Level: who[side(seat)], Seed: 2*number + uint64(exchanged), Threads: 1}
			start := time.Now()
			act, err := player.Act(context.Background(), hand.View(seat))
			if err != nil {
				t.Fatal(err)
			}
			f[side(seat)].acts = append(f[side(seat)].acts, time.Since(start))
			if hand, err = hand.Apply(act); err != nil {
				t.Fatal(err)
			}
		}
		settled := hand.Settle()
		for _, p := range settled.Pairs {
			first, _ := table.Player(p.Pair.First)
			second, _ := table.Player(p.Pair.Second)
			if first.Fantasy > 0 && second.Fantasy == 0 {
				f[side(first.Seat)].pairs[first.Fantasy]++
				f[side(first.Seat)].won[first.Fantasy] += p.Points
			} else if second.Fantasy > 0 && first.Fantasy == 0 {
				f[side(second.Seat)].pairs[second.Fantasy]++
				f[side(second.Seat)].won[second.Fantasy] -= p.Points
			}
			if a, b := side(p.Pair.First), side(p.Pair.Second); a != b {
				pairs++
				if a == 0 {
					points += p.Points
				} else {
					points -= p.Points
				}
			}
		}
		for i, p := range table.Players {
			f, rated := &f[side(p.Seat)], settled.Rated[i]
			sum := rated.Royalties[0] + rated.Royalties[1] + rated.Royalties[2]
			if p.Fantasy > 0 {
				f.set[p.Fantasy]++
				f.earned[p.Fantasy] += sum
				if rated.Return > 0 {
					f.returns[p.Fantasy]++
				}
				continue
			}
			f.street++
			f.royalties += sum
			if rated.Dead {
				f.dead++
			}
			if rated.Fantasy > 0 {
				f.fantasies++
				f.next[rated.Fantasy]++
			}
		}
		if game, err = game.Played(hand); err != nil {
			t.Fatal(err)
		}
	}
	return float64(points) / float64(pairs)
}

// A stronger level beats a weaker one. The default takes seconds; the flags ask for more.
func TestMatch(t *testing.T) {
	var who [2]bot.Level
	for i, name := range strings.Split(*levels, ",") {
		level, ok := bot.ParseLevel(name)
		if !ok {
			t.Fatalf("no level %q", name)
		}
		who[i] = level
	}
	results := make([]float64, *series)
	var f [2]figures
	var lock sync.Mutex
	var workers sync.WaitGroup
	jobs := make(chan int, *series)
	for range *tables {
		workers.Go(func() {
			for n := range jobs {
				var own [2]figures
				a := playSeries(t, uint64(n), who, 0, &own)
				b := playSeries(t, uint64(n), who, 1, &own)
				lock.Lock()
				results[n] = (a + b) / 2
				for i := range f {
					f[i].add(&own[i])
				}
				lock.Unlock()
			}
		})
	}
	for n := range *series {
		jobs <- n
	}
	close(jobs)
	workers.Wait()
	var mean, squares float64
	for _, r := range results {
		mean += r / float64(*series)
	}
	for _, r := range results {
		squares += (r - mean) * (r - mean)
	}
	n := float64(*series)
	t.Logf("%v against %v: %+.2f ± %.2f points a hand and opponent, %d hands twice", who[0], who[1], mean,
		math.Sqrt(squares/n/max(1, n-1)), *series**length)
	if mean < 0 && who[0] > who[1] {
		t.Errorf("%v loses against %v", who[0], who[1])
	}
	if who[0] == who[1] {
		f[0].add(&f[1])
		worth := f[0].worth()
		t.Logf("fantasies of 14, 15, 16, 17 cards are worth %.1f points", worth[14:])
	}
	for i, f := range f {
		slices.Sort(f.acts)
		var all time.Duration
		for _, d := range f.acts {
			all += d
		}
		street := float64(max(1, f.street))
		t.Logf("%v: %d hands street by street, dead %.1f %%, fantasies %.1f %%, royalties %.2f; an act %v, 99 %% within %v, all within %v",
			who[i], f.street, 100*float64(f.dead)/street, 100*float64(f.fantasies)/street, float64(f.royalties)/street,
			(all / time.Duration(max(1, len(f.acts)))).Round(10*time.Microsecond), f.acts[len(f.acts)*99/100].Round(10*time.Microsecond),
			f.acts[len(f.acts)-1].Round(10*time.Microsecond))
		for cards, set := range f.set {
			if set > 0 {
				t.Logf("  %d fantasies of %d: royalties %.1f, returns %.0f %%", set, cards, float64(f.earned[cards])/float64(set),
					100*float64(f.returns[cards])/float64(set))
			}
		}
	}
}
