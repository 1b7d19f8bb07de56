package seating

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/chess/play"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/sitting"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Player returns a computer player of a game with a number: in another game it may decide differently where moves are as good. An
// unknown level, of an imported game, is that of a club player.
func Player(game int64, seat chess.Army, level string, aim bot.Aim) play.Player {
	l, ok := bot.ParseLevel(level)
	if !ok {
		l = bot.Club
	}
	return bot.Player{Level: l, Aim: aim, Seed: uint64(game)*chess.Armies + uint64(seat) + 1, Threads: sitting.Threads()}
}

// Players returns the players, and their names. Of several persons, one without a name is named by colour; a single one
// has none.
func Players(sit Sitting, aim bot.Aim) (seats []play.Seat, names map[chess.Army]string) {
	persons := 0
	for _, s := range sit.Seats {
		if s.Person {
			persons++
		}
	}
	names = map[chess.Army]string{}
	for _, s := range sit.Seats {
		seat := play.Seat{Army: s.Army, Person: s.Person}
		names[s.Army] = text.Spelled(s.Name)
		switch {
		case !s.Person:
			seat.Player = Player(sit.ID, s.Army, s.Level, aim)
		case persons == 1:
			names[s.Army] = ""
		case s.Name == "":
			names[s.Army] = chesstext.Army(s.Army)
		}
		seats = append(seats, seat)
	}
	return seats, names
}
