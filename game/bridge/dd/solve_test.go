package dd

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// ofTurn returns the tricks of the side to play among those left, given North-South's.
func ofTurn(p Position, ns int) int {
	if p.Trick.Turn().Side() == card.EW {
		return p.Left() - ns
	}
	return ns
}

// Every answer about an ending agrees with the slow solver, in both decks, all strains, and the middle of
// tricks, and the tricks of both sides add up.
func TestSolve(t *testing.T) {
	for n := range 1_500 {
		p := few(rand.New(rand.NewPCG(1, uint64(n))), sizes(n))
		ns := slow(p)
		if got, err := Solve(t.Context(), p, Options{}); got != (Bounds{ofTurn(p, ns), ofTurn(p, ns)}) || err != nil {
			t.Fatalf("%+v, %v; NS takes %d\n%s", got, err, ns, show(p))
		}
		for _, side := range card.Sides {
			most := ns
			if side == card.EW {
				most = p.Left() - ns
			}
			for tricks := -1; tricks <= p.Left()+1; tricks++ {
				want := No
				if tricks <= most {
					want = Yes
				}
				if got, err := AtLeast(t.Context(), p, side, tricks, Options{}); got != want || err != nil {
					t.Fatalf("%v takes %d of %d: %v, %v; want %v\n%s", side, tricks, p.Left(), got, err, want, show(p))
				}
			}
		}
	}
}

// Tricks are counted down to the last card, and when there is none left.
func TestPlayedOut(t *testing.T) {
	r := source(9)
	p := few(r, 4)
	for p.Left() > 0 {
		p = after(p, anyOf(r, legal(p)))
		ns := slow(p)
		if got, err := Solve(t.Context(), p, Options{}); got != (Bounds{ofTurn(p, ns), ofTurn(p, ns)}) || err != nil {
			t.Errorf("%+v, %v; NS takes %d\n%s", got, err, ns, show(p))
		}
	}
	if got, err := Plays(t.Context(), p, Options{}); len(got) != 0 || err != nil {
		t.Errorf("with no card left: %v, %v", got, err)
	}
	for tricks, want := range []Answer{Yes, No} {
		if got, err := AtLeast(t.Context(), p, card.EW, tricks, Options{}); got != want || err != nil {
			t.Errorf("with no card left EW takes %d: %v, %v", tricks, got, err)
		}
	}
}

// larger is a position of 68 cards that is too large for the slow solver.
func larger(seed uint64) Position {
	r := rand.New(rand.NewPCG(11, seed))
	return must(At(ending(r, bridge.SuperBridge(), bridge.Strains[seed%5], 6+r.IntN(3), r.IntN(4))))
}

// turned returns a position with each seat's cards and calls moved on by a number of seats.
func turned(p Position, by int) Position {
	q := p
	for _, seat := range card.Seats {
		q.Hands[seat.Next(by)] = p.Hands[seat]
	}
	q.Trick.Leader = p.Trick.Leader.Next(by)
	return q
}

// recarded returns a position in which each card is another one.
func recarded(p Position, other func(card.Card) card.Card) Position {
	q := p
	for seat, hand := range p.Hands {
		q.Hands[seat] = card.Hand{}
		for c := range hand.All() {
			q.Hands[seat] = q.Hands[seat].With(other(c))
		}
	}
	for i, c := range p.Trick.Cards[:p.Trick.Len] {
		q.Trick.Cards[i] = other(c)
	}
	return q
}

// relabelled returns a position whose suits have changed their names.
func relabelled(p Position, names []int) Position {
	q := recarded(p, func(c card.Card) card.Card { return card.Card{Suit: card.Suit(names[c.Suit]), Rank: c.Rank} })
	if trump, ok := p.Strain.Trump(); ok {
		q.Strain = bridge.Strain(names[trump])
	}
	return q
}

