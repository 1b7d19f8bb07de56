package bridge_test

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

func TestCalls(t *testing.T) {
	for _, tt := range []struct {
		text   string
		want   bridge.Call
		back   string
		level  int
		strain bridge.Strain
	}{
		{"Pass", bridge.Pass, "Pass", 0, 0},
		{"p", bridge.Pass, "Pass", 0, 0},
		{"X", bridge.Double, "X", 0, 0},
		{"xx", bridge.Redouble, "XX", 0, 0},
		{"1C", bridge.Bid(1, bridge.Clubs), "1C", 1, bridge.Clubs},
		{"5h", bridge.Bid(5, bridge.Hearts), "5H", 5, bridge.Hearts},
		{"4NT", bridge.Bid(4, bridge.NoTrump), "4N", 4, bridge.NoTrump},
		{"9nt", bridge.Bid(9, bridge.NoTrump), "9N", 9, bridge.NoTrump},
	} {
		c, err := bridge.ParseCall(tt.text)
		if err != nil || c != tt.want || c.String() != tt.back || c.Level() != tt.level || c.Strain() != tt.strain {
			t.Errorf("%s is read as %v (level %d, strain %v), %v", tt.text, c, c.Level(), c.Strain(), err)
		}
	}
}

// The rules allow 48 calls, and bids rise strain by strain.
func TestCallOrder(t *testing.T) {
	last := bridge.Bid(9, bridge.NoTrump)
	if n := int(last) + 1; n != 48 {
		t.Errorf("there are %d calls", n)
	}
	want := bridge.Redouble
	for level := 1; level <= 9; level++ {
		for _, strain := range bridge.Strains {
			want++
			if got := bridge.Bid(level, strain); got != want || !got.IsBid() || got.Level() != level || got.Strain() != strain {
				t.Errorf("%d%v is call %d, %v; want %d", level, strain, got, got, want)
			}
		}
	}
	for _, c := range []bridge.Call{bridge.Pass, bridge.Double, bridge.Redouble} {
		if c.IsBid() {
			t.Errorf("%v passes for a bid", c)
		}
	}
}

func TestStrains(t *testing.T) {
	for _, s := range bridge.Strains {
		if back, err := bridge.ParseStrain(s.String()); err != nil || back != s {
			t.Errorf("%v comes back as %v, %v", s, back, err)
		}
		suit, ok := s.Trump()
		if ok != (s != bridge.NoTrump) || ok && (suit.String() != s.String() || suit.Major() != s.Major()) {
			t.Errorf("the trump suit of %v is %v, %v", s, suit, ok)
		}
	}
	if bridge.NoTrump.Major() || bridge.Diamonds.Major() {
		t.Error("no-trump or diamonds pass for a major")
	}
}

func TestVulnerability(t *testing.T) {
	for _, tt := range []struct {
		text   string
		ns, ew bool
	}{{"None", false, false}, {"NS", true, false}, {"EW", false, true}, {"Both", true, true}} {
		v, err := bridge.ParseVulnerability(tt.text)
		if err != nil || v.String() != tt.text || v.Has(card.NS) != tt.ns || v.Has(card.EW) != tt.ew {
			t.Errorf("%s is read as %v (NS %v, EW %v), %v", tt.text, v, v.Has(card.NS), v.Has(card.EW), err)
		}
	}
}

func TestContracts(t *testing.T) {
	for _, tt := range []struct {
		text string
		want bridge.Contract
		back string
	}{
		{"Passed", bridge.Contract{}, "Passed"},
		{"4N-S", bridge.Contract{Level: 4, Strain: bridge.NoTrump, Declarer: card.South}, "4N-S"},
		{"4NX-S", bridge.Contract{Level: 4, Strain: bridge.NoTrump, Doubling: bridge.Doubled, Declarer: card.South}, "4NX-S"},
		{"9cXX-w", bridge.Contract{Level: 9, Strain: bridge.Clubs, Doubling: bridge.Redoubled, Declarer: card.West}, "9CXX-W"},
	} {
		c, err := bridge.ParseContract(tt.text)
		if err != nil || c != tt.want || c.String() != tt.back {
			t.Errorf("%s is read as %v, %v", tt.text, c, err)
		}
	}
	c := must(bridge.ParseContract("3H-E"))
	if c.Dummy() != card.West || c.Leader() != card.South || c.PassedOut() {
		t.Errorf("%v: dummy %v, leader %v", c, c.Dummy(), c.Leader())
	}
}

