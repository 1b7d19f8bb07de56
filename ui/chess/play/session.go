// Package play is a game of octagonal chess in progress, without a window: it lets the computer players move in the background, hands
// the game what persons do, and tells the window what to show. One person sits at the board, or several in turns.
package play

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/kit/ahead"
	"github.com/superbridge/superbridge/ui/kit/tempo"
)

// ErrNotAsked is returned for what a person does when no person is to move, or when there is nothing to answer.
var ErrNotAsked = errors.New("it is not your turn")

// ErrNothingToUndo is returned when no person has done anything yet.
var ErrNothingToUndo = errors.New("there is nothing of yours to undo")

// ErrRefused is returned for a draw that is offered again before anything has happened.
var ErrRefused = errors.New("a draw has been offered already in this position")

// Session is a game that is being played. Its methods may be called from any goroutine and don't wait for anyone to think;
// Undo, which changes the course of the game, waits for the journal.
type Session struct {
	config Config
	tempo  tempo.Tempo

	change sync.Mutex // held by what ends one run and starts another

	mu     sync.Mutex
	state  State
	clocks clocks
	answer chan chess.Event // takes the event of the person who is asked
	act    *chess.Event     // the person's event that is on its way to the game, or nil
	woken  chan struct{}    // takes a word that the offer has changed, while a person is asked
	asking *asking          // the computer players who answer an offer, or nil
	run    *run             // the stretch of the game that goes on, or nil
	closed bool             // guarded by change
}

// run is one stretch of a game: until it is over, or a person changes its course.
type run struct {
	*ahead.Run
	thoughts *thoughts
}

// New returns a session that goes on with a game.
func New(config Config, start Start) (*Session, error) {
	rules := start.Game.Rules()
	for a := range rules.Armies().All() {
		if s, ok := config.seat(rules.Owner(a)); !ok || s.Person != (s.Player == nil) {
			return nil, errors.New("nobody commands the " + a.Name() + " army")
		}
	}
	s := &Session{config: config}
	s.clocks = clocks{on: config.Clock.On(), left: start.Clocks, ticking: chess.NoArmy}
	s.begin(start.Game)
	return s, nil
}

// seat returns a seat by its army.
func (c Config) seat(a chess.Army) (Seat, bool) {
	for _, s := range c.Seats {
		if s.Army == a {
			return s, true
		}
	}
	return Seat{}, false
}

// person reports whether a person has a seat.
func (c Config) person(a chess.Army) bool {
	s, ok := c.seat(a)
	return ok && s.Person
}

// State returns what there is to show.
func (s *Session) State() State {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.state
}

// begin plays from a state of the game on. Nothing may be going on.
func (s *Session) begin(g chess.Game) {
	if s.closed {
		return
	}
	s.mu.Lock()
	s.state, s.act, s.asking = at(g), nil, nil
	t := newThoughts(s.config, g, s.commander(g.Position()))
	s.run = &run{ahead.Begin(func(ctx context.Context) error { return s.play(ctx, t) }, t.Work, s.fail), t}
	s.mu.Unlock()
	s.config.Changed()
}

// stop ends what goes on, and waits for it. The error says why an event that was on its way has not been kept.
func (s *Session) stop() error {
	s.mu.Lock()
	r := s.run
	s.run = nil
	s.mu.Unlock()
	if r == nil {
		return nil
	}
	return r.Stop()
}

// Close ends the session, and waits for the journal. All that was shown has been kept, and so have what a person has done that was
// not shown yet and what is left on the clocks; the error says why they have not. A second call does nothing.
func (s *Session) Close() error {
	s.change.Lock()
	defer s.change.Unlock()
	if s.closed {
		return nil
	}
	s.closed = true
	if err := s.stop(); err != nil {
		return err
	}
	return s.keepRest()
}

// keepRest keeps the person's event that was on its way when the game was stopped, and the clocks. What could not be kept
// before, as the state says, isn't tried again.
func (s *Session) keepRest() error {
	s.mu.Lock()
	s.setTicking(chess.NoArmy)
	act, state, clocks := s.act, s.state, s.clocks
	s.act = nil
	s.mu.Unlock()
	switch {
	case state.Err != nil || state.Game.Over():
		return nil
	case act != nil:
		g, err := state.Game.Apply(*act)
		if err != nil {
			return err
		}
		left := s.after(state.Game, g, clocks.left)
		s.mu.Lock()
		s.clocks.left = left
		s.mu.Unlock()
		return s.config.Journal.Append(g, left)
	case clocks.on:
		return s.config.Journal.Clocks(clocks.left)
	}
	return nil
}

func (s *Session) update(change func()) {
	s.mu.Lock()
	change()
	s.mu.Unlock()
	s.config.Changed()
}

