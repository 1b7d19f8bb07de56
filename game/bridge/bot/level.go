package bot

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Level is the strength of a computer player.
type Level uint8

// The levels.
const (
	Beginner Level = iota // plays by rules of thumb
	Club                  // thinks for a moment once some tricks have been played
	Expert                // thinks longer and earlier
	numLevels
)

var levelNames = [numLevels]string{Beginner: "beginner", Club: "club", Expert: "expert"}

// String returns the level's name: beginner, club or expert.
func (l Level) String() string {
	if l >= numLevels {
		return "unknown"
	}
	return levelNames[l]
}

// Levels lists all levels, the weakest first.
func Levels() []Level { return []Level{Beginner, Club, Expert} }

// ParseLevel parses a level's name, or returns the level of a player's name; ok is false if there is no such level.
func ParseLevel(name string) (l Level, ok bool) {
	name, _, _ = strings.Cut(name, ":")
	i := slices.Index(levelNames[:], name)
	return Level(max(i, 0)), i >= 0
}

// effort is the effort that a level puts into a card.
type effort struct {
	think     int        // number of tricks left from which on it examines layouts
	solve     int        // number of tricks left from which on it solves them; before that it estimates
	breadth   dd.Breadth // of estimates, with no more tricks left than there are with 52 cards
	layouts   int        // maximum number of layouts of the hidden hands
	nodes     int        // maximum number of nodes in all of them; 0 if it doesn't think
	auctions  int        // number of layouts on which it tries a close call
	without   Skill
	byTheBook bool
	scoring   Scoring
	threads   int // maximum at the same time; 0 for as many as help
	source    uint64
	cards     bidding.Cards
	lines     bool
}

// efforts are the efforts of the levels. A core tries four to six million cards a second.
var efforts = [numLevels]effort{
	Club: {think: 13, solve: 10, breadth: dd.Breadth{Leads: 3, Follows: 3, Discards: 2},
		layouts: 20, nodes: 1_200_000, auctions: 40},
	Expert: {think: 17, solve: 10, breadth: dd.Breadth{Leads: 4, Follows: 3, Discards: 3},
		layouts: 40, nodes: 4_000_000, auctions: 40},
}

// solver returns a solver for cards in layouts with a number of tricks left: exact near the end, before that an
// estimator, and with more tricks left than there are with 52 cards a rougher one that the effort allows.
func (e effort) solver(left int) *dd.Solver {
	const memory = thinkMemory / shares
	switch {
	case left <= e.solve:
		return dd.NewSolver(memory)
	case left <= card.Deck52.HandLen():
		return dd.NewEstimator(memory, e.breadth)
	}
	return dd.NewEstimator(memory, dd.Breadth{Leads: 2, Follows: 2, Discards: 1})
}

// effort returns the player's effort for a card.
func (p Player) effort() effort {
	e := efforts[p.Level]
	e.without, e.threads, e.source, e.cards, e.byTheBook, e.lines = p.Without, p.Threads, p.Source, p.Cards, p.ByTheBook, p.Lines
	if !p.Without.lacks(ForScoring) {
		e.scoring = p.Scoring
	}
	return e
}
