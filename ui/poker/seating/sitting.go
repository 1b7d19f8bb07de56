package seating

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/resume"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// Sitting is all that is read of a game before its table is laid.
type Sitting struct {
	ID      int64 // its number in the data folder, present or future
	Kept    bool
	Person  poker.Seat
	Sitters []pokerstore.Sitter
	Start   play.Start
	Brought map[poker.Seat]int // chips, into the game so far
	Branch  resume.Branch
}

// seats are the occupied seats, by number of opponents: the user in the first one, and the others evenly around the
// table.
var seats = [][]poker.Seat{
	1: {1, 4}, 2: {1, 3, 5}, 3: {1, 3, 4, 5}, 4: {1, 2, 3, 5, 6}, 5: {1, 2, 3, 4, 5, 6},
}

// New returns a new, unsaved game. Its name is its future number.
func New(s Setup, number int64, rng *rand.Rand) (Sitting, error) {
	rules, there := s.Rules(), seats[s.Opponents]
	sit := Sitting{ID: number, Person: there[0], Brought: map[poker.Seat]int{}}
	var stacks []int
	for i, seat := range there {
		sitter := pokerstore.Sitter{Seat: seat}
		if i > 0 {
			sitter.Name, sitter.Level = people.All[i-1].Name(), s.LevelOf(i-1)
		}
		sit.Sitters, stacks = append(sit.Sitters, sitter), append(stacks, rules.BuyIn)
		sit.Brought[seat] = rules.BuyIn
	}
	var err error
	sit.Start.Game, err = poker.NewGame(rules, fmt.Sprint(number), there, stacks, poker.DrawButton(there, rng))
	return sit, err
}

// Chips returns the chips of the players at a table.
func Chips(t poker.Table) map[poker.Seat]int {
	stacks := map[poker.Seat]int{}
	for _, p := range t.Players {
		stacks[p.Seat] = p.Stack
	}
	return stacks
}

// Read returns a saved game.
func Read(ctx context.Context, store *pokerstore.Store, id int64) (Sitting, error) {
	g, err := store.Game(ctx, id)
	if err != nil {
		return Sitting{}, err
	}
	return Of(g), nil
}

// Of returns a game ready to continue: with its newest hand, or before the first one.
func Of(g pokerstore.Game) Sitting {
	sit := Sitting{ID: g.ID, Kept: true, Person: g.Person, Sitters: g.Sitters, Start: play.Start{Game: g.First}, Brought: Chips(g.First.State())}
	for _, h := range g.Hands {
		for _, e := range h.After {
			sit.Brought[e.Seat] += e.Chips
		}
	}
	sit.Branch = resume.BranchOf(g.Kind, g.Stands)
	if last, ok := g.Last(); ok {
		sit.Start = play.Start{Game: g.Now, Hand: &last.Hand, After: last.After}
	}
	return sit
}

// Unfinished returns the user's game in progress that was played last, or nil if there is none.
func Unfinished(ctx context.Context, store *pokerstore.Store) (*pokerstore.Game, error) {
	return resume.Unfinished(ctx, store.Unfinished, store.Game, func(pokerstore.Game) bool { return true })
}
