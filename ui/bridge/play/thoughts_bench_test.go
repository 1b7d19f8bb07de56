//go:build unix

package play

import (
	"flag"
	"math"
	"slices"
	"syscall"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

var (
	boards  = flag.Int("boards", 1, "boards of each benchmark")
	of52    = flag.Bool("duplicate", false, "boards of 52 cards")
	ponders = flag.Duration("ponders", 3*time.Second, "how long the person thinks about each act")
)

// BenchmarkAnswers reports how long the user waits for the next act of a computer player
// after each of his own: if nobody thinks ahead, and if that is done while he ponders. He
// plays as well as they do. Times are the processor's, as if there were one that nobody else
// uses, so that a busy machine measures the same as an idle one.
func BenchmarkAnswers(b *testing.B) {
	for _, level := range []bot.Level{bot.Club, bot.Expert} {
		b.Run(level.String(), func(b *testing.B) {
			var asked, waited []time.Duration
			there := 0
			for range b.N {
				for n := range *boards {
					a, w := answers(b, bot.Player{Level: level, Threads: 1}, n)
					asked, waited = append(asked, a...), append(waited, w...)
				}
			}
			for _, w := range waited {
				if w == 0 {
					there++
				}
			}
			b.ReportMetric(at(asked, 0.5), "asked-median-ms")
			b.ReportMetric(at(asked, 0.99), "asked-p99-ms")
			b.ReportMetric(at(waited, 0.5), "ahead-median-ms")
			b.ReportMetric(at(waited, 0.99), "ahead-p99-ms")
			b.ReportMetric(100*float64(there)/float64(len(waited)), "there-%")
			b.ReportMetric(float64(len(waited)), "answers")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// answers plays a board with a user South. It returns for each answer to him how long it
// takes to work out, and how much of that was left when he had acted.
func answers(b *testing.B, computer bot.Player, n int) (asked, waited []time.Duration) {
	board, err := bridge.NewBoard(bridge.SuperBridge(), card.Deck68.Seeded(2, 1, n), card.Seats[n%4], bridge.VulNone)
	if err != nil {
		b.Fatal(err)
	}
	config := Config{User: bridge.User{Seat: card.South, BothHands: true}, Computer: computer, Adviser: computer}
	t := newThoughts(config, board)
	took := map[string]time.Duration{}
	think := func() (line string, takes time.Duration, ok bool) {
		before := processor()
		line, ok = t.Step(b.Context())
		takes = processor() - before
		took[line] = takes
		return line, takes, ok
	}
	for board.Phase() != bridge.Finished {
		line := lineOf(board.Events())
		if !config.User.Acts(board.Table) {
			if !t.Knows(line) {
				think()
			}
			board = apply(b, board, said(b, t, line))
			t.follow(board)
			continue
		}
		present, over := "", time.Duration(0) // what is being worked out when he acts, and what is left of it
		for left := *ponders; left > 0; {
			line, takes, ok := think()
			if !ok {
				break
			}
			if left -= takes; left < 0 {
				present, over = line, -left
			}
		}
		e, err := computer.Act(b.Context(), board.View(board.Actor()))
		if err != nil {
			b.Fatal(err)
		}
		board = apply(b, board, e)
		t.follow(board)
		if board.Phase() == bridge.Finished || config.User.Acts(board.Table) {
			continue
		}
		line = lineOf(board.Events())
		wait := time.Duration(0)
		if !t.Knows(line) {
			_, wait, _ = think()
		} else if line == present {
			wait = over
		}
		asked, waited = append(asked, took[line]), append(waited, wait)
	}
	return asked, waited
}

// said returns what a computer player does whose answer is there.
func said(b *testing.B, t *thoughts, line string) bridge.Event {
	advice, err := t.Wait(b.Context(), line)
	if err != nil {
		b.Fatal(err)
	}
	return advice.Event
}

func apply(b *testing.B, board bridge.Board, e bridge.Event) bridge.Board {
	next, err := board.Apply(e)
	if err != nil {
		b.Fatal(err)
	}
	return next
}

// at returns the time of a part of the answers, from 0 to 1, in milliseconds.
func at(times []time.Duration, part float64) float64 {
	slices.Sort(times)
	return float64(times[int(math.Ceil(part*float64(len(times))))-1].Microseconds()) / 1000
}

// processor returns the processor time that this process has used.
func processor() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
