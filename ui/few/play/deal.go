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

// follow takes over a board after an event that has been kept. If that filled a trick, it stays a while.
func (s *Session) follow(ctx context.Context, t *thoughts, b few.Board) error {
	t.follow(b)
	goOn := make(chan struct{})
	s.mu.Lock()
	state, err := s.config.after(s.state, b)
	if err == nil {
		s.state, s.act, s.goOn = state, nil, goOn
	}
	s.mu.Unlock()
	if err != nil {
		return err
	}
	s.config.Changed()
	if !state.Waits {
		return nil
	}
	err = s.tempo.Rest(ctx, s.habits().Pace.Trick, goOn)
	if err == nil {
		s.GoOn()
	}
	return err
}

// GoOn gathers a full trick that lies on the table.
func (s *Session) GoOn() {
	s.mu.Lock()
	waits := s.state.Waits
	if waits {
		s.state.Gathered, s.state.Waits = len(s.state.Board.Tricks()), false
		close(s.goOn)
	}
	s.mu.Unlock()
	if waits {
		s.config.Changed()
	}
}

// ask returns what the player does whose turn it is.
func (s *Session) ask(ctx context.Context, t *thoughts, b few.Board) (few.Event, error) {
	if b.Turn() == s.config.Person {
		return s.askPerson(ctx, b)
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
	return e, s.tempo.Pause(ctx, max(0, pause-time.Since(asked)))
}

// askPerson waits for what the person does. The only card that he may play may come by itself.
func (s *Session) askPerson(ctx context.Context, b few.Board) (few.Event, error) {
	s.mu.Lock()
	if s.act != nil { // before he was asked
		e := *s.act
		s.mu.Unlock()
		return e, nil
	}
	answer := make(chan few.Event, 1)
	s.answer, s.state.Asked = answer, true
	s.mu.Unlock()
	s.config.Changed()
	moment, cancel := context.WithCancel(ctx)
	defer cancel()
	go s.playAlone(moment, b, answer)
	select {
	case e := <-answer:
		return e, nil
	case <-ctx.Done():
		s.update(func() { s.state.Asked = false })
		return few.Event{}, ctx.Err()
	}
}

// playAlone answers the question what the person plays with the only card that he may play, after a moment; one of the last trick
// comes at once. A person who is quicker plays it himself.
func (s *Session) playAlone(ctx context.Context, b few.Board, answer chan<- few.Event) {
	habits := s.habits()
	only, ok := habits.alone(b)
	if !ok {
		return
	}
	moment := habits.Pace.Forced
	if b.Left() == 1 {
		moment = min(moment, tempo.Quick)
	}
	if s.tempo.Pause(ctx, moment) != nil || s.tempo.Free(ctx) != nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if ctx.Err() == nil && s.state.Asked {
		s.state.Asked, s.act = false, &only
		answer <- only
	}
}
