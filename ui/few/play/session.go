// Package play is a person's session of bridge for two or three in progress, without a window: it plays the deals in the background,
// hands them what the person does, and tells the window what to show.
package play

import (
	"context"
	"errors"
	"maps"
	"sync"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/kit/ahead"
	"github.com/superbridge/superbridge/ui/kit/tempo"
)

// ErrNotAsked is returned for an act of the person out of turn.
var ErrNotAsked = errors.New("it is not your turn")

// ErrNothingToUndo is returned when the person hasn't decided anything in this deal.
var ErrNothingToUndo = errors.New("there is nothing of yours to undo in this deal")

// ErrDealGoesOn is returned for what happens between two deals.
var ErrDealGoesOn = errors.New("a deal goes on")

// Session is a session that a person is playing, a rubber or one for each soloist. Its methods may be called from any goroutine and
// don't wait for anyone to think; Undo, Next, Settle and Close wait for the journal.
type Session struct {
	config Config
	tempo  tempo.Tempo

	change sync.Mutex // held by what ends one run and starts another

	mu     sync.Mutex
	state  State
	before few.Session    // the deal
	answer chan few.Event // takes what the person does while Asked
	act    *few.Event     // what the person does, on its way to the board, or nil; he may not have been asked yet
	goOn   chan struct{}  // closed when the trick that waits is gathered
	run    *run           // the deal that goes on, or nil
	closed bool           // guarded by change
}

// run is one stretch of a deal: until it is over, or the person changes its course.
type run struct {
	*ahead.Run
	thoughts *thoughts
}

