package bot_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge/bot"
)

// FuzzParse checks that a player's printed name reads as the same player.
func FuzzParse(f *testing.F) {
	for _, name := range []string{"beginner", "club-signals", "expert-inference-simulation:standard", "club-signals+book:goren", "club:standard-stayman/own", "club:own", "club:", "clubs", "beginner-signals", ""} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		p, err := bot.Parse(name)
		if err != nil {
			return
		}
		if again, err := bot.Parse(p.String()); err != nil || again != p {
			t.Errorf("%q is %v, and that is %v, %v", name, p, again, err)
		}
	})
}

func TestNames(t *testing.T) {
	for name, good := range map[string]bool{"club": true, "club-signals:standard": true, "expert:standard/own": true, "club:standard-stayman": true,
		"club+book": true, "expert-signals+book:standard": true, "club+book+book": false, "club+signals": false,
		"club:goran": false, "club:own-stayman": false, "champion": false, "beginner-signals": false, "club:standard/": false} {
		p, err := bot.Parse(name)
		if (err == nil) != good || good && p.String() != name {
			t.Errorf("%q is %v, %v", name, p, err)
		}
	}
}
