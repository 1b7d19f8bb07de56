package play

import "github.com/superbridge/superbridge/game/few"

// State is a session as the table shows it. It is a value.
type State struct {
	Session  few.Session // with Board, if that is over
	Board    few.Board   // the newest deal
	Gathered int         // how many of its full tricks have been taken off the table
	Waits    bool        // a full trick is on the table until it is gathered
	Asked    bool        // the user is to act
	Alone    bool        // it is the user's turn, and the only card that he may play comes by itself
	Settled  bool        // the session has been broken off
	Undoable bool        // the user has decided something in this deal that can be taken back
	Err      error       // the error that stopped the session, or nil

	own []bool // of each event, whether the user has decided it
}

// Over reports whether the deal is over, and its last trick no longer waits.
func (s State) Over() bool { return s.Board.Stage() == few.StageFinished && !s.Waits }

// Ended reports whether no deal follows: the session is over, or has been broken off.
func (s State) Ended() bool { return s.Settled || s.Session.Over() }

// at returns the state on a board that is taken up, after the deals before it. All its tricks have been seen.
func (c Config) at(before few.Session, b few.Board) (State, error) {
	events := b.Events()
	s := State{Session: before, Board: b.Prefix(0)}
	for _, e := range events {
		next, err := s.Board.Apply(e)
		if err == nil {
			s, err = c.after(s, next)
		}
		if err != nil {
			return State{}, err
		}
	}
	s.Board = b
	s.Gathered, s.Waits = len(b.Tricks()), false
	_, s.Alone = c.alone(b)
	return s, nil
}

// after returns the state after one more event.
func (c Config) after(s State, b few.Board) (State, error) {
	events := b.Events()
	own := c.decides(s.Board, events[len(events)-1].Kind)
	s.own = append(s.own[:len(s.own):len(s.own)], own)
	s.Undoable = s.Undoable || own
	s.Board, s.Asked = b, false
	s.Waits = s.Gathered < len(b.Tricks())
	_, s.Alone = c.alone(b)
	if b.Stage() != few.StageFinished {
		return s, nil
	}
	var err error
	s.Session, err = s.Session.Played(b)
	return s, err
}

// lastDecision returns how many events came before the last one that the user has decided; ok is false if there is none.
func (s State) lastDecision() (n int, ok bool) {
	for n := len(s.own) - 1; n >= 0; n-- {
		if s.own[n] {
			return n, true
		}
	}
	return 0, false
}
