package bidding

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// TestLongerFirst checks that judgement never prefers the shorter of two suits if the rules name the longer.
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

// TestShapeIsTold checks that by the book no judgement hides a forcing jump, or a second suit of five cards.
func TestShapeIsTold(t *testing.T) {
	for _, c := range []struct{ hand, auction, rules, other string }{
		{"AQ952.K.T.AQT642", "1C Pass 1H Pass", "2S", "1S"},
		{"AKJT76.AK943..64", "Pass Pass 1S 3C Pass Pass", "3H", "3S"},
	} {
		hand, err := card.ParseHand(c.hand)
		if err != nil {
			t.Fatal(err)
		}
		var auction bridge.Auction
		for name := range strings.FieldsSeq(c.auction) {
			call, err := bridge.ParseCall(name)
			if err != nil {
				t.Fatal(err)
			}
			auction.Calls = append(auction.Calls, call)
		}
		a := Read(&bridge.Table{Rules: bridge.Duplicate()}, auction)
		call, m := a.Choose(hand)
		is := func(o Option) bool { return o.Call.String() == c.other }
		if call.String() != c.rules || !slices.ContainsFunc(a.Others(hand, call, m), is) {
			t.Errorf("%s after %s: %v, want %s, and %s as near", c.hand, c.auction, call, c.rules, c.other)
		}
		if slices.ContainsFunc(a.ByTheBook(hand, call, m), is) {
			t.Errorf("%s after %s: %s would be understood", c.hand, c.auction, c.other)
		}
	}
}
