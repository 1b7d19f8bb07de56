package desk

import (
	"runtime"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/chess/play"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
)

// threads returns the number of processors for players: the window keeps one for itself.
func threads() int { return max(1, runtime.GOMAXPROCS(0)-1) }

// player returns a computer player. An unknown level, of an imported game, is that of a club player.
func player(seat chess.Army, level string) play.Player {
	l, ok := bot.ParseLevel(level)
	if !ok {
		l = bot.Club
	}
	return bot.Player{Level: l, Seed: uint64(seat), Threads: threads()}
}

// players returns the players, and their names. Of several persons, one without a name is named by colour; a single one
// has none.
func players(sit sitting) (seats []play.Seat, names map[chess.Army]string) {
	persons := 0
	for _, s := range sit.seats {
		if s.Person {
			persons++
		}
	}
	names = map[chess.Army]string{}
	for _, s := range sit.seats {
		seat := play.Seat{Army: s.Army, Person: s.Person}
		names[s.Army] = s.Name
		switch {
		case !s.Person:
			seat.Player = player(s.Army, s.Level)
		case persons == 1:
			names[s.Army] = ""
		case s.Name == "":
			names[s.Army] = chesstext.Army(s.Army)
		}
		seats = append(seats, seat)
	}
	return seats, names
}
