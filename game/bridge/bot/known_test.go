package bot

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// TestNotKnownWrong checks that no auction ends in a contract that both partners know to be wrong, from their
// own hands and partner's calls: too few trumps, or no chance in a game or slam into which nobody has pushed
// them.
func TestNotKnownWrong(t *testing.T) {
	for _, who := range []struct {
		level  Level
		boards int
	}{{Beginner, 600}, {Club, 40}} {
		t.Run(who.level.String(), func(t *testing.T) {
			eachBoard(t, who.boards, func(t *testing.T, b bridge.Board, _ *rand.Rand) {
				for b.Phase() == bridge.AuctionPhase {
					a, err := Player{Level: who.level}.Advise(t.Context(), b.View(b.Actor()))
					if err != nil {
						t.Fatal(err)
					}
					b = apply(t, b, a.Event)
				}
				if c := b.Contract(); !c.PassedOut() {
					checkContract(t, b, c)
				}
			})
		})
	}
}

func checkContract(t *testing.T, b bridge.Board, c bridge.Contract) {
	t.Helper()
	a := bidding.Read(&b.Table, b.Auction())
	count := bidding.Counting(b.Rules)
	fewTrumps, hopeless := true, true
	for _, seat := range [2]card.Seat{c.Declarer, c.Dummy()} {
		hand, partner := b.Hand(seat), a.Shown()[seat.Partner()]
		points := partner.Points().Max
		if trump, ok := c.Strain.Trump(); ok {
			fewTrumps = fewTrumps && hand[trump].Len()+partner.Length(trump).Max < count.Fit-1
			points += count.Support(hand, trump, a.Shown()[seat].Length(trump).Min)
		} else {
			fewTrumps = false
			points += count.Points(hand)
		}
		hopeless = hopeless && points < a.Need(c)-a.Leeway(bidding.ToGame)
	}
	pushed := opponentsHaveBid(a.Auction, c.Declarer.Side())
	if fewTrumps || hopeless && !pushed && c.Level >= bidding.GameLevel(b.Rules, c.Strain, b.Standing.Lacks(b.Rules, c.Declarer.Side())) {
		t.Errorf("%v in %v with %v and %v", c, b.Auction().Calls, b.Hand(c.Declarer), b.Hand(c.Dummy()))
	}
}

// opponentsHaveBid reports whether the other side has bid anything.
func opponentsHaveBid(a bridge.Auction, side card.Side) bool {
	for i, c := range a.Calls {
		if c.IsBid() && a.Caller(i).Side() != side {
			return true
		}
	}
	return false
}