// spread returns a position with other ranks in the same order.
func spread(p Position, r *rand.Rand) Position {
	var ranks [4][18]card.Rank
	for _, suit := range card.Suits {
		var left card.Holding
		for _, hand := range p.Hands {
			left |= hand[suit]
		}
		for _, c := range p.Trick.Cards[:p.Trick.Len] {
			if c.Suit == suit {
				left = left.With(c.Rank)
			}
		}
		var to card.Holding
		for _, i := range r.Perm(17)[:left.Len()] {
			to = to.With(card.One + card.Rank(i))
		}
		for rank := range left.Ranks() {
			ranks[suit][rank] = to.Top()
			to = to.Without(to.Top())
		}
	}
	return recarded(p, func(c card.Card) card.Card { return card.Card{Suit: c.Suit, Rank: ranks[c.Suit][c.Rank]} })
}

// Neither the names of seats and suits nor the heights of cards matter, only their order.
func TestLabels(t *testing.T) {
	for n := range uint64(60) {
		r := source(n)
		p := larger(n)
		want := must(Solve(t.Context(), p, Options{}))
		for name, q := range map[string]Position{
			"turned":     turned(p, 1+r.IntN(3)),
			"relabelled": relabelled(p, r.Perm(4)),
			"spread":     spread(p, r),
		} {
			if got := must(Solve(t.Context(), q, Options{})); got != want {
				t.Errorf("%s: %v, want %v\n%s\nis\n%s", name, got, want, show(p), show(q))
			}
		}
		side := p.Trick.Turn().Side()
		if must(AtLeast(t.Context(), p, side.Other(), p.Left()-want.Min, Options{})) != Yes ||
			must(AtLeast(t.Context(), p, side.Other(), p.Left()-want.Min+1, Options{})) != No {
			t.Errorf("the tricks of both sides don't add up to %d\n%s", p.Left(), show(p))
		}
	}
}

// A card above all others, which the side on lead can cash before it continues as it would have without it,
// is worth at least a trick.
func TestCardAbove(t *testing.T) {
	more := 0
	for n := range uint64(200) {
		r := rand.New(rand.NewPCG(12, n))
		p := Position{Hands: equalHands(r, 3+r.IntN(3), card.Clubs), Trick: bridge.Trick{Leader: card.Seats[r.IntN(4)]}}
		p.Strain = bridge.Strains[1+r.IntN(4)]
		before := must(Solve(t.Context(), p, Options{})).Min
		for i, seat := range card.Seats {
			c := card.Card{Suit: card.Clubs, Rank: card.Rank(2 + i)}
			if seat == p.Trick.Leader {
				c.Rank = card.Ace
			}
			p.Hands[seat] = p.Hands[seat].With(c)
		}
		with := must(Solve(t.Context(), p, Options{})).Min
		if with <= before {
			t.Errorf("%d tricks, without the clubs %d\n%s", with, before, show(p))
		}
		if with > before+1 {
			more++ // it wasn't best to cash it at once
		}
	}
	if more == 0 || more > 100 {
		t.Errorf("%d times the card was worth more than a trick", more)
	}
}

// Bounds within a limit of nodes, or before the context ends, are true; with more nodes they are no wider,
// and with enough they are exact.
func TestBounds(t *testing.T) {
	open, narrowed := 0, 0
	for n := range uint64(40) {
		p := larger(n)
		left, want := p.Left(), must(Solve(t.Context(), p, Options{})).Min
		check := func(what string, got Bounds) {
			t.Helper()
			if got.Min > want || got.Max < want || got.Min < 0 || got.Max > left {
				t.Fatalf("%s: %v; it is %d\n%s", what, got, want, show(p))
			}
			if !got.Exact() {
				open++
				if got != (Bounds{0, left}) {
					narrowed++
				}
			}
		}
		known := Bounds{0, left}
		for nodes := 1; nodes < 1_000_000; nodes *= 4 {
			got, err := Solve(t.Context(), p, Options{Nodes: nodes})
			check(fmt.Sprint(nodes, " nodes"), got)
			if err != nil || got.Min < known.Min || got.Max > known.Max {
				t.Fatalf("%d nodes: %v, %v; with fewer %v\n%s", nodes, got, err, known, show(p))
			}
			if a := must(AtLeast(t.Context(), p, p.Trick.Turn().Side(), want, Options{Nodes: nodes})); a == No {
				t.Fatalf("%d nodes: not %d tricks\n%s", nodes, want, show(p))
			}
			known = got
		}
		if !known.Exact() {
			t.Errorf("with all nodes %v\n%s", known, show(p))
		}
		for looks := range int64(8) {
			ctx := cancelAfter(t, looks)
			ctx.timed = looks%2 == 0
			got, err := Solve(ctx, p, Options{})
			check(fmt.Sprint(looks, " looks"), got)
			if got.Exact() == errors.Is(err, context.Canceled) {
				t.Fatalf("%d looks: %v, %v\n%s", looks, got, err, show(p))
			}
		}
	}
	if open < 100 || narrowed < 50 {
		t.Errorf("%d were open, of which something was known about %d", open, narrowed)
	}
}

