//go:build unix

package play

import (
	"context"
	"fmt"
	"runtime"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// BenchmarkOtherTable reports how long the user waits for each act of a computer player, alone
// and with another table at work, or a field of eight. All sessions are the same, act by act. The user, who plays
// by rules of thumb, ponders as long as the flag says. Times are those of the clock, so this
// means something only on a machine that has nothing else to do.
func BenchmarkOtherTable(b *testing.B) {
	for _, level := range []bot.Level{bot.Club, bot.Expert} {
		for _, tables := range []int{1, 2, 8} {
			b.Run(fmt.Sprintf("%v/tables-%d", level, tables), func(b *testing.B) {
				var waits []time.Duration
				var sum, took time.Duration
				there := 0
				for range b.N {
					for n := range *boards {
						w, d, in := waitsFor(b, level, tables, n)
						waits, took = append(waits, w...), took+d
						there += in
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
				if tables > 1 {
					b.ReportMetric(100*float64(there)/float64(b.N**boards*(tables-1)), "there-at-end-%")
				}
				b.ReportMetric(0, "ns/op")
			})
		}
	}
}

// waitsFor plays a board with a user South, and returns how long he waits after each of his
// acts, how long the board takes, and how many of the other tables are there at its end.
func waitsFor(b *testing.B, level bot.Level, tables, n int) (waits []time.Duration, took time.Duration, there int) {
	changed := make(chan bool, 1)
	rules := bridge.SuperBridge()
	if *of52 {
		rules = bridge.Duplicate()
	}
	config := Config{
		User: bridge.User{Seat: card.South, BothHands: true}, Journal: nowhere{},
		Computer: bot.Player{Level: level, Threads: max(1, runtime.GOMAXPROCS(0)-1)},
		Deal:     func(int) card.Deal { return rules.Deck.Seeded(2, 1, n) },
		Changed: func() {
			select {
			case changed <- true:
			default:
			}
		},
	}
	config.Adviser = config.Computer.(bot.Player)
	switch tables {
	case 1:
	case 2:
		config.Other = bot.Player{Level: level, Threads: 1}
	default:
		config.Field = &Field{Tables: tables, Player: func(b bridge.Board, table int) match.Player {
			return bot.Player{Level: level, Threads: 1, Source: field.Seed(b.Number(), table)}
		}}
	}
	began := time.Now()
	s, err := New(config, session.Session{Rules: rules, Length: 4}, nil)
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
			if _, ok, _ := s.Other(state.Board); ok {
				there = 1
			} else if t := s.Traveller(state.Board); t.In() > 0 {
				there = t.In() - 1
			}
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
