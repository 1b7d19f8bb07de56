package bot

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
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
	aim       int // tricks left, from which on it asks whether the contract is made
	solve     int // tricks left, from which on it asks for the tricks
	solve17   int // the same with hands of 17 cards, which are harder to solve
	layouts   int // of the hidden hands that it looks at, at most
	nodes     int // cards tried in all of them, at most; 0 if it doesn't think
	auctions  int // layouts on which it tries a close call
	without   Skill
	byTheBook bool
	scoring   Scoring
	threads   int // at the same time, at most; 0 is as many as help
	source    uint64
	cards     bidding.Cards
}

// efforts are the efforts of the levels. A core tries four to six million cards a second.
var efforts = [numLevels]effort{
	Club:   {aim: 13, solve: 11, solve17: 11, layouts: 20, nodes: 1_200_000, auctions: 40},
	Expert: {aim: 17, solve: 13, solve17: 12, layouts: 40, nodes: 4_000_000, auctions: 40},
}

// asksTricks reports whether it asks for the tricks with so many cards left in each hand, and not only for one of them.
func (e effort) asksTricks(r bridge.Rules, left int) bool {
	if r.Tricks() > card.Deck52.HandLen() {
		return left <= e.solve17
	}
	return left <= e.solve
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
