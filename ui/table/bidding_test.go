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
	type place struct {
		rules string
		calls []bridge.Call
		side  card.Side
	}
	var shown []place
	s.options.OnBidding = func(r bridge.Rules, a bridge.Auction, side card.Side) {
		shown = append(shown, place{r.Name, a.Calls, side})
	}
	s.box.choose(bridge.Bid(9, bridge.NoTrump))
	s.Rune('B')
	if s.buttons.bidding.Hidden || !s.buttons.lastTrick.Hidden {
		t.Error("during the auction there is no button for it")
	}
	test.Tap(s.buttons.bidding)
	for _, p := range shown {
		if p.rules != "SuperBridge" || !slices.Equal(p.calls, s.model.Auction().Calls) || p.side != card.NS {
			t.Errorf("shown at %v", p)
		}
	}
	if c, ok := s.box.selection(); len(shown) != 2 || !ok || c != bridge.Bid(9, bridge.NoTrump) {
		t.Errorf("shown %d times; %v is chosen: %t", len(shown), c, ok)
	}
	s = sit(t, board(t, 3, southToPlay), new(forgetful))
	if !s.buttons.bidding.Hidden || s.buttons.lastTrick.Hidden {
		t.Error("the button for the last trick is not there in the play")
	}
}
