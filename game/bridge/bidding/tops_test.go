package bidding

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// The three top trumps are ace, king and queen with each deck: neither the jack is one nor the maid, which ranks below
// it.
func TestTopTrumps(t *testing.T) {
	for _, tt := range []struct {
		rules bridge.Rules
		hand  string
		tops  int
	}{
		{bridge.Duplicate(), "AQJ84.K73.Q52.84", 2}, {bridge.Duplicate(), "KJT84.AK3.AQ2.84", 1}, {bridge.Duplicate(), "AKQ84.K73.Q52.84", 3},
		{bridge.SuperBridge(), "AJM984.AKQ.AKQ.AKQJM", 1}, {bridge.SuperBridge(), "JMT984.AKQ.AKQ.AKQJM", 0},
	} {
		hand, err := card.ParseHand(tt.hand)
		if err != nil {
			t.Fatal(err)
		}
		for n := range 4 {
			m := Meaning{Purpose: Answer, Suit: card.Spades, Points: Range{0, many}, Tops: 1 << n}
			for s := range m.Length {
				m.Length[s] = Range{0, many}
			}
			if m.fits(figuresFor(tt.rules), hand) != (n == tt.tops) {
				t.Errorf("%s with %d of the tops: %t", tt.hand, n, n != tt.tops)
			}
		}
	}
}

// A suit has three top cards, and no row can ask for four.
func TestRowsAboutFourTops(t *testing.T) {
	if _, err := parseHands("tops:23"); err != nil {
		t.Error(err)
	}
	if _, err := parseHands("tops:34"); err == nil || !strings.Contains(err.Error(), "tops:34") {
		t.Errorf("four tops are read: %v", err)
	}
}

// Five no-trump asks for top trumps only if nobody has asked for aces, and its answers are true.
func TestGrandSlamForce(t *testing.T) {
	c := Card{System: Standard}
	meaning := func(calls, call string) Meaning {
		t.Helper()
		its, err := bridge.ParseCall(call)
		if err != nil {
			t.Fatal(err)
		}
		return (Cards{c, c}).Read(&bridge.Table{Rules: bridge.Duplicate()}, auctionOf(t, calls)).Explain(its)
	}
	if m := meaning("1S P", "5N"); m.Purpose != TrumpQuestion || m.Suit != card.Spades || m.Forcing != OneRound {
		t.Errorf("five no-trump over one spade: %+v", m)
	}
	if m := meaning("1S P 3S P 4N P 5H P", "5N"); m.Purpose != KingQuestion {
		t.Errorf("five no-trump behind an answer about aces: %+v", m)
	}
	for call, tops := range map[string]Aces{"7S": 1<<2 | 1<<3, "6S": 1<<0 | 1<<1} {
		if m := meaning("1S P 3S P 5N P", call); m.Purpose != Answer || m.Tops != tops {
			t.Errorf("%s: %+v", call, m)
		}
	}
}
