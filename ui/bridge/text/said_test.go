package text

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// called returns a table of 52 cards dealt by North, after some calls.
func called(t *testing.T, calls string) bridge.Table {
	t.Helper()
	r := bridge.Duplicate()
	b, err := bridge.NewBoard(r, r.Deck.Seeded(1, 1, 1), card.North, bridge.VulNone)
	for word := range strings.FieldsSeq(calls) {
		var c bridge.Call
		if err == nil {
			c, err = bridge.ParseCall(word)
		}
		if err == nil {
			b, err = b.Apply(bridge.Called(c))
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return b.Table
}

// An explanation contains the call's meaning, what its caller has shown so far, and what is still unknown.
func TestExplains(t *testing.T) {
	standard := bidding.Cards{{System: bidding.Standard}, {System: bidding.Standard}}
	for _, c := range []struct {
		calls string
		call  int
		want  string
	}{
		{"1S", 0, "North 1♠ – Opening: 12+ points, 5+ ♠ · Not shown yet: ♥♦♣"},
		{"Pass", 0, "North Pass – Not enough to open: up to 11 points · Not shown yet: ♠♥♦♣"},
		{"1S Pass 2H", 2, "South 2♥ – New suit: about 11+ points, 5+ ♥, forcing · Not shown yet: ♠♦♣"},
		{"1S Pass 2H Pass 2S", 4, "North 2♠ – The same suit again: about 12+ points, 5+ ♠, forcing · So far: 12+ points, 5+ ♠ · Not shown yet: ♥♦♣"},
		{"1N Pass 2C Pass 2D", 4, "North 2♦* (artificial) – No four-card major: 15–18 points, 2–3 ♠, 2–3 ♥, 2–5 ♦, 2–5 ♣ · So far: 15–18 points, 2–3 ♠, 2–3 ♥, 2–5 ♦, 2–5 ♣"},
	} {
		table := called(t, c.calls)
		if got := Explains(table, standard, c.call, text.Seat(table.Auction().Caller(c.call))); got != c.want {
			t.Errorf("%s: %q, want %q", c.calls, got, c.want)
		}
	}
}

// A hand counts its high cards, and in brackets its long suits too, by the count of its deck.
func TestHandPoints(t *testing.T) {
	for _, c := range []struct {
		rules      bridge.Rules
		hand, want string
	}{
		{bridge.Duplicate(), "AK32.QJ2.K32.432", "13 HCP"},
		{bridge.Duplicate(), "AK5432.QJ2.K32.4", "13 HCP (15)"},
		{bridge.Duplicate(), "T987.T98.T98.T98", "0 HCP"},
		{bridge.Duplicate(), "J987.T98.T98.T98", "1 HCP"},
		{bridge.SuperBridge(), "AKM9765.QT2.32.ZL876", "13 HCP (15)"},
		{bridge.MiniBridge(), "AK5432.QJ2.K32.4", "13 HCP"},
	} {
		hand, err := card.ParseHand(c.hand)
		if err != nil {
			t.Fatal(err)
		}
		if got := HandPoints(c.rules, hand); got != c.want {
			t.Errorf("%s %s: %q, want %q", c.rules.Name, c.hand, got, c.want)
		}
	}
}
