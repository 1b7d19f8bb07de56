package bidding

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// A situation holds in the auctions that it says, and its conditions are those of books.
func TestSituation(t *testing.T) {
	standard := Cards{{System: Standard}, {System: Standard}}
	for _, c := range []struct {
		situation, auction string
		want               bool
	}{
		{"after 1N, 2N", "1N P", true},
		{"after 1N, 2N", "1N 2H", false},
		{"responder; my first call; they have bid", "1H 1S", true},
		{"responder; my first call; they have bid", "1H P", false},
		{"my first call; partner: take-out double", "1H X P", true},
		{"opening", "P P", true},
		{"opening", "P P P P", false},
	} {
		s, err := ParseSituation(c.situation)
		if err != nil {
			t.Fatal(err)
		}
		auction := auctionOf(t, c.auction)
		if got := s.Holds(standard.Read(&bridge.Table{Rules: bridge.Duplicate()}, auction)); got != c.want {
			t.Errorf("%q after %q: %t", c.situation, c.auction, got)
		}
	}
	if _, err := ParseSituation("responder; dreaming"); err == nil {
		t.Error("nonsense is a situation")
	}
}

// A call of a convention's rows is of that convention.
func TestOf(t *testing.T) {
	auction := auctionOf(t, "1N P")
	a := Cards{{System: Standard}, {System: Standard}}.Read(&bridge.Table{Rules: bridge.Duplicate()}, auction)
	for call, want := range map[string]Convention{"2C": Stayman, "2D": Transfers, "4C": Gerber} {
		c, err := bridge.ParseCall(call)
		if err != nil {
			t.Fatal(err)
		}
		if got, ok := a.Of(c); !ok || got != want {
			t.Errorf("%s is of %v, %t, want %v", call, got, ok, want)
		}
	}
	if v, ok := a.Of(bridge.Bid(3, bridge.NoTrump)); ok {
		t.Errorf("3NT is of %v", v)
	}
}
