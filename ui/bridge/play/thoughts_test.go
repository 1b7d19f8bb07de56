package play

import (
	"context"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

// What is known is for the board as it is. The rest is forgotten.
func TestThoughtsForget(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b, err := bridge.NewBoard(bridge.SuperBridge(), card.Deck68.Seeded(1, 1, 1), card.South, bridge.VulNone)
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		thoughts := newThoughts(Config{User: bridge.User{Seat: card.South, BothHands: true}, Computer: bot.Player{}, Adviser: bot.Player{}}, b)
		go thoughts.Work(ctx)
		most := 0
		for b.Phase() != bridge.Finished {
			synctest.Wait()
			known := slices.Collect(thoughts.Lines())
			for _, line := range known {
				if !strings.HasPrefix(line, lineOf(b.Events())) {
					t.Fatalf("after %v it is known what happens after %v", b.Events(), line)
				}
			}
			most = max(most, len(known))
			advice, err := bot.Advise(ctx, b.View(b.Actor()))
			if err != nil {
				t.Fatal(err)
			}
			if b, err = b.Apply(advice.Event); err != nil {
				t.Fatal(err)
			}
			thoughts.follow(b)
		}
		if least, limit := 12, far+far*(1+17)+1; most < least || most > limit {
			t.Errorf("at most %d answers were known, want %d to %d", most, least, limit)
		}
	})
}
