package bot

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Level is how well a computer player plays.
type Level uint8

// The levels.
const (
	Beginner Level = iota // plays by rules of thumb
	Club                  // thinks for a moment when some tricks have been played
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

// ParseLevel reads a level's name, or the level of a player's name; ok is false if there is none of that name.
func ParseLevel(name string) (l Level, ok bool) {
	name, _, _ = strings.Cut(name, ":")
	i := slices.Index(levelNames[:], name)
	return Level(max(i, 0)), i >= 0
}

// effort is what a level spends on a card.
type effort struct {
	think     int        // tricks left, from which on it looks at layouts
	solve     int        // tricks left, from which on it solves them; before that it estimates
	breadth   dd.Breadth // of estimates, with no more tricks left than there are with 52 cards
	layouts   int        // of the hidden hands that it looks at, at most
	nodes     int        // cards tried in all of them, at most; 0 if it doesn't think
	auctions  int        // layouts on which it tries a close call
	without   Skill
	byTheBook bool
	scoring   Scoring
	threads   int // at the same time, at most; 0 is as many as help
	source    uint64
	cards     bidding.Cards
}

// efforts are the efforts of the levels. A core tries four to six million cards a second.
var efforts = [numLevels]effort{
	Club: {think: 13, solve: 10, breadth: dd.Breadth{Leads: 3, Follows: 3, Discards: 2},
		layouts: 20, nodes: 1_200_000, auctions: 40},
	Expert: {think: 17, solve: 10, breadth: dd.Breadth{Leads: 4, Follows: 3, Discards: 3},
		layouts: 40, nodes: 4_000_000, auctions: 40},
}

// solver returns what tells how many tricks cards take in layouts, with a number of tricks left: the truth in the end,
// before that an estimate, and with more tricks left than there are with 52 cards a rougher one, for which the work is enough.
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

// effort returns what the player spends on a card.
func (p Player) effort() effort {
	e := efforts[p.Level]
	e.without, e.threads, e.source, e.cards, e.byTheBook = p.Without, p.Threads, p.Source, p.Cards, p.ByTheBook
	if !p.Without.lacks(ForScoring) {
		e.scoring = p.Scoring
	}
	return e
}
