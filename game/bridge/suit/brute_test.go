package suit

import (
	"context"
	"flag"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

var (
	combinations = flag.Int("combinations", 60, "how many random combinations are compared with brute force")
	larger       = flag.Int("larger", 3, "how many random combinations with 6 or 7 missing cards are compared with brute force")
	suitSeed     = flag.Uint64("suit-seed", 1, "the seed of the random combinations")
)

// world is one layout of the missing cards, each by its own rank.
type world struct {
	west, east card.Holding
	weight     float64
}

// brute works the suit out a second time: cards are ranks, none is merged with another, nothing is remembered, and a line's
// yield is a list of numbers of tricks.
type brute struct {
	worlds  []world
	counted bool
	entries [2]int // of North and South
	winner  int    // who won the last trick: 0 North, 1 South
}

// play returns the yields of all lines, one number of tricks for each world, −1 where the world is excluded.
func (b brute) play(north, south card.Holding, alive []bool) [][]int8 {
	var all [][]int8
	for hand, lead := range [2]card.Holding{north, south} {
		partner := [2]card.Holding{south, north}[hand]
		from := b
		if b.counted && b.winner != hand {
			if from.entries[hand]--; from.entries[hand] < 0 {
				continue
			}
		}
		for c := range lead.Ranks() {
			all = append(all, from.second(north, south, alive, hand, c, partner)...)
		}
	}
	if all == nil {
		zero := make([]int8, len(alive))
		for i := range zero {
			if !alive[i] {
				zero[i] = -1
			}
		}
		return [][]int8{zero}
	}
	return thin(all)
}

// options are the worlds that remain after each card that a defender may play; 0 is a discard.
func (b brute) options(alive []bool, west bool) map[card.Rank][]bool {
	options := map[card.Rank][]bool{}
	for i, w := range b.worlds {
		if !alive[i] {
			continue
		}
		held := w.east
		if west {
			held = w.west
		}
		legal := slices.Collect(held.Ranks())
		if len(legal) == 0 {
			legal = []card.Rank{0}
		}
		for _, r := range legal {
			if options[r] == nil {
				options[r] = make([]bool, len(alive))
			}
			options[r][i] = true
		}
	}
	return options
}

func (b brute) second(north, south card.Holding, alive []bool, hand int, lead card.Rank, partner card.Holding) [][]int8 {
	var all [][]int8
	for r, left := range b.options(alive, hand == 1) {
		var here [][]int8
		thirds := slices.Collect(partner.Ranks())
		if len(thirds) == 0 {
			thirds = []card.Rank{0}
		}
		for _, third := range thirds {
			n, s := north.Without(lead), south.Without(third)
			if hand == 1 {
				n, s = north.Without(third), south.Without(lead)
			}
			winner := hand
			if third > lead {
				winner = 1 - hand
			}
			here = append(here, b.fourth(n, s, left, hand, winner, max(lead, third), r)...)
		}
		all = meet(all, thin(here))
	}
	return all
}

func (b brute) fourth(north, south card.Holding, alive []bool, hand, winner int, ours, second card.Rank) [][]int8 {
	var all [][]int8
	for r, left := range b.options(alive, hand == 0) {
		played := b
		played.worlds, played.winner = slices.Clone(b.worlds), -1
		if ours > max(second, r) {
			played.winner = winner
		}
		for i := range played.worlds {
			w := &played.worlds[i]
			if left[i] {
				w.west, w.east = w.west&^(1<<second|1<<r), w.east&^(1<<second|1<<r)
			}
		}
		lines := played.play(north, south, left)
		if ours > max(second, r) {
			for _, line := range lines {
				for i := range line {
					if line[i] >= 0 {
						line[i]++
					}
				}
			}
		}
		all = meet(all, lines)
	}
	return all
}

// meet returns the lines that have one of each list, where the defenders choose which.
func meet(a, b [][]int8) [][]int8 {
	if a == nil {
		return b
	}
	var all [][]int8
	for _, p := range a {
		for _, q := range b {
			line := slices.Clone(p)
			for i, tricks := range q {
				if line[i] < 0 || tricks >= 0 && tricks < line[i] {
					line[i] = tricks
				}
			}
			all = append(all, line)
		}
	}
	return thin(all)
}

// thin leaves out lines that another one equals or beats in every world. It is the only thing that keeps the lists short.
func thin(lines [][]int8) [][]int8 {
	var kept [][]int8
	for i, p := range lines {
		beaten := slices.ContainsFunc(kept, func(q []int8) bool { return below(p, q) }) ||
			slices.ContainsFunc(lines[i+1:], func(q []int8) bool { return below(p, q) && !slices.Equal(p, q) })
		if !beaten {
			kept = append(kept, slices.Clone(p))
		}
	}
	return kept
}

func below(p, q []int8) bool {
	for i := range p {
		if p[i] > q[i] {
			return false
		}
	}
	return true
}

// bruteWorlds lists the layouts of a problem with their chances.
func bruteWorlds(p Problem) []world {
	missing := slices.Collect(p.Missing().Ranks())
	vw, ve := p.places()
	var worlds []world
	sum := 0.0
	for bits := range 1 << len(missing) {
		var w world
		for i, r := range missing {
			if bits>>i&1 != 0 {
				w.west = w.west.With(r)
			} else {
				w.east = w.east.With(r)
			}
		}
		if p.WestHolds&^w.west != 0 || p.EastHolds&^w.east != 0 || p.WestLengths != 0 && p.WestLengths>>w.west.Len()&1 == 0 {
			continue
		}
		// The chance of the cards one by one: each goes to a vacant place.
		w.weight = 1
		a, e := float64(vw), float64(ve)
		for i := range missing {
			if bits>>i&1 != 0 {
				w.weight *= a / (a + e)
				a--
			} else {
				w.weight *= e / (a + e)
				e--
			}
		}
		sum += w.weight
		worlds = append(worlds, w)
	}
	for i := range worlds {
		worlds[i].weight /= sum
	}
	return worlds
}

// randomProblem returns a suit with a number of missing cards, of a deck with the top cards of a suit of 17.
func randomProblem(r *rand.Rand, missing, ours int) Problem {
	p := Problem{Deck: card.Deck{Ranks: card.Deck68.Ranks.Above(card.Ace - card.Rank(missing+ours))}}
	for i, place := range r.Perm(missing + ours) {
		switch rank := card.Ace - card.Rank(place); {
		case i < ours && r.IntN(2) == 0:
			p.North = p.North.With(rank)
		case i < ours:
			p.South = p.South.With(rank)
		}
	}
	p.West, p.East = missing+r.IntN(10), missing+r.IntN(10)
	switch cards := p.Missing(); r.IntN(5) {
	case 0:
		p.WestLengths = 3 << r.IntN(missing)
	case 1:
		p.WestHolds = 1 << cards.Top()
	case 2:
		p.EastHolds = 1 << cards.Bottom()
	case 3: // West's length together with a card of his
		p.WestLengths = 3 << r.IntN(missing)
		p.WestHolds = 1 << cards.Top()
	}
	if r.IntN(3) == 0 {
		p.Counted, p.NorthEntries, p.SouthEntries = true, r.IntN(3), r.IntN(3)
	}
	return p
}

// Lines are worth what brute force makes of them, for every goal.
func TestBruteForce(t *testing.T) {
	r := rand.New(rand.NewPCG(*suitSeed, 0))
	for range *combinations {
		missing := 1 + r.IntN(5)
		p := randomProblem(r, missing, 1+r.IntN(min(6, 9-missing)))
		compareWithBrute(t, p)
	}
}

// So are those with more missing cards than declarer's side has.
func TestLarger(t *testing.T) {
	r := rand.New(rand.NewPCG(*suitSeed, 1))
	for range *larger {
		compareWithBrute(t, randomProblem(r, 6+r.IntN(2), 2+r.IntN(3)))
	}
}

func compareWithBrute(t *testing.T, p Problem) {
	t.Helper()
	if p.Counted && (p.NorthEntries == 0 || p.North == 0) && (p.SouthEntries == 0 || p.South == 0) {
		if _, err := Solve(context.Background(), p, Goal{}); err == nil {
			t.Errorf("%+v has lines, and no hand can be reached", p)
		}
		return
	}
	worlds := bruteWorlds(p)
	alive := make([]bool, len(worlds))
	for i := range alive {
		alive[i] = true
	}
	lines := brute{worlds: worlds, counted: p.Counted, entries: [2]int{p.NorthEntries, p.SouthEntries}, winner: -1}.play(p.North, p.South, alive)
	best := make([]float64, max(p.North.Len(), p.South.Len())+1) // 0 is the average
	for _, line := range lines {
		sums := make([]float64, len(best))
		for i, tricks := range line {
			for k := 1; k <= int(tricks); k++ {
				sums[k] += worlds[i].weight
				sums[0] += worlds[i].weight
			}
		}
		for k := range best {
			best[k] = max(best[k], sums[k])
		}
	}
	for k, want := range best {
		a, err := Solve(context.Background(), p, Goal{Tricks: k})
		if err != nil {
			t.Fatalf("%+v: %v", p, err)
		}
		if got := a.Lines[0].Worth; !a.Exact || math.Abs(got-want) > 1e-6 {
			t.Errorf("%v opposite %v, goal %d of %+v: %.6f, want %.6f", p.North, p.South, k, p, got, want)
		}
		w := table{problem: p, places: p.order(p.Missing().Len(), false)}
		if !w.wager(t.Context(), Goal{Tricks: k}, wholeWork) {
			t.Fatalf("%+v with goal %d takes too long", p, k)
		}
		if got := w.lines[0].Worth; math.Abs(got-want) > 1e-6 {
			t.Errorf("%v opposite %v, goal %d of %+v: %.6f with bets, want %.6f", p.North, p.South, k, p, got, want)
		}
	}
}
