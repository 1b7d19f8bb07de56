package bot

import (
	"context"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime"
	"sync"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

var (
	lessons = flag.Int("lessons", 4, "games that TestTune learns from")
	trials  = flag.Int("trials", 2, "games that TestTune plays with what it has found against the weights in use")
	nodes   = flag.Int("nodes", 1000, "positions that the players of TestTune look at for a move")
	from    = flag.Uint64("from", 1, "what TestTune draws its openings from")
)

// sample is a position of a game, and the game's result for the side in turn: 1, 0 or a half.
type sample struct {
	p      chess.Position
	result float64
}

// selfPlay plays a game from a random opening, with weights for each side, and returns it.
func selfPlay(tb testing.TB, number uint64, by [2]*weights, change func(int, *thinking)) chess.Game {
	rng := rand.New(rand.NewPCG(*from, number/2))
	g := game(tb, "A1-2 ; ; *")
	for turn := 0; !g.Over(); turn++ {
		p := g.Position()
		m := p.Moves()[rng.IntN(len(p.Moves()))]
		if turn >= 6 {
			t := newThinking(context.Background(), Player{Level: Club, Seed: number}, g)
			side := (turn + int(number)) % 2
			t.effort.nodes = *nodes
			if by[side] != nil {
				t.weights = by[side]
			}
			if change != nil {
				change(side, t)
			}
			tries, err := t.decide()
			if err != nil {
				tb.Fatal(err)
			}
			m = tries[0].move
		}
		var err error
		if g, err = g.Apply(chess.MoveEvent(m)); err != nil {
			tb.Fatal(err)
		}
	}
	return g
}

// inGames runs do for a number of games, as many at a time as there are processors.
func inGames(count int, do func(number uint64)) {
	jobs := make(chan uint64, count)
	for n := range count {
		jobs <- uint64(n)
	}
	close(jobs)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for n := range jobs {
				do(n)
			}
		})
	}
	workers.Wait()
}

// samples returns the quiet positions of games of self-play.
func samples(t *testing.T) []sample {
	games := make([][]sample, *lessons)
	inGames(*lessons, func(n uint64) {
		g := selfPlay(t, n, [2]*weights{}, nil)
		r := g.Result()
		for i := 6; i < g.Len()-2; i++ {
			p := g.At(i).Position()
			if danger(&p) || len(p.AppendCaptures(nil)) > 0 && !calm(&p, g.At(i)) {
				continue
			}
			result := 0.5
			if r.Winners != 0 {
				result = 0
				if r.Winners.Has(p.Turn()) {
					result = 1
				}
			}
			games[n] = append(games[n], sample{p, result})
		}
	})
	var all []sample
	for _, g := range games {
		all = append(all, g...)
	}
	return all
}

// calm reports whether captures change nothing.
func calm(p *chess.Position, g chess.Game) bool {
	t := newThinking(context.Background(), Player{Level: Expert}, g)
	s := t.searcher(100_000)
	return s.quiet(0, -endless, endless, quietDepth) == t.static(p)
}

// static returns the value of a position for the side in turn.
func (t *thinking) static(p *chess.Position) int {
	var o outlook
	o.look(p, t.weights)
	return camp{p.Turn()}.value(p, &o)
}

// loss returns the error of the weights in predicting results, and the scale that minimises it.
func loss(all []sample, w *weights, scale float64) float64 {
	parts := make([]float64, 64)
	inGames(len(parts), func(n uint64) {
		var o outlook
		for i := int(n); i < len(all); i += len(parts) {
			o.look(&all[i].p, w)
			value := camp{all[i].p.Turn()}.value(&all[i].p, &o)
			share := 1 / (1 + math.Exp(-float64(value)/scale))
			parts[n] += (share - all[i].result) * (share - all[i].result)
		}
	})
	sum := 0.0
	for _, part := range parts {
		sum += part
	}
	return sum / float64(len(all))
}

// numbers returns pointers to all adjustable weights, with their names.
func numbers(w *weights) (places []*int, names []string) {
	v := reflect.ValueOf(w).Elem()
	for i := range v.NumField() {
		f, name := v.Field(i), v.Type().Field(i).Name
		if name == "lazy" {
			continue
		}
		if f.Kind() == reflect.Array {
			for j := range f.Len() {
				if f.Index(j).Int() != 0 {
					places = append(places, (*int)(f.Index(j).Addr().UnsafePointer()))
					names = append(names, fmt.Sprintf("%s[%d]", name, j))
				}
			}
			continue
		}
		places = append(places, (*int)(f.Addr().UnsafePointer()))
		names = append(names, name)
	}
	return places, names
}

// TestTune finds weights that predict the results of self-play games, and plays with them. The default takes seconds
// and finds nothing; the flags ask for more.
func TestTune(t *testing.T) {
	all := samples(t)
	scale := 100.0
	for s := 100.0; s < 1500; s *= 1.1 {
		if loss(all, &usual, s) < loss(all, &usual, scale) {
			scale = s
		}
	}
	found := usual
	best := loss(all, &found, scale)
	t.Logf("%d positions of %d games, scale %.0f, loss %.5f", len(all), *lessons, scale, best)
	places, names := numbers(&found)
	steps := make([]int, len(places))
	for i, place := range places {
		steps[i] = max(1, *place/4)
	}
	for range 6 {
		for i, place := range places {
			for _, step := range []int{steps[i], -steps[i]} {
				was := *place
				*place = max(0, was+step)
				if l := loss(all, &found, scale); l < best-2e-6 {
					best = l
					break
				}
				*place = was
			}
		}
		for i := range steps {
			steps[i] = max(1, steps[i]*2/3)
		}
		t.Logf("loss %.5f", best)
	}
	old := usual
	before, _ := numbers(&old)
	for i, place := range places {
		if *place != *before[i] {
			t.Logf("%s: %d, was %d", names[i], *place, *before[i])
		}
	}
	if l := loss(all, &usual, scale); best > l {
		t.Errorf("the loss went from %.5f to %.5f", l, best)
	}
	trial(t, [2]*weights{&found, &usual}, nil)
}

// trial plays games of two players against each other, each opening twice, and returns the share won by the first.
func trial(t *testing.T, by [2]*weights, change func(int, *thinking)) float64 {
	points := make([]float64, *trials)
	inGames(*trials, func(n uint64) {
		g := selfPlay(t, n+1<<32, by, change)
		first := chess.Red
		if n%2 == 1 {
			first = chess.Yellow
		}
		points[n] = g.Points()[first]
	})
	sum := 0.0
	for _, p := range points {
		sum += p
	}
	n := float64(*trials)
	share := sum / n
	t.Logf("%.1f %% ± %.1f of %d games", 100*share, 100*math.Sqrt(share*(1-share)/n), *trials)
	return share
}
