package play

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// player decides for one seat: the user where he controls it, a computer elsewhere.
type player struct {
	session  *Session
	thoughts *thoughts
	seat     card.Seat
}

func (p player) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	if p.session.config.User.Decides(v.Table, p.seat) {
		return p.session.ask(ctx, v)
	}
	asked := time.Now()
	event, err := p.think(ctx, v)
	if err != nil {
		return event, err
	}
	pause := p.session.config.Pace.Think
	switch {
	case p.session.config.Forced && v.Phase() == bridge.PlayPhase && v.Left() == 1:
		pause = min(pause, quick)
	case p.session.automatic(event):
		pause /= 3
	}
	return event, p.session.tempo.pause(ctx, max(0, pause-time.Since(asked)))
}

// think returns what the computer player does. If that isn't known yet, nobody thinks at the
// other table until it is.
func (p player) think(ctx context.Context, v bridge.View) (bridge.Event, error) {
	if !p.thoughts.knows(v) {
		defer p.session.others.standStill()()
	}
	return p.thoughts.act(ctx, v)
}

// ask waits for the user's act. The only card that he may play may come by itself.
func (s *Session) ask(ctx context.Context, v bridge.View) (bridge.Event, error) {
	s.mu.Lock()
	if s.act != nil { // before he was asked
		e := *s.act
		s.mu.Unlock()
		return e, nil
	}
	answer := make(chan bridge.Event, 1)
	s.answer, s.state.Asked = answer, true
	s.mu.Unlock()
	s.config.Changed()
	moment, cancel := context.WithCancel(ctx)
	defer cancel()
	go s.playForced(moment, v, answer)
	select {
	case e := <-answer:
		return e, nil
	case <-ctx.Done():
		s.update(func() { s.state.Asked = false })
		return bridge.Event{}, ctx.Err()
	}
}
