package play

import (
	"context"
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/turn"
)

// play plays the hand to its end, closes a game whose agreed hands are played, and settles the hand.
func (s *Session) play(ctx context.Context, t *thoughts) error {
	table := turn.Table[poker.Hand, poker.Act]{
		Ask:    func(ctx context.Context, h poker.Hand) (poker.Act, error) { return s.ask(ctx, t, h) },
		Append: s.config.Journal.Append,
		Watch:  func(_ context.Context, h poker.Hand) error { return s.follow(t, h) },
	}
	if _, err := table.Play(ctx, s.State().Hand); err != nil {
		return err
	}
	if err := s.agreedEnd(); err != nil {
		return err
	}
	return s.settle(ctx)
}

// follow takes over a hand after an act that has been kept.
func (s *Session) follow(t *thoughts, h poker.Hand) error {
	state, err := in(s.before, h, nil)
	if err != nil {
		return err
	}
	t.follow(h)
	acts := h.Acts()
	own := acts[len(acts)-1].Seat == s.config.Person
	s.update(func() {
		if own {
			s.act = nil
		} else if s.act != nil {
			state.Ready = s.act
		}
		if seat, _ := h.Turn(); seat == s.config.Person {
			state.Ready = nil // it is done now
		}
		s.state = state
	})
	return nil
}

// ask returns what the player does whose turn it is.
func (s *Session) ask(ctx context.Context, t *thoughts, h poker.Hand) (poker.Act, error) {
	if seat, _ := h.Turn(); seat == s.config.Person {
		return s.askPerson(ctx)
	}
	asked := time.Now()
	act, err := t.act(ctx, h)
	if err != nil {
		return act, err
	}
	return act, s.tempo.Pause(ctx, max(0, s.habits().Pace.Think-time.Since(asked)))
}

// askPerson waits for the person's act.
func (s *Session) askPerson(ctx context.Context) (poker.Act, error) {
	s.mu.Lock()
	if s.act != nil { // before he was asked
		a := *s.act
		s.mu.Unlock()
		return a, nil
	}
	answer := make(chan poker.Act, 1)
	s.answer, s.state.Asked = answer, true
	s.mu.Unlock()
	s.config.Changed()
	select {
	case a := <-answer:
		return a, nil
	case <-ctx.Done():
		s.update(func() { s.state.Asked = false })
		return poker.Act{}, ctx.Err()
	}
}

// agreedEnd closes a game whose agreed hands are played. (Rules: progressive-poker, R13.)
func (s *Session) agreedEnd() error {
	state := s.State()
	hands := state.Game.State().Rules.Hands
	if state.Ended || hands == 0 || state.Game.State().Hand <= hands {
		return nil
	}
	return s.keep(poker.Event{Kind: poker.Close}, s.config.Journal.Event)
}

// keep keeps what happens after the hand, and shows it.
func (s *Session) keep(e poker.Event, journal func(before int, e poker.Event) error) error {
	state := s.State()
	game, done, err := state.Game.Apply(e)
	if err != nil {
		return err
	}
	if err := journal(len(state.After), e); err != nil {
		return err
	}
	s.update(func() {
		s.state.Game, s.state.After = game, append(slices.Clip(s.state.After), done)
		s.state.Ended = s.ended(s.state)
	})
	return nil
}

// settle shows the pairs of the settlement one after another.
func (s *Session) settle(ctx context.Context) error {
	for {
		s.mu.Lock()
		goOn, settling, next := s.goOn, s.state.Settling(), s.state.Settled+1
		s.mu.Unlock()
		if !settling {
			return nil
		}
		if err := s.tempo.Rest(ctx, s.habits().Pace.Pair, goOn); err != nil {
			return err
		}
		s.show(next)
	}
}

// GoOn shows the next pair of the settlement.
func (s *Session) GoOn() { s.show(s.State().Settled + 1) }

// Skip shows the rest of the settlement at once.
func (s *Session) Skip() { s.show(len(s.State().Settlement.Pairs)) }

// show shows the first pairs of the settlement, or all if there are fewer.
func (s *Session) show(pairs int) {
	s.mu.Lock()
	pairs = min(pairs, len(s.state.Settlement.Pairs))
	settling := s.state.Settled < pairs
	if settling {
		s.state.Settled = pairs
		close(s.goOn)
		s.goOn = make(chan struct{})
	}
	s.mu.Unlock()
	if settling {
		s.config.Changed()
	}
}
