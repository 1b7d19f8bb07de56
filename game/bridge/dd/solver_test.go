package dd

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// A solver answers as the function does, whatever it has been asked before: positions of all strains, and
// layouts of one deal, for which it needs fewer and fewer nodes.
func TestSolver(t *testing.T) {
	s, alone, together := NewSolver(0), 0, 0
	check := func(p Position) {
		t.Helper()
		before := s.Nodes()
		got, want := must(s.Plays(t.Context(), p, 0)), must(Plays(t.Context(), p, Options{}))
		took := s.Nodes() - before
		if !slices.Equal(got, want) {
			t.Fatalf("%v instead of %v\n%s", got, want, show(p))
		}
		if got, want := must(s.Solve(t.Context(), p, 0)), must(Solve(t.Context(), p, Options{})); got != want {
			t.Fatalf("%v instead of %v\n%s", got, want, show(p))
		}
		fresh := NewSolver(0)
		must(fresh.Plays(t.Context(), p, 0))
		alone, together = alone+fresh.Nodes(), together+took
	}
	for n := range 500 {
		check(few(rand.New(rand.NewPCG(9, uint64(n))), sizes(n)))
	}
	alone, together = 0, 0
	r := rand.New(rand.NewPCG(10, 1))
	cards := card.Deck68.Hand().Cards()
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	for range 20 {
		p := Position{Strain: bridge.Hearts}
		for i := range 32 {
			p.Hands[i/8] = p.Hands[i/8].With(cards[i])
		}
		check(p)
		theirs := cards[16:32] // South's and West's are dealt again
		r.Shuffle(len(theirs), func(i, j int) { theirs[i], theirs[j] = theirs[j], theirs[i] })
	}
	if together*20 > alone*19 {
		t.Errorf("layouts of one deal take %d nodes with one solver, and %d each on its own", together, alone)
	}
}

// With a limit the solver tries no more cards than that, and its bounds are true.
func TestSolverLimit(t *testing.T) {
	p := few(rand.New(rand.NewPCG(11, 1)), sizes(1))
	for i := range 4 {
		p.Hands[i] = card.Hand{}
	}
	for i, c := range card.Deck68.Hand().Cards() {
		if seat := i * 7 % 4; p.Hands[seat].Len() < 9 {
			p.Hands[seat] = p.Hands[seat].With(c)
		}
	}
	p.Trick = bridge.Trick{}
	want := must(Plays(t.Context(), p, Options{}))
	exact, open := 0, 0
	for nodes := 1; nodes < 200_000; nodes *= 2 {
		s := NewSolver(0)
		for i, play := range must(s.Plays(t.Context(), p, nodes)) {
			if play.Tricks.Exact() {
				exact++
			} else {
				open++
			}
			if truth := want[i].Tricks.Min; truth < play.Tricks.Min || truth > play.Tricks.Max {
				t.Errorf("with %d nodes %v is said to be worth %v; it is %d", nodes, play.Cards, play.Tricks, truth)
			}
		}
		if s.Nodes() > nodes+1 { // the one at which it stops counts
			t.Errorf("%d nodes instead of %d at most", s.Nodes(), nodes)
		}
	}
	if exact == 0 || open == 0 {
		t.Errorf("%d values are exact, %d are not", exact, open)
	}
}

// Nonsense is refused.
func TestSolverRefuses(t *testing.T) {
	p := Position{Hands: [4]card.Hand{card.HandOf(card.Card{Suit: card.Spades, Rank: card.Ace})}}
	if _, err := NewSolver(0).Plays(t.Context(), p, 0); err == nil {
		t.Error("one hand has a card and the others none")
	}
	if _, err := NewSolver(0).Solve(t.Context(), p, 0); err == nil {
		t.Error("one hand has a card and the others none")
	}
}

// Reach says for each card whether it takes the given number of tricks, and no more than that.
func TestSolverReach(t *testing.T) {
	s, yes, no := NewSolver(0), 0, 0
	for n := range 500 {
		p := few(rand.New(rand.NewPCG(12, uint64(n))), sizes(n))
		want := must(Plays(t.Context(), p, Options{}))
		for tricks := range p.Left() + 2 {
			for i, play := range must(s.Reach(t.Context(), p, tricks, 0)) {
				truth := want[i].Tricks.Min
				if play.Cards != want[i].Cards || truth < play.Tricks.Min || truth > play.Tricks.Max {
					t.Fatalf("%v is worth %d, not %v\n%s", play.Cards, truth, play.Tricks, show(p))
				}
				switch {
				case play.Tricks.Min >= tricks:
					yes++
				case play.Tricks.Max < tricks:
					no++
				default:
					t.Fatalf("whether %v takes %d tricks isn't answered: %v\n%s", play.Cards, tricks, play.Tricks, show(p))
				}
			}
		}
	}
	if yes < 500 || no < 500 {
		t.Errorf("%d times yes, %d times no", yes, no)
	}
	p := few(rand.New(rand.NewPCG(12, 1)), sizes(1))
	p.Hands[0] = card.Hand{}
	if _, err := s.Reach(t.Context(), p, 1, 0); err == nil {
		t.Error("a hand without cards is not refused")
	}
}

// AtLeast answers as the function does, for either side.
func TestSolverAtLeast(t *testing.T) {
	s := NewSolver(0)
	for n := range 200 {
		p := few(rand.New(rand.NewPCG(13, uint64(n))), sizes(n))
		for _, side := range card.Sides {
			for tricks := range p.Left() + 2 {
				got, want := must(s.AtLeast(t.Context(), p, side, tricks, 0)), must(AtLeast(t.Context(), p, side, tricks, Options{}))
				if got != want {
					t.Fatalf("%v takes %d tricks: %v instead of %v\n%s", side, tricks, got, want, show(p))
				}
			}
		}
	}
	p := few(rand.New(rand.NewPCG(13, 1)), sizes(1))
	if _, err := s.AtLeast(t.Context(), p, card.EW+1, 1, 0); err == nil {
		t.Error("there is no third side")
	}
	p.Hands[0] = card.Hand{}
	if _, err := s.AtLeast(t.Context(), p, card.NS, 1, 0); err == nil {
		t.Error("a hand without cards is not refused")
	}
}
