package challenge_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/challenge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
)

// places writes out a ranking.
func places(c challenge.Challenge) string {
	var w strings.Builder
	for _, p := range c.Ranking() {
		fmt.Fprintf(&w, "%d %s %d/%d %d %d/%d %v %v\n", p.Rank, c.Players[p.Player].Name, p.Compared, p.Played, p.Score, p.Matchpoints, p.Top, p.Percent, p.IMPs)
	}
	return w.String()
}

// In which order texts are added, and how often, makes no difference.
func TestMergeInAnyOrder(t *testing.T) {
	for _, rules := range []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()} {
		r := card.Source(9, 0, 0)
		bare := played(t, rules, 4, 9)
		var all []challenge.Challenge
		for _, name := range []string{"Ann", "Bob", "Cid", "Dan"} {
			all = append(all, with(t, bare, name, r))
		}
		merge := func(order []int) challenge.Challenge {
			c := bare
			for _, i := range order {
				var err error
				if c, err = c.Merge(all[i]); err != nil {
					t.Fatal(err)
				}
			}
			return c
		}
		first := merge([]int{0, 1, 2, 3})
		for range 4 {
			other := merge(append(r.Perm(4), r.IntN(4), r.IntN(4)))
			if other.String() != first.String() || places(other) != places(first) {
				t.Fatalf("the order matters:\n%s\n%s", places(first), places(other))
			}
		}
		if len(first.Players) != 4 || first.Results() != 16 {
			t.Errorf("%d players, %d results", len(first.Players), first.Results())
		}
	}
}

// A player who has gone on is still one; a second player of his name doesn't overwrite anything.
func TestPlayersOfOneName(t *testing.T) {
	r := card.Source(2, 0, 0)
	bare := played(t, bridge.SuperBridge(), 4, 2)
	whole := with(t, bare, "Ann", r)
	half := whole.For(func(board int) bool { return board < 2 })
	rest := whole.For(func(board int) bool { return board > 0 })
	c, err := half.Merge(rest)
	if err != nil {
		t.Fatal(err)
	}
	want(t, "two halves", c, whole)
	if c, err = c.Merge(with(t, bare, "Ann", r)); err != nil || len(c.Players) != 2 || c.Results() != 8 {
		t.Errorf("another Ann: %d players, %d results, %v", len(c.Players), c.Results(), err)
	}
	if _, err := c.Merge(played(t, bridge.SuperBridge(), 4, 3)); err != challenge.ErrOther {
		t.Errorf("other boards: %v", err)
	}
}

// scored returns a challenge on which these players have played each board, the first best.
func scored(t *testing.T, rules bridge.Rules, boards int, names ...string) challenge.Challenge {
	t.Helper()
	c := played(t, rules, boards, 4)
	for k, name := range names {
		var done []bridge.Board
		for _, b := range c.Boards {
			done = append(done, down(t, b, k))
		}
		var err error
		if c, err = c.With(name, "", done); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// down plays a board in one no-trump by South, which goes down by some tricks and one.
func down(t *testing.T, b bridge.Board, tricks int) bridge.Board {
	t.Helper()
	for b.Phase() == bridge.AuctionPhase {
		call := bridge.Pass
		if _, _, bid := b.Auction().LastBid(); !bid && b.Turn() == card.South {
			call = bridge.Bid(1, bridge.NoTrump)
		}
		b = apply(t, b, bridge.Called(call))
	}
	claim := b.Rules.Tricks() - (b.Rules.Needs(1) - 1 - tricks) // of the defenders, who lead
	return apply(t, b, bridge.Claimed(claim))
}

func apply(t *testing.T, b bridge.Board, e bridge.Event) bridge.Board {
	t.Helper()
	next, err := b.Apply(e)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// Equal results share a place, and the next one counts those before it.
func TestRanking(t *testing.T) {
	c := scored(t, bridge.Duplicate(), 3, "Ann", "Bob", "Cid")
	d := scored(t, bridge.Duplicate(), 3, "Dan") // as Ann
	c, err := c.Merge(d)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := places(c), `1 Ann 3/3 -200 15/18 83.33 6.01
1 Dan 3/3 -200 15/18 83.33 6.01
3 Bob 3/3 -400 6/18 33.33 -2.34
4 Cid 3/3 -600 0/18 0.00 -9.67
`; c.Method() != field.ByMatchpoints || got != want {
		t.Errorf("duplicate:\n%s", got)
	}
	c = scored(t, bridge.SuperBridge(), 2, "Ann", "Bob")
	if c.Method() != field.ByCross || places(c) != "1 Ann 2/2 -300 4/4 100.00 8.00\n2 Bob 2/2 -600 0/4 0.00 -8.00\n" {
		t.Errorf("super bridge:\n%s", places(c))
	}
}

// A board of one player only gains nothing, and who has no other comes last.
func TestBoardsThatArentCompared(t *testing.T) {
	whole := scored(t, bridge.Duplicate(), 2, "Ann", "Bob")
	one, err := whole.Bare().With("Zoe", "", nil)
	if err != nil {
		t.Fatal(err)
	}
	c, err := whole.For(func(board int) bool { return board == 0 }).Merge(one)
	if err != nil {
		t.Fatal(err)
	}
	ann := whole.Bare()
	if ann, err = ann.With("Ann", "", whole.Players[0].Results); err != nil {
		t.Fatal(err)
	}
	if c, err = c.Merge(ann); err != nil {
		t.Fatal(err)
	}
	if got, want := places(c), `1 Ann 1/2 -150 2/2 100.00 2.00
2 Bob 1/1 -100 0/2 0.00 -2.00
3 Zoe 0/0 0 0/0 0.00 0.00
`; got != want {
		t.Errorf("%s", got)
	}
}

// A ranking follows from the definitions, worked out slowly.
func TestRankingSlowly(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, rules := range bridge.Games() {
		c := played(t, rules, 2, r.Uint64(), "Ann", "Bob", "Cid")
		for _, p := range c.Ranking() {
			points, imps := 0, 0.0
			for i := range c.Boards {
				own := c.Players[p.Player].Results[i].Compared()
				for j, other := range c.Players {
					theirs := other.Results[i].Compared()
					difference := own[card.NS] - own[card.EW] - theirs[card.NS] + theirs[card.EW]
					switch {
					case j == p.Player:
					case difference > 0:
						points += 2
					case difference == 0:
						points++
					}
					imps += float64(bridge.IMPs(difference)) / 2
				}
			}
			if p.Matchpoints != points || p.IMPs.Float() != imps || p.Top != 8 {
				t.Errorf("%s, %s: %+v, want %d and %v", rules.Name, c.Players[p.Player].Name, p, points, imps)
			}
		}
	}
}
