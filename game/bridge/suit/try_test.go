package suit

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// The tricks that lines take in each layout add up to their chances, and in layouts drawn by chance they come as often.
func TestTry(t *testing.T) {
	of := func(north, south string, deck card.Deck) Problem {
		return Problem{North: holding(t, north), South: holding(t, south), Deck: deck}
	}
	for _, p := range []Problem{
		of("AQ", "32", card.Deck52), of("AJT", "432", card.Deck52), of("AKJ32", "7654", card.Deck52), of("AKM", "32", card.Deck68),
		{North: holding(t, "AQ"), South: holding(t, "32"), Deck: card.Deck52, West: 11, East: 13},
	} {
		a, err := Solve(t.Context(), p, Goal{})
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range a.Lines {
			chances := make([]float64, len(l.Chances))
			for i, w := range l.weights {
				if l.layouts.west[i] == nil {
					continue
				}
				for k := range l.takes(i) + 1 {
					chances[k] += w
				}
			}
			for k, c := range l.Chances {
				if math.Abs(c-chances[k]) > 1e-9 {
					t.Errorf("%v opposite %v: the layouts say %v, the line %v", p.North, p.South, chances, l.Chances)
				}
			}
		}
		const n = 20_000
		trials, err := Try(a.Lines, n, rand.New(rand.NewPCG(7, 7)))
		if err != nil {
			t.Fatal(err)
		}
		sums, wests := make([]int, len(a.Lines)), 0
		for _, trial := range trials {
			if trial.West&^p.Missing() != 0 {
				t.Fatalf("West has %v of %v", trial.West, p.Missing())
			}
			wests += trial.West.Len()
			for i, tricks := range trial.Tricks {
				sums[i] += tricks
			}
		}
		for i, l := range a.Lines {
			if got := float64(sums[i]) / n; math.Abs(got-l.Average()) > 0.03 {
				t.Errorf("%v opposite %v, line %d: %v tricks in what was drawn, not %v", p.North, p.South, i, got, l.Average())
			}
		}
		west, east := p.places()
		if got, want := float64(wests)/n, float64(p.Missing().Len()*west)/float64(west+east); math.Abs(got-want) > 0.05 {
			t.Errorf("West has %v cards on average, not %v", got, want)
		}
	}
	a, err := Solve(t.Context(), of("AQ", "32", card.Deck52), Goal{})
	if err != nil {
		t.Fatal(err)
	}
	a.Lines[0].whole = false
	if _, err := Try(a.Lines, 1, rand.New(rand.NewPCG(1, 1))); err == nil {
		t.Error("a line that wasn't searched for all tricks is tried")
	}
}

// Each level has quizzes, of which one line is the best, as far ahead as the level says.
func TestQuiz(t *testing.T) {
	for _, deck := range []card.Deck{card.Deck52, card.Deck68} {
		for level := 1; level <= QuizLevels; level++ {
			if deck == card.Deck68 && level%3 != 1 {
				continue
			}
			random := rand.New(rand.NewPCG(uint64(level), 4))
			q, err := NewQuiz(t.Context(), level, deck, random)
			if err != nil {
				t.Errorf("level %d with %d cards: %v", level, deck.Len(), err)
				continue
			}
			d := difficulties[level-1]
			if len(q.Lines) != d.lines || q.Level != level || q.Problem.Deck != deck {
				t.Errorf("level %d: %+v", level, q)
			}
			ahead := 1.0
			for i := range q.Lines {
				if i != q.Best {
					ahead = min(ahead, q.Chance(q.Best)-q.Chance(i))
				}
			}
			if ahead < d.least || ahead > d.most {
				t.Errorf("level %d: the best is ahead by %.3f, want %.3f to %.3f", level, ahead, d.least, d.most)
			}
			a, err := Solve(t.Context(), q.Problem, Goal{Tricks: q.Tricks})
			if err != nil || math.Abs(a.Lines[0].Worth-q.Chance(q.Best)) > 1e-9 {
				t.Errorf("level %d: the best line is worth %v, not %v; %v", level, a.Lines[0].Worth, q.Chance(q.Best), err)
			}
		}
	}
}
