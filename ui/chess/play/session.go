// Package play is a game of octagonal chess in progress, without a window: it lets the computer players move in the background, hands
// the game what persons do, and tells the window what to show. One person sits at the board, or several in turns.
package play

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/game/fault"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/kit/sitting"
)

// ErrNotAsked is returned for what a person does when no person is to move, or when there is nothing to answer.
var ErrNotAsked = sitting.ErrNotAsked

// ErrNothingToUndo is returned when no person has done anything yet.
var ErrNothingToUndo = fault.New("there is nothing of yours to undo")

// ErrRefused is returned for a draw that is offered again before anything has happened.
var ErrRefused = fault.New("a draw has been offered already in this position")

// Session is a game that is being played. Its methods may be called from any goroutine and don't wait for anyone to think;
// Undo, which changes the course of the game, waits for the journal.
type Session struct {
	sitting *sitting.Sitting[State, chess.Event, *thoughts]

	// Guarded by the sitting.
	config Config
	clocks clocks
	woken  chan struct{} // takes a word that the offer has changed, while a user is asked
	asking *asking       // the computer players who answer an offer, or nil
}

// now holds the state of a game under its lock.
type now = sitting.Now[State, chess.Event, *thoughts]

// New returns a session that goes on with a game.
func New(config Config, start Start) (*Session, error) {
	rules := start.Game.Rules()
	for a := range rules.Armies().All() {
		if s, ok := config.seat(rules.Owner(a)); !ok || s.Person != (s.Player == nil) {
			return nil, fault.Errorf("nobody commands the %s army", a.Words())
		}
	}
	s := &Session{config: config}
	s.sitting = sitting.New[State, chess.Event, *thoughts](config.Changed, func(state *State, asked bool) {
		if !asked {
			state.Asked, state.Offer = chess.NoArmy, noOffer
		}
	})
	s.clocks = clocks{on: config.Clock.On(), left: start.Clocks, ticking: chess.NoArmy}
	s.begin(start.Game)
	return s, nil
}

// seat returns a seat by its army.
func (c *Config) seat(a chess.Army) (Seat, bool) {
	for _, s := range c.Seats {
		if s.Army == a {
			return s, true
		}
	}
	return Seat{}, false
}

// person reports whether a person has a seat.
func (c *Config) person(a chess.Army) bool {
	s, ok := c.seat(a)
	return ok && s.Person
}

// State returns the state to show.
func (s *Session) State() State { return s.sitting.State() }

// begin plays from a state of the game on. No stretch may be in progress.
func (s *Session) begin(g chess.Game) {
	var t *thoughts
	s.sitting.Look(func(*now) {
		s.asking = nil
		t = newThoughts(s.config, g, s.clocks.commander(g.Position()))
	})
	s.sitting.Begin(s.config.at(g), t, func(ctx context.Context) error { return s.play(ctx, t) }, s.fail)
}

// Close ends the session, and waits for the journal. Everything shown has been saved, and so have a user's acts not yet
// shown and the times on the clocks; the error says why not. A second call does nothing.
func (s *Session) Close() error { return s.sitting.Close(s.keepRest) }

// keepRest keeps the user's event that was on its way when the game was stopped, and the clocks. What could not be kept
// before, as the state says, isn't tried again.
func (s *Session) keepRest() error {
	s.tick(chess.NoArmy)
	state, event := s.sitting.Unkept()
	switch {
	case state.Err != nil || state.Game.Over():
		return nil
	case event != nil:
		g, err := state.Game.Apply(*event)
		if err != nil {
			return err
		}
		return s.append(g)
	case s.clocks.on:
		return s.config.Journal.Clocks(s.Clocks())
	}
	return nil
}

// append keeps a game after one more event, and lets the clocks stand.
func (s *Session) append(next chess.Game) error {
	var left chessstore.Times
	s.sitting.Look(func(n *now) {
		s.clocks.stop()
		left = after(s.config.Clock, n.State.Game, next, s.clocks.left)
	})
	err := s.config.Journal.Append(next, left)
	if err == nil {
		s.sitting.Look(func(*now) { s.clocks.left = left })
	}
	return err
}

// fail shows the error that stopped the game.
func (s *Session) fail(err error) {
	s.sitting.Update(func(n *now) {
		s.setTicking(n, chess.NoArmy)
		n.Dismiss()
		n.State.Err, n.State.Thinking = err, chess.NoArmy
	})
}

// Do makes a move of the person who is asked. It returns ErrNotAsked if nobody is, and a [*chess.RuleError] if the move is
// illegal; then nothing has changed. A draw that he has offered is offered no more.
func (s *Session) Do(m chess.Move) error {
	return s.do(func(chess.Game) chess.Event { return chess.MoveEvent(m) })
}

// Roll rolls the dice for the person who is asked, as Do makes a move.
func (s *Session) Roll() error {
	return s.do(func(g chess.Game) chess.Event { return chess.RollEvent(s.config.roll(g)) })
}

// Resign lets the person who is asked resign, as Do makes a move.
func (s *Session) Resign() error { return s.do(func(chess.Game) chess.Event { return chess.Resign }) }

