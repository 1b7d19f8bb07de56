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

// follow shows a hand after an act that has been saved.
func (s *Session) follow(t *thoughts, h poker.Hand) error {
	state, err := in(s.before, h, nil)
	if err != nil {
		return err
	}
	state.Laid = !s.config.Lays
	t.follow(h)
	acts := h.Acts()
	own := acts[len(acts)-1].Seat == s.config.Person
	s.sitting.Update(func(n *now) {
		if own {
			n.Event = nil
		} else if n.Event != nil {
			state.Ready = n.Event
		}
		if seat, _ := h.Turn(); seat == s.config.Person {
			state.Ready = nil // it is done now
		}
		n.State = state
	})
	return nil
}

// ask returns what the player to act does.
func (s *Session) ask(ctx context.Context, t *thoughts, h poker.Hand) (poker.Act, error) {
	if seat, _ := h.Turn(); seat == s.config.Person {
		return s.sitting.Wait(ctx, nil)
	}
	asked := time.Now()
	act, err := t.act(ctx, h)
	if err != nil {
		return act, err
	}
	return act, s.sitting.Pause(ctx, max(0, s.habits().Pace.Think-time.Since(asked)))
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
	s.sitting.Update(func(n *now) {
		n.State.Game, n.State.After = game, append(slices.Clip(n.State.After), done)
		n.State.Ended = s.ended(n.State)
	})
	return nil
}

// settle shows the pairs of the settlement one after another, once the cards lie.
func (s *Session) settle(ctx context.Context) error {
	for {
		var state State
		var goOn chan struct{}
		s.sitting.Look(func(n *now) { state, goOn = n.State, s.goOn })
		switch {
		case !state.Settling():
			return nil
		case !state.Laid:
			select {
			case <-goOn:
				continue
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		pace := s.habits().Pace
		stays := pace.Pair
		if state.Settles(s.config.Person) {
			stays = pace.Own
		}
		if err := s.sitting.Rest(ctx, stays, goOn); err != nil {
			return err
		}
		s.show(state.Settled + 1)
	}
}

// Lie tells the session that the cards of the hand lie in their places. See [Config.Lays].
func (s *Session) Lie() {
	laid := false
	s.sitting.Look(func(n *now) {
		if laid = n.State.Settling() && !n.State.Laid; laid {
			n.State.Laid = true
			s.wake()
		}
	})
	if laid {
		s.config.Changed()
	}
}

// wake ends the wait of the settlement. The lock of the sitting is held.
func (s *Session) wake() {
	close(s.goOn)
	s.goOn = make(chan struct{})
}

// GoOn shows the next pair of the settlement.
func (s *Session) GoOn() { s.show(s.State().Settled + 1) }

// Skip shows the rest of the settlement at once.
func (s *Session) Skip() { s.show(len(s.State().Settlement.Pairs)) }

// show shows the first pairs of the settlement, or all if there are fewer.
func (s *Session) show(pairs int) {
	settling := false
	s.sitting.Look(func(n *now) {
		pairs = min(pairs, len(n.State.Settlement.Pairs))
		if settling = n.State.Settled < pairs; settling {
			n.State.Settled = pairs
			s.wake()
		}
	})
	if settling {
		s.config.Changed()
	}
}
