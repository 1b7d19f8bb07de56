package people

import (
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// Each person has a unique name and face, and is found by the name.
func TestEverybodyIsSomebodyElse(t *testing.T) {
	faces := map[card.Card]bool{}
	for _, p := range All {
		if again, ok := Named(p.Name()); !ok || again != p {
			t.Errorf("%s is found as %v, %v", p.Name(), again, ok)
		}
		faces[p.Card()] = true
		if !card.Deck52.Has(p.Card()) || !p.Card().Rank.Honour() {
			t.Errorf("%s has the face of %v", p.Name(), p.Card())
		}
	}
	if len(faces) != len(All) {
		t.Errorf("%d people have %d faces", len(All), len(faces))
	}
	if p, ok := Named("Nobody"); ok {
		t.Errorf("Nobody is %v", p)
	}
}
