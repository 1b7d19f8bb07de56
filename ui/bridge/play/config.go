package play

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/card"
)

// Pace holds the pauses that let a user follow.
type Pace struct {
	Think  time.Duration // a computer player takes at least this long
	Trick  time.Duration // a full trick stays this long; negative: until the user goes on
	Forced time.Duration // a card of the user's that is no choice comes after this
}

// Adviser advises the user, with a reason.
type Adviser interface {
	// Advise is as match.Player's Act.
	Advise(ctx context.Context, v bridge.View) (bot.Advice, error)
}

// Config says who plays and how.
type Config struct {
	User   bridge.User // where he sits, and whether he plays both hands
	Forced bool        // the only card that the user may play comes by itself
	// Computer plays in the other seats. He is asked before it is his turn what he would do,
	// and so must do the same whenever he is shown the same.
	Computer match.Player
	Adviser  Adviser // as Computer; or nil, and nobody may ask for advice
	Journal  Journal
	Deal     func(board int) card.Deal // the deal of a new board, counted from 0
	Pace     Pace
	// From is the number of events that Undo never takes back: those of a board that is played
	// on from a later state.
	From int
	// Other plays each deal of the session in all four seats at another table, in the background;
	// nil if there is none. He is to use one processor at most.
	Other match.Player
	// Others holds the other table's boards of the rubber before this session.
	Others []bridge.Board
	// KeepOther keeps the finished board of the other table; or nil. It is called
	// from another goroutine, and never after Close.
	KeepOther func(b bridge.Board) error
	// Field, unless nil, plays the deals at many tables in the place of Other.
	Field *Field
	// Changed is called after each change, from any goroutine and without a lock held, in
	// order. It must return soon; it may call State but nothing else of the session.
	Changed func()
}