func TestEvents(t *testing.T) {
	for _, tt := range []struct {
		text string
		want bridge.Event
	}{
		{"Pass", bridge.Called(bridge.Pass)},
		{"1C", bridge.Called(bridge.Bid(1, bridge.Clubs))},
		{"C1", bridge.Played(card.Card{Suit: card.Clubs, Rank: card.One})},
		{"HM", bridge.Played(card.Card{Suit: card.Hearts, Rank: card.Maid})},
		{"Claim 0", bridge.Claimed(0)},
		{"Claim 17", bridge.Claimed(17)},
		{"Choose 4H", bridge.Chosen(bridge.Bid(4, bridge.Hearts))},
		{"Choose X", bridge.Chosen(bridge.Double)},
	} {
		e, err := bridge.ParseEvent(tt.text)
		if err != nil || e != tt.want || e.String() != tt.text {
			t.Errorf("%s is read as %v, %v", tt.text, e, err)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, tt := range []struct {
		err  error
		want string
	}{
		{second(bridge.ParseCall("")), "want a bid as 4N, or Pass, X or XX"},
		{second(bridge.ParseCall("0N")), "want a bid as 4N"},
		{second(bridge.ParseCall("10C")), "no such strain"},
		{second(bridge.ParseCall("4Z")), "no such strain"},
		{second(bridge.ParseCall("XXX")), "want a bid as 4N"},
		{second(bridge.ParseCall("4ſ")), "no such strain"}, // whose capital is S
		{second(bridge.ParseCall("Paſſ")), "want a bid as 4N"},
		{second(bridge.ParseStrain("")), "want C, D, H, S or N"},
		{second(bridge.ParseStrain("CD")), "want C, D, H, S or N"},
		{second(bridge.ParseContract("4N")), "want a bid and its declarer"},
		{second(bridge.ParseContract("4N-X")), "no such declarer"},
		{second(bridge.ParseContract("4NXXX-S")), "X or XX if it is doubled"},
		{second(bridge.ParseContract("X-S")), "want a bid, and X or XX"},
		{second(bridge.ParseContract("Pass-S")), "want a bid, and X or XX"},
		{second(bridge.ParseEvent("Claim")), "want a call, a card, or"},
		{second(bridge.ParseEvent("Claim -1")), "want a call, a card, or"},
		{second(bridge.ParseEvent("Claim 256")), "want a call, a card, or"},
		{second(bridge.ParseVulnerability("both")), "want None, NS, EW or Both"},
		{second(bridge.RulesNamed("Chess")), `no rules named "Chess"`},
	} {
		if tt.err == nil || !strings.Contains(tt.err.Error(), tt.want) {
			t.Errorf("%v, want %q in it", tt.err, tt.want)
		}
	}
}

func FuzzCall(f *testing.F)     { fuzzText(f, bridge.ParseCall, "4N", "Pass", "xx", "9nt") }
func FuzzStrain(f *testing.F)   { fuzzText(f, bridge.ParseStrain, "N", "nt", "c") }
func FuzzContract(f *testing.F) { fuzzText(f, bridge.ParseContract, "4NX-S", "Passed", "1cXX-w") }
func FuzzEvent(f *testing.F) {
	fuzzText(f, bridge.ParseEvent, "4N", "SA", "Claim 5", "x", "Choose 4H", "Choose 3nt", "Choose X")
}
func FuzzVulnerability(f *testing.F) {
	fuzzText(f, bridge.ParseVulnerability, "None", "NS", "EW", "Both")
}
func FuzzSeat(f *testing.F) { fuzzText(f, card.ParseSeat, "N", "e", "S", "W") }
func FuzzSide(f *testing.F) { fuzzText(f, card.ParseSide, "NS", "EW") }

// fuzzText checks the round trip: text that can be read prints a form that reads as the same value.
func fuzzText[T interface {
	comparable
	String() string
}](f *testing.F, parse func(string) (T, error), seeds ...string) {
	for _, s := range seeds {
		if _, err := parse(s); err != nil {
			f.Fatal(err)
		}
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		v, err := parse(text)
		if err != nil {
			return
		}
		if back, err := parse(v.String()); err != nil || back != v {
			t.Errorf("%q is %v, which comes back as %v, %v", text, v, back, err)
		}
	})
}
