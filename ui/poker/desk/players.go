package desk

import (
	"runtime"
	"slices"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// threads returns the number of processors for players: the window keeps one for itself.
func threads() int { return max(1, runtime.GOMAXPROCS(0)-1) }

// player returns a computer player. An unknown level, of an imported game, is that of a club player. Players think even
// in a hurry: it takes milliseconds, and the record states their level.
func player(seat poker.Seat, level string) play.Player {
	l, ok := bot.ParseLevel(level)
	if !ok {
		l = bot.Club
	}
	return bot.Player{Level: l, Seed: uint64(seat), Threads: threads()}
}

// players returns the computer players of a game, by seat, and the names of all players.
func (d *Desk) players(sit sitting) (players map[poker.Seat]play.Player, names map[poker.Seat]string) {
	players, names = map[poker.Seat]play.Player{}, map[poker.Seat]string{}
	for _, s := range sit.sitters {
		names[s.Seat] = text.Spelled(s.Name)
		if s.Seat != sit.person {
			players[s.Seat] = player(s.Seat, s.Level)
		}
	}
	return players, names
}

// invite returns a function that invites another person to a table, with a player's usual chips and the level of the
// present players.
func (d *Desk) invite(sit sitting) func(poker.Seat) play.Newcomer {
	return func(seat poker.Seat) play.Newcomer {
		level := bot.Club.String()
		there := map[string]bool{}
		for _, s := range sit.sitters {
			there[text.Spelled(s.Name)] = true
			if s.Level != "" {
				level = s.Level
			}
		}
		// If a seat is free, one of them is too: there are as many as seats other than the user's.
		name := people.All[slices.IndexFunc(people.All, func(p people.Person) bool { return !there[p.Name()] })].Name()
		sit.sitters = append(sit.sitters, pokerstore.Sitter{Seat: seat, Name: name, Level: level})
		return play.Newcomer{Seat: seat, Chips: sit.start.Game.State().Rules.BuyIn, Name: name, Level: level, Player: player(seat, level)}
	}
}
