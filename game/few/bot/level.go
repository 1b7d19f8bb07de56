package bot

import (
	"slices"
	"strings"
)

// Level is the strength of a computer player.
type Level uint8

// The levels.
const (
	Beginner Level = iota // goes by what it sees, and looks a trick ahead
	Club                  // tries some layouts, and looks some tricks ahead
	Expert                // tries many, and looks to the end
)

var levelNames = [...]string{Beginner: "beginner", Club: "club", Expert: "expert"}

// String returns the level's name: beginner, club or expert.
func (l Level) String() string {
	if int(l) >= len(levelNames) {
		return "unknown"
	}
	return levelNames[l]
}

// Levels lists all levels, the weakest first.
func Levels() []Level { return []Level{Beginner, Club, Expert} }

// ParseLevel parses a level's name, in any case; ok is false if there is no such level.
func ParseLevel(name string) (l Level, ok bool) {
	i := slices.IndexFunc(levelNames[:], func(known string) bool { return strings.EqualFold(known, name) })
	return Level(max(i, 0)), i >= 0
}
