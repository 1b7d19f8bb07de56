package desk

import (
	"slices"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/seating"
)

// invite returns a function that invites another person to a table, with a player's usual chips and the level of the
// present players.
func (d *Desk) invite(sit seating.Sitting) func(poker.Seat) play.Newcomer {
	return func(seat poker.Seat) play.Newcomer {
		level := bot.Club.String()
		there := map[string]bool{}
		for _, s := range sit.Sitters {
			there[text.Spelled(s.Name)] = true
			if s.Level != "" {
				level = s.Level
			}
		}
		// If a seat is free, one of them is too: there are as many as seats other than the user's.
		name := people.All[slices.IndexFunc(people.All, func(p people.Person) bool { return !there[p.Name()] })].Name()
		sit.Sitters = append(sit.Sitters, pokerstore.Sitter{Seat: seat, Name: name, Level: level})
		return play.Newcomer{Seat: seat, Chips: sit.Start.Game.State().Rules.BuyIn, Name: name, Level: level, Player: seating.Player(seat, level)}
	}
}
