// Package play is a person's game of poker in progress, without a window: it plays the hands in the background, hands them
// what the person does, and tells the window what to show.
package play

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/ahead"
	"github.com/superbridge/superbridge/ui/kit/tempo"
)

// ErrNotAsked is returned for an act of the person before his cards are there, or a second one.
var ErrNotAsked = errors.New("it is not your turn")

// ErrNothingToUndo is returned when the person hasn't done anything in this hand.
var ErrNothingToUndo = errors.New("there is nothing of yours to undo in this hand")

// ErrHandGoesOn is returned for what happens between two hands.
var ErrHandGoesOn = errors.New("a hand goes on")

// Session is a game that a person is playing. Its methods may be called from any goroutine and don't wait for anyone to think;
// those that change the course of the game wait for the journal: Undo, Next, and what happens between two hands.
type Session struct {
	config Config
	tempo  tempo.Tempo

	change sync.Mutex // held by what ends one run and starts another

	mu     sync.Mutex
	state  State
	before poker.Game     // before the hand
	answer chan poker.Act // takes the person's act while Asked
	act    *poker.Act     // the person's act that is on its way to the hand, or nil; he may not have been asked yet
	goOn   chan struct{}  // closed when the person has seen enough of the pair that is settled
	run    *run           // the hand that goes on, or nil
	closed bool           // guarded by change
}

// run is one stretch of a hand: until it is settled, or the person changes its course.
type run struct {
	*ahead.Run
	thoughts *thoughts
}

// New returns a session that goes on with a game. If there is no hand yet, the first one is dealt. It fails if the game makes no
// sense, or as the journal does.
func New(config Config, start Start) (*Session, error) {
	players := map[poker.Seat]poker.Actor{}
	for seat, p := range config.Players {
		players[seat] = p
	}
	config.Players = players
	s := &Session{config: config, state: State{Game: start.Game}, before: start.Game, goOn: make(chan struct{})}
	if start.Hand == nil {
		if start.Game.Over() {
			return nil, errors.New("this game is over")
		}
		if err := s.Next(); err != nil {
			return nil, err
		}
		return s, nil
	}
	var err error
	if s.before, err = poker.GameAt(start.Hand.Table()); err != nil {
		return nil, err
	}
	if err := s.begin(*start.Hand, slices.Clone(start.After), true); err != nil {
		return nil, err
	}
	return s, nil
}

// State returns what there is to show.
func (s *Session) State() State {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.state
}

// begin plays from a state of the hand on. Nothing may be going on. Of a hand that is over, seen says that the person has seen
// the settlement.
func (s *Session) begin(h poker.Hand, after []poker.Event, seen bool) error {
	state, err := in(s.before, h, after)
	if err != nil || s.closed {
		return err
	}
	if seen {
		state.Settled = len(state.Settlement.Pairs)
	}
	state.Ended = s.ended(state)
	t := newThoughts(s.config, h)
	s.mu.Lock()
	s.state, s.act = state, nil
	s.run = &run{ahead.Begin(func(ctx context.Context) error { return s.play(ctx, t) }, t.Work, s.fail), t}
	s.mu.Unlock()
	s.config.Changed()
	return nil
}

// ended reports whether the game is over for the person.
func (s *Session) ended(state State) bool {
	_, there := state.Game.State().Player(s.config.Person)
	return state.Game.Closed() || !there
}

// stop ends what goes on, and waits for it. The error says why an act that was on its way has not been kept.
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

// Close ends the session, and waits for the journal. All that was shown has been kept, and so has an act of the person's in his
// turn that was not shown yet; the error says why it has not. A second call does nothing.
func (s *Session) Close() error {
	s.change.Lock()
	defer s.change.Unlock()
	err := s.stop()
	if err == nil && !s.closed {
		err = s.keepAct()
	}
	s.closed = true
	return err
}

// keepAct keeps the person's act that was on its way when the hand was stopped. One that could not be kept before, which
// the state says, isn't tried again; and what he has decided on before his turn was not done yet.
func (s *Session) keepAct() error {
	s.mu.Lock()
	act, state := s.act, s.state
	s.act = nil
	s.mu.Unlock()
	if seat, ok := state.Hand.Turn(); act == nil || !ok || seat != s.config.Person || state.Err != nil {
		return nil
	}
	h, err := state.Hand.Apply(*act)
	if err != nil {
		return err
	}
	return s.config.Journal.Append(h)
}

func (s *Session) update(change func()) {
	s.mu.Lock()
	change()
	s.mu.Unlock()
	s.config.Changed()
}

// fail shows why it doesn't go on.
func (s *Session) fail(err error) { s.update(func() { s.state.Err = err }) }

