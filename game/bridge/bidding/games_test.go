package bidding

import (
	"testing"

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
