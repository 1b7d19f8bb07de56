package choices

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

func TestSystems(t *testing.T) {
	goren := bidding.Card{System: bidding.Goren}.With(bidding.Stayman, false)
	s := Systems{Ours: bidding.Card{System: bidding.Standard}, Theirs: goren}
	if got := s.String(); got != "standard/goren-stayman" {
		t.Error(got)
	}
	if got, err := ParseSystems(s.String()); err != nil || got != s {
		t.Errorf("%v, %v", got, err)
	}
	for _, text := range []string{"", "standard", "no name/own", "own/stayman"} {
		if got, err := ParseSystems(text); err == nil {
			t.Errorf("%q is read as %v", text, got)
		}
	}
	if got := s.At(card.EW, bridge.Rubber()); got != (bidding.Cards{card.EW: s.Ours, card.NS: goren}) {
		t.Errorf("at the other side %v", got)
	}
	if got := s.At(card.NS, bridge.SuperBridge()); got != (bidding.Cards{}) {
		t.Errorf("with 68 cards %v", got)
	}
}
