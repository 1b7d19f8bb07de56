package bot

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// TestPlayOut checks that a card that is preferred because of how boards are played out is as good with all hands open, and takes clearly
// more tricks in the layouts when all go on by rules of thumb; and that this happens.
func TestPlayOut(t *testing.T) {
	with, without := quick, quick
	with.playouts, without.playouts = 12, 0 // so many that one trick more in one of them isn't clear
	preferred, played := 0, 0
	eachCard(t, 12, func(b bridge.Board, r *rand.Rand) {
		p := newPosition(b.View(b.Actor()), bidding.Cards{})
		if !p.mayPlayOut(with) || p.view.Left() > with.think || p.equals() {
			return
		}
		values, err := p.think(t.Context(), with)
		if err != nil {
			t.Fatal(err)
		}
		if values == nil {
			return
		}
		thumb, _ := p.choose()
		usual := p.pick(values, thumb)
		chosen, err := p.playOut(t.Context(), with, values, usual)
		if err != nil {
			t.Fatal(err)
		}
		if chosen.card == usual.card {
			return
		}
		preferred++
		advice, err := p.consider(t.Context(), with)
		if err != nil {
			t.Fatal(err)
		}
		if before, err := p.consider(t.Context(), without); err != nil || before.Event != advice.Event {
			played++
		}
		if advice.Event.Card.Suit != chosen.card.Suit || !p.touching(chosen.card).Has(advice.Event.Card.Rank) {
			t.Errorf("after %v: %v is played, %v was preferred", b.Events(), advice.Event.Card, chosen.card)
		}
		if !chosen.equal() {
			t.Errorf("%v is %v behind", chosen.card, chosen.behind)
		}
		gain, layouts := 0, newDealer(p, with.without, with.source).layouts(with.playouts)
		for _, l := range layouts {
			b := p.board(l)
			for _, seat := range card.Seats {
				if b.Hand(seat) != l.hands[seat] {
					t.Fatalf("%v holds %v on the board, %v in the layout", seat, b.Hand(seat), l.hands[seat])
				}
			}
			gain += toTheEnd(t, b, chosen.card, b.Turn().Side()) - toTheEnd(t, b, usual.card, b.Turn().Side())
		}
		if float64(gain) <= clearly*float64(len(layouts)) {
			t.Errorf("after %v: %v instead of %v gains %d tricks in %d layouts", b.Events(), chosen.card, usual.card, gain, len(layouts))
		}
		stopped, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := p.playOut(stopped, with, values, usual); !errors.Is(err, context.Canceled) {
			t.Errorf("cancelled: the error is %v", err)
		}
	})
	if preferred == 0 || played == 0 {
		t.Errorf("%d cards were preferred, %d were played for it", preferred, played)
	}
	t.Logf("%d cards preferred", preferred)
}

// toTheEnd returns how many tricks a side takes in all if a card is played and all go on by rules of thumb.
func toTheEnd(t *testing.T, b bridge.Board, c card.Card, side card.Side) int {
	t.Helper()
	b = apply(t, b, bridge.Played(c))
	for b.Phase() == bridge.PlayPhase {
		b = apply(t, b, advise(t, b).Event)
	}
	return b.Won(side)
}
