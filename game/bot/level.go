package bot

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

// effort is what a level spends on a card.
type effort struct {
	rollOut int // tricks left, from which on it thinks at all: it plays on by rules of thumb
	solve   int // tricks left, from which on all cards are open
	leaf    int // tricks left where those that are played on end, and all cards are open
	layouts int // of the hidden hands that it looks at, at most
	nodes   int // cards tried in all of them, at most; 0 if it doesn't think
}

// efforts are the efforts of the levels. A core tries five to six million cards a second.
var efforts = [numLevels]effort{
	Club:   {rollOut: 0, solve: 11, layouts: 40, nodes: 1_500_000},
	Expert: {rollOut: 17, solve: 12, leaf: 10, layouts: 60, nodes: 5_000_000},
}
