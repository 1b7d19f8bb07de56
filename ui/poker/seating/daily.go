package seating

import (
	"math/rand/v2"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	hand "github.com/superbridge/superbridge/game/poker/daily"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// OfDay returns the new, unsaved game with the hand of a day.
func OfDay(day time.Time, number int64) Sitting {
	sit := Sitting{ID: number, Person: hand.Person, Start: play.Start{Game: hand.Game(day)}}
	sit.Brought = Chips(sit.Start.Game.State())
	for i, p := range sit.Start.Game.State().Players {
		sitter := pokerstore.Sitter{Seat: p.Seat}
		if p.Seat != hand.Person {
			sitter.Name, sitter.Level = people.All[i-1].Name(), hand.Level.String()
		}
		sit.Sitters = append(sit.Sitters, sitter)
	}
	return sit
}

// Day returns the day whose hand the game is; ok is false if it is another game, or was played on from a place in one.
func (s Sitting) Day() (day time.Time, ok bool) {
	day, ok = hand.Day(s.Start.Game.State().Game)
	return day, ok && !s.Branch.Is
}

// Deal returns the function that deals the next hand: that of the day, or by chance, by the game's number and that of the hand.
func (s Sitting) Deal(chance func(game int64, hand int) *rand.Rand) func(poker.Table) []poker.Cards {
	if day, ok := s.Day(); ok {
		return func(t poker.Table) []poker.Cards { return hand.Deal(day, t) }
	}
	return func(t poker.Table) []poker.Cards { return t.Shuffle(chance(s.ID, t.Hand)) }
}