// A deadline ends the search of a whole deal.
func TestDeadline(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	p := must(At(wide(3)))
	if got, err := Solve(ctx, p, Options{}); got.Exact() || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Solve: %v, %v", got, err)
	}
	if got, err := Plays(ctx, p, Options{}); len(got) == 0 || got[0].Tricks != (Bounds{0, 17}) || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Plays: %v, %v", got, err)
	}
	if got, err := AtLeast(ctx, p, card.NS, 9, Options{}); got != Unknown || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("AtLeast: %v, %v", got, err)
	}
	if got, err := Table(ctx, wide(3).Deal, Options{}); got[card.West][bridge.NoTrump] != (Bounds{0, 17}) || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Table: %v, %v", got, err)
	}
}

// If the limit may come before the answer, something has been proved on both sides of it.
func TestInwards(t *testing.T) {
	narrow := func(b Bounds) bool { return b.Min > 0 && b.Max < 17 && !b.Exact() }
	p := must(At(wide(5)))
	if got := must(Solve(t.Context(), p, Options{Nodes: 50_000})); !narrow(got) {
		t.Errorf("with a limit of nodes: %v", got)
	}
	ctx := cancelAfter(t, 50)
	ctx.timed = true
	if got, err := Solve(ctx, p, Options{}); !narrow(got) || !errors.Is(err, context.Canceled) {
		t.Errorf("with a deadline: %v, %v", got, err)
	}
}

// Many may ask at the same time, and each gets the same answer as alone, even with so little memory that
// hardly anything is remembered.
func TestTogether(t *testing.T) {
	var want []Bounds
	for n := range uint64(20) {
		want = append(want, must(Solve(t.Context(), larger(n), Options{})))
	}
	var all sync.WaitGroup
	for g := range 6 {
		all.Go(func() {
			for i := range want {
				n := (i + 3*g) % len(want)
				got, err := Solve(t.Context(), larger(uint64(n)), Options{Memory: []int{0, 1, 100_000}[g%3]})
				if got != want[n] || err != nil {
					t.Errorf("%v, %v; want %v\n%s", got, err, want[n], show(larger(uint64(n))))
				}
			}
		})
	}
	all.Wait()
}

// What can be proved within a limit of nodes doesn't depend on earlier questions.
func TestAskedBefore(t *testing.T) {
	for n := range uint64(10) {
		p := larger(n)
		o := Options{Nodes: 20}
		want := must(Solve(t.Context(), p, o))
		must(Solve(t.Context(), p, Options{}))
		if got := must(Solve(t.Context(), p, o)); got != want {
			t.Errorf("%v, before it was %v\n%s", got, want, show(p))
		}
	}
}

// Small questions, as the computer players put them by the thousand.
func BenchmarkSmall(b *testing.B) {
	for _, cards := range []int{3, 6, 9} {
		var positions []Position
		for n := range uint64(100) {
			positions = append(positions, must(At(ending(source(n), bridge.SuperBridge(), bridge.Strains[n%5], cards, 0))))
		}
		b.Run(fmt.Sprintf("Solve/%d", cards), func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				must(Solve(b.Context(), positions[i%len(positions)], Options{}))
			}
		})
		b.Run(fmt.Sprintf("Plays/%d", cards), func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				must(Plays(b.Context(), positions[i%len(positions)], Options{}))
			}
		})
	}
}
