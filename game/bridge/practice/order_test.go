package practice

import (
	"context"
	"errors"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
)

// Exercises can be made from deals that were ordered, with either deck.
func TestOrdered(t *testing.T) {
	ctx := context.Background()
	for _, tt := range []struct {
		kind  Kind
		rules bridge.Rules
		where string
		level int
	}{
		{Counting, bridge.Duplicate(), "S.points 18+", 2},
		{Opening, bridge.Duplicate(), "S opens 1N", 3},
		{Answer, bridge.Duplicate(), "N opens 1H, S.hearts 4+", 1},
		{Counting, bridge.SuperBridge(), "S.spades 8+", 3},
		{Opening, bridge.SuperBridge(), "S.points 31+", 3},
		{Answer, bridge.SuperBridge(), "N opens 1N, S.points 10+", 3},
	} {
		c, err := condition.Parse(tt.rules, tt.where)
		if err != nil {
			t.Fatal(err)
		}
		e, err := NewWhere(ctx, tt.kind, tt.level, c, bidding.Cards{}, card.Source(5, 1, 0))
		if ok, _ := c.Holds(ctx, e.Board.Deal); err != nil || !ok || e.Kind != tt.kind || e.Seat != Learner || e.Level != tt.level {
			t.Errorf("%v, %s: %v, %v", tt.kind, tt.where, e, err)
		}
	}
}

func TestNotOrdered(t *testing.T) {
	c, err := condition.Parse(bridge.Duplicate(), "N.points 38")
	if err != nil {
		t.Fatal(err)
	}
	var impossible *condition.Impossible
	if _, err := NewWhere(context.Background(), Opening, 1, c, bidding.Cards{}, card.Source(5, 1, 0)); !errors.As(err, &impossible) {
		t.Errorf("more points than a hand has: %v", err)
	}
	for _, k := range Kinds() {
		if _, err := NewWhere(context.Background(), k, 1, c, bidding.Cards{}, card.Source(5, 1, 0)); errors.Is(err, ErrNotOrdered) != !k.Ordered() {
			t.Errorf("%v: %v", k, err)
		}
	}
}
