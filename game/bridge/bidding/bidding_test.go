package bidding

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// turnBid is a turn of an auction between players.
type turnBid struct {
	board   bridge.Board // before the call
	call    bridge.Call
	meaning Meaning
	bound   bool // partner's last call forces, is no take-out double, and the pair has shown the points for game
}

// TestAuctions bids each auction once and makes all checks on it.
func TestAuctions(t *testing.T) {
	forced, games, slams := 0, 0, 0 // to which the checks applied
	eachBoard(t, 2000, func(t *testing.T, b bridge.Board, _ *rand.Rand) {
		var turns []turnBid
		for b.Phase() == bridge.AuctionPhase {
			v := b.View(b.Actor())
			a := Read(&v.Table, v.Auction())
			bound := a.forced && a.last[a.partner].Purpose != TakeOutDouble && a.sure(0)
			call, meaning := a.Choose(v.Own())
			turns = append(turns, turnBid{b, call, meaning, bound})
			b = with(t, b, call)
		}
		forced += checkTruth(t, turns)
		games += checkGameIsReached(t, turns, b)
		slams += checkAces(t, turns, b)
	})
	if forced < some(1000) || games < some(200) || slams < some(30) {
		t.Errorf("checked were %d answers to forcing calls, %d games and %d slams", forced, games, slams)
	}
}

// checkTruth checks that each call is true of the caller's hand, so that a raise has the trumps it promises, that its
// meaning is the one explained, and that no forcing call is passed. It returns how many were forcing.
func checkTruth(t *testing.T, turns []turnBid) (forced int) {
	t.Helper()
	var last, before Meaning // the last call and the one before it
	for _, turn := range turns {
		b, call, meaning := turn.board, turn.call, turn.meaning
		if m := Explain(b.Rules, b.Auction(), call); m != meaning {
			t.Fatalf("%v after %v: explained as %+v, made as %+v", call, b.Auction().Calls, m, meaning)
		}
		if hand := b.Hand(b.Turn()); !meaning.fits(figuresFor(b.Rules), hand) {
			t.Fatalf("%v after %v with %v: it means %+v", call, b.Auction().Calls, hand, meaning)
		}
		calls := b.Auction().Calls
		if meaning.Purpose != PenaltyPass && before.Forcing != NotForcing && calls[len(calls)-1] == bridge.Pass {
			if forced++; call == bridge.Pass {
				t.Fatalf("passed after %v with %v", calls, b.Hand(b.Turn()))
			}
		}
		before, last = last, meaning
	}
	return forced
}

// checkGameIsReached checks that an undisturbed pair that has shown the combined points for game doesn't stop below it.
// It returns 1 if the declarer's pair has.
func checkGameIsReached(t *testing.T, turns []turnBid, end bridge.Board) int {
	t.Helper()
	var bound [2]bool // by side
	for _, turn := range turns {
		side := turn.board.Turn().Side()
		if turn.bound {
			bound[side] = true
		}
		if turn.call != bridge.Pass {
			bound[1-side] = false
		}
	}
	c := end.Contract()
	if c.PassedOut() || !bound[c.Declarer.Side()] {
		return 0
	}
	if c.Level < GameLevel(end.Rules, c.Strain, end.Standing.Lacks(end.Rules, c.Declarer.Side())) {
		t.Fatalf("%v in %v with %v and %v", c, end.Auction().Calls, end.Hand(c.Declarer), end.Hand(c.Declarer.Partner()))
	}
	return 1
}

// checkAces checks that a player who has asked for aces bids no slam that lacks two. It returns 1 if there is such a slam.
func checkAces(t *testing.T, turns []turnBid, end bridge.Board) int {
	t.Helper()
	var asked [2]bool // by side
	for _, turn := range turns {
		side := turn.board.Turn().Side()
		asked[side] = asked[side] || turn.meaning.Purpose == AceAnswer
	}
	c := end.Contract()
	if c.PassedOut() || !asked[c.Declarer.Side()] || c.Level < SlamLevel(end.Rules) {
		return 0
	}
	if n := countOf(end.Hand(c.Declarer), card.Ace) + countOf(end.Hand(c.Declarer.Partner()), card.Ace); n < 3 {
		t.Errorf("%v in %v with %d aces", c, end.Auction().Calls, n)
	}
	return 1
}

// TestExplainAll explains all legal calls in auctions of arbitrary calls.
func TestExplainAll(t *testing.T) {
	eachBoard(t, 150, func(t *testing.T, b bridge.Board, r *rand.Rand) {
		for b.Phase() == bridge.AuctionPhase {
			a := Read(&bridge.Table{Rules: b.Rules}, b.Auction()) // once, as Explain does for each call
			for _, c := range b.View(b.Actor()).LegalCalls() {
				m := a.Explain(c)
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
