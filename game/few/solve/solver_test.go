package solve

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// The speed-ups don't change answers in endings too large for the slow solver: with all of them, and with only the
// table.
func TestPlain(t *testing.T) {
	solved := 0
	for _, kind := range kinds {
		s, plain := NewSolver(1<<20), NewSolver(1<<22)
		plain.search.plain = true
		for n := range 30 {
			b := ending(rand.New(rand.NewPCG(2, uint64(n))), kind, map[few.Kind]int{few.NulloForTwo: 8, few.Slam: 6, few.ChineseBridge: 3}[kind])
			p := must(At(b))
			want := must(plain.Value(t.Context(), p, 300_000))
			if !want.Exact() {
				continue
			}
			solved++
			if got := must(s.Value(t.Context(), p, 0)); got != want {
				t.Fatalf("%v: %v instead of %v\n%s", kind, got, want, describe(b))
			}
		}
	}
	if solved < 45 {
		t.Errorf("only %d could be held against each other", solved)
	}
}

// With a limit answers are true, and no more cards are tried; with enough nodes they are exact.
func TestLimit(t *testing.T) {
	open := 0
	for _, kind := range kinds {
		for n := range 6 {
			p := must(At(ending(rand.New(rand.NewPCG(3, uint64(n))), kind, map[few.Kind]int{few.NulloForTwo: 9, few.Slam: 6, few.ChineseBridge: 3}[kind])))
			want := must(NewSolver(0).Value(t.Context(), p, 0))
			plays := must(NewSolver(0).Plays(t.Context(), p, 0))
			for nodes := 1; nodes < 1<<20; nodes *= 8 {
				s := NewSolver(1)
				got := must(s.Value(t.Context(), p, nodes))
				if got.Min > want.Min || got.Max < want.Min || s.Nodes() > nodes {
					t.Fatalf("%v: %v of %v with %d of %d nodes", kind, got, want, s.Nodes(), nodes)
				}
				if !got.Exact() {
					open++
				}
				for i, play := range must(s.Plays(t.Context(), p, nodes)) {
					if play.Cards != plays[i].Cards || play.Tricks.Min > plays[i].Tricks.Min || play.Tricks.Max < plays[i].Tricks.Min {
						t.Fatalf("%v: %v of %v", kind, play, plays[i])
					}
				}
				must(s.Look(t.Context(), p, 2, nodes))
			}
		}
	}
	if open < 18 {
		t.Errorf("only %d were open", open)
	}
}

// A context ends a question, with its error.
func TestCancel(t *testing.T) {
	p := must(At(ending(rand.New(rand.NewPCG(4, 1)), few.ChineseBridge, 12)))
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Millisecond)
	defer cancel()
	s := NewSolver(0)
	if got, err := s.Value(ctx, p, 0); got.Exact() || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Value: %v, %v", got, err)
	}
	if got, err := s.Plays(ctx, p, 0); len(got) != 0 || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Plays: %v, %v", got, err)
	}
	if got, err := s.Look(ctx, p, 13, 0); len(got) != 0 || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Look: %v, %v", got, err)
	}
	if _, known, err := s.AtLeast(ctx, p, 3, 0); known || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("AtLeast: %v, %v", known, err)
	}
}

// Invalid positions are refused with a message that names the fault.
func TestCheck(t *testing.T) {
	one := func(text string) card.Hand { return must(card.ParseHand(text)) }
	two := func(a, b string) [2]card.Hand { return [2]card.Hand{one(a), one(b)} }
	ace := card.Card{Suit: card.Spades, Rank: card.Ace}
	for _, tt := range []struct {
		want string
		p    Position
	}{
		{"other hands", Position{Kind: few.Booby}},
		{"no strain 6", Position{Kind: few.Slam, Strain: 6}},
		{"no player 2", Position{Kind: few.Slam, Leader: 2}},
		{"only Slam", Position{Kind: few.NulloForTwo, Reserves: two("A...", "K...")}},
		{"only Chinese", Position{Kind: few.Slam, Covers: [2][]Cover{{{ace, ace}}}}},
		{"2 cards already", Position{Kind: few.NulloForTwo, Trick: []card.Card{ace, {Suit: card.Spades, Rank: card.King}}}},
		{"SA is there twice", Position{Kind: few.NulloForTwo, Hands: two("A...", "A...")}},
		{"1 and 2 cards", Position{Kind: few.NulloForTwo, Hands: two("A...", "KQ...")}},
		{"1 and 3 cards", Position{Kind: few.ChineseBridge, Hands: two("A...", "KQJ...")}},
		{"which isn't there", Position{Kind: few.ChineseBridge, Covers: [2][]Cover{{{ace, card.Card{Suit: card.Hearts, Rank: card.Ace}}}}}},
		{"10 S", Position{Kind: few.Slam, Hands: two("AKQJ9..2.", "87654..3.")}},
		{"suit 4", Position{Kind: few.NulloForTwo, Trick: []card.Card{{Suit: 4, Rank: 4}}}},
	} {
		if err := tt.p.Check(); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%v, want %q", err, tt.want)
		}
		if _, err := NewSolver(1).Value(t.Context(), tt.p, 1); err == nil {
			t.Errorf("%q is answered", tt.want)
		}
	}
	if got, err := NewSolver(1).Value(t.Context(), Position{Kind: few.Slam}, 0); got != (Bounds{}) || err != nil {
		t.Errorf("nothing left: %v, %v", got, err)
	}
}

// BenchmarkValue measures the value of endings, and counts those that take more than 0.2 s.
func BenchmarkValue(b *testing.B) {
	for _, kind := range kinds {
		for _, left := range []int{3, 4, 5, 6, 7, 8, 9, 10, 11, 13} {
			if kind == few.Slam && left > 10 {
				continue
			}
			slowest := false
			b.Run(fmt.Sprintf("%s/%d", few.Of(kind).Name, left), func(b *testing.B) {
				var times []time.Duration
				nodes, late := 0, 0
				for n := range 30 {
					p := must(At(ending(rand.New(rand.NewPCG(5, uint64(n))), kind, left)))
					ctx, cancel := context.WithTimeout(b.Context(), 200*time.Millisecond)
					s, start := NewSolver(0), time.Now()
					if got, _ := s.Value(ctx, p, 0); !got.Exact() {
						late++
					}
					cancel()
					times = append(times, time.Since(start))
					nodes += s.Nodes()
				}
				slices.Sort(times)
				b.ReportMetric(float64(times[15].Microseconds())/1000, "median-ms")
				b.ReportMetric(float64(times[29].Microseconds())/1000, "max-ms")
				b.ReportMetric(float64(nodes/30), "nodes-mean")
				b.ReportMetric(float64(late), "late")
				b.ReportMetric(0, "ns/op")
				slowest = late > 25
			})
			if slowest {
				break
			}
		}
	}
}
