package bidding

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// TestLongerFirst checks that nobody judges his way into the shorter of two suits where the
// rules name the longer.
func TestLongerFirst(t *testing.T) {
	hand, err := card.ParseHand("AK98754.7.AQJ86.")
	if err != nil {
		t.Fatal(err)
	}
	spades := Meaning{Purpose: Overcall, Suit: card.Spades}
	diamonds := candidate{call: bridge.Bid(2, bridge.Strain(card.Diamonds)), meaning: Meaning{Purpose: Overcall, Suit: card.Diamonds}}
	if !shorter(hand, diamonds, bridge.Bid(1, bridge.Strain(card.Spades)), spades) {
		t.Error("diamonds could come before spades")
	}
	diamonds.meaning.Purpose = Raise
	if shorter(hand, diamonds, bridge.Bid(1, bridge.Strain(card.Spades)), spades) {
		t.Error("partner's diamonds could not be raised")
	}
	if shorter(hand, candidate{call: bridge.Pass}, bridge.Bid(1, bridge.Strain(card.Spades)), spades) {
		t.Error("nobody could pass")
	}
}