// Act does what the person has decided, in his turn or, when his cards are there, before it: then it waits for his turn, and
// [Session.Undo] takes it back for nothing. It returns ErrNotAsked if he has acted already, and a [*poker.RuleError] if it
// is not legal; then nothing has changed.
func (s *Session) Act(a poker.Act) error {
	a.Seat = s.config.Person
	s.mu.Lock()
	if s.run == nil || s.act != nil {
		s.mu.Unlock()
		return ErrNotAsked
	}
	h := s.state.Hand
	if err := h.CheckEarly(a); err != nil {
		s.mu.Unlock()
		return err
	}
	s.act = &a
	early := false
	if s.state.Asked {
		s.state.Asked = false
		s.answer <- a
	} else if seat, _ := h.Turn(); seat != a.Seat {
		s.state.Ready, early = &a, true
		s.run.thoughts.decided(&a)
	}
	s.mu.Unlock()
	if early {
		s.config.Changed()
	}
	return nil
}

// Undo takes back what the person has decided on before his turn; or else his last act in this hand and all that followed,
// which is counted. (Rules: progressive-poker, R15.)
func (s *Session) Undo() error {
	s.change.Lock()
	defer s.change.Unlock()
	if s.withdraw() {
		return nil
	}
	if !s.Acted() || s.closed {
		return ErrNothingToUndo
	}
	s.stop()
	h, _ := s.lastDecision() // only now: the hand may have gone on by an act while it stopped
	if err := s.config.Journal.Undo(h); err != nil {
		s.fail(err)
		return err
	}
	return s.begin(h, nil, false)
}

// withdraw takes back what the person has decided on before his turn, and reports whether there was such a thing.
func (s *Session) withdraw() bool {
	s.mu.Lock()
	ready := s.state.Ready != nil && s.run != nil
	if ready {
		s.state.Ready, s.act = nil, nil
		s.run.thoughts.decided(nil)
	}
	s.mu.Unlock()
	if ready {
		s.config.Changed()
	}
	return ready
}

// lastDecision returns the hand as it was before the person's last act; ok is false if there is none, or if the game is over
// for him by his own will.
func (s *Session) lastDecision() (before poker.Hand, ok bool) {
	state := s.State()
	acts := state.Hand.Acts()
	for n := len(acts) - 1; n >= 0; n-- {
		if acts[n].Seat == s.config.Person {
			_, there := state.Game.State().Player(s.config.Person)
			return state.Hand.Prefix(n), there
		}
	}
	return poker.Hand{}, false
}

// Acted reports whether the person has done something in this hand that can be undone.
func (s *Session) Acted() bool {
	_, ok := s.lastDecision()
	return ok
}

// Next deals the next hand, after the one before has ended; until then it does nothing, so that it may be asked for twice. Computer
// players who have nothing left buy chips first. The error is a [*poker.RuleError] if the person must do so, or leave; or that
// of the journal.
func (s *Session) Next() error {
	s.change.Lock()
	defer s.change.Unlock()
	state := s.State()
	if s.closed || state.Ended || !state.Hand.Over() {
		return nil
	}
	s.stop()
	if err := s.rebuys(); err != nil {
		return err
	}
	state = s.State()
	if state.Game.Over() {
		return nil
	}
	table := state.Game.Table()
	if err := table.Check(); err != nil {
		return err
	}
	h, err := poker.NewHand(table, s.config.Deal(table))
	if err == nil {
		err = s.config.Journal.Begin(h)
	}
	if err != nil {
		s.fail(err)
		return err
	}
	s.before = state.Game
	return s.begin(h, nil, false)
}

// Advise returns what the adviser would do in the person's place. It returns ErrNotAsked unless it is his turn, and the error
// of ctx, or [context.Canceled] when he acts meanwhile or the hand is no longer played.
func (s *Session) Advise(ctx context.Context) (bot.Advice, error) {
	s.mu.Lock()
	h, r := s.state.Hand, s.run
	s.mu.Unlock()
	if seat, _ := h.Turn(); r == nil || seat != s.config.Person || s.config.Adviser == nil {
		return bot.Advice{}, ErrNotAsked
	}
	return r.thoughts.advise(ctx, h)
}

// Hinted notes that the person asked for advice.
func (s *Session) Hinted() error { return s.config.Journal.Hinted() }

// Hurry lets everything go fast, or at its usual pace again.
func (s *Session) Hurry(on bool) { s.tempo.Hurry(on) }

// Stand lets the game stay as it is, or go on again. Who thinks goes on thinking.
func (s *Session) Stand(on bool) { s.tempo.Stand(on) }

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
	state := s.State()
	if err := s.begin(state.Hand, slices.Clone(state.After), !state.Settling()); err != nil {
		s.fail(err)
	}
}
