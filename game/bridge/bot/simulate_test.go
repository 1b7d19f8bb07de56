package bot

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
)

// TestJudgement checks auctions of players who try close calls: each call is true, none
// that is forcing is passed, what they can't see makes no difference, and now and then
// they do what the rules alone would not.
func TestJudgement(t *testing.T) {
	club := Player{Level: Club}
	other := 0
	eachBoard(t, 60, func(t *testing.T, b bridge.Board, r *rand.Rand) {
		var last, before bidding.Meaning
		for b.Phase() == bridge.AuctionPhase {
			a, err := club.Advise(t.Context(), b.View(b.Actor()))
			if err != nil {
				t.Fatal(err)
			}
			call, calls, hand := a.Event.Call, b.Auction().Calls, b.Hand(b.Turn())
			if !a.Meaning.Fits(b.Rules, hand) {
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
				if a.Loses == 0 {
					t.Fatalf("%v after %v is as good as anything", call, calls)
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

// TestNextCall checks that no other true call comes to more than the one that is named as the
// next best.
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
			a := bidding.Read(&v.Table, v.Auction())
			usual, meaning := a.Choose(v.Own())
			gains := map[bridge.Call]int{usual: 0}
			for _, o := range a.Others(v.Own(), usual, meaning) {
				for _, l := range newAuctionDealer(v, a.Shown(), 0).layouts(club.effort().auctions) {
					gains[o.Call] += bridge.IMPs(int(a.GoOn(o.Call, &l.hands, &v.Table) - a.GoOn(usual, &l.hands, &v.Table)))
				}
			}
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

// TestWithoutJudgement checks that who does without it bids by the rules.
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

// TestJudgementCancelled ends in the middle.
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
