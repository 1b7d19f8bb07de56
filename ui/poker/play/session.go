// Package play is a user's game of poker in progress, without a window: it plays the hands in the background, hands them
// what the user does, and tells the window what to show.
package play

import (
	"cmp"
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/sitting"
)

// ErrNotAsked is returned for an act of the user before his cards are there, or a second one.
var ErrNotAsked = sitting.ErrNotAsked

// ErrNothingToUndo is returned when the user hasn't done anything in this hand.
var ErrNothingToUndo = fault.New("there is nothing of yours to undo in this hand")

// ErrHandGoesOn is returned for what happens between two hands.
var ErrHandGoesOn = fault.New("a hand goes on")

// Session is a game that a user is playing. Its methods may be called from any goroutine and don't wait for anyone to think;
// those that change the course of the game wait for the journal: Undo, Next, and what happens between two hands.
type Session struct {
	sitting *sitting.Sitting[State, poker.Act, *thoughts]
	config  Config        // guarded by the sitting
	before  poker.Game    // before the hand; guarded by sitting.Course
	goOn    chan struct{} // closed when the user has seen enough of the pair that is settled; guarded by the sitting
}

// now holds the state of a session under its lock.
type now = sitting.Now[State, poker.Act, *thoughts]

// New returns a session that goes on with a game. If there is no hand yet, the first one is dealt. It fails if the game makes no
// sense, or as the journal does.
func New(config Config, start Start) (*Session, error) {
	players := map[poker.Seat]Player{}
	for seat, p := range config.Players {
		players[seat] = p
	}
	config.Players = players
	s := &Session{config: config, before: start.Game, goOn: make(chan struct{})}
	s.sitting = sitting.New[State, poker.Act, *thoughts](config.Changed, func(state *State, asked bool) { state.Asked = asked })
	s.sitting.Look(func(n *now) { n.State = State{Game: start.Game} })
	if start.Hand == nil {
		if start.Game.Over() {
			return nil, fault.New("this game is over")
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

// State returns the state to show.
func (s *Session) State() State { return s.sitting.State() }

// begin plays from a state of the hand on. No stretch may be in progress. Seen reports whether the user has seen the
// settlement of a hand that is over.
func (s *Session) begin(h poker.Hand, after []poker.Event, seen bool) error {
	state, err := in(s.before, h, after)
	if err != nil {
		return err
	}
	if seen {
		state.Settled = len(state.Settlement.Pairs)
	}
	state.Ended, state.Laid = s.ended(state), !s.config.Lays
	t := newThoughts(s.habits(), h)
	s.sitting.Begin(state, t, func(ctx context.Context) error { return s.play(ctx, t) }, s.fail)
	return nil
}

// ended reports whether the game is over for the user.
func (s *Session) ended(state State) bool {
	_, there := state.Game.State().Player(s.config.Person)
	return state.Game.Closed() || !there
}

// Close ends the session, and waits for the journal. Everything shown has been saved, and so has an act of the user's in his
// turn that was not shown yet; the error says why it has not. A second call does nothing.
func (s *Session) Close() error { return s.sitting.Close(s.keepAct) }

// keepAct keeps the user's act that was on its way when the hand was stopped. One that could not be kept before, as
// the state says, isn't tried again; and what he has decided before his turn was not done yet.
func (s *Session) keepAct() error {
	state, act := s.sitting.Unkept()
	if seat, ok := state.Hand.Turn(); act == nil || !ok || seat != s.config.Person || state.Err != nil {
		return nil
	}
	h, err := state.Hand.Apply(*act)
	if err != nil {
		return err
	}
	return s.config.Journal.Append(h)
}

// fail shows the error that stopped the game.
func (s *Session) fail(err error) { s.sitting.Update(func(n *now) { n.State.Err = err }) }

// Act carries out the user's decision, in his turn or, when his cards are there, before it: then it waits for his turn, and
// [Session.Undo] takes it back for nothing. It returns ErrNotAsked if he has acted already, and a [*poker.RuleError] if it
// is not legal; then nothing has changed.
func (s *Session) Act(a poker.Act) (err error) {
	a.Seat = s.config.Person
	early := false
	s.sitting.Look(func(n *now) {
		h := n.State.Hand
		if err = n.MayAct(); err == nil {
			err = h.CheckEarly(a)
		}
		if err != nil {
			return
		}
		n.Take(a)
		if seat, _ := h.Turn(); seat != a.Seat {
			n.State.Ready, early = &a, true
			n.Thoughts.decided(&a)
		}
	})
	if early {
		s.config.Changed()
	}
	return err
}

// Undo takes back the decision that the user has made before his turn, or else his last act in this hand and all that followed,
// which is counted. (Rules: progressive-poker, R15.)
func (s *Session) Undo() error {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	if s.withdraw() {
		return nil
	}
	if s.sitting.Closed || !s.Acted() && !s.sitting.Pending() {
		return ErrNothingToUndo
	}
	s.sitting.Stop()
	// Only now: the hand may have gone on by an act while it stopped.
	state, act := s.sitting.Unkept()
	if act != nil && state.Err == nil {
		return s.begin(state.Hand, nil, false)
	}
	h, ok := s.lastDecision()
	if !ok {
		return cmp.Or(s.begin(state.Hand, nil, false), ErrNothingToUndo)
	}
	if err := s.config.Journal.Undo(h); err != nil {
		s.fail(err)
		return err
	}
	return s.begin(h, nil, false)
}

// withdraw takes back the decision that the user has made before his turn, and reports whether there was one.
func (s *Session) withdraw() (ready bool) {
	s.sitting.Look(func(n *now) {
		if ready = n.State.Ready != nil && n.Thoughts != nil; ready {
			n.State.Ready, n.Event = nil, nil
			n.Thoughts.decided(nil)
		}
	})
	if ready {
		s.config.Changed()
	}
	return ready
}

// lastDecision returns the hand as it was before the user's last act; ok is false if there is none, or if the game is over
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

// Acted reports whether the user has done something in this hand that can be undone.
func (s *Session) Acted() bool {
	_, ok := s.lastDecision()
	return ok
}

// Next deals the next hand, after the one before has ended; until then it does nothing, so that it may be asked for twice. Computer
// players who have nothing left buy chips first. The error is a [*poker.RuleError] if the user must do so, or leave; or that
// of the journal.
func (s *Session) Next() error {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	state := s.State()
	if s.sitting.Closed || state.Ended || !state.Hand.Over() {
		return nil
	}
	s.sitting.Stop()
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

// Advise returns the adviser's advice to the user. It returns ErrNotAsked unless it is his turn, and the error
// of ctx, or [context.Canceled] when he acts meanwhile or the hand is no longer played.
func (s *Session) Advise(ctx context.Context) (bot.Advice, error) {
	var h poker.Hand
	var t *thoughts
	s.sitting.Look(func(n *now) { h, t = n.State.Hand, n.Thoughts })
	if seat, _ := h.Turn(); t == nil || seat != s.config.Person || s.config.Adviser == nil {
		return bot.Advice{}, ErrNotAsked
	}
	return t.advise(ctx, h)
}

// Hinted notes that the user asked for advice.
func (s *Session) Hinted() error { return s.config.Journal.Hinted() }

// Hurry makes everything fast, or ends that.
func (s *Session) Hurry(on bool) { s.sitting.Hurry(on) }

// Stand pauses the game, or resumes it. Players go on thinking.
func (s *Session) Stand(on bool) { s.sitting.Stand(on) }

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
	state := s.State()
	if err := s.begin(state.Hand, slices.Clone(state.After), !state.Settling()); err != nil {
		s.fail(err)
	}
}
