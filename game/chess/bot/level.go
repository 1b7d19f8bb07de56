package bot

import "slices"

// Level is the strength of a computer player.
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

// ParseLevel parses a level's name; ok is false if there is no such level.
func ParseLevel(name string) (l Level, ok bool) {
	i := slices.Index(levelNames[:], name)
	return Level(max(i, 0)), i >= 0
}

// effort is the effort that a level puts into a move. It is counted, not timed, so that it is the same on any machine.
type effort struct {
	nodes int // maximum number of positions in the search
	depth int // maximum number of turns ahead, without the captures at the end
	race  int // maximum number of positions in the proof of a king's race
	noise int // random error in a move's value, in thousandths of log-odds; a beginner's in hundredths of a pawn
	slips int // one turn in that many is decided by rules of thumb; 0 for none
}

// efforts are the efforts of the levels for two sides.
var efforts = [...]effort{
	Beginner: {noise: 120},
	Club:     {nodes: 12_000, depth: 4, race: 4_000, noise: 10},
	Expert:   {nodes: 230_000, depth: 40, race: 20_000},
}

// crowded are the efforts for more sides, where searching deeper hardly pays. A club player searches only a few turns, and
// every fifth turn goes by rules of thumb.
var crowded = [...]effort{
	Beginner: {noise: 120},
	Club:     {nodes: 6_000, depth: 3, race: 8_000, noise: 10, slips: 5},
	Expert:   {nodes: 60_000, depth: 40, race: 20_000},
}

// judging are the efforts of judgements by level. An expert judge looks at more than an expert at the table, and nobody judges by
// chance.
var judging = [...]effort{
	Club:   {nodes: 12_000, depth: 6, race: 4_000},
	Expert: {nodes: 300_000, depth: 40, race: 20_000},
}
