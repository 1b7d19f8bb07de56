package play

import (
	"context"
	"errors"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/turn"
	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// play plays the game to its end.
func (s *Session) play(ctx context.Context, t *thoughts) error {
	table := turn.Table[chess.Game, chess.Event]{
		Ask:    func(ctx context.Context, g chess.Game) (chess.Event, error) { return s.inTime(ctx, t, g) },
		Append: s.append,
		Watch: func(_ context.Context, g chess.Game) error {
			state := s.config.at(g)
			s.sitting.Update(func(n *now) { n.State, n.Event, s.asking = state, nil, nil })
			t.follow(g, s.commanderNow(g))
			return nil
		},
	}
	_, err := table.Play(ctx, s.State().Game)
	return err
}

// inTime returns what happens next in a game: that the time is up of the player to move, if it is.
func (s *Session) inTime(ctx context.Context, t *thoughts, g chess.Game) (chess.Event, error) {
	for {
		e, err := s.ask(ctx, t, g)
		if !errors.Is(err, errTime) {
			return e, err
		}
		s.tick(chess.NoArmy)
		if _, illegal := g.Apply(chess.TimeOut); illegal == nil {
			return chess.TimeOut, nil
		}
		t.follow(g, s.commanderNow(g)) // another one moves now
	}
}

// commanderNow returns the seat of who moves in a game.
func (s *Session) commanderNow(g chess.Game) (seat chess.Army) {
	s.sitting.Look(func(*now) { seat = s.clocks.commander(g.Position()) })
	return seat
}

// after returns what is left on the clocks after a game has gone on from one state to the next, where that much was left then: a turn
// that is done adds to the clock of who has made it.
func after(clock chessstore.Clock, g, next chess.Game, left chessstore.Times) chessstore.Times {
	before, then := g.Position(), next.Position()
	seat := before.Rules().Owner(before.Turn())
	if clock.On() && left[seat] > 0 && then.Number() != before.Number() {
		left[seat] += clock.Increment
	}
	return left
}

// ask returns what happens next in a game. The error is errTime if the time is up of who is to move.
func (s *Session) ask(ctx context.Context, t *thoughts, g chess.Game) (chess.Event, error) {
	p := g.Position()
	seat := s.commanderNow(g)
	person := s.config.person(seat)
	switch {
	case p.Rolling() && !person:
		return chess.RollEvent(s.config.roll(g)), s.sitting.Pause(ctx, s.habits().Pace.Think)
	case !p.Rolling() && forced(g):
		return chess.MoveEvent(chess.Pass), s.sitting.Pause(ctx, s.habits().Pace.Think)
	case person:
		return s.askPerson(ctx, g, seat)
	}
	return s.askPlayer(ctx, t, seat)
}

// paceShare limits the pause for the user to follow: a computer player takes at most this part of the time left on his clock for it.
const paceShare = 40

// askPlayer returns what a computer player does.
func (s *Session) askPlayer(ctx context.Context, t *thoughts, seat chess.Army) (chess.Event, error) {
	asked := time.Now()
	pace := s.habits().Pace.Think
	s.sitting.Update(func(n *now) {
		n.State.Thinking = seat
		s.setTicking(n, seat)
		if s.clocks.on {
			pace = min(pace, s.clocks.left[seat]/paceShare)
		}
	})
	limited, stop := s.limited(ctx, seat)
	defer stop()
	e, err := t.act(limited, seat)
	if err == nil {
		err = s.sitting.Pause(limited, max(0, pace-time.Since(asked)))
	}
	if err != nil && ctx.Err() == nil && context.Cause(limited) == errTime {
		return e, errTime
	}
	return e, err
}

// askPerson waits for what a person does, and lets those answer meanwhile to whom he offers a draw. His clock stands as long.
func (s *Session) askPerson(ctx context.Context, g chess.Game, seat chess.Army) (chess.Event, error) {
	var answer <-chan chess.Event
	woken := make(chan struct{}, 1)
	s.sitting.Update(func(n *now) {
		answer, s.woken = n.Ask(), woken
		n.State.Asked = seat
		s.setTicking(n, seat)
	})
	for {
		var asking *asking
		s.sitting.Look(func(*now) { asking = s.asking })
		waits, stop := s.waits(ctx, seat)
		var agreed chan error
		if asking != nil {
			agreed = make(chan error, 1)
			go func() { agreed <- s.agree(waits, g, asking) }()
		}
		var e chess.Event
		var failed error
		done := false
		select {
		case e = <-answer:
			done = true
		case <-woken:
		case <-waits.Done():
		case failed = <-agreed:
			agreed = nil
		}
		up := context.Cause(waits) == errTime
		stop()
		if agreed != nil {
			failed = <-agreed
		}
		switch {
		case done:
			return e, nil
		case ctx.Err() != nil:
			s.sitting.Update(func(n *now) { n.Dismiss() })
			return e, ctx.Err()
		case failed != nil && !errors.Is(failed, context.Canceled):
			return e, failed
		case up && s.late():
			return e, errTime
		}
	}
}

// waits returns a context that ends with the time of the person who is asked, which stands while a draw is offered.
func (s *Session) waits(ctx context.Context, seat chess.Army) (context.Context, context.CancelFunc) {
	if s.State().Offer.By != chess.NoArmy {
		return context.WithCancel(ctx)
	}
	return s.limited(ctx, seat)
}

// late stops asking a user whose time is up, unless he has acted already, and reports whether it did.
func (s *Session) late() (late bool) {
	s.sitting.Update(func(n *now) {
		if late = n.Asked() && n.State.Offer.By == chess.NoArmy; late { // an offer has stopped the clock
			n.Dismiss()
		}
	})
	return late
}
