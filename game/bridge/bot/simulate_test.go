package bot

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// TestJudgement checks auctions of players who try close calls: each call is true, no forcing call is passed, hidden
// cards make no difference, and sometimes the call isn't that of the rules.
func TestJudgement(t *testing.T) {
	club := Player{Level: Club}
	other := 0
	eachBoard(t, 30, func(t *testing.T, b bridge.Board, r *rand.Rand) {
		var last, before bidding.Meaning
		for b.Phase() == bridge.AuctionPhase {
			a, err := club.Advise(t.Context(), b.View(b.Actor()))
			if err != nil {
				t.Fatal(err)
			}
			call, calls, hand := a.Event.Call, b.Auction().Calls, b.Hand(b.Turn())
			if !bidding.Read(&b.Table, b.Auction()).Fits(a.Meaning, hand) {
				t.Fatalf("%v after %v with %v: it means %+v", call, calls, hand, a.Meaning)
			}
			if m := bidding.Explain(b.Rules, b.Auction(), call); m != a.Meaning {
				t.Fatalf("%v after %v: explained as %+v, made as %+v", call, calls, m, a.Meaning)
			}
			if call == bridge.Pass && a.Meaning.Purpose != bidding.PenaltyPass && before.Forcing != bidding.NotForcing && calls[len(calls)-1] == bridge.Pass {
				t.Fatalf("passed after %v with %v", calls, hand)
			}
			if blind, err := club.Advise(t.Context(), exchange(t, b, r).View(b.Actor())); err != nil || blind != a {
				t.Fatalf("after %v %v sees the same and does %v, not %v (%v)", calls, b.Actor(), blind, a, err)
			}
			if a.Loses < 0 || a.Loses > 0 && a.NextCall == call {
				t.Fatalf("%v after %v: next best %v loses %v", call, calls, a.NextCall, a.Loses)
			}
			if advise(t, b).Event != a.Event {
				other++
				if got := gains(club, b.View(b.Actor())); got[call] <= 0 {
					t.Fatalf("%v after %v gains %d over what the rules call", call, calls, got[call])
				}
			}
			before, last = last, a.Meaning
			b = apply(t, b, a.Event)
		}
	})
	if other == 0 {
		t.Error("nobody has ever judged")
	}
	t.Logf("%d calls that the rules would not have made", other)
}

// gains returns the gain of each true call over that of the rules on a player's layouts, in IMPs.
func gains(p Player, v bridge.View) map[bridge.Call]int {
	a := bidding.Read(&v.Table, v.Auction())
	usual, meaning := a.Choose(v.Own())
	gains := map[bridge.Call]int{usual: 0}
	others := a.Others(v.Own(), usual, meaning)
	if len(others) == 0 {
		return gains
	}
	for _, l := range newAuctionDealer(v, a.Shown(), 0).layouts(p.effort().auctions) {
		asUsual := a.GoOn(usual, &l.hands, &v.Table)
		for _, o := range others {
			gains[o.Call] += bridge.IMPs(int(a.GoOn(o.Call, &l.hands, &v.Table) - asUsual))
		}
	}
	return gains
}

// TestNextCall checks that no other true call gains more than the one named as next best.
func TestNextCall(t *testing.T) {
	club := Player{Level: Club}
	named := 0
	eachBoard(t, 12, func(t *testing.T, b bridge.Board, _ *rand.Rand) {
		for b.Phase() == bridge.AuctionPhase {
			v := b.View(b.Actor())
			advice, err := club.Advise(t.Context(), v)
			if err != nil {
				t.Fatal(err)
			}
			gains := gains(club, v)
			for c, gain := range gains {
				if advice.Loses > 0 && c != advice.Event.Call && gain > gains[advice.NextCall] {
					t.Errorf("after %v: %v gains %d, more than the next best %v with %d",
						b.Auction().Calls, c, gain, advice.NextCall, gains[advice.NextCall])
				}
			}
			if advice.Loses > 0 {
				named++
			}
			b = apply(t, b, advice.Event)
		}
	})
	if named == 0 {
		t.Error("no call was named as the next best")
	}
}

// TestWithoutJudgement checks that a player without judgement bids by the rules.
func TestWithoutJudgement(t *testing.T) {
	plain := Player{Level: Expert, Without: Simulation}
	eachBoard(t, 60, func(t *testing.T, b bridge.Board, _ *rand.Rand) {
		for b.Phase() == bridge.AuctionPhase {
			a, err := plain.Advise(t.Context(), b.View(b.Actor()))
			if err != nil || a != advise(t, b) {
				t.Fatalf("after %v: %v, not %v (%v)", b.Auction().Calls, a, advise(t, b), err)
			}
			b = apply(t, b, a.Event)
		}
	})
}

