package bidding

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// TestControlBids checks calls with a major agreed and slam near, North dealing: in the players' own system, by
// Standard and without the convention.
func TestControlBids(t *testing.T) {
	for _, c := range []struct{ card, auction, hand, call, about string }{
		{"own", "1S P 3S P", "AKQJT42.T7.KT7.6", "4C", "the cheapest control"},
		{"own", "1H P 3H P", "QJ86.AKT93.AKJ.K", "4C", "none in spades"},
		{"own", "1H P 3H P", "KQ86.AKT93.AQ4.K", "4N", "with one in each suit there is nothing to ask but aces"},
		{"own", "1S P 3S P", "AKQJT.T73.QT7.A6", "4S", "too little for slam"},
		{"own", "1S P 3S P 4C P", "9863.K32.A3.KQ94", "4N", "the two that are left, and the points"},
		{"own", "1S P 3S P 4C P", "9863.K32.A32.Q94", "4S", "the two that are left, and too little"},
		{"own", "1S P 3S P 4C P", "A963.J32.AK3.Q94", "4D", "one of the two"},
		{"own", "1S P 3S P 4C P", "A963.AK32.J3.Q94", "4H", "the other one"},
		{"own", "1S P 3S P 4H P", "A963.AK32.J3.Q94", "4S", "none in the suits that partner lacks, although there are the points"},
		{"own", "1S P 3S P 4C P 4H P", "AKQJT42.T7.KT7.6", "4N", "all are told"},
		{"own", "1S P 3S P 4C P 4D P", "AKQJT42.T7.KT7.6", "4S", "nobody has hearts"},
		{"own", "1S P 3S P 4C P 4S P", "AKQJT42.T7.KT7.6", "P", "no more than told"},
		{"own", "1S P 3S P 4C P 4S P", "AKQT42.A3.Q7.A76", "5S", "enough for slam, with diamonds"},
		{"own", "1S P 3S P 4C P 4S P 5S P", "9863.J32.K32.KJ9", "P", "no hearts"},
		{"own", "1S P 3S P 4C P 4S P 5S P", "9863.K32.32.KQJ9", "P", "no diamonds"},
		{"own", "1S P 3S P 4C P 4S P 5S P", "9863.K432.2.QJ94", "6S", "both"},
		{"own", "1S P 3S P 4D P 4S P 5S P", "9863.J32.K32.KJ9", "6S", "clubs, which partner has left out"},
		{"own", "1S P 3S P 4D P 4S P 5S P", "9863.KJ2.K32.QJ9", "P", "none there"},
		{"own", "1S P 3S P 4D P 4S P", "AKQT42.A3.AQ.876", "5S", "clubs left out, and hearts held"},
		{"own", "1S P 3S P 4D P 4S P", "AKQT4.Q32.AKJ.43", "P", "two suits are open"},
		{"own", "1S P 3S P 4C X", "A963.J32.AK3.Q94", "4D", "a control that is doubled is answered"},
		{"own", "1S P 3S P 4C X P P", "AKQJT42.T7.KT7.6", "4S", "a control isn't left in, doubled"},
		{"own", "1S P 3S P 4C X XX P", "AKQJT42.T7.KT7.6", "4S", "nor redoubled"},
		{"own", "1S P 3S P 4C P 4S P 4N P", "A963.J32.K2.Q942", "5D", "aces are asked for all the same"},
		{"own", "1S P 3S P 4C 4D", "9863.K32.32.KQ94", "4S", "no slam off their suit"},
		{"own", "1S P 3S P 4C 4D", "9863.K32.A3.KQ94", "4N", "with what is left"},
		{"own", "1S P 3S P 4C 4D P P", "AKQJT42.T7.KT7.6", "4S", "their bid isn't left below game"},
		{"own", "1S P 3S P 4C 5D P P", "AKQJT42.T7.QT7.A", "X", "nor at game undoubled"},
		{"standard", "2C P 2D P 2S P 3S P 4C P", "J963.A32.A432.T2", "4N", "the two that are left, on few points"},
		{"own", "1S P 4S P", "AKQML84.AKJ4.T97.AK9", "5C", "with 68 cards three low cards control nothing"},
		{"own", "1S P 4S P", "AKQML84.AKJ4.Q97.AK9", "5N", "but a queen does"},
		{"own", "1S P 4S P", "AKQML84.AKJ4.97.AK98", "5N", "and so do two cards"},
		{"standard", "1S P 3S P", "AKQT42.A7.Q7.AJ6", "4C", ""},
		{"standard", "1S P 3S P 4D P", "9863.K32.A3.QJ94", "4S", ""},
		{"standard-controls", "1S P 3S P", "AKQT42.A7.Q7.AJ6", "4N", ""},
		{"standard-controls-blackwood", "1S P 3S P", "AKQT42.A7.Q7.AJ6", "4S", "who doesn't ask for aces tells no controls"},
		{"standard+keycards", "1S P 3S P 4C P", "KJ63.K432.A3.942", "4N", ""},
	} {
		chooses(t, c.card, c.auction, c.hand, c.call, c.about)
	}
	for _, s := range []bridge.Strain{bridge.Strain(card.Clubs), bridge.Strain(card.Diamonds), bridge.Strain(card.Hearts)} {
		if m := Explain(bridge.Duplicate(), auctionOf(t, "1S P 3S P"), bridge.Bid(4, s)); m.Purpose != ControlBid || m.Forcing != GameForcing {
			t.Errorf("%v doesn't force to game: %+v", s, m)
		}
	}
}