// do carries out the decision of the user who is asked.
func (s *Session) do(decision func(chess.Game) chess.Event) (err error) {
	s.sitting.Look(func(n *now) {
		if n.State.Asked == chess.NoArmy {
			err = ErrNotAsked
			return
		}
		e := decision(n.State.Game)
		if _, err = n.State.Game.Apply(e); err == nil {
			s.send(n, e)
		}
	})
	return err
}

// send sends an event of the user who is asked on its way.
func (s *Session) send(n *now, e chess.Event) {
	s.asking = nil
	n.Take(e)
}

// roll returns the next roll of a game.
func (c *Config) roll(g chess.Game) chess.Dice {
	rolls := 0
	for _, e := range g.Events() {
		if _, is := e.Roll(); is {
			rolls++
		}
	}
	return c.Dice(rolls)
}

// Undo takes the last turn of a person back and all that followed, which is counted: in a turn with dice what has been moved since
// the roll. The clocks are as they were then.
func (s *Session) Undo() error {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	if s.sitting.Closed || !s.MayUndo() && !s.sitting.Pending() {
		return ErrNothingToUndo
	}
	s.sitting.Stop()
	s.tick(chess.NoArmy)
	state, event := s.sitting.Unkept() // only now: the game may have gone on by an event while it stopped
	last := state.Game
	if event != nil && state.Err == nil {
		var err error
		if last, err = last.Apply(*event); err != nil {
			return err
		}
	}
	g, ok := s.config.lastTurn(last)
	if !ok {
		s.begin(state.Game)
		return ErrNothingToUndo
	}
	if g.Len() < state.Game.Len() {
		left, err := s.config.Journal.Undo(g)
		if err != nil {
			s.fail(err)
			return err
		}
		s.sitting.Look(func(*now) { s.clocks.left = left })
	}
	s.begin(g)
	return nil
}

// MayUndo reports whether a person has done something that can be taken back.
func (s *Session) MayUndo() bool {
	_, ok := s.config.lastTurn(s.State().Game)
	return ok
}

// lastTurn returns a game as it was before a person decided something for the last time, at the beginning of that turn; ok is
// false if none has. A result that was let stand is taken back alone.
func (c *Config) lastTurn(g chess.Game) (before chess.Game, ok bool) {
	if e, happened := g.Last(); happened && e.Kind() == chess.AdjudgeKind {
		return g.At(g.Len() - 1), true
	}
	events, turns, begun := g.Events(), g.Turns(), 0
	if n := len(turns); n > 0 {
		begun = turns[n-1].To
	}
	p := g.Position()
	turns = append(turns, chess.Turn{Army: p.Turn(), From: begun, To: len(events)}) // what has been done of the turn in progress
	for _, turn := range slices.Backward(turns) {
		if turn.From == turn.To || !c.person(g.Rules().Owner(turn.Army)) {
			continue
		}
		from := turn.From
		if _, rolled := events[from].Roll(); rolled {
			from++
		}
		if from < turn.To && decided(g.At(from), events[from]) {
			return g.At(from), true
		}
	}
	return g, false
}

// decided reports whether an event was for a person to decide on.
func decided(g chess.Game, e chess.Event) bool {
	if e == chess.TimeOut {
		return false
	}
	return !forced(g)
}

// forced reports whether the turn has to be passed.
func forced(g chess.Game) bool {
	p := g.Position()
	moves := p.Moves()
	return len(moves) == 1 && moves[0].IsPass()
}

// Advise returns the adviser's advice to the person who is asked. It returns ErrNotAsked if nobody is or a roll is
// due, and the error of ctx, or [context.Canceled] when he moves meanwhile or the game is no longer played.
func (s *Session) Advise(ctx context.Context) (bot.Advice, error) {
	var state State
	var t *thoughts
	s.sitting.Look(func(n *now) { state, t = n.State, n.Thoughts })
	p := state.Game.Position()
	if t == nil || state.Asked == chess.NoArmy || p.Rolling() || s.config.Adviser == nil {
		return bot.Advice{}, ErrNotAsked
	}
	return t.advise(ctx, state.Game)
}

// Hinted notes that a person asked for advice.
func (s *Session) Hinted() error { return s.config.Journal.Hinted() }

// Hurry makes everything fast, or ends that.
func (s *Session) Hurry(on bool) { s.sitting.Hurry(on) }

// Stand pauses the game, or resumes it. Players go on thinking. With clocks it does nothing: they keep running.
func (s *Session) Stand(on bool) {
	if !s.config.Clock.On() {
		s.sitting.Stand(on)
	}
}

// Adjust sets the pace.
func (s *Session) Adjust(pace Pace) {
	s.sitting.Look(func(*now) { s.config.Pace = pace })
}

// habits returns the config as it is now: [Session.Adjust] may change it at any time.
func (s *Session) habits() (config Config) {
	s.sitting.Look(func(*now) { config = s.config })
	return config
}

// Retry continues after an error, from what was saved last.
func (s *Session) Retry() {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	if s.State().Err == nil {
		return // nothing has failed
	}
	s.sitting.Stop()
	s.begin(s.State().Game)
}
