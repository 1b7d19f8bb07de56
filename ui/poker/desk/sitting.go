package desk

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/resume"
	"github.com/superbridge/superbridge/ui/poker/offer"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// sitting is all that is read of a game before its table is laid.
type sitting struct {
	id      int64 // its number in the data folder, present or future
	kept    bool
	person  poker.Seat
	sitters []pokerstore.Sitter
	start   play.Start
	brought map[poker.Seat]int // chips, into the game so far
	branch  resume.Branch
}

// seats are the occupied seats, by number of opponents: the user in the first one, and the others evenly around the
// table.
var seats = [][]poker.Seat{
	1: {1, 4}, 2: {1, 3, 5}, 3: {1, 3, 4, 5}, 4: {1, 2, 3, 5, 6}, 5: {1, 2, 3, 4, 5, 6},
}

// newSitting returns a new, unsaved game. Its name is its future number.
func newSitting(s offer.Setup, number int64, rng *rand.Rand) (sitting, error) {
	rules, there := s.Rules(), seats[s.Opponents]
	sit := sitting{id: number, person: there[0], brought: map[poker.Seat]int{}}
	var stacks []int
	for i, seat := range there {
		sitter := pokerstore.Sitter{Seat: seat}
		if i > 0 {
			sitter.Name, sitter.Level = people.All[i-1].Name(), s.LevelOf(i-1)
		}
		sit.sitters, stacks = append(sit.sitters, sitter), append(stacks, rules.BuyIn)
		sit.brought[seat] = rules.BuyIn
	}
	var err error
	sit.start.Game, err = poker.NewGame(rules, fmt.Sprint(number), there, stacks, poker.DrawButton(there, rng))
	return sit, err
}

// chips returns the chips of the players at a table.
func chips(t poker.Table) map[poker.Seat]int {
	stacks := map[poker.Seat]int{}
	for _, p := range t.Players {
		stacks[p.Seat] = p.Stack
	}
	return stacks
}

// read returns a saved game.
func read(ctx context.Context, store *pokerstore.Store, id int64) (sitting, error) {
	g, err := store.Game(ctx, id)
	if err != nil {
		return sitting{}, err
	}
	return sittingOf(g), nil
}

// sittingOf returns a game ready to continue: with its newest hand, or before the first one.
func sittingOf(g pokerstore.Game) sitting {
	sit := sitting{id: g.ID, kept: true, person: g.Person, sitters: g.Sitters, start: play.Start{Game: g.First}, brought: chips(g.First.State())}
	for _, h := range g.Hands {
		for _, e := range h.After {
			sit.brought[e.Seat] += e.Chips
		}
	}
	sit.branch = resume.BranchOf(g.Kind, g.Stands)
	if last, ok := g.Last(); ok {
		sit.start = play.Start{Game: g.Now, Hand: &last.Hand, After: last.After}
	}
	return sit
}

// unfinished returns the user's game in progress that was played last, or nil if there is none.
func unfinished(ctx context.Context, store *pokerstore.Store) (*pokerstore.Game, error) {
	return resume.Unfinished(ctx, store.Unfinished, store.Game, func(pokerstore.Game) bool { return true })
}

// progress returns the state of a game.
func progress(g pokerstore.Game) *offer.Progress {
	table := g.Now.Table()
	if last, ok := g.Last(); ok && !last.Hand.Over() {
		table = last.Hand.Table()
	}
	me, _ := table.Player(g.Person)
	return &offer.Progress{Hand: table.Hand, Hands: table.Rules.Hands, Stack: me.Stack}
}
