package bot

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// middle is a middlegame position of two experts.
const middle = "A1-2 ; b5-c6 m10-l9 b4-d5-f6 m11-k10-j12 b3-b8 m12-m7 f6-h7 m7-k9 b8-h8 n10-g10 a5-k5 l9-k8 ; *"

// game reads a game line.
func game(tb testing.TB, line string) chess.Game {
	tb.Helper()
	g, _, err := chess.Parse(line)
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// BenchmarkSearch measures the total time per position of a search.
func BenchmarkSearch(b *testing.B) {
	g := game(b, middle)
	nodes := 0
	for b.Loop() {
		t := newThinking(context.Background(), Player{Level: Expert}, g)
		s := t.searcher(t.effort.nodes)
		s.deepen(t.moves, t.effort.depth)
		nodes += s.nodes
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(nodes), "ns/position")
}

// BenchmarkLook measures an evaluation.
func BenchmarkLook(b *testing.B) {
	p := game(b, middle).Position()
	var o outlook
	for b.Loop() {
		o.look(&p)
	}
}
