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
	slips int // one turn in so many is decided by rules of thumb; 0: none is
}

// efforts are those of the levels where there are two sides.
var efforts = [...]effort{
	Beginner: {noise: 120},
	Club:     {nodes: 12_000, depth: 4, race: 4_000, noise: 10},
	Expert:   {nodes: 120_000, depth: 40, race: 20_000},
}

// crowded are those of the levels with more sides, where looking further hardly pays. What does is some noise: whoever has more
// good moves finds a better one among them, so that players look for freedom (Beal and Smith 1994). A club player looks at its
// own turn and the best reply only, and in every other turn at what meets the eye.
var crowded = [...]effort{
	Beginner: {noise: 120},
	Club:     {nodes: 3_000, depth: 2, race: 4_000, noise: 10, slips: 2},
	Expert:   {nodes: 40_000, depth: 40, race: 20_000, noise: 120},
}
