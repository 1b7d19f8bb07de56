package practice

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// replier is a defence that may exchange cards that the user hasn't seen; see [practice.Defence].
type replier interface {
	Reply(ctx context.Context, b bridge.Board) (bridge.Board, bridge.Event, error)
}

// defence plays for the opponents of the user, who has to make a contract. If it would rather hold other cards it has
// the board replaced first, and then plays. It may be called from any goroutine.
type defence struct {
	replier replier
	start   bridge.Board // of the exercise
	shift   func(bridge.Board)

	mu      sync.Mutex
	deal    card.Deal // on the table
	decided map[string]bridge.Event
}

func newDefence(r replier, start bridge.Board, shift func(bridge.Board)) *defence {
	return &defence{replier: r, start: start, shift: shift, deal: start.Deal, decided: map[string]bridge.Event{}}
}

// Act implements match.Player. It doesn't return if it wants other cards: then the board is replaced, and it is called
// again.
func (d *defence) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	event, want, err := d.reply(ctx, v.Events())
	if err != nil || want == nil {
		return event, err
	}
	d.shift(*want)
	<-ctx.Done()
	return bridge.Event{}, ctx.Err()
}

// reply returns the next card, or the board as it should be before it.
func (d *defence) reply(ctx context.Context, events []bridge.Event) (event bridge.Event, want *bridge.Board, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	b, err := d.board(d.deal, events)
	if err != nil {
		return event, nil, err
	}
	if event, ok := d.decided[position(b)]; ok {
		return event, nil, nil
	}
	next, event, err := d.replier.Reply(ctx, b)
	if err != nil {
		return event, nil, err
	}
	if next.Deal != b.Deal {
		if b, err = d.board(next.Deal, events); err != nil {
			return event, nil, err
		}
		want = &b
	}
	d.decided[position(b)] = event
	return event, want, nil
}

// lies records the deal on the table.
func (d *defence) lies(deal card.Deal) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.deal = deal
}

// board returns the board with a deal after events.
func (d *defence) board(deal card.Deal, events []bridge.Event) (bridge.Board, error) {
	b, err := bridge.NewBoard(d.start.Rules, deal, d.start.Dealer, d.start.Vul)
	if err != nil {
		return b, err
	}
	return b.Replay(events)
}

// position names a deal after events.
func position(b bridge.Board) string {
	var s strings.Builder
	fmt.Fprint(&s, b.Number())
	for _, e := range b.Events() {
		fmt.Fprint(&s, " ", e)
	}
	return s.String()
}

// same reports whether the same has happened on two boards.
func same(a, b bridge.Board) bool { return slices.Equal(a.Events(), b.Events()) }
