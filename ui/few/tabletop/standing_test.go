package tabletop

import (
	"testing"

	"github.com/superbridge/superbridge/game/few"
)

// The state of the contract is known at any moment to every player, and at the end is that of the sheet.
func TestStanding(t *testing.T) {
	said := make(map[string]bool)
	for _, r := range few.Games() {
		for seed := range uint64(6) {
			boards := deal(t, r.Kind, seed+40)
			for person := range few.Player(r.Players()) {
				for i, b := range boards {
					m := modelOf(stage{board: b}, person)
					words := m.Standing()
					if has := words != ""; has == b.Contract().PassedOut() {
						t.Fatalf("%v, event %d: %q", r.Name, i, words)
					}
					said[words] = true
				}
				last := boards[len(boards)-1]
				short := r.Missing(last.Contract(), last.DeclarerTricks())
				words := modelOf(stage{board: last}, person).Standing()
				switch {
				case short > 0 && words[:4] != "Down", short <= 0 && words[:4] != "Made":
					t.Errorf("%v: %d short is told as %q", r.Name, short, words)
				}
			}
		}
	}
	for _, want := range []string{"1 more to make it", "1 more to beat it", "1 more allowed", "No more allowed", "Made", "Down 1", "Made, and 1 over"} {
		if !said[want] {
			t.Errorf("%q is never said", want)
		}
	}
}

// The plaque shows declarer and contract, and where points are bid their number, until trumps are named.
func TestThePlaqueSaysTheContract(t *testing.T) {
	for _, r := range few.Games() {
		for _, b := range deal(t, r.Kind, 3) {
			m := modelOf(stage{board: b}, 0)
			says, ok := m.bargain()
			c := b.Contract()
			if want := !c.PassedOut() || c.Points > 0 && b.Stage() == few.StageNaming; ok != want {
				t.Fatalf("%v: the plaque is there: %t, with %v", r.Name, ok, c)
			}
			if ok && says.Contract == "" {
				t.Fatalf("%v: the plaque says nothing of %v", r.Name, c)
			}
		}
	}
}
