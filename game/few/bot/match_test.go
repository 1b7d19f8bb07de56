package bot_test

import (
	"context"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
)

var (
	matchRubbers = flag.Int("rubbers", 1, "rubbers, or sessions of three, of each of the two that a match consists of")
	matchLevels  = flag.String("levels", "club,beginner", "the two levels of a match")
	matchRules   = flag.String("rules", "", "the game of a match; all if empty")
	matchSeed    = flag.Uint64("seed", 1, "the seed of a match")
	matchBoards  = flag.Int("boards", 1, "boards of a session at most")
	matchShow    = flag.Bool("show", false, "print the boards of a match")
)

// timing is the durations of acts.
type timing []time.Duration

func (t timing) at(share float64) time.Duration {
	sorted := slices.Sorted(slices.Values(t))
	return sorted[min(len(sorted)-1, int(share*float64(len(sorted))))]
}

// playSession plays a session of some players, to its end or for a number of boards, with deals from the source.
func playSession(r few.Rules, players []bot.Player, source *rand.Rand, boards int, took *[2]timing, whose []int) (few.End, int, error) {
	s := few.NewSession(r)
	for !s.Over() && s.Boards() < boards {
		b, err := few.NewBoard(s.Next(), few.Shuffle(r, source))
		if err != nil {
			return few.End{}, 0, err
		}
		for b.Stage() != few.StageFinished {
			start := time.Now()
			e, err := players[b.Turn()].Act(context.Background(), b.View(b.Turn()))
			if err != nil {
				return few.End{}, 0, fmt.Errorf("after %v: %w", b.Events(), err)
			}
			took[whose[b.Turn()]] = append(took[whose[b.Turn()]], time.Since(start))
			if b, err = b.Apply(e); err != nil {
				return few.End{}, 0, fmt.Errorf("%s: %w after %v", r.Name, err, b.Events())
			}
		}
		if *matchShow {
			fmt.Println(r.ContractText(b.Contract()), b.DeclarerTricks(), b.Setup().Standing, b.Score(), b.Deal(), b.Events())
		}
		if s, err = s.Played(b); err != nil {
			return few.End{}, 0, err
		}
	}
	if s.Over() {
		return s.End(), s.Boards(), nil
	}
	return s.Settle(), s.Boards(), nil
}

// sat is a session of a match: the result of the player at the first level.
type sat struct {
	ahead   float64 // of the best of the others
	beaten  float64 // share of the others who have fewer points; ties count half
	totals  []int
	boards  int
	took    [2]timing
	failure error
}

// sit plays a session of a match in which one player is of the first level, and the others are of the second.
func sit(r few.Rules, levels [2]bot.Level, n, first int) (s sat) {
	players, whose := make([]bot.Player, r.Players()), make([]int, r.Players())
	for p := range players {
		if p != first {
			whose[p] = 1
		}
		players[p] = bot.Player{Level: levels[whose[p]], Seed: *matchSeed + uint64(10*n+p)}
	}
	var end few.End
	end, s.boards, s.failure = playSession(r, players, rand.New(rand.NewPCG(*matchSeed, uint64(n))), *matchBoards, &s.took, whose)
	if s.failure != nil {
		return s
	}
	s.totals = end.Totals
	s.ahead = math.Inf(1)
	for p, total := range end.Totals {
		if p == first {
			continue
		}
		diff := end.Totals[first] - total
		s.ahead = min(s.ahead, float64(diff))
		switch {
		case diff > 0:
			s.beaten += 1 / float64(r.Players()-1)
		case diff == 0:
			s.beaten += 0.5 / float64(r.Players()-1)
		}
	}
	return s
}

// TestMatch plays sessions of two levels on the same deals, each time with their seats exchanged: with three players
// one of the first level plays against two of the second. All acts must be legal. With -v it prints the result.
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
		t.Run(r.Name, func(t *testing.T) { match(t, r, levels) })
	}
}

func match(t *testing.T, r few.Rules, levels [2]bot.Level) {
	all := make([]sat, *matchRubbers*r.Players())
	jobs := make(chan int, len(all))
	for n := range all {
		jobs <- n
	}
	close(jobs)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for n := range jobs {
				all[n] = sit(r, levels, n/r.Players(), n%r.Players())
			}
		})
	}
	workers.Wait()
	var took [2]timing
	wins, boards, beaten, points, squares := 0, 0, 0.0, 0.0, 0.0
	for _, s := range all {
		if s.failure != nil {
			t.Fatal(s.failure)
		}
		for i := range took {
			took[i] = append(took[i], s.took[i]...)
		}
		if s.ahead > 0 {
			wins++
		}
		boards += s.boards
		beaten += s.beaten
		points += s.ahead
		squares += s.ahead * s.ahead
	}
	n := float64(len(all))
	share := beaten / n
	t.Logf("%s, %s against %s: %.1f %% ± %.1f of the others beaten, %d of %d sessions won, %.1f boards each; %.0f ± %.0f points ahead; seed %d", r.Name,
		levels[0], levels[1], 100*share, 100*math.Sqrt(share*(1-share)/n), wins, len(all), float64(boards)/n, points/n,
		math.Sqrt(squares/n-points/n*points/n)/math.Sqrt(n), *matchSeed)
	for i, l := range levels {
		if len(took[i]) > 0 {
			t.Logf("an act of %v: median %v, 99 %% %v, most %v", l, took[i].at(0.5), took[i].at(0.99), took[i].at(1))
		}
	}
}
