package play

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
)

var (
	hands   = flag.Int("hands", 1, "hands of each benchmark")
	ponders = flag.Duration("ponders", 3*time.Second, "how long the user thinks about each act")
)

// BenchmarkAnswers reports how long a user against two others waits until it is his turn again, if nobody thinks ahead and
// if that is done while he ponders; he does what he is advised. Times are those of one processor.
func BenchmarkAnswers(b *testing.B) {
	for _, level := range []bot.Level{bot.Club, bot.Expert} {
		b.Run(level.String(), func(b *testing.B) {
			var asked, waited []time.Duration
			for range b.N {
				for n := range *hands {
					a, w := answers(b, bot.Player{Level: level, Threads: 1}, uint64(n))
					asked, waited = append(asked, a...), append(waited, w...)
				}
			}
			there := 0
			for _, w := range waited {
				if w == 0 {
					there++
				}
			}
			b.ReportMetric(at(asked, 0.5), "asked-median-ms")
			b.ReportMetric(at(asked, 1), "asked-most-ms")
			b.ReportMetric(at(waited, 0.5), "ahead-median-ms")
			b.ReportMetric(at(waited, 1), "ahead-most-ms")
			b.ReportMetric(100*float64(there)/float64(len(waited)), "there-%")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// answers plays a hand with a user in seat 1. It returns for each time that he waits how long the others take in all, and how
// much of that is left when he has acted.
func answers(b *testing.B, computer bot.Player, n uint64) (asked, waited []time.Duration) {
	its := poker.Table{Rules: poker.Standard(), Hand: 1, Button: 1}
	for seat := poker.Seat(1); seat <= 3; seat++ {
		its.Players = append(its.Players, poker.Player{Seat: seat, Stack: 500})
	}
	h, err := poker.NewHand(its, its.Shuffle(rand.New(rand.NewPCG(n, 1))))
	if err != nil {
		b.Fatal(err)
	}
	t := newThoughts(Config{Person: 1, Players: map[poker.Seat]Player{2: computer, 3: computer}, Adviser: computer}, h)
	took := map[string]time.Duration{}
	think := func() (takes time.Duration, ok bool) {
		began := time.Now()
		line, ok := t.Step(b.Context())
		took[line] = time.Since(began)
		return took[line], ok
	}
	var all, left time.Duration // since the user has acted
	for !h.Over() {
		line := lineOf(h)
		seat, _ := h.Turn()
		if seat != 1 {
			if !t.Knows(line) {
				takes, _ := think()
				left += takes
			}
			all += took[line]
		} else {
			if h.Stage() > poker.FirstStreet {
				asked, waited = append(asked, all), append(waited, left)
			}
			all, left = 0, 0
			for pondering := *ponders; pondering > 0; {
				takes, ok := think()
				if !ok {
					break
				}
				if pondering -= takes; pondering < 0 {
					left = -pondering // of what is being worked out when he acts
				}
			}
			line = adviceOn(line)
		}
		a, err := t.Wait(b.Context(), line)
		if err != nil {
			b.Fatal(err)
		}
		if h, err = h.Apply(a.Act); err != nil {
			b.Fatal(err)
		}
		t.follow(h)
	}
	return asked, waited
}

// at returns the time of a part of the answers, from 0 to 1, in milliseconds.
func at(times []time.Duration, part float64) float64 {
	slices.Sort(times)
	return float64(times[int(part*float64(len(times)-1))].Microseconds()) / 1000
}
