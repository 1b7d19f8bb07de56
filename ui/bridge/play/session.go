// Package play is a user's rubber in progress, without a window: it runs the match
// in the background, hands it what the user does, and tells the window what to show.
package play

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/ahead"
	"github.com/superbridge/superbridge/ui/kit/tempo"
)

// Journal keeps the rubber; see match.Journal for what it promises.
type Journal interface {
	match.Journal
	// Undo takes the newest board back to b, which is an earlier state of it.
	Undo(b bridge.Board) error
	// Settle breaks the session off, after its last board has ended. [Journal.Undo] takes that back too.
	Settle() error
	// Hinted notes that the user asked for advice.
	Hinted() error
}

// State is what there is to show. It is a value.
type State struct {
	Rubber   session.Session // with the finished boards, but not Board
	Board    bridge.Board
	Asked    bool // the user is to act, in the seat Board.Actor()
	Gathered int  // how many of the full tricks have been taken off the table
	Err      error
}

// Waits reports whether a full trick lies on the table until someone goes on.
func (s State) Waits() bool { return s.Gathered < len(s.Board.Tricks()) }

// ErrNotAsked is returned for an act of the user out of turn.
var ErrNotAsked = errors.New("it is not your turn")

// ErrNothingToUndo is returned when the user hasn't done anything on this board.
var ErrNothingToUndo = errors.New("there is nothing of yours to undo on this board")

// Session is a rubber that a user is playing. Its methods may be called from any
// goroutine and don't wait for anyone to think; Undo and Next wait for the journal.
type Session struct {
	config Config
	others *others
	tempo  tempo.Tempo

	change sync.Mutex // held by what ends one run and starts another

	mu     sync.Mutex
	state  State
	answer chan bridge.Event // takes the user's act while Asked
	act    *bridge.Event     // the user's act that is on its way to the board, or nil; he may not have been asked yet
	goOn   chan struct{}     // closed when the trick that waits is gathered
	run    *run              // the match that goes on, or nil
	closed bool              // guarded by change
}

// run is one stretch of a match: until the board ends, or the user undoes something.
type run struct {
	*ahead.Run
	thoughts *thoughts
}

// New returns a session that goes on with a rubber. The board is the one in progress;
// if it is nil, the next one is dealt. It fails if the rubber is over, or as the journal
// does.
func New(config Config, rubber session.Session, board *bridge.Board) (*Session, error) {
	if board == nil && rubber.Over() {
		return nil, errors.New("this rubber is over")
	}
	s := &Session{config: config, others: newOthers(config, rubber.Boards), state: State{Rubber: rubber}}
	if board == nil {
		if err := s.Next(); err != nil {
			s.others.close()
			return nil, err
		}
		return s, nil
	}
	s.start(rubber, *board)
	return s, nil
}

// State returns what there is to show.
func (s *Session) State() State {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.state
}

// start runs the match from board b of a rubber on. No run may be going on.
func (s *Session) start(rubber session.Session, b bridge.Board) {
	if s.closed {
		return
	}
	t := newThoughts(s.config, b)
	play := func(ctx context.Context) error {
		m := &match.Match{Journal: s.config.Journal, Watch: func(b bridge.Board) { s.watch(ctx, t, b) }}
		for _, seat := range card.Seats {
			m.Players[seat] = player{s, t, seat}
		}
		_, err := m.Board(ctx, b)
		return err
	}
	s.others.follow(b)
	s.mu.Lock()
	s.state.Rubber, s.state.Board, s.state.Gathered, s.state.Asked = rubber, b, len(b.Tricks()), false
	s.act, s.state.Err = nil, nil
	s.run = &run{ahead.Begin(play, t.Work, func(err error) { s.update(func() { s.state.Err = err }) }), t}
	s.mu.Unlock()
	s.config.Changed()
}

// stop ends the match that goes on, and waits for it. The error says why an act that was on its way has not been kept.
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

// Close ends the session, and waits for the journal. All that was shown has been kept, and so has an act of the user's
// that was not shown yet; the error says why it has not. A second call does nothing.
func (s *Session) Close() error {
	s.change.Lock()
	defer s.change.Unlock()
	err := s.stop()
	if err == nil && !s.closed {
		err = s.keepAct()
	}
	s.others.close()
	s.closed = true
	return err
}

// keepAct keeps the user's act that was on its way when the match was stopped. One that could not be kept before, which
// the state says, isn't tried again.
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

// watch takes over a board after an event. If that filled a trick, it stays a while.
func (s *Session) watch(ctx context.Context, t *thoughts, b bridge.Board) {
	t.follow(b)
	s.others.follow(b)
	s.update(func() {
		s.state.Board, s.act = b, nil
		if s.state.Waits() {
			s.goOn = make(chan struct{})
		}
	})
	if s.State().Waits() {
		s.waitForTrick(ctx)
	}
}

