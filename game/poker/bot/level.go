package bot

import "slices"

// Level is how well a computer player plays.
type Level uint8

// The levels.
const (
	Beginner Level = iota // plays by rules of thumb
	Club                  // tries how a hand may go on
	Expert                // tries more of it
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

// ParseLevel reads a level's name; ok is false if there is none of that name.
func ParseLevel(name string) (l Level, ok bool) {
	i := slices.Index(levelNames[:], name)
	return Level(max(i, 0)), i >= 0
}

// effort is what a level spends on an act. All of it is counted, not timed, so that it does the same on any machine.
type effort struct {
	acts     int // that it tries, at most
	playouts int // of streets 1 to 3, over all acts
	rivals   int // boards of each other player that it looks at
	settings int // of a fantasy that it weighs
}

var efforts = [...]effort{
	Club:   {acts: 8, playouts: 1_000, rivals: 64, settings: 6},
	Expert: {acts: 20, playouts: 12_000, rivals: 256, settings: 24},
}
