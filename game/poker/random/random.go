// Package random plays poker at random: for tests, and for programs that check the rules from outside.
package random

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
)

// Player acts at random, by the rules.
type Player struct{ Source *rand.Rand }

// Act returns a random legal act of the viewer.
func (p Player) Act(ctx context.Context, v poker.View) (poker.Act, error) {
	if err := ctx.Err(); err != nil {
		return poker.Act{}, err
	}
	a := Act(v, p.Source)
	return a, v.Check(a)
}

// Act returns a random legal act of the viewer, whose turn it has to be: a random choice of his cards in random free boxes.
func Act(v poker.View, rng *rand.Rand) poker.Act {
	var boxes []poker.Row
	board := v.Board(v.Seat)
	for _, row := range poker.Rows {
		for range board.Free(row) {
			boxes = append(boxes, row)
		}
	}
	cards := append(poker.Cards{}, v.Hold...)
	shuffle(rng, boxes)
	shuffle(rng, cards)
	a := poker.Act{Seat: v.Seat}
	for i, c := range cards {
		if i < poker.Places(v.Stage()) && i < len(boxes) {
			a.Gains, _ = a.Gains.Add(boxes[i], c) // there is a box for each
		} else {
			a.Discards = append(a.Discards, c)
		}
	}
	return a
}

// The odds against events between two hands, one in the number given, and the chips that come.
const (
	leaveOdds     = 12 // for each player
	brokeLeaves   = 3  // for a player who has nothing left
	rebuyOdds     = 10
	joinOdds      = 8   // for each free seat
	shortestStack = 1   // chips in points
	longestStack  = 120 // so that many can't pay all that they owe
)

// Events returns random events that may happen now in a game, in order: a player without chips rebuys or leaves, others
// do occasionally, and somebody joins if fewer than two would be left. They never close it.
func Events(g poker.Game, rng *rand.Rand) []poker.Event {
	t := g.State()
	chips := func() int {
		return min(t.Rules.Point*(shortestStack+rng.IntN(longestStack))+rng.IntN(t.Rules.Point), poker.MaxChips)
	}
	var events []poker.Event
	there := map[poker.Seat]bool{}
	for _, seat := range t.Order() {
		p, _ := t.Player(seat)
		odds := leaveOdds
		if p.Stack == 0 {
			odds = brokeLeaves
		}
		if there[seat] = rng.IntN(odds) != 0; !there[seat] {
			events = append(events, poker.Event{Kind: poker.Leave, Seat: seat})
		}
	}
	players := 0
	for _, seat := range t.Order() {
		if !there[seat] {
			continue
		}
		players++
		if p, _ := t.Player(seat); p.Stack == 0 || rng.IntN(rebuyOdds) == 0 {
			events = append(events, poker.Event{Kind: poker.Rebuy, Seat: seat, Chips: chips()})
		}
	}
	for i, n := range rng.Perm(poker.Seats) {
		seat := poker.Seat(n + 1)
		left := poker.Seats - i - 1 // seats that are still to be looked at
		if !there[seat] && (rng.IntN(joinOdds) == 0 || players < poker.MinPlayers && left < poker.MinPlayers) {
			events = append(events, poker.Event{Kind: poker.Join, Seat: seat, Chips: chips()})
			players++
		}
	}
	return events
}

func shuffle[T poker.Row | card.Card](rng *rand.Rand, list []T) {
	rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}
