// Package play is a user's rubber in progress, without a window: it runs the match
// in the background, hands it what the user does, and tells the window what to show.
package play

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/ui/kit/sitting"
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

// State is a rubber as the table shows it. It is a value.
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
var ErrNotAsked = sitting.ErrNotAsked

// ErrNothingToUndo is returned when the user hasn't done anything on this board.
var ErrNothingToUndo = fault.New("there is nothing of yours to undo on this board")

// Session is a rubber that a user is playing. Its methods may be called from any
// goroutine and don't wait for anyone to think; Undo and Next wait for the journal.
type Session struct {
	sitting *sitting.Sitting[State, bridge.Event, *thoughts]
	config  Config // guarded by the sitting
	others  *others
	goOn    chan struct{} // closed when the trick that waits is gathered; guarded by the sitting
}

// now holds the state of a session under its lock.
type now = sitting.Now[State, bridge.Event, *thoughts]

// New returns a session that goes on with a rubber. The board is the one in progress;
// if it is nil, the next one is dealt. It fails if the rubber is over, or as the journal
// does.
func New(config Config, rubber session.Session, board *bridge.Board) (*Session, error) {
	if board == nil && rubber.Over() {
		return nil, fault.New("this rubber is over")
	}
	s := &Session{config: config, others: newOthers(config, rubber.Boards)}
	s.sitting = sitting.New[State, bridge.Event, *thoughts](config.Changed, func(state *State, asked bool) { state.Asked = asked })
	s.sitting.Look(func(n *now) { n.State.Rubber = rubber })
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

// State returns the state to show.
func (s *Session) State() State { return s.sitting.State() }

// start runs the match from board b of a rubber on. No run may be going on.
func (s *Session) start(rubber session.Session, b bridge.Board) {
	if s.sitting.Closed {
		return
	}
	t := newThoughts(s.habits(), b)
	play := func(ctx context.Context) error {
		m := &match.Match{Journal: s.config.Journal, Watch: func(b bridge.Board) { s.watch(ctx, t, b) }}
		for _, seat := range card.Seats {
			m.Players[seat] = player{s, t, seat}
		}
		_, err := m.Board(ctx, b)
		return err
	}
	s.others.follow(b)
	s.sitting.Begin(State{Rubber: rubber, Board: b, Gathered: len(b.Tricks())}, t, play, s.fail)
}

// Close ends the session, and waits for the journal. All that was shown has been kept, and so has an act of the user's
// that was not shown yet; the error says why it has not. A second call does nothing.
func (s *Session) Close() error {
	defer s.others.close()
	return s.sitting.Close(s.keepAct)
}

// keepAct keeps the user's act that was on its way when the match was stopped. One that could not be kept before, as
// the state says, isn't tried again.
func (s *Session) keepAct() error {
	state, act := s.sitting.Unkept()
	if act == nil || state.Err != nil {
		return nil
	}
	b, err := state.Board.Apply(*act)
	if err != nil {
		return err
	}
	return s.config.Journal.Append(b)
}

// fail shows the error that stopped the session.
func (s *Session) fail(err error) { s.sitting.Update(func(n *now) { n.State.Err = err }) }

// watch shows a board after an event. If that filled a trick, the trick stays for a while.
func (s *Session) watch(ctx context.Context, t *thoughts, b bridge.Board) {
	t.follow(b)
	s.others.follow(b)
	goOn, waits := make(chan struct{}), false
	s.sitting.Update(func(n *now) {
		n.State.Board, n.Event = b, nil
		if waits = n.State.Waits(); waits {
			s.goOn = goOn
		}
	})
	if waits && s.sitting.Rest(ctx, s.habits().Pace.Trick, goOn) == nil {
		s.GoOn()
	}
}

// GoOn gathers a full trick that lies on the table.
func (s *Session) GoOn() {
	waits := false
	s.sitting.Look(func(n *now) {
		if waits = n.State.Waits(); waits {
			n.State.Gathered = len(n.State.Board.Tricks())
			close(s.goOn)
		}
	})
	if waits {
		s.config.Changed()
	}
}

// Act carries out the user's decision; a full trick that still lies on the table is
// gathered first. It returns ErrNotAsked out of turn, and a *bridge.RuleError if it is
// not legal; then nothing has changed.
func (s *Session) Act(e bridge.Event) error {
	return s.act(e, func(bridge.Board) bool { return true })
}

// ActOn is Act, but only as long as the board is still b: what took a while to decide is not done where play has gone
// on meanwhile. Then it returns ErrNotAsked.
func (s *Session) ActOn(b bridge.Board, e bridge.Event) error {
	return s.act(e, func(now bridge.Board) bool { return slices.Equal(now.Events(), b.Events()) })
}

// act carries out what the user has decided, if the board is one that it is meant for.
func (s *Session) act(e bridge.Event, meant func(bridge.Board) bool) (err error) {
	s.sitting.Look(func(n *now) {
		b := n.State.Board
		if err = n.MayAct(); err == nil && (!s.config.User.Acts(b.Table) || !meant(b)) {
			err = ErrNotAsked
		}
		if err == nil {
			_, err = b.Apply(e)
		}
		if err == nil {
			n.Take(e)
		}
	})
	if err == nil {
		s.GoOn()
	}
	return err
}

// Undo takes back the user's last act on this board, and all that followed; see
// [Config.LastDecision].
func (s *Session) Undo() error {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	if s.sitting.Closed || !s.Acted() && !s.sitting.Pending() {
		return ErrNothingToUndo
	}
	s.sitting.Stop()
	state, act := s.sitting.Unkept() // only now: the match may have gone on by an event while it stopped
	last := state.Board
	if act != nil && state.Err == nil {
		var err error
		if last, err = last.Apply(*act); err != nil {
			return err
		}
	}
	b, ok := s.habits().LastDecision(last)
	if !ok {
		s.start(state.Rubber, state.Board)
		return ErrNothingToUndo
	}
	if len(b.Events()) < len(state.Board.Events()) {
		if err := s.config.Journal.Undo(b); err != nil {
			s.fail(err)
			return err
		}
	}
	state.Rubber.Settled = false
	s.start(state.Rubber, b)
	return nil
}

// Settle breaks the session off after the board that has ended; see [session.Session.Settle]. It fails while a board goes on,
// and as the journal does.
func (s *Session) Settle() error {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	state := s.State()
	if s.sitting.Closed || state.Board.Phase() != bridge.Finished {
		return fault.New("a deal goes on")
	}
	s.sitting.Stop()
	settled, err := state.Rubber.With(state.Board).Settle()
	if err != nil {
		return err
	}
	if err := s.config.Journal.Settle(); err != nil {
		s.fail(err)
		return err
	}
	s.sitting.Update(func(n *now) { n.State.Rubber.Settled = settled.Settled })
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
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	playing := false
	s.sitting.Look(func(n *now) { playing = n.Thoughts != nil && !n.State.Board.Over() })
	if playing || s.sitting.Closed {
		return nil
	}
	s.sitting.Stop()
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
		s.fail(err)
		return err
	}
	s.start(rubber, b)
	return nil
}

