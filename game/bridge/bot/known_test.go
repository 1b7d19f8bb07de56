package bot

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// TestNotKnownWrong checks that no auction ends in a contract that both partners know to be
// wrong, each from his own hand and from all that his partner can have by his calls: too few
// trumps, or no chance in a game or slam that nobody has pushed them to.
func TestNotKnownWrong(t *testing.T) {
	for _, who := range []struct {
		level  Level
		boards int
	}{{Beginner, 5000}, {Club, 100}} {
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
	a := read(&b.Table, b.Auction())
	fewTrumps, hopeless := true, true
	for _, seat := range [2]card.Seat{c.Declarer, c.Dummy()} {
		hand, partner := b.Hand(seat), a.shown[seat.Partner()]
		points := partner.points.Max
		if trump, ok := c.Strain.Trump(); ok {
			fewTrumps = fewTrumps && hand[trump].Len()+partner.length[trump].Max < a.fit-1
			points += a.support(hand, trump, a.shown[seat].length[trump].Min)
		} else {
			fewTrumps = false
			points += a.figures.points(hand)
		}
		hopeless = hopeless && points < a.need(c.Strain, c.Level)-a.placing
	}
	pushed := a.opponentsHaveBid(c.Declarer.Side())
	if fewTrumps || hopeless && !pushed && c.Level >= gameLevel(b.Rules, c.Strain, b.Standing.Lacks(b.Rules, c.Declarer.Side())) {
		t.Errorf("%v in %v with %v and %v", c, b.Auction().Calls, b.Hand(c.Declarer), b.Hand(c.Dummy()))
	}
}

// opponentsHaveBid reports whether the other side has bid anything.
func (a *auction) opponentsHaveBid(side card.Side) bool {
	for i, c := range a.Calls {
		if c.IsBid() && a.Caller(i).Side() != side {
			return true
		}
	}
	return false
}
