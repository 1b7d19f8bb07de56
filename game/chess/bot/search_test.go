package bot

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// slowly returns the value of a position by its definition, without bounds, ordering and memory.
func slowly(s *searcher, depth, ply int) int {
	if s.drawn() {
		return 0
	}
	if value, ok := s.known(ply); ok {
		return value
	}
	if depth == 0 {
		return slowlyQuiet(s, ply, quietDepth)
	}
	best := -endless
	for _, m := range s.p.Moves() {
		best = max(best, slowlyAfter(s, m, ply, func(turns int) int { return slowly(s, depth-1, ply+turns) }))
	}
	if !s.two && !s.camp.ours(&s.p) {
		if undo, ok := s.toNext(); ok {
			best = max(best, slowly(s, depth, ply+1))
			s.p.Undo(undo)
		}
	}
	return best
}

// slowlyQuiet is slowly for captures and entries only.
func slowlyQuiet(s *searcher, ply, depth int) int {
	s.outlook.look(&s.p)
	best := seenBy(s.camp.ours(&s.p), s.camp.value(&s.p, &s.outlook)+s.off())
	if depth == 0 {
		return best
	}
	ours := s.camp.ours(&s.p)
	before := s.p
	for {
		for _, m := range s.p.AppendCaptures(nil) {
			best = max(best, slowlyAfter(s, m, ply, func(turns int) int { return slowlyQuiet(s, ply+turns, depth-1) }))
		}
		if s.two || ours {
			break
		}
		if _, ok := s.toNext(); !ok {
			break
		}
		ply++
	}
	s.p = before
	return best
}

// slowlyAfter returns the value of a move for the side that makes it.
func slowlyAfter(s *searcher, m chess.Move, ply int, value func(turns int) int) int {
	ours := s.camp.ours(&s.p)
	undo, turns := s.do(ours, m)
	defer s.undo(undo)
	if end, over := s.camp.over(&s.p, ply+turns); over {
		return seenBy(ours, end)
	}
	if s.camp.ours(&s.p) == ours {
		return value(turns)
	}
	return -value(turns)
}

// sparse returns positions with few pieces: random games in which most captures are made.
func sparse(t *testing.T, variant string, count int) []chess.Game {
	rng := rand.New(rand.NewPCG(9, 9))
	v, err := chess.ParseVariant(variant)
	if err != nil {
		t.Fatal(err)
	}
	var all []chess.Game
	for len(all) < count {
		g := chess.New(chess.Usual(v))
		for !g.Over() {
			p := g.Position()
			if p.Occupied().Len() <= 9 {
				all = append(all, g)
				break
			}
			moves := p.AppendCaptures(nil)
			if len(moves) == 0 || rng.IntN(3) == 0 {
				moves = p.Moves()
			}
			m := moves[rng.IntN(len(moves))]
			if p.At(m.To).Kind() == chess.King || p.At(m.From).Kind() == chess.King && m.To.Castle() {
				continue
			}
			if g, err = g.Apply(chess.MoveEvent(m)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return all
}

// Without unsound cuts the search finds the value of the definition.
func TestValues(t *testing.T) {
	for _, variant := range []string{"A1-2", "B-4", "A1-4", "A2-3"} {
		for _, g := range sparse(t, variant, 12) {
			for depth := 1; depth <= 2; depth++ {
				think := newThinking(context.Background(), Player{Level: Club, Seed: 4}, g)
				s := think.searcher(1 << 30)
				s.plain = true
				tries := make([]try, len(think.moves))
				for i, m := range think.moves {
					tries[i].move = m
				}
				s.round(tries, depth)
				slow := think.searcher(1 << 30)
				want := -endless
				for _, m := range think.moves {
					want = max(want, slowlyAfter(slow, m, 0, func(turns int) int { return slowly(slow, depth-1, turns) }))
				}
				if tries[0].value != want {
					t.Errorf("%v to depth %d: %d, slowly %d", g, depth, tries[0].value, want)
				}
			}
		}
	}
}

// What the full search proves holds by the definition too: a win within its turns.
func TestProofs(t *testing.T) {
	proved := 0
	for _, g := range sparse(t, "A1-2", 60) {
		think := newThinking(context.Background(), Player{Level: Club}, g)
		s := think.searcher(3000)
		best := s.deepen(think.moves, 2)[0]
		if best.value < Won-3 {
			continue
		}
		proved++
		slow := think.searcher(1 << 30)
		if value := slowly(slow, 2, 0); value != best.value {
			t.Errorf("%v: %d by %v, slowly %d", g, best.value, best.move, value)
		}
	}
	if proved < 2 {
		t.Errorf("only %d positions are won", proved)
	}
}
