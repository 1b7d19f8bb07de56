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

// Each deck has its own systems, and those that an earlier version had for all are carried over to each.
func TestDecks(t *testing.T) {
	if n := len(bidding.Games()); n != len(Decks{}) {
		t.Fatalf("%d decks have auctions", n)
	}
	goren := Systems{Ours: bidding.Card{System: bidding.Goren}, Theirs: bidding.Card{System: bidding.Standard}}
	d := ForAll(Systems{}).With(card.Deck52, goren)
	if got, err := ParseDecks(d.String()); err != nil || got != d {
		t.Errorf("%q is read as %v, %v", d, got, err)
	}
	if d.For(card.Deck68) != (Systems{}) || d.For(card.Deck36) != (Systems{}) || d.For(card.Deck52) != goren {
		t.Errorf("%q", d)
	}
	old, err := ParseDecks("goren/standard")
	if err != nil || old != ForAll(goren) {
		t.Errorf("of an earlier version: %v, %v", old, err)
	}
	if some, err := ParseDecks("52 goren/standard"); err != nil || some.For(card.Deck52) != goren || some.For(card.Deck68) != Default().Systems.For(card.Deck68) {
		t.Errorf("of one deck alone: %v, %v", some, err)
	}
	for _, text := range []string{"", "52", "53 goren/standard", "52 goren", "x own/own", "52 own/own; nonsense"} {
		if got, err := ParseDecks(text); err == nil {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}
