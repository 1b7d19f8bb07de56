package play

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// player decides for one seat: the person where he controls it, a computer elsewhere.
type player struct {
	session  *Session
	thoughts *thoughts
	seat     card.Seat
}

func (p player) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	if p.session.config.Controls(v.Table, p.seat) {
		return p.session.ask(ctx)
	}
	asked := time.Now()
	event, err := p.think(ctx, v)
	if err != nil {
		return event, err
	}
	pause := p.session.config.Pace.Think
	if p.session.automatic(event) {
		pause /= 3
	}
	wait := time.NewTimer(pause - time.Since(asked))
	defer wait.Stop()
	select {
	case <-wait.C:
		return event, nil
	case <-ctx.Done():
		return event, ctx.Err()
	}
}

// think returns what the computer player does. If that isn't known yet, nobody thinks at the
// other table until it is.
func (p player) think(ctx context.Context, v bridge.View) (bridge.Event, error) {
	if !p.thoughts.knows(v) {
		defer p.session.others.standStill()()
	}
	return p.thoughts.act(ctx, v)
}

// ask waits for the person's act.
func (s *Session) ask(ctx context.Context) (bridge.Event, error) {
	s.mu.Lock()
	if s.early != nil {
		e := *s.early
		s.early = nil
		s.mu.Unlock()
		return e, nil
	}
	answer := make(chan bridge.Event, 1)
	s.answer, s.state.Asked = answer, true
	s.mu.Unlock()
	s.config.Changed()
	select {
	case e := <-answer:
		return e, nil
	case <-ctx.Done():
		s.update(func() { s.state.Asked = false })
		return bridge.Event{}, ctx.Err()
	}
}
