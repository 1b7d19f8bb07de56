package play

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/game/turn"
)

// Pace holds the pauses that let a user follow.
type Pace struct {
	Think  time.Duration // a computer player takes at least this long
	Trick  time.Duration // a full trick stays this long; negative: until the user goes on
	Forced time.Duration // a card of the user's that is no choice comes after this
}

// Journal keeps the session. Each method is durable when it returns nil, and has changed nothing when it returns an error.
type Journal interface {
	turn.Journal[few.Board]
	// Undo takes the newest deal back to b, an earlier state of it. A session that has been broken off goes on then.
	Undo(b few.Board) error
	// Settle breaks the session off, of which no deal goes on.
	Settle(s few.Session) error
	// Hinted notes that the user asked for advice.
	Hinted() error
}

// Player decides for a computer player.
type Player = turn.Player[few.View, few.Event]

// Adviser advises the user, with a reason.
type Adviser interface {
	// Advise is asked as [Player]'s Act is.
	Advise(ctx context.Context, v few.View) (bot.Advice, error)
}

// Config says who plays and how.
type Config struct {
	Person few.Player // or [few.Nobody], if computer players are among themselves
	// Players are the computer players in all other places. Each is asked before it is his turn what he would do, and so must do the
	// same whenever he is shown the same. They are asked one at a time.
	Players map[few.Player]Player
	Adviser Adviser // as the players; or nil, and nobody may ask for advice
	Journal Journal
	Deal    func(few.Setup) few.Deal // of the next deal; see [few.Shuffle]
	Pace    Pace
	Forced  bool // the only card that the user may play comes by itself
	// Changed is called after each change, from any goroutine and without a lock held, in order. It must return soon; it may call State
	// but nothing else of the session.
	Changed func()
}

// Start is a session as it has come to be.
type Start struct {
	Session few.Session // after the deals that are over, but for Board
	Board   *few.Board  // the newest deal, if it is to be gone on with or looked at; nil: the next one is dealt
}

// alone returns the only card that the user may play, if it comes by itself.
func (c Config) alone(b few.Board) (only few.Event, ok bool) {
	if !c.Forced || b.Stage() != few.StagePlaying || b.Turn() != c.Person {
		return only, false
	}
	plays := b.View(c.Person).LegalPlays()
	if plays.Len() != 1 {
		return only, false
	}
	return few.Played(plays.Cards()[0]), true
}

// decides reports whether what happens next on a board is for the user to decide. A card that comes by itself isn't; a claim always
// is.
func (c Config) decides(b few.Board, next few.EventKind) bool {
	if b.Stage() == few.StageFinished || b.Turn() != c.Person {
		return false
	}
	_, alone := c.alone(b)
	return !alone || next != few.Playing
}
