package text

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// A call is explained by its purpose in the auction. North deals.
func TestPurposesFitTheAuction(t *testing.T) {
	standard := bidding.Card{System: bidding.Standard}
	var checkback, transfers bidding.Convention
	for _, v := range bidding.Standard.Conventions() {
		switch v.String() {
		case "checkback":
			checkback = v
		case "transfers":
			transfers = v
		}
	}
	for _, c := range []struct {
		by            bidding.Card
		auction, want string
	}{
		{standard, "1N P 2C P 2D", "No four-card major"},
		{standard, "1N P 2C P 2H", "A four-card major"},
		{standard, "1N P 2H", "Transfer to the suit above"},
		{standard, "1N P 2S", "Transfer to clubs, with either minor"},
		{standard.With(transfers, false), "1N P 2S", "To play"},
		{standard, "1S P 2N P 3D", "Shortness in the suit bid"},
		{standard, "1S X 2N", "Artificial strong raise of partner’s suit"},
		{standard, "1S P 3S P 4N P 5D", "Answer to the ace question: up to 24 points, 3+ ♠, 1 ace"},
		{standard.With(checkback, true), "1D P 1S P 1N P 2C P 2S", "Three-card support"},
		{standard, "1D P P", "Not enough to answer"},
		{standard, "1D P 1H P 2H P P", "Happy with the contract"},
		{standard, "1D 1S P 2S P", "No bid to make"},
		{standard, "P P 1S P 3S X P 4H 4S P", "No bid to make"},
		{bidding.Card{}, "1H P 1N 2C 2H 2N", "No-trump over their bid, to play"},
	} {
		var a bridge.Auction
		for word := range strings.FieldsSeq(strings.ReplaceAll(c.auction, "P", "Pass")) {
			call, err := bridge.ParseCall(word)
			if err != nil {
				t.Fatal(err)
			}
			a = a.With(call)
		}
		n := len(a.Calls) - 1
		m := bidding.Cards{c.by, c.by}.ExplainAt(bridge.Table{Rules: bridge.Duplicate()}, bridge.Auction{Dealer: card.North, Calls: a.Calls[:n]}, a.Calls[n])
		if got := Meaning(m); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: %q, want %q", c.auction, got, c.want)
		}
	}
}

// In no system is a no-trump bid said to compete with a fit, a pass of the opponents' contract to be content with it, or a bid that partner
// can't pass to be an invitation.
func TestNoPurposeIsUntrue(t *testing.T) {
	deals := uint64(60)
	if testing.Short() {
		deals = 10
	}
	seen := map[bidding.Purpose]bool{}
	for _, r := range []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()} {
		for _, system := range bidding.Systems() {
			if !system.Fits(r) {
				continue
			}
			cards := bidding.Cards{{System: system}, {System: system}}
			for seed := range deals {
				b, err := bridge.NewBoard(r, r.Shuffle(rand.New(rand.NewPCG(seed, 3))), card.Seats[seed%4], bridge.VulNone)
				for err == nil && b.Phase() == bridge.AuctionPhase {
					a := cards.Read(&b.Table, b.Auction())
					c, m := a.Choose(b.Hand(b.Turn()))
					said := Meaning(m)
					seen[m.Purpose] = true
					_, by, bid := a.LastBid()
					theirs := bid && by.Side() != b.Turn().Side() && a.Contract().Doubling == bridge.Undoubled
					switch {
					case c.IsBid() && c.Strain() == bridge.NoTrump && strings.HasPrefix(said, text.T("purpose.compete")),
						theirs && strings.HasPrefix(said, text.T("purpose.content")),
						m.Forcing != bidding.NotForcing && strings.HasPrefix(said, text.T("purpose.invitation")):
						t.Errorf("after %v %v says %q", b.Auction().Calls, c, said)
					}
					b, err = b.Apply(bridge.Called(c))
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for _, p := range []bidding.Purpose{bidding.Compete, bidding.Content, bidding.Invitation} {
		if !seen[p] {
			t.Errorf("no call was %v", p)
		}
	}
}
