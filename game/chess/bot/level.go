package bot

import "slices"

// Level is how well a computer player plays.
type Level uint8

// The levels.
const (
	Beginner Level = iota // goes by rules of thumb, and overlooks things
	Club                  // thinks a few turns ahead
	Expert                // thinks further
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

// effort is what a level spends on a move. All of it is counted, not timed, so that it does the same on any machine.
type effort struct {
	nodes int // positions that the search looks at, at most
	depth int // turns that it looks ahead, at most, without exchanges of captures at the end
	race  int // positions that the proof of a king's race looks at, at most
	noise int // how much a move may look better or worse than it is, in hundredths of a pawn
	// crowd is the noise with more than two sides. There it makes players stronger: whoever has more good moves finds a better one
	// among them, so that they look for freedom (Beal and Smith 1994).
	crowd int
}

var efforts = [...]effort{
	Beginner: {noise: 120, crowd: 120},
	Club:     {nodes: 12_000, depth: 4, race: 4_000, noise: 10, crowd: 10},
	Expert:   {nodes: 120_000, depth: 40, race: 20_000, crowd: 120},
}
