package bidding

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// TestKinds explains calls made with several kinds of hands: none of them has more cards than a hand, one that says no
// more than another is left out, and a bid with the points for game is forcing, whatever the kind.
func TestKinds(t *testing.T) {
	b := bridge.Table{Rules: bridge.Duplicate()}
	kinds := func(points int, spades, hearts int) []Box {
		var box Box
		box.Points = Range{points, 40}
		for s := range card.Suits {
			box.Length[s] = Range{0, 13}
		}
		box.Length[card.Spades].Min, box.Length[card.Hearts].Min = spades, hearts
		return []Box{box}
	}
	read := func(text ...string) *Auction {
		var calls []bridge.Call
		for _, s := range text {
			c, err := bridge.ParseCall(s)
			if err != nil {
				t.Fatal(err)
			}
			calls = append(calls, c)
		}
		return Read(&b, bridge.Auction{Dealer: card.North, Calls: calls})
	}
	if a := read("1H", "Pass", "1N", "Pass"); len(a.Explain(bridge.Bid(2, bridge.Diamonds)).Boxes()) != 1 {
		t.Errorf("two diamonds after one heart and one no-trump are %v", a.Explain(bridge.Bid(2, bridge.Diamonds)).Boxes())
	}
	for _, tt := range []struct {
		spades, hearts, points int
		there                  bool
		forcing                Forcing
	}{{7, 6, 10, true, NotForcing}, {7, 7, 10, false, NotForcing}, {5, 5, 12, true, OneRound}, {5, 5, 11, true, NotForcing}} {
		a := read("1C", "Pass")
		a.candidates = nil
		a.addKinds(bridge.Bid(1, bridge.Spades), a.any(SecondSuit), kinds(tt.points, tt.spades, tt.hearts))
		if (len(a.candidates) == 1) != tt.there || tt.there && a.candidates[0].meaning.Forcing != tt.forcing {
			t.Errorf("%+v: %+v", tt, a.candidates)
		}
	}
}
