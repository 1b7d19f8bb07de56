package theme

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/card"
)

// boardWith returns a board on which South declares two spades and some cards have been played.
func boardWith(t *testing.T, cards string) bridge.Board {
	t.Helper()
	deal, err := card.ParseDeal("N:KQ2.A32.5432.432 J3.KQJ.KQJ.QJT98 AT987.54.A76.AK5 654.T9876.T98.76")
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(bridge.Duplicate(), deal, card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range strings.Fields("2S Pass Pass Pass " + cards) {
		e, err := bridge.ParseEvent(word)
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatal(word, err)
		}
	}
	return b
}

func TestOfCard(t *testing.T) {
	c := func(text string) card.Card {
		one, err := card.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return one
	}
	for _, test := range []struct {
		cards          string
		kind           analysis.Kind
		played, better string
		want           Theme
	}{
		{"", analysis.GivesAway, "S4", "H9", Lead},
		{"HT", analysis.Leaves, "HA", "H2", HoldUp},
		{"HT H2 HJ H4 HQ H5 H6", analysis.Leaves, "HA", "H3", HoldUp},
		{"HT HA HJ H4 D2", analysis.Keeps, "DK", "DJ", SecondHand},
		{"HT HA HJ H4 D2 DJ", analysis.Leaves, "DA", "D6", Duck},
		{"HT HA HJ H4 S2 S3", analysis.Leaves, "SA", "S7", Duck},
		{"HT H2", analysis.Wasted, "HK", "HJ", ThirdHand},
		{"HT H2", analysis.Keeps, "HK", "HJ", HighCard},
		{"HT H2", analysis.DrivesOut, "HJ", "HQ", ThirdHand},
		{"HT", analysis.Wasted, "HA", "H2", HighCard},
		{"HT HA HJ H4 S2", analysis.Takes, "S3", "SJ", SecondHand},
		{"HT HA HJ H4 S2 S3", analysis.Takes, "S7", "SA", WinTrick},
		{"", analysis.Loses, "S4", "H9", None},
		{"HT HA HJ H4", analysis.Loses, "D2", "S2", Trumps},
		{"HT HA HJ H4 S2 S3 SA S4 C5 C6 C2", analysis.Loses, "CQ", "CJ", HighCard},
		{"HT HA HJ H4 S2 S3 SA S4 CA C6 C2 C8 CK C7 C3 C9 C5", analysis.Loses, "H7", "D8", Discard},
		{"HT HA HJ H4 S2 S3 SA S4 CA C6 C2 C8 CK C7 C3 C9 C5", analysis.Loses, "S5", "D8", Ruff},
		{"", analysis.Squeezes, "S4", "H9", Squeeze},
		{"HT HA HJ H4", analysis.Leaves, "DA", "D2", Duck},
		{"HT HA HJ H4", analysis.Cheaply, "D2", "DK", TooLow},
		{"HT HA HJ H4 D2", analysis.Cheaply, "DJ", "DK", SecondHand},
		{"HT HA HJ H4 SQ", analysis.Cheaply, "SJ", "SK", Cover},
		{"HT HA HJ H4 SQ", analysis.Wasted, "SK", "SJ", Cover},
		{"HT HA HJ H4 SQ", analysis.Takes, "SJ", "SK", Cover},
		{"HT HA HJ H4 SQ", analysis.Takes, "SJ", "SA", SecondHand},
		{"HT H2", analysis.FinesseLoses, "HJ", "HQ", ThirdHand},
		{"HT H2", analysis.Drops, "HJ", "HQ", ThirdHand},
		{"HT HA HJ H4 D2 DJ", analysis.FinesseLoses, "D6", "DA", Finesse},
		{"HT HA HJ H4 D2 DJ", analysis.Drops, "D6", "DA", Drop},
		{"HT HA HJ H4", analysis.Crashes, "DA", "S2", HighCard},
		{"HT HA HJ H4", analysis.Crashes, "SK", "D2", Trumps},
		{"HT HA HJ H4", analysis.FinessesLater, "DA", "S2", Finesse},
		{"", analysis.NoReason, "S4", "H9", None},
	} {
		b := boardWith(t, test.cards)
		r := analysis.Reason{Kind: test.kind, Played: c(test.played), Better: c(test.better), Card: c("CQ")}
		if got := OfCard(b, r); got != test.want {
			t.Errorf("after %q, %s for %s, kind %d: %v, want %v", test.cards, test.played, test.better, test.kind, got, test.want)
		}
	}
}

// Each kind of reason has a theme, but those that say only which trick is lost.
func TestEachReasonHasATheme(t *testing.T) {
	for kind := analysis.NoReason; kind <= analysis.Loses; kind++ {
		r := analysis.Reason{Kind: kind, Played: card.Card{Suit: card.Hearts, Rank: card.King}, Better: card.Card{Suit: card.Hearts, Rank: card.Jack}}
		got, plain := OfCard(boardWith(t, "HT H2"), r), kind == analysis.NoReason || kind == analysis.Loses
		if (got == None) != plain && kind != analysis.Loses {
			t.Errorf("reason %d is of theme %v", kind, got)
		}
	}
}
