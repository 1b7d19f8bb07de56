package bot

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Declarer's layouts hold the hands in sight and all hidden cards, weigh more than nothing and are the same each time;
// near the end they are all there are, none twice.
func TestPossibleLayouts(t *testing.T) {
	b, err := bridge.NewBoard(bridge.Duplicate(), card.Deck52.Seeded(5, 1, 1), card.South, bridge.VulNone)
	for err == nil && b.Phase() != bridge.Finished {
		if b.Phase() == bridge.PlayPhase && b.Actor() == b.Contract().Declarer && b.DummyOpen() {
			v := b.View(b.Contract().Declarer)
			layouts, whole := Player{Level: Expert}.Layouts(v, 100)
			again, _ := Player{Level: Expert}.Layouts(v, 100)
			seen := map[[4]card.Hand]bool{}
			for i, l := range layouts {
				var all card.Hand
				for _, seat := range card.Seats {
					if hand, ok := v.Hand(seat); ok && hand != l.Hands[seat] || l.Hands[seat].Len() != b.Hand(seat).Len() {
						t.Fatalf("%d tricks left: %v has %v", v.Left(), seat, l.Hands[seat])
					}
					all = all.Union(l.Hands[seat])
				}
				if v.Unseen().Minus(all) != (card.Hand{}) || l.Weight <= 0 || seen[l.Hands] || again[i] != l {
					t.Fatalf("%d tricks left: %+v", v.Left(), l)
				}
				seen[l.Hands] = true
			}
			if whole && len(layouts) == 0 || v.Left() > 6 && whole || v.Left() <= 4 && (!whole || !seen[[4]card.Hand{b.Hand(0), b.Hand(1), b.Hand(2), b.Hand(3)}]) {
				t.Errorf("%d tricks left: %d layouts, whole: %v", v.Left(), len(layouts), whole)
			}
		}
		var e bridge.Event
		if e, err = (Player{}).Act(t.Context(), b.View(b.Actor())); err == nil {
			b, err = b.Apply(e)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
}
