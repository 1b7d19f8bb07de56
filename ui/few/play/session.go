// Package play is a user's session of bridge for two or three in progress, without a window: it plays the deals in the background,
// hands them what the user does, and tells the window what to show.
package play

import (
	"cmp"
	"context"
	"maps"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/kit/sitting"
)

// ErrNotAsked is returned for an act of the user out of turn.
var ErrNotAsked = sitting.ErrNotAsked

// ErrNothingToUndo is returned when the user hasn't decided anything in this deal.
var ErrNothingToUndo = fault.New("there is nothing of yours to undo in this deal")

// ErrDealGoesOn is returned for what happens between two deals.
var ErrDealGoesOn = fault.New("a deal goes on")

// Session is a session that a user is playing, a rubber or one for each soloist. Its methods may be called from any goroutine and
// don't wait for anyone to think; Undo, Next, Settle and Close wait for the journal.
type Session struct {
	sitting *sitting.Sitting[State, few.Event, *thoughts]
	config  Config        // guarded by the sitting
	before  few.Session   // the deal; guarded by sitting.Course
	goOn    chan struct{} // closed when the trick that waits is gathered; guarded by the sitting
}

// now holds the state of a session under its lock.
type now = sitting.Now[State, few.Event, *thoughts]

// New returns a session that goes on. It fails if there is nothing left to play, if the board doesn't follow from the deals
// before it, or as the journal does.
func New(config Config, start Start) (*Session, error) {
	config.Players = maps.Clone(config.Players)
	s := &Session{config: config, before: start.Session}
	s.sitting = sitting.New[State, few.Event, *thoughts](config.Changed, func(state *State, asked bool) { state.Asked = asked })
	if start.Board != nil {
		return s, s.begin(*start.Board)
	}
	if start.Session.Over() {
		return nil, fault.New("this session is over")
	}
	if err := s.deal(start.Session); err != nil {
		return nil, err
	}
	return s, nil
}

// State returns the state to show.
func (s *Session) State() State { return s.sitting.State() }

// begin plays from a state of the deal on. No stretch may be in progress.
func (s *Session) begin(b few.Board) error {
	state, err := s.habits().at(s.before, b)
	if err != nil {
		return err
	}
	t := newThoughts(s.habits(), b)
	s.sitting.Begin(state, t, func(ctx context.Context) error { return s.play(ctx, t) }, s.fail)
	return nil
}

// Close ends the session, and waits for the journal. Everything shown has been saved, and so has an act of the user's that was
// not shown yet; the error says why it has not. A second call does nothing.
func (s *Session) Close() error { return s.sitting.Close(s.keepAct) }

// keepAct keeps the user's act that was on its way when the deal was stopped. One that could not be kept before, as the state
// says, isn't tried again.
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

// fail shows the error that stopped the game.
func (s *Session) fail(err error) { s.sitting.Update(func(n *now) { n.State.Err = err }) }

// Act carries out the user's decision in his turn; a full trick that still lies on the table is gathered first. It returns
// ErrNotAsked out of turn, and a [*few.RuleError] if it is not legal; then nothing has changed.
func (s *Session) Act(e few.Event) (err error) {
	s.sitting.Look(func(n *now) {
		b := n.State.Board
		if err = n.MayAct(); err == nil && (b.Over() || b.Turn() != s.config.Person) {
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

// Undo takes back the last thing that the user has decided in this deal, and all that followed. A card that came by itself was no
// decision.
func (s *Session) Undo() error {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	if s.sitting.Closed || !s.State().Undoable && !s.sitting.Pending() {
		return ErrNothingToUndo
	}
	s.sitting.Stop()
	state, act := s.sitting.Unkept() // only now: the deal may have gone on by an event while it stopped
	kept := len(state.Board.Events())
	if act != nil && state.Err == nil {
		b, err := state.Board.Apply(*act)
		if err == nil {
			state, err = s.habits().after(state, b)
		}
		if err != nil {
			return err
		}
	}
	n, ok := state.lastDecision()
	if !ok {
		return cmp.Or(s.begin(state.Board.Prefix(kept)), ErrNothingToUndo)
	}
	b := state.Board.Prefix(n)
	if n < kept {
		if err := s.config.Journal.Undo(b); err != nil {
			s.fail(err)
			return err
		}
	}
	return s.begin(b)
}

// Next deals the next cards, after the deal before has ended; until then, and after the end of the session, it does nothing, so that
// it may be asked for twice.
func (s *Session) Next() error {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	state := s.State()
	if s.sitting.Closed || !state.Board.Over() || state.Ended() {
		return nil
	}
	s.sitting.Stop()
	err := s.deal(state.Session)
	if err != nil {
		s.fail(err)
	}
	return err
}

// deal deals the next cards of a session. No stretch may be in progress.
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
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	state := s.State()
	switch {
	case s.sitting.Closed || !state.Board.Over():
		return ErrDealGoesOn
	case state.Ended():
		return nil
	}
	s.sitting.Stop()
	if err := s.config.Journal.Settle(state.Session); err != nil {
		s.fail(err)
		return err
	}
	s.sitting.Update(func(n *now) { n.State.Settled, n.State.Err = true, nil })
	return nil
}

// Advise returns the adviser's advice to the user. It returns ErrNotAsked unless it is his turn, and the error of ctx,
// or [context.Canceled] when he acts meanwhile or the deal is no longer played.
func (s *Session) Advise(ctx context.Context) (bot.Advice, error) {
	var b few.Board
	var t *thoughts
	s.sitting.Look(func(n *now) { b, t = n.State.Board, n.Thoughts })
	if t == nil || b.Over() || b.Turn() != s.config.Person || s.config.Adviser == nil {
		return bot.Advice{}, ErrNotAsked
	}
	return t.advise(ctx, b)
}

// Hinted notes that the user asked for advice.
func (s *Session) Hinted() error { return s.config.Journal.Hinted() }

// Hurry makes everything fast, or ends that: the computer players, full tricks, and cards that are no choice.
func (s *Session) Hurry(on bool) { s.sitting.Hurry(on) }

// Hold sets whether the user is about to do something other than play a card. Until then no card is played automatically.
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

// Retry continues after an error, from what was saved last.
func (s *Session) Retry() {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	if s.State().Err == nil {
		return // nothing has failed
	}
	s.sitting.Stop()
	if err := s.begin(s.State().Board); err != nil {
		s.fail(err)
	}
}
