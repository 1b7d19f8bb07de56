package bidding

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// TestTricks compares the estimate with the double-dummy tricks of random deals of 52 cards.
func TestTricks(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	const deals = 60
	for _, strain := range []bridge.Strain{bridge.Strain(card.Spades), bridge.NoTrump} {
		n, sum, square := 0.0, 0.0, 0.0
		for range deals {
			deal := card.Deck52.Shuffle(r)
			side := card.NS
			if trump, ok := strain.Trump(); ok && deal[card.North][trump].Len()+deal[card.South][trump].Len() < 7 {
				side = card.EW // the side with at least seven trumps
			}
			hands := [4]card.Hand(deal)
			bounds, err := dd.Solve(context.Background(), dd.Position{Hands: hands, Strain: strain,
				Trick: bridge.Trick{Leader: card.Seats[side].Next(1)}}, dd.Options{})
			if err != nil {
				t.Fatal(err)
			}
			off := figures52.tricks(&hands, side, strain) - float64(13-bounds.Min)
			n, sum, square = n+1, sum+off, square+off*off
		}
		mean, spread := sum/n, math.Sqrt(square/n)
		t.Logf("%v: off by %+.2f on average, by %.2f one way or the other", strain, mean, spread)
		if math.Abs(mean) > 0.5 || spread > 1.5 {
			t.Errorf("%v: off by %+.2f on average, by %.2f one way or the other", strain, mean, spread)
		}
	}
}

// TestWorth checks the worth of a contract that is nearly certain to make, or to fail.
func TestWorth(t *testing.T) {
	rules := bridge.Duplicate()
	table := bridge.Table{Rules: rules}
	north, _ := card.ParseHand("AKQJ32.AK2.AK2.2")
	south, _ := card.ParseHand("T987.QJ3.QJ3.AKQ")
	rest := rules.Deck.Hand().Minus(north).Minus(south).Cards()
	hands := [4]card.Hand{card.North: north, card.East: card.HandOf(rest[:13]...), card.South: south, card.West: card.HandOf(rest[13:]...)}
	grand := bridge.Contract{Level: 7, Strain: bridge.Strain(card.Spades), Declarer: card.North}
	if got := figures52.worth(&table, grand, &hands); got < 1400 || got > 1510 {
		t.Errorf("seven spades on all tricks are worth %.0f", got)
	}
	grand.Declarer = card.West
	if got := figures52.worth(&table, grand, &hands); got < 300 {
		t.Errorf("seven spades with no tricks cost only %.0f", got)
	}
	if got := figures52.worth(&table, bridge.Contract{}, &hands); got != 0 {
		t.Errorf("passed out is worth %.0f", got)
	}
}
