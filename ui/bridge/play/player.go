package play

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/tempo"
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
	habits := p.session.habits()
	pause := habits.Pace.Think
	switch {
	case v.Phase() == bridge.ChoicePhase, p.session.read(v):
		pause *= 3 // there is something new to look at
	case habits.Forced && v.Phase() == bridge.PlayPhase && v.Left() == 1:
		pause = min(pause, tempo.Quick)
	case p.session.automatic(event):
		pause /= 3
	}
	return event, p.session.tempo.Pause(ctx, max(0, pause-time.Since(asked)))
}

// read reports whether another than the user has just chosen the contract, so that it is to be read now.
func (s *Session) read(v bridge.View) bool {
	events := v.Events()
	return len(events) == 1 && events[0].Kind == bridge.ChooseKind && !s.config.User.Decides(v.Table, v.Contract().Declarer)
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
