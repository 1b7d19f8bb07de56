package people

import "github.com/superbridge/superbridge/ui/kit/text"

// Levels are the levels of computer players, by their stored names.
var Levels = []string{"beginner", "club", "expert"}

// Mixed is the level of players of several levels.
const Mixed = "mixed"

// LevelOf returns the level of one of several players, counted from 0: with Mixed, each of three has a different one.
func LevelOf(level string, player int) string {
	if level != Mixed {
		return level
	}
	return [...]string{"club", "expert", "beginner"}[player%len(Levels)]
}

// Level returns the name of a level as an option: Club. It may be Mixed; "person" is no level.
func Level(level string) string { return text.T("people.level." + level) }

// Plays names a player of a level: Club player.
func Plays(level string) string { return text.T("people.plays." + level) }
