package bridge

import (
	"time"

	"github.com/superbridge/superbridge/game/bridge"
)

// Role is what the user is on a board, by its contract.
type Role uint8

// The roles. Nobody has one where all have passed, or where computers play among themselves.
const (
	AnyRole  Role = iota
	Declarer      // the user's own contract
	Dummy         // his partner's, also where he plays the cards of both
	Defender
	Declaring // declarer or dummy; no board's own role, but what a [Filter] may want
)

// Outcome is what became of a contract.
type Outcome uint8

// The outcomes.
const (
	AnyOutcome Outcome = iota
	Made
	Down
	PassedOut
)

// Mixed is the level of a filter that wants boards on which the sides had computer players of different levels.
const Mixed = "mixed"

// Filter says which boards are wanted, and which rubbers: those that have such a board. The
// zero value wants everything that has not been deleted, finished or not; each field that
// is set wants less.
type Filter struct {
	// Text is words that all must be found: a contract or how one begins (4S, doubled or not, 3NX, 6H-W), a
	// result (=, +1, -2), a year, a month or a day where the user is (2026, 2026-11, 2026-11-20; 2026-1 is
	// January), a deal's number, or a part of a name or a note, of the board or its rubber, in letters of either case.
	Text string
	// Terms is words out of [Terms], in any order, that must all be true of the board.
	Terms    string
	From, To time.Time // the board was finished in [From, To); zero: no limit
	Rules    string    // their names, separated by blanks
	Players  string    // the level of the computer players, whatever they bid; or Mixed
	Role     Role
	Declarer string // the seat, N E S W
	Level    int    // of the contract
	Strain   *bridge.Strain
	Outcome  Outcome
	Slam     bool // small, grand or solid was bid
	Costly   bool // the user, or anybody where nobody sits, has played a card that cost tricks, as far as it is analysed
	Alone    bool // without undo or hint
	// Counted wants only what statistics count: finished, a user's, not a deal known before. A deal that all have passed
	// and that is dealt again, as a house rule says, counts like any other: it has been bid, though its rubber goes on as
	// if it had not been.
	Counted bool
	Ended   bool // its rubber is over, and more than one deal
	// Its rubber, one that statistics count, ended in [EndedFrom, EndedTo); zero: no limit.
	EndedFrom, EndedTo time.Time
	Worth              bool // it is known what its contract is worth double-dummy
	Par                bool // it is known how its bidding stands to par
	Lead               bool // the user led to the first trick, and it is known what that cost
	Starred            bool // the board or its rubber
	ToPlay             bool // there are deals in its rubber that were chosen beforehand and are still to be played
	Deleted            bool // what has been deleted, and nothing else
}
