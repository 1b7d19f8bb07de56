package practice

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// TestFromCalls: a call that isn't true of the hand comes back, and what the players would call is right; one that is a matter of a
// point doesn't, and nor do the calls of others.
func TestFromCalls(t *testing.T) {
	deal, err := card.ParseDeal("N:T9874.8652.K3.K2 J2.KQT9.AT98.A64 AKQ65.A74.Q72.83 3.J3.J654.QJT975")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		dealer, calls string
		seat          card.Seat
		done          []string
	}{
		{"S", "1S,Pass,2S", card.South, nil},
		{"S", "1N,Pass,Pass", card.South, nil},                // five spades, but it is balanced: it is a matter of style
		{"S", "Pass,Pass,Pass", card.South, []string{"Pass"}}, // 16 points
		{"S", "2S,Pass,Pass", card.South, []string{"2S"}},
		{"S", "1H,Pass,Pass", card.South, []string{"1H"}},
		{"S", "2S,Pass,Pass", card.West, nil},
		{"N", "1S,Pass,Pass", card.North, []string{"1S"}},
	} {
		dealer, _ := card.ParseSeat(tt.dealer)
		b, err := bridge.NewBoard(bridge.Duplicate(), deal, dealer, bridge.VulNone)
		if err != nil {
			t.Fatal(err)
		}
		for call := range strings.SplitSeq(tt.calls, ",") {
			event, err := bridge.ParseEvent(call)
			if err != nil {
				t.Fatal(err)
			}
			if b, err = b.Apply(event); err != nil {
				t.Fatal(err)
			}
		}
		var done []string
		for _, e := range FromCalls(b, tt.seat, cardsOf(bidding.Own)) {
			done = append(done, e.Done.String())
			if v := e.Did(e.Best); !v.Right || e.Best == e.Done {
				t.Errorf("%s: %v is best, and said to be wrong: %+v", tt.calls, e.Best, v)
			}
			same(t, e)
		}
		if len(done) != len(tt.done) || len(done) > 0 && done[0] != tt.done[0] {
			t.Errorf("%s by %v: %v, want %v", tt.calls, tt.seat, done, tt.done)
		}
	}
}

// TestInDoubt: a call that is a point off, or of which only another one says more, is a matter of judgement; two points off, or a card,
// are a mistake.
func TestInDoubt(t *testing.T) {
	for _, tt := range []struct {
		why            string
		number, wanted int
		mistake        bool
	}{
		{"too-few-points", 11, 12, false},
		{"too-few-points", 10, 12, true},
		{"too-many-points", 13, 12, false},
		{"too-many-points", 14, 12, true},
		{"too-few-high", 14, 15, false},
		{"too-few-high", 13, 15, true},
		{"too-many-high", 18, 17, false},
		{"too-many-high", 19, 17, true},
		{"too-short", 4, 5, true},
		{"too-long", 5, 4, true},
		{"unbalanced", 0, 0, true},
		{"unguarded", 0, 0, true},
		{"aces", 1, 2, true},
		{"forced", 0, 0, true},
		{"natural", 0, 0, false},
		{"purpose", 0, 0, false},
		{"illegal", 0, 0, false},
	} {
		if got := beyondDoubt(Verdict{Why: tt.why, Number: tt.number, Wanted: tt.wanted}); got != tt.mistake {
			t.Errorf("%s, %d for %d: a mistake: %v", tt.why, tt.number, tt.wanted, got)
		}
	}
}
