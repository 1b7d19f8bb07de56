package bidding

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// There is one game for each deck, none without an auction.
func TestGames(t *testing.T) {
	seen := map[card.Deck]bool{}
	for _, r := range Games() {
		if seen[r.Deck] || r.Choices || !Knows(r) {
			t.Errorf("%s is among the games", r.Name)
		}
		seen[r.Deck] = true
	}
	if !seen[card.Deck52] || !seen[card.Deck68] {
		t.Errorf("there are games for %v", seen)
	}
	t.Log(seen)
}

// TestNobodyWaits36 checks that a player without a call by the natural rules with 36 cards passes: a waiting game bid
// in no-trump cost 0.14 IMPs a board.
func TestNobodyWaits36(t *testing.T) {
	rules, err := bridge.RulesNamed("Duplicate36")
	if err != nil {
		t.Fatal(err)
	}
	if m := Explain(rules, auctionOf(t, "P 1D P 4D P"), bridge.Bid(4, bridge.NoTrump)); m.Purpose == Waiting {
		t.Errorf("%+v", m)
	}
}
