package practice

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// TestDefending: the learner is second to play with a choice; right is what other layouts than those of the exercise want too, by rules of thumb up to level 4
// and against them at level 5.
func TestDefending(t *testing.T) {
	reasons := map[bot.Reason]int{}
	solver := dd.NewSolver(16 << 20)
	for level := 1; level <= Levels; level++ {
		for i := range max(*each, 1) {
			e, err := New(context.Background(), Defending, level, bridge.Duplicate(), bidding.Cards{}, source(uint64(5*i+level)))
			if err != nil {
				t.Fatalf("level %d: %v", level, err)
			}
			same(t, e)
			reasons[e.Reason]++
			if !e.choosesSecond() || !e.Right.Has(e.Best.Card) || !e.Did(e.Best).Right {
				t.Errorf("%v: best is %v", e, e.Best)
			}
			thumb, err := bot.Player{Cards: e.Cards}.Advise(context.Background(), e.Board.View(Learner))
			if err != nil || e.Right.Has(thumb.Event.Card) != (level < Levels) {
				t.Errorf("level %d: rules of thumb say %v, right is %v, %v", level, thumb.Event, e.Right, err)
			}
			worth, err := e.cardsWorth(context.Background(), solver, source(99))
			if err != nil {
				t.Fatal(err)
			}
			for c, tricks := range worth {
				if !e.Right.Has(c) && tricks > worth[e.Best.Card] {
					t.Errorf("%v: on other layouts %v wins %.2f tricks, %v %.2f", e, c, tricks, e.Best.Card, worth[e.Best.Card])
				}
			}
		}
	}
	t.Log(reasons)
}

// TestDealt: the hands dealt hold what was seen, and all that was played could have been played.
func TestDealt(t *testing.T) {
	e, err := New(context.Background(), Defending, 3, bridge.SuperBridge(), bidding.Cards{}, source(4))
	if err != nil {
		t.Fatal(err)
	}
	all := e.dealt(source(5), 10)
	for _, deal := range all {
		dummy := e.Board.Contract().Dummy()
		if deal.Check(card.Deck68) != nil || deal[Learner] != e.Board.Deal[Learner] || deal[dummy] != e.Board.Deal[dummy] || !followed(e.Board, deal) {
			t.Errorf("%v", deal)
		}
	}
	if len(all) != 10 {
		t.Errorf("%d deals", len(all))
	}
}
