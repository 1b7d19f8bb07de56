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
		return p.session.sitting.Wait(ctx, func(ctx context.Context) { p.session.playForced(ctx, v) })
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
	return event, p.session.sitting.Pause(ctx, max(0, pause-time.Since(asked)))
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
