// Package random plays bridge for two and three at random: for tests, and for programs that check the rules from outside.
package random

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// Player acts at random, by the rules.
type Player struct{ Source *rand.Rand }

// Act returns a random legal event of the viewer, who must be the player to act.
func (p Player) Act(ctx context.Context, v few.View) (few.Event, error) {
	if err := ctx.Err(); err != nil {
		return few.Event{}, err
	}
	e := Event(v, p.Source)
	return e, v.Check(e)
}

// The odds against acts, one in the number given.
const (
	bidOdds      = 2 // else a pass, before the first bid
	raiseOdds    = 3 // of a higher bid than the last
	doubleOdds   = 6
	redoubleOdds = 3
	jumpOdds     = 12  // that a bid is any higher one
	stepOdds     = 4   // that a bid leaves one more out that would do too
	claimOdds    = 250 // at each card
	keepOdds     = 5   // that nothing is thrown
	answerOdds   = 3   // that trumps are doubled, or a double is answered with another of what it can be
)

// Event returns a random legal event of the viewer, who must be the player to act. Auctions end in contracts of all heights, now and then
// doubled; cards are chosen evenly, and now and then the rest is claimed.
func Event(v few.View, rng *rand.Rand) few.Event {
	hand := v.Seen(few.Place{Pile: few.Hand, Of: v.Turn()})
	switch v.Stage() {
	case few.StageGiving:
		return few.Given(some(hand, few.CardsGiven, rng))
	case few.StageExchanging:
		if rng.IntN(keepOdds) == 0 {
			return few.Thrown(card.Hand{})
		}
		return few.Thrown(some(hand, rng.IntN(hand.Len()+1), rng))
	case few.StageReserving:
		return few.Reserved(some(hand, few.CardsReserved, rng))
	case few.StageNaming:
		return answer(v, rng)
	case few.StageBidding:
		return call(v, rng)
	}
	if rng.IntN(claimOdds) == 0 {
		return few.Claimed(rng.IntN(v.Left() + 1))
	}
	return few.Played(pick(v.LegalPlays().Cards(), rng))
}

func pick[T any](list []T, rng *rand.Rand) T { return list[rng.IntN(len(list))] }

// some returns n of the cards.
func some(h card.Hand, n int, rng *rand.Rand) card.Hand {
	cards := h.Cards()
	rng.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	return card.HandOf(cards[:n]...)
}

// call returns a random call of the auction.
func call(v few.View, rng *rand.Rand) few.Event {
	bids := []few.Call{}
	other := map[few.Call]bool{}
	for _, c := range v.LegalCalls() {
		if c.IsBid() {
			bids = append(bids, c)
		} else {
			other[c] = true
		}
	}
	odds := raiseOdds
	if _, _, any := v.Last(); !any {
		odds = bidOdds
	}
	c := few.Pass
	switch {
	case other[few.Redouble] && rng.IntN(redoubleOdds) == 0:
		c = few.Redouble
	case other[few.Double] && rng.IntN(doubleOdds) == 0:
		c = few.Double
	case len(bids) > 0 && (!other[few.Pass] || rng.IntN(odds) == 0):
		c = bid(bids, rng)
	}
	packet := few.NoPacket
	if v.Rules().Kind == few.OpenOrClosed && len(v.Calls()) == 0 {
		packet = pick([]few.Packet{few.Open, few.Closed}, rng)
	}
	return few.CalledWith(c, packet)
}

// bid returns a bid, most often one of the lowest.
func bid(bids []few.Call, rng *rand.Rand) few.Call {
	if rng.IntN(jumpOdds) == 0 {
		return pick(bids, rng)
	}
	i := 0
	for i < len(bids)-1 && rng.IntN(stepOdds) != 0 {
		i++
	}
	return bids[i]
}

// answer returns a random answer when trumps are named.
func answer(v few.View, rng *rand.Rand) few.Event {
	calls, names := v.LegalCalls(), v.LegalNames()
	switch {
	case len(names) > 0 && (len(calls) == 0 || rng.IntN(answerOdds) == 0):
		return few.Named(pick(names, rng))
	case rng.IntN(answerOdds) == 0:
		return few.Called(calls[len(calls)-1])
	}
	return few.Called(few.Pass)
}

// Play plays a deal to its end.
func Play(b few.Board, rng *rand.Rand) (few.Board, error) {
	for b.Stage() != few.StageFinished {
		next, err := b.Apply(Event(b.View(b.Turn()), rng))
		if err != nil {
			return b, err
		}
		b = next
	}
	return b, nil
}

// Setup returns a random setup: a dealer or soloist, and what may stand on the sheet before a deal.
func Setup(r few.Rules, rng *rand.Rand) few.Setup {
	player := func() few.Player { return few.Player(rng.IntN(r.Players())) }
	s := few.Setup{Rules: r, Number: 1 + rng.IntN(20), Dealer: player()}
	if r.Kind == few.BridgeForThree {
		s.Soloist, s.Dealer = player(), 0
		s.Rubber = int(s.Soloist) + 1
	}
	for side := range r.Sides() {
		s.Standing.Games[side] = rng.IntN(r.Sheet.GamesToWin)
		if rng.IntN(2) == 0 {
			s.Standing.Below[side] = rng.IntN(r.Sheet.Game/10) * 10
		}
	}
	return s
}

// Board returns a random deal of which nothing has been played.
func Board(r few.Rules, rng *rand.Rand) (few.Board, error) {
	return few.NewBoard(Setup(r, rng), few.Shuffle(r, rng))
}

// Rules returns rules of a game with random options.
func Rules(kind few.Kind, rng *rand.Rand) few.Rules {
	coin := func() bool { return rng.IntN(2) == 0 }
	return few.Of(kind).With(few.Options{CleanRubber: coin(), RedoubledFifty: coin(), EvenPenalties: coin(), DealerLeads: coin(),
		NulloMinor: coin(), ReserveTakenUp: coin()})
}
