package assess_test

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// A contract is compared with its side's best one: here ten tricks in spades for North-South, and seven in clubs for
// East-West.
func TestBidding(t *testing.T) {
	rules := bridge.Duplicate()
	var tricks dd.Tricks
	for _, seat := range card.Seats {
		for _, strain := range bridge.Strains {
			n := 3
			switch {
			case seat.Side() == card.NS && strain == bridge.Strain(card.Spades):
				n = 10
			case seat.Side() == card.EW && strain == bridge.Strain(card.Clubs):
				n = 7
			}
			tricks[seat][strain] = dd.Bounds{Min: n, Max: n}
		}
	}
	for _, tt := range []struct {
		calls        string
		level        assess.Bonus
		made         bool
		lost, offPar int
	}{
		{"4S P P P", assess.Game, true, 0, 0},
		{"2S P P P", assess.PartScore, true, 250, -250},
		{"5S P P P", assess.Game, false, 470, -470},
		{"6S P P P", assess.Slam, false, 520, -520},
		{"P P P P", assess.PartScore, false, 420, -420},
	} {
		b, err := bridge.NewBoard(rules, rules.Seeded(1, 1, 0), card.North, bridge.VulNone)
		for text := range strings.FieldsSeq(tt.calls) {
			var call bridge.Call
			if err == nil {
				call, err = bridge.ParseCall(text)
			}
			if err == nil {
				b, err = b.Apply(bridge.Called(call))
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		o, err := assess.Bidding(b, tricks)
		if err != nil {
			t.Fatal(err)
		}
		if o.Level != tt.level || o.Made != tt.made || o.Lost[card.NS] != tt.lost || o.OffPar != tt.offPar || o.Best != [2]assess.Bonus{assess.Game, assess.PartScore} {
			t.Errorf("%s: %+v", tt.calls, o)
		}
	}
	b, err := bridge.NewBoard(rules, rules.Seeded(1, 1, 0), card.North, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := assess.Bidding(b, tricks); err == nil {
		t.Error("an auction that goes on is assessed")
	}
}
