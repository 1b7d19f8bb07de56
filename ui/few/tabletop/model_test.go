package tabletop

import (
	"testing"

	"github.com/superbridge/superbridge/game/few"
)

// Every card that the person sees lies somewhere, once; those that he doesn't see are there face down, as many as there are.
func TestEveryCardLiesOnce(t *testing.T) {
	for _, r := range few.Games() {
		for person := range few.Player(r.Players()) {
			for i, b := range deal(t, r.Kind, 11) {
				m := modelOf(stage{board: b}, person)
				v := b.View(person)
				seen := make(map[string]bool)
				cards := 0
				for _, l := range lay(m, NewGeometry(1024, 700, r.Kind)) {
					if seen[l.sprite.Key] {
						t.Fatalf("%v, event %d: two sprites are named %q", r.Name, i, l.sprite.Key)
					}
					seen[l.sprite.Key] = true
					cards += max(l.sprite.Count, 1)
				}
				want := 0
				for _, p := range v.Places() {
					for _, s := range v.Cards(p) {
						if s.There {
							want++
						}
					}
				}
				if cards != want {
					t.Fatalf("%v, event %d: %d cards lie on the table, want %d", r.Name, i, cards, want)
				}
			}
		}
	}
}