// fail shows why it doesn't go on.
func (s *Session) fail(err error) {
	s.update(func() {
		s.setTicking(chess.NoArmy)
		s.state.Err, s.state.Asked, s.state.Thinking, s.state.Offer = err, chess.NoArmy, chess.NoArmy, noOffer
	})
}

// Do makes a move of the person who is asked. It returns ErrNotAsked if nobody is, and a [*chess.RuleError] if the move is
// illegal; then nothing has changed. A draw that he has offered is offered no more.
func (s *Session) Do(m chess.Move) error {
	return s.do(func(chess.Game) chess.Event { return chess.MoveEvent(m) })
}

// Roll rolls the dice for the person who is asked, as Do makes a move.
func (s *Session) Roll() error {
	return s.do(func(g chess.Game) chess.Event { return chess.RollEvent(s.roll(g)) })
}

// Resign lets the person who is asked resign, as Do makes a move.
func (s *Session) Resign() error { return s.do(func(chess.Game) chess.Event { return chess.Resign }) }

// do does what the person has decided who is asked.
func (s *Session) do(what func(chess.Game) chess.Event) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.state.Asked == chess.NoArmy {
		return ErrNotAsked
	}
	e := what(s.state.Game)
	if _, err := s.state.Game.Apply(e); err != nil {
		return err
	}
	s.send(e)
	return nil
}

// send sends an event of the person who is asked on its way. The caller has the lock.
func (s *Session) send(e chess.Event) {
	s.act = &e
	s.state.Asked, s.state.Offer, s.asking = chess.NoArmy, noOffer, nil
	s.answer <- e
}

// roll returns the next roll of a game.
func (s *Session) roll(g chess.Game) chess.Dice {
	rolls := 0
	for _, e := range g.Events() {
		if _, is := e.Roll(); is {
			rolls++
		}
	}
	return s.config.Dice(rolls)
}

// Undo takes the last turn of a person back and all that followed, which is counted: in a turn with dice what has been moved since
// the roll. The clocks are as they were then.
func (s *Session) Undo() error {
	s.change.Lock()
	defer s.change.Unlock()
	if !s.MayUndo() || s.closed {
		return ErrNothingToUndo
	}
	s.stop()
	s.tick(chess.NoArmy)
	g, _ := s.lastTurn() // only now: the game may have gone on by an event while it stopped
	left, err := s.config.Journal.Undo(g)
	if err != nil {
		s.fail(err)
		return err
	}
	s.mu.Lock()
	s.clocks.left = left
	s.mu.Unlock()
	s.begin(g)
	return nil
}

// MayUndo reports whether a person has done something that can be taken back.
func (s *Session) MayUndo() bool {
	_, ok := s.lastTurn()
	return ok
}

// lastTurn returns the game as it was before a person decided something for the last time, at the beginning of that turn; ok is
// false if none has.
func (s *Session) lastTurn() (before chess.Game, ok bool) {
	g := s.State().Game
	events, turns, begun := g.Events(), g.Turns(), 0
	if n := len(turns); n > 0 {
		begun = turns[n-1].To
	}
	p := g.Position()
	turns = append(turns, chess.Turn{Army: p.Turn(), From: begun, To: len(events)}) // what has been done of the turn in progress
	for _, turn := range slices.Backward(turns) {
		if turn.From == turn.To || !s.config.person(g.Rules().Owner(turn.Army)) {
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

// Advise returns what the adviser would do in the place of the person who is asked. It returns ErrNotAsked if nobody is or a roll is
// due, and the error of ctx, or [context.Canceled] when he moves meanwhile or the game is no longer played.
func (s *Session) Advise(ctx context.Context) (bot.Advice, error) {
	s.mu.Lock()
	g, asked, r := s.state.Game, s.state.Asked, s.run
	s.mu.Unlock()
	p := g.Position()
	if r == nil || asked == chess.NoArmy || p.Rolling() || s.config.Adviser == nil {
		return bot.Advice{}, ErrNotAsked
	}
	return r.thoughts.advise(ctx, g)
}

// Hinted notes that a person asked for advice.
func (s *Session) Hinted() error { return s.config.Journal.Hinted() }

// Hurry lets everything go fast, or at its usual pace again.
func (s *Session) Hurry(on bool) { s.tempo.Hurry(on) }

// Stand lets the game stay as it is, or go on again. Who thinks goes on thinking. Where there are clocks nothing stands: they run on.
func (s *Session) Stand(on bool) {
	if !s.config.Clock.On() {
		s.tempo.Stand(on)
	}
}

// Adjust says how fast things go from now on.
func (s *Session) Adjust(pace Pace) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.config.Pace = pace
}

// habits returns the config as it is now: [Session.Adjust] may change it at any time.
func (s *Session) habits() Config {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.config
}

// Retry goes on after an error, from what was kept last.
func (s *Session) Retry() {
	s.change.Lock()
	defer s.change.Unlock()
	s.stop()
	s.begin(s.State().Game)
}
