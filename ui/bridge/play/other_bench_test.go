//go:build unix

package play

import (
	"context"
	"runtime"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// BenchmarkOtherTable reports how long the user waits for each act of a computer player, alone
// and with another table at work. Both sessions are the same, act by act. The user, who plays
// by rules of thumb, ponders as long as the flag says. Times are those of the clock, so this
// means something only on a machine that has nothing else to do.
func BenchmarkOtherTable(b *testing.B) {
	for _, level := range []bot.Level{bot.Club, bot.Expert} {
		for name, other := range map[string]bool{"alone": false, "with": true} {
			b.Run(level.String()+"/"+name, func(b *testing.B) {
				var waits []time.Duration
				var sum, took time.Duration
				there := 0
				for range b.N {
					for n := range *boards {
						w, d, ok := waitsFor(b, level, other, n)
						waits, took = append(waits, w...), took+d
						if ok {
							there++
						}
					}
				}
				for _, w := range waits {
					sum += w
				}
				b.ReportMetric(at(waits, 0.5), "wait-median-ms")
				b.ReportMetric(at(waits, 0.9), "wait-p90-ms")
				b.ReportMetric(at(waits, 0.99), "wait-p99-ms")
				b.ReportMetric(float64(sum.Milliseconds())/float64(len(waits)), "wait-mean-ms")
				b.ReportMetric(took.Seconds()/float64(b.N**boards), "board-s")
				if other {
					b.ReportMetric(100*float64(there)/float64(b.N**boards), "there-at-end-%")
				}
				b.ReportMetric(0, "ns/op")
			})
		}
	}
}

// waitsFor plays a board with a user South, and returns how long he waits after each of his
// acts, how long the board takes, and whether the other table is there at its end.
func waitsFor(b *testing.B, level bot.Level, other bool, n int) (waits []time.Duration, took time.Duration, there bool) {
	changed := make(chan bool, 1)
	config := Config{
		User: bridge.User{Seat: card.South, BothHands: true}, Journal: nowhere{},
		Computer: bot.Player{Level: level, Threads: max(1, runtime.GOMAXPROCS(0)-1)},
		Deal:     func(int) card.Deal { return card.Deck68.Seeded(2, 1, n) },
		Changed: func() {
			select {
			case changed <- true:
			default:
			}
		},
	}
	config.Adviser = config.Computer.(bot.Player)
	if other {
		config.Other = bot.Player{Level: level, Threads: 1}
	}
	began := time.Now()
	s, err := New(config, session.Session{Rules: bridge.SuperBridge(), Length: 4}, nil)
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	acted := time.Time{} // when the user did something that has not been answered yet
	events := 0
	for {
		state := s.State()
		if state.Err != nil {
			b.Fatal(state.Err)
		}
		if n := len(state.Board.Events()); !acted.IsZero() && n > events {
			waits, acted = append(waits, time.Since(acted)), time.Time{}
		}
		switch {
		case state.Board.Phase() == bridge.Finished:
			_, there, _ = s.Other(state.Board)
			return waits, time.Since(began), there
		case state.Waits():
			s.GoOn()
		case state.Asked:
			time.Sleep(*ponders)
			a, err := bot.Advise(context.Background(), state.Board.View(state.Board.Actor()))
			if err != nil {
				b.Fatal(err)
			}
			after, err := state.Board.Apply(a.Event)
			if err != nil {
				b.Fatal(err)
			}
			if err := s.Act(a.Event); err != nil {
				b.Fatal(err)
			}
			if after.Phase() != bridge.Finished && !config.User.Acts(after.Table) {
				acted, events = time.Now(), len(after.Events())
			}
		default:
			<-changed
		}
	}
}
