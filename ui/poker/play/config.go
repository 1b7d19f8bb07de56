package play

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/game/turn"
)

// Pace holds the pauses that let a user follow.
type Pace struct {
	Think time.Duration // a computer player takes at least this long
	Pair  time.Duration // a pair of players is settled this long before the next one; negative: until the user goes on
	Own   time.Duration // the same for a pair that the user belongs to
}

// Journal keeps the game. Each method is durable when it returns nil, and has changed nothing when it returns an error.
type Journal interface {
	turn.Journal[poker.Hand]
	// Undo takes the newest hand back to h, an earlier state of it, and all that came after it.
	Undo(h poker.Hand) error
	// Event keeps what comes after the newest hand; before is how much has come already.
	Event(before int, e poker.Event) error
	// Join is Event for a computer player who joins, with his name and level.
	Join(before int, e poker.Event, name, level string) error
	// Hinted notes that the user asked for advice.
	Hinted() error
}

// Player decides for a computer player.
type Player = turn.Player[poker.View, poker.Act]

// Adviser advises the user, with a reason.
type Adviser interface {
	// Advise is asked as [Player]'s Act is.
	Advise(ctx context.Context, v poker.View) (bot.Advice, error)
}

// Config says who plays and how.
type Config struct {
	Person poker.Seat
	// Players are the computer players in the other seats. Each is asked before it is his turn what he would do, and so
	// must do the same whenever he is shown the same. They are asked one at a time.
	Players map[poker.Seat]Player
	Adviser Adviser // as the players; or nil, and nobody may ask for advice
	Journal Journal
	Deal    func(t poker.Table) []poker.Cards // of the next hand; see [poker.Table.Shuffle]
	Pace    Pace
	// Lays means that the window says by [Session.Lie] when the cards of a hand that is over lie in their places: only
	// then it is settled.
	Lays bool
	// Changed is called after each change, from any goroutine and without a lock held, in
	// order. It must return soon; it may call State but nothing else of the session.
	Changed func()
}

// Newcomer is a computer player who joins.
type Newcomer struct {
	Seat        poker.Seat
	Chips       int
	Name, Level string
	Player      Player
}

// Start is a game as it has come to be.
type Start struct {
	Game  poker.Game    // after the hands that are over and what came between them
	Hand  *poker.Hand   // the newest one; nil before the first
	After []poker.Event // since it is over
}
