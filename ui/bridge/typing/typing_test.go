package typing

import (
	"testing"

	"github.com/superbridge/superbridge/cardart"
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
		left  Typing
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
		var buffer Typing
		got := ""
		for _, r := range tt.typed {
			next, call, done := buffer.Call(r, tt.legal)
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
	typeCards(t, cardart.English, []typedCards{
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
		{"hd", "", "d"}, // no card: a diamond begins
		{"hs", "", "s"},
		{"ss", "", "s"},
		{"dd", "", "d"},
		{"hdk", "DK", ""},
		{"hr", "", ""},
		{"hv", "", ""},
	})
}

// Cards with Romanian letters once could not be typed as they are labelled.
func TestTypeRomanianCards(t *testing.T) {
	typeCards(t, cardart.Romanian, []typedCards{
		{"ha", "HA", ""},
		{"hr", "HK", ""},
		{"hd", "HQ", ""},
		{"hv", "HJ", ""},
		{"hs", "HM", ""},
		{"sv", "SJ", ""},
		{"SR", "SK", ""},
		{"ss", "SM", ""},
		{"dd", "DQ", ""},
		{"ds", "DM", ""},
		{"sd", "SQ", ""},
		{"cs", "CM", ""},
		{"hdsa", "SA", ""}, // a whole card, and another one
		{"hdd", "HQ", "d"},
		{"hddd", "DQ", ""},
		{"sss", "SM", "s"},
		{"ssss", "SM", ""},
		{"hdk", "HQ", ""}, // the k is nothing: the d was the queen
		{"hk", "HK", ""},  // the English letters too
		{"hq", "HQ", ""},
		{"hj", "HJ", ""},
		{"hm", "HM", ""},
		{"hz", "HZ", ""},
		{"h12", "HZ", ""},
		{"h1s", "H1", "s"},
		{"h1dd", "DQ", ""},
		{"hcd", "CQ", ""}, // c and h are no ranks: they begin a suit
		{"hhs", "HM", ""},
		{"s", "", "s"},
		{"d", "", "d"},
		{"r", "", ""},
		{"v", "", ""},
		{"hſ", "", ""},
	})
}

// typedCards is a typed text, its last complete card, or "", and the rest.
type typedCards struct {
	typed string
	want  string
	left  Typing
}

func typeCards(t *testing.T, letters cardart.Letters, cases []typedCards) {
	t.Helper()
	for _, tt := range cases {
		var buffer Typing
		got := ""
		for _, r := range tt.typed {
			next, c, done := buffer.Card(r, letters)
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
