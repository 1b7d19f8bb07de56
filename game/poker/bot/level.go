package bot

import "slices"

// Level is the strength of a computer player.
type Level uint8

// The levels.
const (
	Beginner Level = iota // plays by rules of thumb
	Club                  // tries how a hand may continue
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

// ParseLevel parses a level's name; ok is false if there is no such level.
func ParseLevel(name string) (l Level, ok bool) {
	i := slices.Index(levelNames[:], name)
	return Level(max(i, 0)), i >= 0
}

// effort is the effort that a level puts into an act. It is counted, not timed, so that it is the same on any
// machine.
type effort struct {
	acts     int // maximum number tried
	playouts int // of streets 1 to 3, over all acts
	rivals   int // boards of each other player that it considers
	settings int // settings of a fantasy that it compares
}

var efforts = [...]effort{
	Club:   {acts: 8, playouts: 1_000, rivals: 64, settings: 6},
	Expert: {acts: 20, playouts: 12_000, rivals: 256, settings: 24},
}
