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

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
)

var (
	games   = flag.Int("games", 4, "games that TestMatch plays, two from each opening, with armies exchanged")
	seed    = flag.Uint64("seed", 1, "what TestMatch draws its openings and dice from")
	levels  = flag.String("levels", "club,beginner", "the two levels of TestMatch, the stronger one first; they sit in turn")
	variant = flag.String("variant", "A1-2", "the variant of TestMatch")
	tables  = flag.Int("tables", runtime.GOMAXPROCS(0), "how many games TestMatch plays at the same time")
	show    = flag.Bool("show", false, "TestMatch prints its games")
)

// openingTurns is the number of random turns of each army at the start of a match game, so that games differ.
const openingTurns = 2

// played is a game of a match.
type played struct {
	line   string
	points float64            // of level 0, out of 1 in total
	acts   [2][]time.Duration // by level
	turns  int
}

// parseLevels reads the flag.
func parseLevels(t *testing.T) (who [2]bot.Level) {
	for i, name := range strings.Split(*levels, ",") {
		level, ok := bot.ParseLevel(name)
		if !ok {
			t.Fatalf("no level %q", name)
		}
		who[i] = level
	}
	return who
}

// opening returns a game after a few random turns without captures or a win.
func opening(v chess.Variant, rng *rand.Rand) chess.Game {
	g := chess.New(chess.Usual(v))
	for !g.Over() {
		p := g.Position()
		if p.Number() > openingTurns*v.Armies().Len() {
			break
		}
		if p.Rolling() {
			g = apply(g, chess.RollEvent(chess.Roll(rng)))
			continue
		}
		moves := slices.DeleteFunc(p.Moves(), func(m chess.Move) bool { return m.Takes || m.TakesVia })
		if len(moves) == 0 {
			moves = p.Moves()
		}
		g = apply(g, chess.MoveEvent(moves[rng.IntN(len(moves))]))
	}
	return g
}

// apply applies a legal event.
func apply(g chess.Game, e chess.Event) chess.Game {
	next, err := g.Apply(e)
	if err != nil {
		panic(err)
	}
	return next
}

// playGame plays one game of a match.
func playGame(t *testing.T, v chess.Variant, number int, who [2]bot.Level) played {
	rng := rand.New(rand.NewPCG(*seed, uint64(number/2)))
	g := opening(v, rng)
	armies := slices.Collect(v.Armies().All())
	side := func(a chess.Army) int { return (slices.Index(armies, a) + number) % 2 }
	var out played
	for !g.Over() {
		p := g.Position()
		if p.Rolling() {
			g = apply(g, chess.RollEvent(chess.Roll(rng)))
			continue
		}
		n := side(p.Turn())
		start := time.Now()
		e, err := bot.Player{Level: who[n], Seed: *seed<<32 | uint64(number), Threads: 1}.Act(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		out.acts[n] = append(out.acts[n], time.Since(start))
		if g, err = g.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	points := g.Points()
	sum := 0.0
	for a, n := range points {
		sum += n
		if v.Armies().Has(chess.Army(a)) && side(chess.Army(a)) == 0 {
			out.points += n
		}
	}
	p := g.Position()
	out.points /= sum
	out.line, out.turns = g.String(), p.Number()-1
	return out
}

// A stronger level beats a weaker one. The default takes seconds; the flags ask for more.
func TestMatch(t *testing.T) {
	v, err := chess.ParseVariant(*variant)
	if err != nil {
		t.Fatal(err)
	}
	who := parseLevels(t)
	all := make([]played, *games)
	var workers sync.WaitGroup
	jobs := make(chan int, len(all))
	for range *tables {
		workers.Go(func() {
			for n := range jobs {
				all[n] = playGame(t, v, n, who)
			}
		})
	}
	for n := range all {
		jobs <- n
	}
	close(jobs)
	workers.Wait()
	sum, won, drawn, turns := 0.0, 0, 0, 0
	var acts [2][]time.Duration
	for n, p := range all {
		sum += p.points
		turns += p.turns
		switch {
		case strings.Contains(p.line[strings.LastIndex(p.line, ";"):], "="):
			drawn++
		case p.points > 0.5:
			won++
		}
		for i := range acts {
			acts[i] = append(acts[i], p.acts[i]...)
		}
		if *show {
			t.Logf("%d %.2f %s", n, p.points, p.line)
		}
	}
	n := float64(len(all))
	share := sum / n
	t.Logf("%v, %v against %v: %.1f %% ± %.1f of the points in %d games, %d won, %d drawn, %.0f turns a game", v, who[0], who[1],
		100*share, 100*math.Sqrt(share*(1-share)/n), len(all), won, drawn, float64(turns)/n)
	for i, d := range acts {
		slices.Sort(d)
		var total time.Duration
		for _, act := range d {
			total += act
		}
		t.Logf("%v: a move %v, 99 %% within %v, all within %v", who[i], (total / time.Duration(len(d))).Round(10*time.Microsecond),
			d[len(d)*99/100].Round(10*time.Microsecond), d[len(d)-1].Round(10*time.Microsecond))
	}
	if who[0] > who[1] && share < 0.5 {
		t.Errorf("%v loses against %v", who[0], who[1])
	}
}
