package bot_test

import (
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/match"
)

// Players with seeds of their own act differently on many deals, each time the same way; players without one act as
// they always did.
func TestSource(t *testing.T) {
	rules := bridge.Duplicate()
	play := func(n int, p bot.Player) string {
		b, err := bridge.NewBoard(rules, rules.Deck.Seeded(3, 1, n+1), rules.Dealer(n), rules.Vulnerability(n))
		if err == nil {
			m := match.Match{Players: [4]match.Player{p, p, p, p}}
			b, err = m.Board(t.Context(), b)
		}
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(b.Events())
	}
	type played struct {
		level        bot.Level
		deals, other int // of these deals at least other are played differently
	}
	all := []played{{bot.Beginner, 40, 30}, {bot.Club, 1, 1}}
	if testing.Short() { // who thinks takes long for a deal where races are looked for
		all = []played{{bot.Beginner, 8, 6}}
	}
	for _, tt := range all {
		others := 0
		for n := range tt.deals {
			usual := play(n, bot.Player{Level: tt.level})
			one := play(n, bot.Player{Level: tt.level, Source: 17, Threads: 1})
			if again := play(n, bot.Player{Level: tt.level, Source: 17, Threads: 3}); again != one {
				t.Errorf("%v, deal %d: %s, and again %s", tt.level, n, one, again)
			}
			if one != usual {
				others++
			}
		}
		if others < tt.other {
			t.Errorf("%v: %d of %d deals are played otherwise", tt.level, others, tt.deals)
		}
	}
}
