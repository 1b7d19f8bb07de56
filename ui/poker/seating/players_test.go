package seating

import (
	"testing"

	"github.com/superbridge/superbridge/game/poker/bot"
)

// Each player plays at the recorded level, even in a hurry.
func TestPlayer(t *testing.T) {
	for level, want := range map[string]bot.Level{"beginner": bot.Beginner, "club": bot.Club, "expert": bot.Expert, "wizard": bot.Club, "": bot.Club} {
		if p := Player(3, level).(bot.Player); p.Level != want || p.Seed != 3 {
			t.Errorf("%q is %v with seed %d, want %v", level, p.Level, p.Seed, want)
		}
	}
}