// Advise returns the adviser's advice to the user. It returns ErrNotAsked
// out of turn, and the error of ctx or context.Canceled when the board is no longer played.
func (s *Session) Advise(ctx context.Context) (bot.Advice, error) {
	var b bridge.Board
	var t *thoughts
	s.sitting.Look(func(n *now) { b, t = n.State.Board, n.Thoughts })
	if t == nil || !s.config.User.Acts(b.Table) {
		return bot.Advice{}, ErrNotAsked
	}
	defer s.others.standStill()()
	return t.advise(ctx)
}

// Hinted notes that the user asked for advice.
func (s *Session) Hinted() error { return s.config.Journal.Hinted() }

// Hurry makes everything fast, or ends that: the computer players, full tricks, and
// cards that are no choice.
func (s *Session) Hurry(on bool) { s.sitting.Hurry(on) }

// Hold sets whether the user is about to do something other than play a card. Until then no card is
// played automatically.
func (s *Session) Hold(on bool) { s.sitting.Hold(on) }

// Stand pauses the game, or resumes it. Players go on thinking.
func (s *Session) Stand(on bool) { s.sitting.Stand(on) }

// Adjust sets the pace, and whether the only legal card is played automatically.
func (s *Session) Adjust(pace Pace, forced bool) {
	s.sitting.Look(func(*now) { s.config.Pace, s.config.Forced = pace, forced })
}

// habits returns the config as it is now: [Session.Adjust] may change it at any time.
func (s *Session) habits() (config Config) {
	s.sitting.Look(func(*now) { config = s.config })
	return config
}

// Retry continues after an error, from the board that was saved last.
func (s *Session) Retry() {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	state := s.State()
	if state.Err == nil {
		return // nothing has failed
	}
	s.sitting.Stop()
	s.start(state.Rubber, state.Board)
}