// TestControlsAreTrue bids deals on which one side has a fit in a major and points for slam, for each deck and system
// with control bids. Even if the opponents interfere, each control bid is true, no forcing call is passed, game is
// reached, and slam is bid over a denied control only if partner has it.
func TestControlsAreTrue(t *testing.T) {
	for _, c := range []struct {
		rules bridge.Rules
		card  string
	}{{bridge.SuperBridge(), "own"}, {bridge.Duplicate(), "own"}, {bridge.Duplicate(), "standard"}} {
		t.Run(c.rules.Name+" "+c.card, func(t *testing.T) {
			f := figuresFor(c.rules)
			own, err := ParseCard(c.card)
			if err != nil {
				t.Fatal(err)
			}
			told, slams := 0, 0
			r := rand.New(rand.NewPCG(1, 1))
			for range 600 {
				deal := c.rules.Deck.Shuffle(r)
				for !slamDeal(f, deal) {
					deal = c.rules.Deck.Shuffle(r)
				}
				table := bridge.Table{Rules: c.rules, Dealer: card.North}
				a := Cards{own, own}.Read(&table, bridge.Auction{Dealer: card.North})
				for !a.Over() {
					call, m := bridge.Pass, a.Explain(bridge.Pass)
					if a.me.Side() == card.NS {
						call, m = a.Choose(deal[a.me])
						if !a.Fits(m, deal[a.me]) || a.forced && call == bridge.Pass {
							t.Fatalf("%v after %v: %v isn't true, or forcing (%+v)", deal, a.Calls, call, m)
						}
					} else if a.controls != [4][4]Held{} && r.IntN(3) == 0 { // they interfere
						call = anyOf(a.Legal(c.rules), r)
						m = a.Explain(call)
					}
					if m.Purpose == ControlBid {
						told++
					}
					a.follow(call, m)
					a.propose()
				}
				k, controls := a.Contract(), a.controls
				if controls == [4][4]Held{} || k.PassedOut() || k.Declarer.Side() == card.EW {
					continue
				}
				if k.Level < GameLevel(c.rules, k.Strain, c.rules.GameFrom) {
					t.Errorf("%v: %v stops below game", deal, a.Calls)
				}
				if k.Level < SlamLevel(c.rules) {
					continue
				}
				slams++
				for seat := range controls {
					for s, had := range controls[seat] {
						if partner := card.Seat(seat).Next(2); had == Lacks && !f.controls(deal[partner][s]) {
							t.Errorf("%v: %v with %v open", deal, a.Calls, card.Suit(s))
						}
					}
				}
			}
			if told < 10 || slams < 3 {
				t.Errorf("%d control bids, %d slams after them", told, slams)
			}
		})
	}
}

// slamDeal reports whether North and South have about the points for slam, and a fit in a major.
func slamDeal(f *figures, deal card.Deal) bool {
	n, s := deal[card.North], deal[card.South]
	fit := max(n[card.Spades].Len()+s[card.Spades].Len(), n[card.Hearts].Len()+s[card.Hearts].Len())
	return fit >= f.Fit && f.highCards(n)+f.highCards(s) >= f.total()*7/10
}
