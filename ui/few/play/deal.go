package play

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/turn"
	"github.com/superbridge/superbridge/ui/kit/tempo"
)

// play plays the deal to its end.
func (s *Session) play(ctx context.Context, t *thoughts) error {
	table := turn.Table[few.Board, few.Event]{
		Ask:    func(ctx context.Context, b few.Board) (few.Event, error) { return s.ask(ctx, t, b) },
		Append: s.config.Journal.Append,
		Watch:  func(ctx context.Context, b few.Board) error { return s.follow(ctx, t, b) },
	}
	_, err := table.Play(ctx, s.State().Board)
	return err
}

// follow shows a board after an event that has been saved. If that filled a trick, the trick stays for a while.
func (s *Session) follow(ctx context.Context, t *thoughts, b few.Board) error {
	t.follow(b)
	goOn := make(chan struct{})
	var state State
	var err error
	s.sitting.Update(func(n *now) {
		if state, err = s.config.after(n.State, b); err == nil {
			n.State, n.Event, s.goOn = state, nil, goOn
		}
	})
	if err != nil || !state.Waits {
		return err
	}
	err = s.sitting.Rest(ctx, s.habits().Pace.Trick, goOn)
	if err == nil {
		s.GoOn()
	}
	return err
}

// GoOn gathers a full trick that lies on the table.
func (s *Session) GoOn() {
	waits := false
	s.sitting.Look(func(n *now) {
		if waits = n.State.Waits; waits {
			n.State.Gathered, n.State.Waits = len(n.State.Board.Tricks()), false
			close(s.goOn)
		}
	})
	if waits {
		s.config.Changed()
	}
}

// ask returns what the player does whose turn it is.
func (s *Session) ask(ctx context.Context, t *thoughts, b few.Board) (few.Event, error) {
	if b.Turn() == s.config.Person {
		return s.sitting.Wait(ctx, func(ctx context.Context) { s.playAlone(ctx, b) })
	}
	asked := time.Now()
	e, err := t.act(ctx, b)
	if err != nil {
		return e, err
	}
	habits := s.habits()
	pause := habits.Pace.Think
	if habits.Forced && b.Stage() == few.StagePlaying && b.Left() == 1 {
		pause = min(pause, tempo.Quick) // nobody has a choice
	}
	return e, s.sitting.Pause(ctx, max(0, pause-time.Since(asked)))
}

// playAlone plays the only card that the user may play on a board, after a moment; one of the last trick comes at once. A user
// who is quicker plays it himself.
func (s *Session) playAlone(ctx context.Context, b few.Board) {
	habits := s.habits()
	only, ok := habits.alone(b)
	if !ok {
		return
	}
	moment := habits.Pace.Forced
	if b.Left() == 1 {
		moment = min(moment, tempo.Quick)
	}
	if s.sitting.Pause(ctx, moment) == nil && s.sitting.Free(ctx) == nil {
		s.sitting.Answer(ctx, only)
	}
}
