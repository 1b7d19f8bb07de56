package bidding

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// TestConventions checks single calls by the rules, with 52 cards and North dealing.
func TestConventions(t *testing.T) {
	for _, c := range []struct{ auction, hand, call, about string }{
		{"1S 2D", "32.KQ75.Q93.K1042", "X", "a negative double"},
		{"1H 2C", "K5.KQ75.A93.10642", "3C", "a cue-bid for a strong raise"},
		{"1H 2C 3C X", "K53.AQ1075.J93.J6", "3H", "a doubled cue-bid is not left"},
		{"1H 1S", "5.J9753.Q984.642", "4H", "ten trumps, by the law"},
		{"1D P 1N X P P", "K3.5.J42.QJ97532", "2C", "running from doubled no-trump"},
		{"1D P 2C P 2D P 3D P", "KJ5.A105.KJ762.43", "3N", "no-trump rather than five diamonds"},
		{"1S P 2H P", "AQ975.K42.QJ5.32", "3H", "three cards raise a major at the level of two"},
		{"2H P", "Q5.Q1064.AQ3.8642", "3H", "the lower raise of a strong opening is the stronger"},
		{"2H P", "95.Q1064.Q83.8642", "4H", "and the higher one the weaker"},
	} {
		t.Run(c.about, func(t *testing.T) {
			hand, err := card.ParseHand(strings.ReplaceAll(c.hand, "10", "T"))
			if err != nil {
				t.Fatal(err)
			}
			want, err := bridge.ParseCall(c.call)
			if err != nil {
				t.Fatal(err)
			}
			if got, m := Read(&bridge.Table{Rules: bridge.Duplicate()}, auctionOf(t, c.auction)).Choose(hand); got != want {
				t.Errorf("%v: %+v", got, m)
			}
		})
	}
}

// TestInvitation checks that an invitation doesn't force: 1NT–2NT with 68 cards.
func TestInvitation(t *testing.T) {
	m := Explain(bridge.SuperBridge(), auctionOf(t, "1N P"), bridge.Bid(2, bridge.NoTrump))
	if m.Purpose != Invitation || m.Forcing != NotForcing {
		t.Errorf("%+v", m)
	}
}

// TestWithoutTakeOut checks that a player without take-out doubles doesn't make one later in the auction either.
func TestWithoutTakeOut(t *testing.T) {
	hand, err := card.ParseHand("97.75.KJ4.KQ8753")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]bridge.Call{"standard": bridge.Double, "standard-takeout": bridge.Pass} {
		c, err := ParseCard(text)
		if err != nil {
			t.Fatal(err)
		}
		if got, m := (Cards{c, c}).Read(&bridge.Table{Rules: bridge.Duplicate()}, auctionOf(t, "1H P 1N 2S P 3S")).Choose(hand); got != want {
			t.Errorf("%s: %v (%+v), want %v", text, got, m, want)
		}
	}
}

// TestStrongWithoutTakeOut checks that a player without take-out doubles overcalls with any strength, otherwise with an
// upper limit, and doubles for penalties.
func TestStrongWithoutTakeOut(t *testing.T) {
	for _, tt := range []struct{ card, auction, hand, want string }{
		{"standard-takeout-weakjumps", "1D", "AQ.AKJT97.4.KQ87", "2H"}, {"own", "1D", "AQ.AKJT97.4.KQ87", "X"},
		{"standard-takeout", "1H 3S", "KJT95.4.A543.J32", "X"}, {"standard", "1H 3S", "KJT95.4.A543.J32", "P"},
		{"standard-takeout", "3H P P", "AKQ964.A2.AK7.K2", "3S"}, {"own", "3H P P", "AKQ964.A2.AK7.K2", "X"},
	} {
		chooses(t, tt.card, tt.auction, tt.hand, tt.want, "")
	}
}

// Ogust and responsive doubles change calls only if they are switched on.
func TestOgustAndResponsiveDoubles(t *testing.T) {
	for _, tt := range []struct{ card, auction, hand, want string }{
		{"standard+ogust", "2H P 2N P", "84.KQJ962.J3.A75", "3S"}, {"standard+ogust", "2H P 2N P", "84.QJ9762.K3.A75", "3H"},
		{"standard+ogust", "2H P 2N P", "84.KQ9762.J83.75", "3D"}, {"standard+ogust", "2S P 2N P", "QJ9762.84.K83.75", "3C"},
		{"standard+ogust", "2D P 2N P", "84.73.KQJ962.A75", "3S"}, {"standard", "2H P 2N P", "84.KQ9762.J83.75", "3H"},
		{"standard+responsive", "1H X 2H", "84.962.KJ73.AQ75", "X"}, {"standard-responsive", "1H X 2H", "84.962.KJ73.AQ75", "3D"},
		{"standard+responsive", "1D X 2D", "KJ73.AQ75.84.962", "X"},
	} {
		chooses(t, tt.card, tt.auction, tt.hand, tt.want, "")
	}
}

// auctionOf returns an auction that North opens.
func auctionOf(t testing.TB, calls string) bridge.Auction {
	t.Helper()
	a := bridge.Auction{Dealer: card.North}
	for _, text := range strings.Fields(calls) {
		call, err := bridge.ParseCall(text)
		if err != nil {
			t.Fatal(err)
		}
		a = a.With(call)
	}
	return a
}
