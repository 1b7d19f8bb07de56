package chess

import (
	"math/rand/v2"
	"testing"
)

// midgame returns a position from a random game of four, with 39 legal moves.
func midgame() Position {
	rng := rand.New(rand.NewPCG(17, 1))
	p := Start(Usual(Variant{A1, 4, false}))
	for range 60 {
		moves := p.Moves()
		p.Do(moves[rng.IntN(len(moves))])
	}
	return p
}

// BenchmarkMoves lists the moves of a middlegame position; its moves per second are the generator's.
func BenchmarkMoves(b *testing.B) {
	p := midgame()
	buffer := make([]Move, 0, 256)
	n := 0
	for b.Loop() {
		n += len(p.AppendMoves(buffer))
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds()/1e6, "Mmoves/s")
}

// BenchmarkCaptures lists the captures of a middlegame position.
func BenchmarkCaptures(b *testing.B) {
	p := midgame()
	buffer := make([]Move, 0, 256)
	for b.Loop() {
		p.AppendCaptures(buffer)
	}
}

// BenchmarkDoUndo makes and takes back each move of a middlegame position; its moves per second are pairs of Do and
// Undo only.
func BenchmarkDoUndo(b *testing.B) {
	p := midgame()
	moves := p.Moves()
	n := 0
	for b.Loop() {
		for _, m := range moves {
			p.Undo(p.Do(m))
		}
		n += len(moves)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds()/1e6, "Mmoves/s")
}

// BenchmarkPerft walks the tree of a middlegame position with Do and Undo down to the last move, without counting the
// last ones by their list: it measures generating, making and taking back together.
func BenchmarkPerft(b *testing.B) {
	p := midgame()
	var walk func(depth int, buffer []Move) int
	walk = func(depth int, buffer []Move) int {
		moves := p.AppendMoves(buffer)
		n := len(moves)
		for _, m := range moves {
			u := p.Do(m)
			if depth > 1 {
				n += walk(depth-1, moves[len(moves):])
			}
			p.Undo(u)
		}
		return n
	}
	n := 0
	for b.Loop() {
		n += walk(3, make([]Move, 0, 1024))
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds()/1e6, "Mmoves/s")
}
