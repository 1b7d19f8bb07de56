package bot_test

import (
	"context"
	"flag"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
)

var (
	matchRubbers = flag.Int("rubbers", 1, "rubbers, or sessions of three, of each of the two that a match consists of")
	matchLevels  = flag.String("levels", "expert,beginner", "the two levels of a match")
	matchRules   = flag.String("rules", "", "the game of a match; all if empty")
	matchSeed    = flag.Uint64("seed", 1, "the seed of a match")
	matchBoards  = flag.Int("boards", 2, "boards of a session at most")
)

// timing is how long acts have taken.
type timing []time.Duration

func (t timing) at(share float64) time.Duration {
	sorted := slices.Sorted(slices.Values(t))
	return sorted[min(len(sorted)-1, int(share*float64(len(sorted))))]
}

// playSession plays a session of some players; deals come from the source.
func playSession(t *testing.T, r few.Rules, players []bot.Player, source *rand.Rand, boards int, took *[2]timing, whose []int) few.End {
	t.Helper()
	s := few.NewSession(r)
	for !s.Over() && s.Boards() < boards {
		b, err := few.NewBoard(s.Next(), few.Shuffle(r, source))
		if err != nil {
			t.Fatal(err)
		}
		for b.Stage() != few.StageFinished {
			start := time.Now()
			e, err := players[b.Turn()].Act(context.Background(), b.View(b.Turn()))
			if err != nil {
				t.Fatalf("after %v: %v", b.Events(), err)
			}
			took[whose[b.Turn()]] = append(took[whose[b.Turn()]], time.Since(start))
			if b, err = b.Apply(e); err != nil {
				t.Fatalf("%s: %v after %v", r.Name, err, b.Events())
			}
		}
		if s, err = s.Played(b); err != nil {
			t.Fatal(err)
		}
	}
	return s.Settle()
}

// TestMatch plays sessions of two levels on the same deals, each time with their seats exchanged: with three players one of a level
// plays against two of the other. All acts must be legal. With -v it says how the match went.
func TestMatch(t *testing.T) {
	names := strings.Split(*matchLevels, ",")
	var levels [2]bot.Level
	for i := range levels {
		l, ok := bot.ParseLevel(names[i%len(names)])
		if !ok {
			t.Fatalf("there is no level %q", names[i])
		}
		levels[i] = l
	}
	for _, r := range few.Games() {
		if *matchRules != "" && !strings.EqualFold(*matchRules, r.Name) {
			continue
		}
		t.Run(r.Name, func(t *testing.T) {
			var took [2]timing
			wins, draws, sessions, points := 0, 0, 0, 0.0
			var squares float64
			for n := range *matchRubbers {
				for first := range r.Players() {
					players, whose := make([]bot.Player, r.Players()), make([]int, r.Players())
					for p := range players {
						whose[p] = 1
						if p == first {
							whose[p] = 0
						}
						players[p] = bot.Player{Level: levels[whose[p]], Seed: *matchSeed + uint64(10*n+p)}
					}
					source := rand.New(rand.NewPCG(*matchSeed, uint64(n)))
					end := playSession(t, r, players, source, *matchBoards, &took, whose)
					best := math.MinInt
					for p, total := range end.Totals {
						if p != first {
							best = max(best, total)
						}
					}
					diff := float64(end.Totals[first] - best)
					points += diff
					squares += diff * diff
					sessions++
					switch {
					case diff > 0:
						wins++
					case diff == 0:
						draws++
					}
				}
			}
			n := float64(sessions)
			share := (float64(wins) + float64(draws)/2) / n
			t.Logf("%s %s–%s: %d of %d won, %d drawn (%.1f %% ± %.1f), %.0f ± %.0f points a session, seed %d", r.Name, levels[0], levels[1],
				wins, sessions, draws, 100*share, 100*math.Sqrt(share*(1-share)/n), points/n, math.Sqrt(squares/n-points/n*points/n)/math.Sqrt(n), *matchSeed)
			for i, l := range levels {
				if len(took[i]) > 0 {
					t.Logf("an act of %v: median %v, 99 %% %v, most %v", l, took[i].at(0.5), took[i].at(0.99), took[i].at(1))
				}
			}
		})
	}
}
