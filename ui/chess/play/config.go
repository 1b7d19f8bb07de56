package play

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/game/turn"
	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// Pace holds the pauses that let a user follow.
type Pace struct {
	// Think is the least time a computer player takes over a move, and the time for which a roll of his and a forced pass are shown.
	// With a clock a player short of time takes less.
	Think time.Duration
}

// Journal keeps the game. Each method is durable when it returns nil, and has changed nothing when it returns an error. What is
// left on the clocks is of no matter where there are none.
type Journal interface {
	// Append keeps the last event of the game, and what is left on the clocks after it.
	Append(g chess.Game, left chessstore.Times) error
	// Undo takes the game back to g, an earlier state of it, and returns what was left on the clocks then.
	Undo(g chess.Game) (left chessstore.Times, err error)
	// Clocks keeps what is left on the clocks while somebody thinks.
	Clocks(left chessstore.Times) error
	// Hinted notes that a user asked for advice.
	Hinted() error
}

// Player is a computer player. He must do the same whenever he is shown the same, for he may be asked before it is his turn.
type Player interface {
	// Act returns the move of the army in turn.
	turn.Player[chess.Game, chess.Event]
	// Agrees reports whether the army agrees to a draw that has been offered.
	Agrees(ctx context.Context, g chess.Game, a chess.Army) (bool, error)
}

// Adviser advises a user, with a reason.
type Adviser interface {
	// Advise is asked as [Player]'s Act is.
	Advise(ctx context.Context, g chess.Game) (bot.Advice, error)
}

// Seat is a player at the board, by the army that he commands at the start; one who commands two, in B, has the first of them.
type Seat struct {
	Army   chess.Army
	Person bool
	Player Player // the computer player; nil for a person
}

// Config says who plays and how.
type Config struct {
	Seats   []Seat
	Adviser Adviser // or nil, and nobody may ask for advice
	Journal Journal
	Pace    Pace
	Clock   chessstore.Clock
	// Dice returns a roll of the game by its number, from 0: always the same for the same number, so that undo gives no other roll.
	Dice func(roll int) chess.Dice
	// Changed is called after each change, from any goroutine and without a lock held, in
	// order. It must return soon; it may call State and Clocks but nothing else of the session.
	Changed func()
}

// Start is a game as it has come to be.
type Start struct {
	Game   chess.Game
	Clocks chessstore.Times // what is left, where there are clocks
}
