// Package random plays bridge for two and three at random: whatever is legal can come up, so that the tests of other rooms meet it.
package random

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// Player does what [Event] says. It never thinks.
type Player struct{ Source *rand.Rand }

// Act implements the players of other rooms.
func (p Player) Act(ctx context.Context, v few.View) (few.Event, error) {
	return Event(v, p.Source), ctx.Err()
}

// The chances of what would be rare or too frequent if all that is legal were as likely: one in so many.
const (
	claims   = 400 // a claim instead of a card
	highBids = 12  // a bid of any height instead of a low one
	passes   = 2   // a pass
	doubles  = 3   // a double or redouble
)

// Event returns something legal for the player to act, who has the view. Passes, doubles and low bids come more often than their
// number says, and claims seldom.
func Event(v few.View, source *rand.Rand) few.Event {
	switch v.Stage() {
	case few.StageGiving:
		return few.Given(some(v, few.CardsGiven, source))
	case few.StageReserving:
		return few.Reserved(some(v, few.CardsReserved, source))
	case few.StageExchanging:
		most := v.Seen(few.Place{Pile: few.Hand, Of: v.Player()}).Len()
		return few.Thrown(some(v, source.IntN(most+1), source))
	case few.StagePlaying:
		if source.IntN(claims) == 0 {
			return few.Claimed(source.IntN(v.Left() + 1))
		}
		cards := v.LegalPlays().Cards()
		return few.Played(cards[source.IntN(len(cards))])
	}
	return call(v.Legal(), source)
}

// some returns n cards of the player's hand.
func some(v few.View, n int, source *rand.Rand) card.Hand {
	cards := v.Seen(few.Place{Pile: few.Hand, Of: v.Player()}).Cards()
	source.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	return card.HandOf(cards[:n]...)
}

// call returns one of the calls and names that are legal.
func call(legal []few.Event, source *rand.Rand) few.Event {
	var quiet, double, bids []few.Event
	for _, e := range legal {
		switch {
		case e.Kind == few.Calling && e.Call == few.Pass:
			quiet = append(quiet, e)
		case e.Kind == few.Calling && !e.Call.IsBid():
			double = append(double, e)
		default:
			bids = append(bids, e)
		}
	}
	pick := func(from []few.Event) few.Event { return from[source.IntN(len(from))] }
	switch {
	case len(double) > 0 && source.IntN(doubles) == 0:
		return pick(double)
	case len(quiet) > 0 && (len(bids) == 0 || source.IntN(passes) == 0):
		return pick(quiet)
	case len(bids) == 0:
		return pick(legal)
	case bids[0].Kind == few.Naming, source.IntN(highBids) == 0:
		return pick(bids)
	}
	return pick(bids[:min(4, len(bids))])
}
