package bidding

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// With 36 cards slam is below game in a minor suit, and the lowest answer to a double may be at its level: calls are true of their hands there too,
// and hardly any hand is without one.
func TestCallsWith36Cards(t *testing.T) {
	rules := bridge.Duplicate().With36()
	calls, holes := 0, 0
	for i := range some(4000) {
		r := rand.New(rand.NewPCG(55, uint64(i)))
		b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(i), rules.Vulnerability(i))
		if err != nil {
			t.Fatal(err)
		}
		for a := Read(&b.Table, bridge.Auction{Dealer: b.Dealer}); !a.Over(); calls++ {
			hand := b.Deal[a.Turn()]
			if a.best(hand) < 0 {
				holes++
			}
			c, m := a.Choose(hand)
			if !a.True(c, hand) {
				t.Errorf("after %v, %v (%v) isn't true of %v", a.Calls, c, m.Purpose, hand)
			}
			a.Follow(c)
		}
	}
	if holes > calls/2000 {
		t.Errorf("%d of %d hands have no call", holes, calls)
	}
}
