package table

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

func TestTypeCalls(t *testing.T) {
	all := bridge.Auction{Dealer: card.South}
	start := all.Legal(bridge.SuperBridge())
	doubled := []bridge.Call{bridge.Pass, bridge.Redouble, bridge.Bid(9, bridge.NoTrump)}
	for _, tt := range []struct {
		typed string
		legal []bridge.Call
		want  string // the last call that was whole, or ""
		left  typing
	}{
		{"4n", start, "4N", ""},
		{"4N", start, "4N", ""},
		{"5h", start, "5H", ""},
		{"p", start, "Pass", ""},
		{"x", start, "X", "x"},
		{"xx", start, "XX", ""},
		{"x", doubled, "XX", ""},
		{"4", start, "", "4"},
		{"45c", start, "5C", ""},
		{"4p", start, "Pass", ""},
		{"h", start, "", ""},
		{"4z", start, "", ""},
		{"0n", start, "", ""},
		{"é♠", start, "", ""},
	} {
		var buffer typing
		got := ""
		for _, r := range tt.typed {
			next, call, done := buffer.call(r, tt.legal)
			buffer = next
			if done {
				got = call.String()
			}
		}
		if got != tt.want || buffer != tt.left {
			t.Errorf("%q gives %q and leaves %q, want %q and %q", tt.typed, got, buffer, tt.want, tt.left)
		}
	}
}

func TestTypeCards(t *testing.T) {
	for _, tt := range []struct {
		typed string
		want  string
		left  typing
	}{
		{"hz", "HZ", ""},
		{"h12", "HZ", ""},
		{"h11", "HL", ""},
		{"h10", "HT", ""},
		{"h1", "H1", "h1"},
		{"h1c9", "C9", ""},
		{"SA", "SA", ""},
		{"dm", "DM", ""},
		{"h", "", "h"},
		{"hh", "", "h"},
		{"hcq", "CQ", ""},
		{"9", "", ""},
		{"h0", "", ""},
		{"ſa", "", ""},
	} {
		var buffer typing
		got := ""
		for _, r := range tt.typed {
			next, c, done := buffer.card(r)
			buffer = next
			if done {
				got = c.String()
			}
		}
		if got != tt.want || buffer != tt.left {
			t.Errorf("%q gives %q and leaves %q, want %q and %q", tt.typed, got, buffer, tt.want, tt.left)
		}
	}
}
