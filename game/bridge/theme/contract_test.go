package theme

import (
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// A double is missed where the contract fails by two or more: one trick is 100 points vulnerable, which is worth 3 IMPs, and luck.
func TestMissedDouble(t *testing.T) {
	for tricks, want := range map[int]string{4: "none", 5: "penalty 4HX-E"} {
		b, err := bridge.NewBoard(bridge.Duplicate(), card.Deck52.Seeded(1, 1, 1), card.East, bridge.VulBoth)
		for _, c := range []bridge.Call{bridge.Bid(4, bridge.Hearts), bridge.Pass, bridge.Pass, bridge.Pass} {
			if err == nil {
				b, err = b.Apply(bridge.Called(c))
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		a := analysis.Analysis{Total: 1}
		for _, seat := range card.Seats {
			for strain := range a.Tricks[seat] {
				n := 6
				if bridge.Strain(strain) == bridge.Hearts {
					n = tricks
				}
				if seat.Side() == card.EW {
					n = 13 - n
				}
				a.Tricks[seat][strain] = dd.Bounds{Min: n, Max: n}
			}
		}
		got := "none"
		if of, ok := OfAuction(b, a, card.NS); ok {
			got = fmt.Sprint(of.Theme, " ", of.Better)
		}
		if got != want {
			t.Errorf("against four hearts, %d tricks: %s, want %s", tricks, got, want)
		}
	}
}

// North-South's tricks are given from clubs to no-trump; East-West take the rest.
func TestOfAuction(t *testing.T) {
	for _, c := range []struct {
		auction, tricks, want string
		side                  card.Side
	}{
		{"3S Pass Pass Pass", "6 6 8 8 7", "overbid 2S-N", card.NS},
		{"2S Pass Pass Pass", "6 6 8 8 7", "none", card.NS},
		{"4S Pass Pass Pass", "6 6 11 8 7", "wrong-strain 4H-N", card.NS},
		{"2S Pass Pass Pass", "6 6 8 10 9", "missed-game 4S-N", card.NS},
		{"4S Pass Pass Pass", "6 6 8 12 9", "missed-slam 6S-N", card.NS},
		{"4S Pass Pass Pass", "6 6 8 10 9", "none", card.NS},
		{"1C Pass Pass Pass", "10 6 8 10 7", "missed-game 4S-N", card.NS},
		{"Pass 2H Pass Pass Pass", "6 6 4 9 6", "sold-out 2S-N", card.NS},
		{"Pass 4H Pass Pass Pass", "6 6 7 7 6", "penalty 4HX-E", card.NS},
		{"Pass 4H X Pass Pass Pass", "6 6 2 4 4", "penalty 4H-E", card.NS},
		{"Pass 4H Pass Pass Pass", "6 6 3 5 5", "none", card.NS},
		{"Pass 4H Pass Pass Pass", "6 6 3 9 6", "sacrifice 4SX-N", card.NS},
		{"Pass 4H Pass Pass Pass", "6 6 4 6 6", "none", card.NS}, // one down
		{"2S Pass Pass Pass", "6 6 7 7 6", "none", card.NS},      // nobody stops in 1S
		{"Pass 2H Pass Pass Pass", "6 6 4 10 6", "missed-game 4S-N", card.NS},
		{"Pass 2H Pass Pass Pass", "6 6 4 12 6", "missed-slam 6S-N", card.NS},
		{"Pass 4H Pass Pass Pass", "6 6 4 11 6", "sold-out 4S-N", card.NS},
		{"1S 2D 3S Pass Pass Pass", "6 6 8 8 7", "overbid 2S-N", card.NS},
		{"1S 3D 3S Pass Pass Pass", "6 6 8 8 7", "none", card.NS}, // they had bid more than 2S
		{"3N Pass Pass Pass", "6 6 8 7 6", "overbid 2H-N", card.NS},
		{"2S 3D 3S Pass Pass Pass", "6 6 6 6 6", "none", card.NS}, // nothing makes
		{"1S Pass Pass Pass", "7 6 6 6 6", "none", card.NS},       // nobody stops in 1C
		{"2S X Pass Pass Pass", "6 6 7 7 6", "overbid 1S-N", card.NS},
		{"Pass 4H Pass Pass Pass", "6 6 5 7 6", "overbid 2H-E", card.EW},
		{"Pass Pass Pass Pass", "6 6 8 10 9", "missed-game 4S-N", card.NS},
		{"Pass Pass Pass Pass", "6 6 8 8 7", "none", card.NS},
		{"2S Pass Pass Pass", "6 6 8 10 ?", "none", card.NS}, // not known yet
	} {
		b, err := bridge.NewBoard(bridge.Duplicate(), card.Deck52.Seeded(1, 1, 1), card.North, bridge.VulNone)
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range strings.Fields(c.auction) {
			e, err := bridge.ParseEvent(word)
			if err == nil {
				b, err = b.Apply(e)
			}
			if err != nil {
				t.Fatal(word, err)
			}
		}
		a := analysis.Analysis{Total: 1}
		for i, word := range strings.Fields(c.tricks) {
			for _, seat := range card.Seats {
				bounds := dd.Bounds{Min: 0, Max: 13}
				var n int
				if _, err := fmt.Sscan(word, &n); err == nil {
					if seat.Side() == card.EW {
						n = 13 - n
					}
					bounds = dd.Bounds{Min: n, Max: n}
				}
				a.Tricks[seat][i] = bounds
			}
		}
		got := "none"
		if of, ok := OfAuction(b, a, c.side); ok {
			got = fmt.Sprint(of.Theme, " ", of.Better)
		}
		if got != c.want {
			t.Errorf("%s with %s for %v: %s, want %s", c.auction, c.tricks, c.side, got, c.want)
		}
	}
}
