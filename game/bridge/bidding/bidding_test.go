package bidding

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// TestTruth checks auctions between the players: each call is true of the caller's hand, so that a raise has
// the trumps it promises, and no forcing call is passed.
func TestTruth(t *testing.T) {
	eachBoard(t, 2000, func(t *testing.T, b bridge.Board, _ *rand.Rand) {
		var last, before Meaning // the last call and the one before it
		for b.Phase() == bridge.AuctionPhase {
			call, meaning := call(b)
			if m := Explain(b.Rules, b.Auction(), call); m != meaning {
				t.Fatalf("%v after %v: explained as %+v, made as %+v", call, b.Auction().Calls, m, meaning)
			}
			if hand := b.Hand(b.Turn()); !meaning.fits(figuresFor(b.Rules), hand) {
				t.Fatalf("%v after %v with %v: it means %+v", call, b.Auction().Calls, hand, meaning)
			}
			calls := b.Auction().Calls
			if call == bridge.Pass && meaning.Purpose != PenaltyPass && before.Forcing != NotForcing && calls[len(calls)-1] == bridge.Pass {
				t.Fatalf("passed after %v with %v", calls, b.Hand(b.Turn()))
			}
			before, last = last, meaning
			b = with(t, b, call)
		}
	})
}

// TestGameIsReached checks that an undisturbed pair that has shown the combined points for game doesn't stop
// below it.
func TestGameIsReached(t *testing.T) {
	eachBoard(t, 2000, func(t *testing.T, b bridge.Board, _ *rand.Rand) {
		var bound [2]bool // by side
		for b.Phase() == bridge.AuctionPhase {
			a := Read(&b.Table, b.Auction())
			side := b.Turn().Side()
			if a.forced && a.last[a.partner].Purpose != TakeOutDouble && a.sure(0) {
				bound[side] = true
			}
			call, _ := call(b)
			if call != bridge.Pass {
				bound[1-side] = false
			}
			b = with(t, b, call)
		}
		c := b.Contract()
		if !c.PassedOut() && bound[c.Declarer.Side()] && c.Level < GameLevel(b.Rules, c.Strain, b.Standing.Lacks(b.Rules, c.Declarer.Side())) {
			t.Fatalf("%v in %v with %v and %v", c, b.Auction().Calls, b.Hand(c.Declarer), b.Hand(c.Declarer.Partner()))
		}
	})
}

// TestAces checks that a player who has asked for aces bids no slam that lacks two.
func TestAces(t *testing.T) {
	eachBoard(t, 2000, func(t *testing.T, b bridge.Board, _ *rand.Rand) {
		var asked [2]bool // by side
		for b.Phase() == bridge.AuctionPhase {
			call, meaning := call(b)
			asked[b.Turn().Side()] = asked[b.Turn().Side()] || meaning.Purpose == AceAnswer
			b = with(t, b, call)
		}
		c := b.Contract()
		if c.PassedOut() || !asked[c.Declarer.Side()] || c.Level < SlamLevel(b.Rules) {
			return
		}
		if n := countOf(b.Hand(c.Declarer), card.Ace) + countOf(b.Hand(c.Declarer.Partner()), card.Ace); n < 3 {
			t.Errorf("%v in %v with %d aces", c, b.Auction().Calls, n)
		}
	})
}

// TestExplainAll explains all legal calls in auctions of arbitrary calls.
func TestExplainAll(t *testing.T) {
	eachBoard(t, 150, func(t *testing.T, b bridge.Board, r *rand.Rand) {
		for b.Phase() == bridge.AuctionPhase {
			for _, c := range b.View(b.Actor()).LegalCalls() {
				m := Explain(b.Rules, b.Auction(), c)
				for _, x := range append(m.Length[:], m.Points) {
					if x.Min > x.Max || x.Min < 0 {
						t.Fatalf("%v after %v: %+v", c, b.Auction().Calls, m)
					}
				}
			}
			b = with(t, b, random(b, r))
		}
	})
}
