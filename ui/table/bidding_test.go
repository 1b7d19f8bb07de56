package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// The bidding system is shown at the auction of the board, by key and by mouse, and what the
// person has chosen stays chosen.
func TestBiddingIsShownAtTheAuction(t *testing.T) {
	s := sit(t, board(t, 3, ""), new(forgetful))
	var shown []bridge.View
	note := func(v bridge.View) { shown = append(shown, v) }
	s.options.OnBidding = note
	s.box.choose(bridge.Bid(9, bridge.NoTrump))
	s.Rune('B')
	if s.buttons.bidding.Hidden || !s.buttons.lastTrick.Hidden {
		t.Error("during the auction there is no button for it")
	}
	test.Tap(s.buttons.bidding)
	if c, ok := s.box.selection(); len(shown) != 2 || !ok || c != bridge.Bid(9, bridge.NoTrump) {
		t.Errorf("shown %d times; %v is chosen: %t", len(shown), c, ok)
	}
	s = sit(t, board(t, 3, southToPlay), new(forgetful))
	s.options.OnBidding = note
	s.Rune('b') // now that some cards have been played
	for _, v := range shown {
		if v.Own().Len() != 17 || v.Seat != card.South {
			t.Errorf("shown with the hand %v of %v", v.Own(), v.Seat)
		}
	}
	if calls := shown[2].Auction().Calls; !slices.Equal(calls, s.model.Auction().Calls) || len(calls) == len(shown[0].Auction().Calls) {
		t.Errorf("shown after %v", calls)
	}
	if !s.buttons.bidding.Hidden || s.buttons.lastTrick.Hidden {
		t.Error("the button for the last trick is not there in the play")
	}
}