// TestByTheBook asks players for calls on layouts that fit the auction when the bidder bids by the book: what informs
// partner is then what the rules say.
func TestByTheBook(t *testing.T) {
	for _, c := range []struct {
		story       string
		number      int
		deal        string
		auction, by string
		free, book  string
	}{
		{"a jump overcall with a hand for a simple one", 2090, "N:984.94.9754.T986 AT653.732.KQ62.Q KQJ.AKJT65.J8.53 72.Q8.AT3.AKJ742", "1H", "W", "3C", "2C"},
		{"a simple overcall with a hand for a jump", 57, "N:2.743.AK842.J974 AQJ76.AQ52.9.Q62 KT83.KJ.QT.AKT83 954.T986.J7653.5", "1S", "S", "2C", "3C"},
		{"a pass of a suit of three, with three cards in partner's first", 32, "N:K2.A3.KJ842.KQT2 AT.K864.AT97.J74 J98.QJT75.Q3.986 Q76543.92.65.A53", "1D Pass 1H Pass 2C Pass", "S", "Pass", "2D"},
		{"a pass with a hand for one no-trump", 478, "N:T874.J64.J43.J75 J63.T9875.987.T2 A9.A32.AKT5.KQ84 KQ52.KQ.Q62.A963", "1D", "W", "Pass", "1N"},
		{"an invitation with the points for game", 152, "N:AK.842.AKQ82.QJ4 Q864.95.963.AT87 J32.J73.JT75.K92 T975.AKQT6.4.653", "1D Pass 1N Pass", "N", "2N", "3N"},
		{"a pass of a fit at the level of four", 476, "N:K64.JT873.AQ97.2 QJ.K92.T6.AJ8643 A75.AQ6.J5432.97 T9832.54.K8.KQT5", "Pass 1C 1D 1S 2H 3C 3H", "W", "Pass", "4C"},
	} {
		rules := bridge.Duplicate()
		deal, err := card.ParseDeal(c.deal)
		if err != nil {
			t.Fatal(err)
		}
		b, err := bridge.NewBoard(rules, deal, rules.Dealer(c.number), rules.Vulnerability(c.number))
		if err != nil {
			t.Fatal(err)
		}
		for text := range strings.FieldsSeq(c.auction) {
			call, err := bridge.ParseCall(text)
			if err != nil {
				t.Fatal(err)
			}
			b = apply(t, b, bridge.Called(call))
		}
		if b.Turn().String() != c.by {
			t.Fatalf("%s: it is %v's turn", c.story, b.Turn())
		}
		for _, p := range []Player{{Level: Club}, {Level: Club, ByTheBook: true}} {
			want := c.free
			if p.ByTheBook {
				want = c.book
			}
			if a, err := p.Advise(t.Context(), b.View(b.Turn())); err != nil || a.Event.Call.String() != want {
				t.Errorf("%s: %v calls %v after %s, want %s (%v)", c.story, p, a.Event.Call, c.auction, want, err)
			}
		}
	}
}

// TestUnderstood follows auctions of players who bid by the book: forcing calls are answered, and a suit, a double or a
// jump differs from that of the rules at most by a level.
func TestUnderstood(t *testing.T) {
	book, other := Player{Level: Club, ByTheBook: true}, 0
	eachBoard(t, 120, func(t *testing.T, b bridge.Board, _ *rand.Rand) {
		for b.Phase() == bridge.AuctionPhase {
			v := b.View(b.Actor())
			a, err := book.Advise(t.Context(), v)
			if err != nil {
				t.Fatal(err)
			}
			read := bidding.Read(&v.Table, v.Auction())
			call, rules := read.Choose(v.Own())
			if a.Event.Call != call {
				other++
				switch a.Meaning.Purpose {
				case bidding.JumpOvercall, bidding.PenaltyDouble, bidding.PenaltyPass, bidding.NewSuit, bidding.SecondSuit, bidding.Slam, bidding.SlamInvitation:
					if a.Meaning.Purpose != rules.Purpose || a.Meaning.Suit != rules.Suit {
						t.Errorf("after %v with %v: %v (%v), where the rules call %v (%v)", v.Auction().Calls, v.Own(), a.Event.Call, a.Meaning.Purpose, call, rules.Purpose)
					}
				}
				if a.Event.Call == bridge.Pass && read.Forced() {
					t.Errorf("after %v a pass with %v, where partner has forced", v.Auction().Calls, v.Own())
				}
			}
			b = apply(t, b, a.Event)
		}
	})
	if other == 0 {
		t.Error("nobody has ever judged")
	}
	t.Logf("%d calls that the rules would not have made", other)
}

// TestJudgementCancelled cancels in the middle.
func TestJudgementCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	done := false
	eachBoard(t, 20, func(t *testing.T, b bridge.Board, _ *rand.Rand) {
		for b.Phase() == bridge.AuctionPhase {
			v := b.View(b.Actor())
			if _, err := judge(ctx, v, effort{auctions: 20}); err == context.Canceled {
				done = true
			} else if err != nil {
				t.Fatal(err)
			}
			b = apply(t, b, advise(t, b).Event)
		}
	})
	if !done {
		t.Error("nothing was cancelled")
	}
}
