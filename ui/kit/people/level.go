package people

import "github.com/superbridge/superbridge/ui/kit/text"

// Levels are how well computer players play, by the names under which they are kept.
var Levels = []string{"beginner", "club", "expert"}

// Mixed is the level of players who are not alike.
const Mixed = "mixed"

// LevelOf returns how well a player of several plays, counted from 0: where they are mixed, there is one of each kind among three.
func LevelOf(level string, player int) string {
	if level != Mixed {
		return level
	}
	return [...]string{"club", "expert", "beginner"}[player%len(Levels)]
}

// Level names a level as one that can be chosen: Club. It may be Mixed, and "person" is nobody's.
func Level(level string) string { return text.T("people.level." + level) }

// Plays says who plays so: Club player.
func Plays(level string) string { return text.T("people.plays." + level) }
