package bridge

import (
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/theme"
)

// Role is the user's role on a board, by its contract.
type Role uint8

// The roles. There is none if all passed or only computers played.
const (
	AnyRole  Role = iota
	Declarer      // the user's own contract
	Dummy         // his partner's, even if the user plays both hands
	Defender
	Declaring // declarer or dummy; only for a [Filter]
)

// Outcome is the outcome of a contract.
type Outcome uint8

// The outcomes.
const (
	AnyOutcome Outcome = iota
	Made
	Down
	PassedOut
)

// Mixed is the level in a filter for boards on which the sides had computer players of different levels.
const Mixed = "mixed"

// Filter selects boards, and the rubbers that have such a board. The zero value selects everything that hasn't been
// deleted, finished or not; each field that is set narrows that.
type Filter struct {
	// Text holds words that must all match: a contract or its beginning (4S, doubled or not, 3NX, 6H-W), a result (=,
	// +1, -2), a year, a month or a day in the user's time zone (2026, 2026-11, 2026-11-20; 2026-1 is January), a
	// deal's number, or a part of a name or a note, of the board or its rubber, ignoring case.
	Text string
	// Terms holds words from [Terms], in any order, that must all hold for the board.
	Terms    string
	From, To time.Time // the board was finished in [From, To); zero: no limit
	Rules    string    // names of rules, separated by blanks
	Players  string    // level of the computer players, whatever they bid; or Mixed
	Role     Role
	Declarer string // the seat, N E S W
	Level    int    // of the contract
	Strain   *bridge.Strain
	Outcome  Outcome
	Slam     bool // a small, grand or solid slam was bid
	Costly   bool // the user, or anybody if there is no user, played a card that cost tricks, as far as analysed
	Alone    bool // without undo or hint
	// Theme selects boards on which a costly card of the user's was about it; None: any.
	Theme theme.Theme
	// Counted selects only boards that statistics count: finished, with a user, and not known before. A passed-out deal
	// that is dealt again under a house rule counts like any other: it has been bid, although its rubber goes on as if
	// it hadn't.
	Counted bool
	Ended   bool // its rubber is over, and had more than one deal
	// The rubber, one that statistics count, ended in [EndedFrom, EndedTo); zero: no limit.
	EndedFrom, EndedTo time.Time
	Worth              bool // the double-dummy worth of its contract is known
	Par                bool // its bidding's difference from par is known
	Lead               bool // the user made the opening lead, and its cost is known
	Starred            bool // the board or its rubber
	ToPlay             bool // its rubber has deals chosen beforehand that are still to be played
	Deleted            bool // only what has been deleted
}
