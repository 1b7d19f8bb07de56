package seating

import (
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/sitting"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// Player returns a computer player. An unknown level, of an imported game, is that of a club player. Players think even
// in a hurry: it takes milliseconds, and the record states their level.
func Player(seat poker.Seat, level string) play.Player {
	l, ok := bot.ParseLevel(level)
	if !ok {
		l = bot.Club
	}
	return bot.Player{Level: l, Seed: uint64(seat), Threads: sitting.Threads()}
}

// Players returns the computer players of a game, by seat, and the names of all players.
func Players(sit Sitting) (players map[poker.Seat]play.Player, names map[poker.Seat]string) {
	players, names = map[poker.Seat]play.Player{}, map[poker.Seat]string{}
	for _, s := range sit.Sitters {
		names[s.Seat] = text.Spelled(s.Name)
		if s.Seat != sit.Person {
			players[s.Seat] = Player(s.Seat, s.Level)
		}
	}
	return players, names
}