// New returns a session that is gone on with. It fails if there is nothing left to play, if the board doesn't follow from the deals
// before it, or as the journal does.
func New(config Config, start Start) (*Session, error) {
	config.Players = maps.Clone(config.Players)
	s := &Session{config: config, state: State{Session: start.Session}, before: start.Session}
	if start.Board != nil {
		return s, s.begin(*start.Board)
	}
	if start.Session.Over() {
		return nil, errors.New("this session is over")
	}
	if err := s.deal(start.Session); err != nil {
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

// begin plays from a state of the deal on. Nothing may be going on.
func (s *Session) begin(b few.Board) error {
	state, err := s.habits().at(s.before, b)
	if err != nil || s.closed {
		return err
	}
	t := newThoughts(s.config, b)
	s.mu.Lock()
	s.state, s.act = state, nil
	s.run = &run{ahead.Begin(func(ctx context.Context) error { return s.play(ctx, t) }, t.Work, s.fail), t}
	s.mu.Unlock()
	s.config.Changed()
	return nil
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

// Close ends the session, and waits for the journal. All that was shown has been kept, and so has an act of the person's that was
// not shown yet; the error says why it has not. A second call does nothing.
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

// keepAct keeps the person's act that was on its way when the deal was stopped. One that could not be kept before, which the state
// says, isn't tried again.
func (s *Session) keepAct() error {
	s.mu.Lock()
	act, state := s.act, s.state
	s.act = nil
	s.mu.Unlock()
	if act == nil || state.Err != nil {
		return nil
	}
	b, err := state.Board.Apply(*act)
	if err != nil {
		return err
	}
	return s.config.Journal.Append(b)
}

func (s *Session) update(change func()) {
	s.mu.Lock()
	change()
	s.mu.Unlock()
	s.config.Changed()
}

// fail shows why it doesn't go on.
func (s *Session) fail(err error) { s.update(func() { s.state.Err = err }) }

// Act does what the person has decided in his turn; a full trick that still lies on the table is gathered first. It returns
// ErrNotAsked out of turn, and a [*few.RuleError] if it is not legal; then nothing has changed.
func (s *Session) Act(e few.Event) error {
	s.mu.Lock()
	b := s.state.Board
	if s.run == nil || s.act != nil || b.Stage() == few.StageFinished || b.Turn() != s.config.Person {
		s.mu.Unlock()
		return ErrNotAsked
	}
	if _, err := b.Apply(e); err != nil {
		s.mu.Unlock()
		return err
	}
	s.act = &e
	if s.state.Asked {
		s.state.Asked = false
		s.answer <- e
	}
	s.mu.Unlock()
	s.GoOn()
	return nil
}

// Undo takes back the last thing that the person has decided in this deal, and all that followed. A card that came by itself was no
// decision.
func (s *Session) Undo() error {
	s.change.Lock()
	defer s.change.Unlock()
	if !s.State().Undoable || s.closed {
		return ErrNothingToUndo
	}
	s.stop()
	state := s.State() // only now: the deal may have gone on by an event while it stopped
	n, _ := state.lastDecision()
	b := state.Board.Prefix(n)
	if err := s.config.Journal.Undo(b); err != nil {
		s.fail(err)
		return err
	}
	return s.begin(b)
}

// Next deals the next cards, after the deal before has ended; until then, and after the end of the session, it does nothing, so that
// it may be asked for twice.
func (s *Session) Next() error {
	s.change.Lock()
	defer s.change.Unlock()
	state := s.State()
	if s.closed || state.Board.Stage() != few.StageFinished || state.Ended() {
		return nil
	}
	s.stop()
	err := s.deal(state.Session)
	if err != nil {
		s.fail(err)
	}
	return err
}

// deal deals the next cards of a session. Nothing may be going on.
func (s *Session) deal(session few.Session) error {
	setup := session.Next()
	b, err := few.NewBoard(setup, s.config.Deal(setup))
	if err != nil {
		return err
	}
	if err := s.config.Journal.Begin(b); err != nil {
		return err
	}
	s.before = session
	return s.begin(b)
}

// Settle breaks the session off, after a deal that has ended; a session that is over stays as it is. It fails while a deal goes on,
// and as the journal does. [Session.Undo] takes it back with the deal.
func (s *Session) Settle() error {
	s.change.Lock()
	defer s.change.Unlock()
	state := s.State()
	switch {
	case s.closed || state.Board.Stage() != few.StageFinished:
		return ErrDealGoesOn
	case state.Ended():
		return nil
	}
	s.stop()
	if err := s.config.Journal.Settle(state.Session); err != nil {
		s.fail(err)
		return err
	}
	s.update(func() { s.state.Settled, s.state.Err = true, nil })
	return nil
}

// Advise returns what the adviser would do in the person's place. It returns ErrNotAsked unless it is his turn, and the error of ctx,
// or [context.Canceled] when he acts meanwhile or the deal is no longer played.
func (s *Session) Advise(ctx context.Context) (bot.Advice, error) {
	s.mu.Lock()
	b, r := s.state.Board, s.run
	s.mu.Unlock()
	if r == nil || b.Stage() == few.StageFinished || b.Turn() != s.config.Person || s.config.Adviser == nil {
		return bot.Advice{}, ErrNotAsked
	}
	return r.thoughts.advise(ctx, b)
}

// Hinted notes that the person asked for advice.
func (s *Session) Hinted() error { return s.config.Journal.Hinted() }

// Hurry lets everything go fast, or at its usual pace again: the computer players, full tricks, and cards that are no choice.
func (s *Session) Hurry(on bool) { s.tempo.Hurry(on) }

// Hold says whether the person is about to do something other than play a card. While he is, no card is played for him.
func (s *Session) Hold(on bool) { s.tempo.Hold(on) }

// Stand lets the game stay as it is, or go on again. Who thinks goes on thinking.
func (s *Session) Stand(on bool) { s.tempo.Stand(on) }

// Adjust says how fast things go from now on, and whether the only card that may be played comes by itself.
func (s *Session) Adjust(pace Pace, forced bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.config.Pace, s.config.Forced = pace, forced
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
	if err := s.begin(s.State().Board); err != nil {
		s.fail(err)
	}
}
