package poker_test

import (
	"context"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// Games are found by the beginning of their names, each name once, with the points of a hand that is over; other games and those in
// the trash aren't.
func TestNamedGames(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	named := func(name string) (*evening, int64) {
		first := table(poker.Standard(), 100, 100)
		first.Game = name
		e, id := newEvening(t, s, 3, first)
		e.next()
		e.act()
		return e, id
	}
	done, id := named("day 2")
	for !done.hand.Over() {
		done.act()
	}
	_, open := named("day 1")
	named("day 2") // again
	named("days")
	_, gone := named("day 3")
	check(t, s.Delete(gone))
	points := 0
	for _, p := range done.hand.Settle().Pairs {
		if points += p.Points; p.Pair.Second == 1 {
			points -= 2 * p.Points
		}
	}
	want := []pokerstore.Named{{Name: "day 1", Game: open}, {Name: "day 2", Game: id, Over: true, Points: points}}
	if got := must(s.NamedGames(ctx, "day ")); !slices.Equal(got, want) {
		t.Errorf("there are %+v, want %+v", got, want)
	}
}
