package line

import (
	"flag"
	"math"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
)

var (
	gainDeals = flag.Int("gain", 0, "boards of which the ending is played twice by experts, with and without lines")
	gainSeed  = flag.Uint64("gain-seed", 1, "seed of their deals")
)

// Declarer's tricks and points with and without lines, from the sixth last trick on: the same deals, auctions, leads and
// play before (by beginners), against the same defenders. Of each contract and strain apart.
func TestGain(t *testing.T) {
	if *gainDeals == 0 {
		t.Skip("a measure, which takes minutes: -gain says how many boards")
	}
	const tricks = 6
	type sums struct{ n, differ, points, squares, tricks float64 }
	for _, rules := range []bridge.Rules{bridge.Duplicate(), bridge.SuperBridge()} {
		var by [2]sums // suit, no-trump
		var slowest time.Duration
		for i := range *gainDeals {
			b := played(t, rules, *gainSeed+uint64(i))
			from := -1
			for n := b.Opening(); n < len(b.Events()); n++ {
				if at := b.Prefix(n); at.Phase() == bridge.PlayPhase && at.Left() == tricks && at.Trick().Len == 0 {
					from = n
					break
				}
			}
			if from < 0 {
				continue
			}
			side := b.Contract().Declarer.Side()
			var ends [2]bridge.Board
			for k := range ends {
				at := b.Prefix(from)
				for at.Phase() == bridge.PlayPhase {
					player := bot.Player{Level: bot.Expert, Scoring: bot.IMPs, Threads: 1, Lines: k == 1 && at.Turn().Side() == side}
					start := time.Now()
					e, err := player.Act(t.Context(), at.View(at.Actor()))
					if player.Lines {
						slowest = max(slowest, time.Since(start))
					}
					if err == nil {
						at, err = at.Apply(e)
					}
					if err != nil {
						t.Fatal(err)
					}
				}
				ends[k] = at
			}
			s := &by[0]
			if b.Contract().Strain == bridge.NoTrump {
				s = &by[1]
			}
			here, there := ends[1].Against(ends[0], side)
			imps := float64(bridge.IMPs(here - there))
			s.n++
			s.points += imps
			s.squares += imps * imps
			more := float64(ends[1].DeclarerTricks() - ends[0].DeclarerTricks())
			if s.tricks += more; more != 0 {
				s.differ++
			}
		}
		for i, name := range []string{"suit", "no-trump"} {
			s := by[i]
			t.Logf("%s, %s: %.0f boards, %.0f differ, tricks %+.0f, IMPs %+.3f ± %.3f a board; slowest card %v",
				rules.Name, name, s.n, s.differ, s.tricks, s.points/s.n, math.Sqrt(s.squares)/s.n, slowest)
		}
	}
}