// waitForTrick returns when the trick that has just been filled is off the table.
func (s *Session) waitForTrick(ctx context.Context) {
	s.mu.Lock()
	goOn := s.goOn
	s.mu.Unlock()
	if s.tempo.Rest(ctx, s.habits().Pace.Trick, goOn) == nil {
		s.GoOn()
	}
}

// GoOn gathers a full trick that lies on the table.
func (s *Session) GoOn() {
	s.mu.Lock()
	waits := s.state.Waits()
	if waits {
		s.state.Gathered = len(s.state.Board.Tricks())
		close(s.goOn)
	}
	s.mu.Unlock()
	if waits {
		s.config.Changed()
	}
}

// Act does what the user has decided; a full trick that still lies on the table is
// gathered first. It returns ErrNotAsked out of turn, and a *bridge.RuleError if it is
// not legal; then nothing has changed.
func (s *Session) Act(e bridge.Event) error {
	return s.do(e, func(bridge.Board) bool { return true })
}

// ActOn does what the user has decided as [Session.Act] does, but only as long as the board is still b: what took a
// while to decide is not done where play has gone on meanwhile. Then it returns ErrNotAsked.
func (s *Session) ActOn(b bridge.Board, e bridge.Event) error {
	return s.do(e, func(now bridge.Board) bool { return slices.Equal(now.Events(), b.Events()) })
}

// do does what the user has decided, if the board is one that it is meant for.
func (s *Session) do(e bridge.Event, meant func(bridge.Board) bool) error {
	s.mu.Lock()
	b := s.state.Board
	if !s.config.User.Acts(b.Table) || s.act != nil || !meant(b) {
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

// Undo takes back the user's last act on this board, and all that followed; see
// [Config.LastDecision].
func (s *Session) Undo() error {
	s.change.Lock()
	defer s.change.Unlock()
	if !s.Acted() || s.closed {
		return ErrNothingToUndo
	}
	s.stop()
	b, _ := s.habits().LastDecision(s.State().Board) // only now: the match may have gone on by an event while it stopped
	if err := s.config.Journal.Undo(b); err != nil {
		s.update(func() { s.state.Err = err })
		return err
	}
	rubber := s.State().Rubber
	rubber.Settled = false
	s.start(rubber, b)
	return nil
}

// Settle breaks the session off after the board that has ended; see [session.Session.Settle]. It fails while a board goes on,
// and as the journal does.
func (s *Session) Settle() error {
	s.change.Lock()
	defer s.change.Unlock()
	state := s.State()
	if s.closed || state.Board.Phase() != bridge.Finished {
		return errors.New("a deal goes on")
	}
	s.stop()
	settled, err := state.Rubber.With(state.Board).Settle()
	if err != nil {
		return err
	}
	if err := s.config.Journal.Settle(); err != nil {
		s.update(func() { s.state.Err = err })
		return err
	}
	s.update(func() { s.state.Rubber.Settled = settled.Settled })
	return nil
}

// Acted reports whether the user has done something on this board that can be undone.
func (s *Session) Acted() bool {
	_, ok := s.habits().LastDecision(s.State().Board)
	return ok
}

// Next deals the next board, after the one before has ended; until then it does nothing, so
// that it may be asked for twice.
func (s *Session) Next() error {
	s.change.Lock()
	defer s.change.Unlock()
	s.mu.Lock()
	playing := s.run != nil && s.state.Board.Phase() != bridge.Finished
	s.mu.Unlock()
	if playing || s.closed {
		return nil
	}
	s.stop()
	state := s.State()
	rubber := state.Rubber
	if state.Board.Phase() == bridge.Finished {
		rubber = rubber.With(state.Board)
	}
	if rubber.Over() {
		return nil
	}
	b, err := rubber.Next(s.config.Deal(len(rubber.Boards)))
	if err == nil {
		err = s.config.Journal.Begin(b)
	}
	if err != nil {
		s.update(func() { s.state.Err = err })
		return err
	}
	s.start(rubber, b)
	return nil
}

// Advise returns what the adviser would do in the user's place. It returns ErrNotAsked
// out of turn, and the error of ctx or context.Canceled when the board is no longer played.
func (s *Session) Advise(ctx context.Context) (bot.Advice, error) {
	s.mu.Lock()
	b, r := s.state.Board, s.run
	s.mu.Unlock()
	if r == nil || !s.config.User.Acts(b.Table) {
		return bot.Advice{}, ErrNotAsked
	}
	defer s.others.standStill()()
	return r.thoughts.advise(ctx)
}

// Hinted notes that the user asked for advice.
func (s *Session) Hinted() error { return s.config.Journal.Hinted() }

// Hurry lets everything go fast, or at its usual pace again: the computer players, full tricks, and
// cards that are no choice.
func (s *Session) Hurry(on bool) { s.tempo.Hurry(on) }

// Hold says whether the user is about to do something other than play a card. While he is, no
// card is played for him.
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

// Retry goes on after an error, from the last board that was kept.
func (s *Session) Retry() {
	s.change.Lock()
	defer s.change.Unlock()
	s.stop()
	state := s.State()
	s.start(state.Rubber, state.Board)
}
