package solve

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
)

// A soak: go test ./game/few/solve -run Slow -endings 20000 -timeout 0, with a different -seed each time.
var (
	endings = flag.Int("endings", 120, "endings of each game that TestSlow solves")
	seed    = flag.Uint64("seed", 1, "of these endings")
)

// kinds are the games of two hands.
var kinds = []few.Kind{few.NulloForTwo, few.Slam, few.ChineseBridge}

// slow returns player 0's tricks among those left, by the rules of the game and nothing else.
func slow(b few.Board, known map[string]int) int {
	if b.Stage() == few.StageFinished {
		return 0
	}
	key := ""
	if len(b.Trick().Plays) == 0 {
		key = fmt.Sprint(b.Turn())
		for _, p := range b.Places() {
			key += fmt.Sprint(b.Cards(p))
		}
		if n, ok := known[key]; ok {
			return n
		}
	}
	most := (b.Turn() == 0) != (b.Contract().Strain == few.Nullo) // whether player 0 wants many tricks
	best := -1
	for c := range b.View(b.Turn()).LegalPlays().All() {
		if n := slowAfter(b, c, known); best < 0 || n != best && n > best == most {
			best = n
		}
	}
	if key != "" {
		known[key] = best
	}
	return best
}

// slowAfter returns the same after a card.
func slowAfter(b few.Board, c card.Card, known map[string]int) int {
	next := must(b.Apply(few.Played(c)))
	won := 0
	if n := len(next.Tricks()); n > len(b.Tricks()) && next.Tricks()[n-1].Winner == 0 {
		won = 1
	}
	return won + slow(next, known)
}

// ending returns a deal played at random until some tricks are left, and up to three cards further.
func ending(r *rand.Rand, kind few.Kind, left int) few.Board {
	for {
		rules := few.Of(kind).With(few.Options{ReserveTakenUp: kind == few.Slam && r.IntN(3) == 0})
		b := must(few.NewBoard(few.Setup{Rules: rules, Number: 1}, few.Shuffle(rules, r)))
		more := r.IntN(4)
		for b.Stage() != few.StageFinished {
			if b.Stage() == few.StagePlaying && (b.Left() < left || b.Left() == left && len(b.Trick().Plays) >= more) {
				return b
			}
			e := random.Event(b.View(b.Turn()), r)
			if e.Kind == few.Claiming {
				continue
			}
			b = must(b.Apply(e))
		}
	}
}

// sizes returns the number of tricks left in the n-th of many endings: few, for the slow solver.
func sizes(kind few.Kind, n int) int {
	switch kind {
	case few.NulloForTwo:
		return 1 + n%6
	case few.Slam:
		return 1 + n%5
	}
	return 1 + n%2 + n%40/39
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func describe(b few.Board) string {
	text := fmt.Sprintf("%s %v, %s to play, trick %v", b.Rules(), b.Contract().Strain, b.Rules().Letter(b.Turn()), b.Trick().Plays)
	for _, p := range b.Places() {
		text += fmt.Sprintf("\n%v %s:", p.Pile, b.Rules().Letter(p.Of))
		for _, s := range b.Cards(p) {
			text += " " + s.Card.String()
		}
	}
	return text
}

// A card that was the highest of its suit once counted as a sure trick although the other player had the suit only in
// his reserve, and trumps in his hand.
func TestReserveRuffs(t *testing.T) {
	hands := func(a, b string) [2]card.Hand { return [2]card.Hand{must(card.ParseHand(a)), must(card.ParseHand(b))} }
	p := Position{Kind: few.Slam, Strain: few.Spades, Leader: 0,
		Hands: hands("...J", "8..."), Reserves: hands(".J8.A.", "J.K..9")}
	if got := must(NewSolver(0).Value(t.Context(), p, 0)); got != (Bounds{0, 0}) {
		t.Errorf("%v tricks for the leader, whose one card is ruffed", got)
	}
}

// The solver's answers on endings agree with the slow one's: the value of the position, of each card, and whether a
// number of tricks is reached. One solver handles them all, so that what it remembers from one is tested by the next.
func TestSlow(t *testing.T) {
	solved := 0
	for _, kind := range kinds {
		s := NewSolver(1 << 20)
		strains := map[few.Strain]int{}
		for n := range *endings {
			if testing.Short() && n >= 60 {
				break
			}
			r := rand.New(rand.NewPCG(*seed, uint64(n)))
			b := ending(r, kind, sizes(kind, n))
			solved++
			strains[b.Contract().Strain]++
			known := map[string]int{}
			ofTurn := func(tricks int) int {
				if b.Turn() == 1 {
					return b.Left() - tricks
				}
				return tricks
			}
			want := ofTurn(slow(b, known))
			fail := func(what string, got any, want int) {
				t.Fatalf("-seed %d, ending %d: %s: %v; it is %d\n%s", *seed, n, what, got, want, describe(b))
			}
			p := must(At(b))
			if err := p.Check(); err != nil || p.Left() != b.Left() || p.Turn() != b.Turn() {
				fail("the position", fmt.Sprint(p.Left(), p.Turn(), err), b.Left())
			}
			if got, err := s.Value(t.Context(), p, 0); got != (Bounds{want, want}) || err != nil {
				fail("value", got, want)
			}
			for tricks := -1; tricks <= b.Left()+1; tricks++ {
				if yes, known, err := s.AtLeast(t.Context(), p, tricks, 0); yes != (want >= tricks) || !known || err != nil {
					fail(fmt.Sprint("at least ", tricks), yes, want)
				}
			}
			legal := b.View(b.Turn()).LegalPlays()
			looks := must(s.Look(t.Context(), p, b.Left(), 0))
			for i, play := range must(s.Plays(t.Context(), p, 0)) {
				for c := range play.Cards.All() {
					want := ofTurn(slowAfter(b, c, known))
					if play.Tricks != (Bounds{want, want}) {
						fail(c.String(), play.Tricks, want)
					}
					if looks[i].Cards != play.Cards || looks[i].Tricks != float64(want) {
						fail("a look at "+c.String(), looks[i], want)
					}
					if !legal.Has(c) {
						fail(c.String(), "is said to be legal", want)
					}
					legal = legal.Without(c)
				}
			}
			if legal != (card.Hand{}) {
				fail("missing", legal, want)
			}
		}
		if len(strains) < 5 {
			t.Errorf("%v: only the strains %v were played", kind, strains)
		}
	}
	t.Logf("-seed %d: %d endings", *seed, solved)
}
