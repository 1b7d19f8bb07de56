package ending

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// possible reports whether one line reaches the goal in all of some layouts, by nothing but the rules of play: the
// side's line needs one card that is right in all of them, and an opponent's card leaves those in which he may play it.
func possible(layouts []Layout, t bridge.Trick, strain bridge.Strain, side card.Side, need int) bool {
	if need <= 0 {
		return true
	}
	seat := t.Turn()
	var cards card.Hand
	for _, l := range layouts {
		cards = cards.Union(legal(l.Hands[seat], t))
	}
	if cards == (card.Hand{}) {
		return false
	}
	for c := range cards.All() {
		var then []Layout
		for _, l := range layouts {
			if legal(l.Hands[seat], t).Has(c) {
				l.Hands[seat] = l.Hands[seat].Without(c)
				then = append(then, l)
			}
		}
		next, rest := t.With(c), need
		if next.Full() {
			next = bridge.Trick{Leader: next.Winner(strain)}
			if next.Leader.Side() == side {
				rest--
			}
		}
		if ok := possible(then, next, strain, side, rest); ok == (seat.Side() == side) {
			return ok
		}
	}
	return seat.Side() != side
}

// slow returns the probability of a card by trying each set of layouts.
func slow(p Position, c card.Card) float64 {
	seat, best := p.Trick.Turn(), 0.0
	for set := range 1 << len(p.Layouts) {
		var some []Layout
		sum := 0.0
		for i, l := range p.Layouts {
			if set>>i&1 != 0 {
				l.Hands[seat] = l.Hands[seat].Without(c)
				some, sum = append(some, l), sum+l.Weight
			}
		}
		if sum <= best {
			continue
		}
		next, need := p.Trick.With(c), p.Need
		if next.Full() {
			next = bridge.Trick{Leader: next.Winner(p.Strain)}
			if next.Leader.Side() == p.Side {
				need--
			}
		}
		if possible(some, next, p.Strain, p.Side, need) {
			best = sum
		}
	}
	total := 0.0
	for _, l := range p.Layouts {
		total += l.Weight
	}
	return best / total
}

// random returns an ending of some tricks with up to a number of layouts, up to three cards into a trick.
func random(r *rand.Rand, tricks, layouts int) Position {
	deck := card.Deck36.Hand().Cards()
	if r.IntN(2) == 0 {
		deck = slices.DeleteFunc(deck, func(c card.Card) bool { return c.Rank < 10 })
	}
	r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	p := Position{Strain: bridge.Strain(r.IntN(5)), Need: 1 + r.IntN(tricks)}
	p.Trick.Leader = card.Seat(r.IntN(4))
	p.Side = p.Trick.Leader.Side()
	played := 0
	if r.IntN(2) == 0 {
		p.Side, played = p.Side.Other(), 1
	}
	if played += 2 * r.IntN(2); played > 2 && tricks < 2 {
		played -= 2
	}
	var hands [4]card.Hand
	for i, c := range deck[:4*tricks] {
		hands[i%4] = hands[i%4].With(c)
	}
	for range played {
		seat := p.Trick.Turn()
		all := legal(hands[seat], p.Trick).Cards()
		c := all[r.IntN(len(all))]
		hands[seat] = hands[seat].Without(c)
		p.Trick = p.Trick.With(c)
	}
	a, b := card.Seat(p.Side.Other()), card.Seat(p.Side.Other())+2
	hidden := hands[a].Union(hands[b]).Cards()
	for range layouts {
		r.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
		l := Layout{Hands: hands, Weight: float64(1 + r.IntN(3))}
		n := hands[a].Len()
		l.Hands[a], l.Hands[b] = card.HandOf(hidden[:n]...), card.HandOf(hidden[n:]...)
		if !slices.ContainsFunc(p.Layouts, func(o Layout) bool { return o.Hands == l.Hands }) {
			p.Layouts = append(p.Layouts, l)
		}
	}
	return p
}

// Small endings have the probabilities that follow from trying all sets of layouts.
func TestSlow(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	open := 0
	for i := range 600 {
		tricks := 2 + i%3
		p := random(r, tricks, []int{0, 0, 6, 6, 4}[tricks])
		p.Exact = true
		plays, err := Solve(context.Background(), p, 0)
		if err != nil {
			t.Fatal(i, p, err)
		}
		for _, play := range plays {
			for c := range play.Cards.All() {
				if want := slow(p, c); math.Abs(want-play.Probability) > 1e-9 {
					t.Fatalf("%d: %+v\n%v: %v, want %v", i, p, c, play.Probability, want)
				}
			}
			if play.Probability > 0 && play.Probability < 1 {
				open++
			}
		}
	}
	if open < 150 {
		t.Errorf("only %d cards are neither sure nor hopeless", open)
	}
}

// With all layouts, equally likely, it makes next to no difference that hidden cards that touch count as equal.
func TestEqualCards(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	cards, merged, differ, most := 0, 0, 0, 0.0
	for range 150 {
		p := random(r, 3, 1)
		a, b := card.Seat(p.Side.Other()), card.Seat(p.Side.Other())+2
		hands := p.Layouts[0].Hands
		hidden := hands[a].Union(hands[b]).Cards()
		p.Layouts = nil
		for set := range 1 << len(hidden) {
			l := Layout{Hands: hands, Weight: 1}
			l.Hands[a], l.Hands[b] = card.Hand{}, card.Hand{}
			for i, c := range hidden {
				seat := [2]card.Seat{a, b}[set>>i&1]
				l.Hands[seat] = l.Hands[seat].With(c)
			}
			if l.Hands[a].Len() == hands[a].Len() {
				p.Layouts = append(p.Layouts, l)
			}
		}
		var plays [2][]Play
		for k, exact := range []bool{true, false} {
			p.Exact = exact
			var err error
			if plays[k], err = Solve(t.Context(), p, 0); err != nil {
				t.Fatal(err)
			}
		}
		s, _, err := newSearch(t.Context(), p, 0)
		if err != nil {
			t.Fatal(err)
		}
		if len(s.worlds) < len(p.Layouts) {
			merged++
		}
		for i := range plays[0] {
			cards++
			if off := math.Abs(plays[0][i].Probability - plays[1][i].Probability); off > 1e-9 {
				differ++
				most = max(most, off)
			}
		}
	}
	t.Logf("%d cards, %d endings with equal cards, %d differ, by %.3f at most", cards, merged, differ, most)
	if merged < 75 || differ*50 > cards || most > 0.2 {
		t.Errorf("%d cards, %d endings with equal cards, %d differ, by %.3f at most", cards, merged, differ, most)
	}
}
