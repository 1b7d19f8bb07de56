package dd

import (
	"errors"
	"flag"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// With the aim reversed it takes longer: go test ./game/bridge/dd -run Nullo -nullo 10000, with a different -seed each
// time.
var nullos = flag.Int("nullo", 400, "positions that TestNullo solves, each with some cousins")

// nullo returns a position with the aim reversed.
func nullo(p Position) Position {
	p.Strain, p.Nullo = bridge.NoTrump, true
	return p
}

// With the aim reversed, the speed-ups don't change answers either, and each agrees with the slow solver. Now and then
// a search is asked about the plain aim in between, from which it must remember nothing.
func TestNullo(t *testing.T) {
	searches := switched()
	solved, positions, fewer := 0, *nullos, 0
	if testing.Short() {
		positions = min(positions, 100)
	}
	for n := range positions {
		r := rand.New(rand.NewPCG(*seed, uint64(n)))
		s := searches[n%len(searches)]
		for p := range cousins(r, nullo(few(r, sizes(n)))) {
			solved++
			ns := slow(p)
			s.set(p)
			err := differs(t.Context(), s, ns)
			if err == nil && n%20 == 0 {
				err = playsDiffer(t.Context(), p)
			}
			if n%7 == 0 {
				p.Nullo = false
				plain := slow(p)
				if plain != ns {
					fewer++
				}
				s.set(p)
				err = errors.Join(err, differs(t.Context(), s, plain))
			}
			if err != nil {
				t.Fatalf("-seed %d, position %d: %v\n%s", *seed, n, err, show(p))
			}
		}
	}
	if fewer < positions/10 {
		t.Errorf("only in %d positions another number is taken with the aim turned round", fewer)
	}
	t.Logf("-seed %d: %d positions with their cousins, %d in all", *seed, positions, solved)
}

// Larger positions, too large for the slow solver, have the same values with everything switched off.
func TestNulloLarger(t *testing.T) {
	plain := newSearch(DefaultMemory)
	plain.off = switches{equals: true, sure: true, lost: true, refute: true, leads: true, order: true, instead: true, follow: true}
	s, solved := newSearch(DefaultMemory), 0
	for n := range 20 {
		r := rand.New(rand.NewPCG(*seed, uint64(n)))
		p := nullo(few(r, 5+r.IntN(3)))
		plain.set(p)
		ns, err := most(t.Context(), plain, 1_000_000)
		if errors.Is(err, errOpen) {
			continue
		}
		s.set(p)
		if err = errors.Join(err, differs(t.Context(), s, ns)); err != nil {
			t.Fatalf("-seed %d, position %d: %v\n%s", *seed, n, err, show(p))
		}
		solved++
	}
	if solved < 10 {
		t.Errorf("only %d could be held against each other", solved)
	}
}

// All questions respect the aim: the sides' tricks add up, each play has the value of the position after it, and a
// solver can switch between aims.
func TestNulloQuestions(t *testing.T) {
	s := NewSolver(0)
	for n := range 200 {
		p := nullo(few(rand.New(rand.NewPCG(21, uint64(n))), sizes(n)))
		ns := slow(p)
		want := ofTurn(p, ns)
		if got, err := s.Solve(t.Context(), p, 0); got != (Bounds{want, want}) || err != nil {
			t.Fatalf("%v, %v; it is %d\n%s", got, err, want, show(p))
		}
		plays := must(Plays(t.Context(), p, Options{}))
		if got := must(s.Plays(t.Context(), p, 0)); !slices.Equal(got, plays) {
			t.Fatalf("%v instead of %v\n%s", got, plays, show(p))
		}
		fewest := p.Left()
		for _, play := range plays {
			fewest = min(fewest, play.Tricks.Min)
		}
		if fewest != want {
			t.Fatalf("the best play takes %d, the position %d\n%s", fewest, want, show(p))
		}
		for tricks := range p.Left() + 2 {
			for i, play := range must(s.Reach(t.Context(), p, tricks, 0)) {
				if truth := plays[i].Tricks.Min; (play.Tricks.Min >= tricks) != (truth >= tricks) || (play.Tricks.Max < tricks) != (truth < tricks) {
					t.Fatalf("%v: at least %d is %v; it is %d\n%s", play.Cards, tricks, play.Tricks, truth, show(p))
				}
			}
			for _, side := range card.Sides {
				takes := ns
				if side == card.EW {
					takes = p.Left() - ns
				}
				if got := must(AtLeast(t.Context(), p, side, tricks, Options{})); (got == Yes) != (tricks <= takes) {
					t.Fatalf("%v takes at least %d: %v; it takes %d\n%s", side, tricks, got, takes, show(p))
				}
			}
		}
		p.Nullo = false
		if got := must(s.Solve(t.Context(), p, 0)); got.Min != ofTurn(p, slow(p)) {
			t.Fatalf("with the plain aim %v\n%s", got, show(p))
		}
	}
}

// Endings in which having the lead, or high cards, is bad: hands from North, South to lead.
func TestNulloEndings(t *testing.T) {
	for _, tt := range []struct {
		name  string
		hands [4]string
		want  int // tricks for North-South
	}{
		{"all are high", [4]string{"KQ...", "32...", "AJ...", "54..."}, 2},
		{"out with the low spade, and the ace goes on a club", [4]string{"2...2", "5...4", "3.A..", "6...5"}, 0},
		{"no low card to get out with", [4]string{"2...2", "5...4", "A.A..", "6...5"}, 2},
		{"partner can't stay below", [4]string{"A...", "4...", "3...", "2..."}, 1},
		{"an opponent can't either", [4]string{"4...", "A...", "3...", "2..."}, 0},
	} {
		p := Position{Trick: bridge.Trick{Leader: card.South}, Strain: bridge.NoTrump, Nullo: true}
		for i, text := range tt.hands {
			p.Hands[i] = must(card.ParseHand(text))
		}
		if got := must(Solve(t.Context(), p, Options{})); got != (Bounds{tt.want, tt.want}) || slow(p) != tt.want {
			t.Errorf("%s: %v, the slow solver says %d; want %d", tt.name, got, slow(p), tt.want)
		}
	}
}

// With a limit proved bounds are true, and get narrower with more nodes.
func TestNulloBounds(t *testing.T) {
	narrowed := 0
	for n := range 8 {
		p := nullo(larger(uint64(n)))
		want := must(Solve(t.Context(), p, Options{})).Min
		known := Bounds{0, p.Left()}
		for nodes := 1; nodes < 1_000_000; nodes *= 4 {
			got := must(Solve(t.Context(), p, Options{Nodes: nodes}))
			if got.Min > want || got.Max < want || got.Min < known.Min || got.Max > known.Max {
				t.Fatalf("%d nodes: %v; it is %d, with fewer %v\n%s", nodes, got, want, known, show(p))
			}
			if known = got; !got.Exact() && got != (Bounds{0, p.Left()}) {
				narrowed++
			}
		}
	}
	if narrowed < 8 {
		t.Errorf("only %d were narrowed", narrowed)
	}
}

// Nullo has no trumps.
func TestNulloCheck(t *testing.T) {
	p := nullo(Position{})
	if err := p.Check(); err != nil {
		t.Error(err)
	}
	p.Strain = bridge.Hearts
	if err := p.Check(); err == nil || !strings.Contains(err.Error(), "nullo has no trumps") {
		t.Errorf("%v", err)
	}
}
