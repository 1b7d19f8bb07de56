package bot

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// place returns a position of two kings and perhaps a red piece; ok is false if there is no such position.
func place(red, yellow, piece chess.Square, kind chess.Kind, turn chess.Army) (p chess.Position, ok bool) {
	text := ""
	for y := 14; y >= 1; y-- {
		empty := 0
		flush := func() {
			if empty > 0 {
				text += fmt.Sprint(empty)
			}
			empty = 0
		}
		for x := 1; x <= 14; x++ {
			switch sq := chess.SquareAt(x, y); {
			case sq == chess.NoSquare:
			case sq == red:
				flush()
				text += "rK"
			case sq == yellow:
				flush()
				text += "yK"
			case sq == piece:
				flush()
				text += "r" + kind.Letter()
			default:
				empty++
			}
		}
		flush()
		if y > 1 {
			text += "/"
		}
	}
	p, err := chess.ParsePosition(fmt.Sprintf("%s %v A1-2 r-y- - - 0 1", text, turn))
	return p, err == nil
}

// The tables of endings agree in each position with those after its legal moves.
func TestEndings(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	random := func() chess.Square { return chess.Square(rng.IntN(chess.Squares)) }
	for kind := chess.Queen; kind <= chess.Rook; kind++ {
		e := newEnding(context.Background(), kind)
		longest := int8(0)
		for _, turns := range e.values {
			longest = max(longest, turns, -turns)
		}
		if want := map[chess.Kind]int8{chess.Queen: 18, chess.Bishop: 24, chess.Knight: 14, chess.Rook: 22}[kind]; longest != want {
			t.Errorf("%v: the longest takes %d turns and not %d", kind, longest, want)
		}
		for n := 0; n < 300; {
			p, ok := place(random(), random(), random(), kind, []chess.Army{chess.Red, chess.Yellow}[rng.IntN(2)])
			r, is := remnantOf(&p)
			if !ok || !is || r.piece == chess.NoSquare {
				continue
			}
			n++
			best := -endless
			for _, m := range p.Moves() {
				after := p
				after.Do(m)
				value := Won - 1
				if _, over := after.Result(); !over {
					s := searcher{p: after, ending: e}
					next, ok := s.known(1)
					if !ok {
						t.Fatalf("%v: unknown after %v", p, m)
					}
					value = -next
				}
				best = max(best, value)
			}
			s := searcher{p: p, ending: e}
			if value, ok := s.known(0); !ok || value != best {
				t.Fatalf("%v: %d, and %d by its moves", p, value, best)
			}
		}
	}
}

// A cancelled ending isn't cached.
func TestEndingCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if newEnding(ctx, chess.Queen) != nil {
		t.Error("an ending was found after all")
	}
}

// BenchmarkEnding measures computing an ending, which happens once within an act.
func BenchmarkEnding(b *testing.B) {
	for b.Loop() {
		newEnding(context.Background(), chess.Queen)
	}
}
