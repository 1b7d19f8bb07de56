// Package match runs boards and sessions: it asks the player whose turn it is, checks
// and journals what he does, and then shows it to whoever watches.
package match

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/turn"
)

// Player decides for a seat. A declarer is asked for dummy's cards too.
type Player = turn.Player[bridge.View, bridge.Event]

// Journal keeps the boards.
type Journal = turn.Journal[bridge.Board]

// Match is four players at a table.
type Match struct {
	Players [4]Player // by seat
	Journal Journal   // or nil
	// Watch, unless nil, is shown the board after each event, in the goroutine that runs
	// the match.
	Watch func(b bridge.Board)
}

// Error says which player stopped a match, and why.
type Error struct {
	Seat card.Seat
	Err  error // the player's own, or a *bridge.RuleError for an illegal act
}

func (e *Error) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *Error) Words() fault.Phrase { return fault.Say("player %v: %v", e.Seat, e.Err) }

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// Board plays a board on from where it is to its end. When something stops it (ctx is
// cancelled, a player fails or does something illegal, the journal fails), it returns
// the last good board with the error.
func (m *Match) Board(ctx context.Context, b bridge.Board) (bridge.Board, error) {
	table := turn.Table[bridge.Board, bridge.Event]{
		Ask: func(ctx context.Context, b bridge.Board) (bridge.Event, error) {
			event, err := m.Players[b.Actor()].Act(ctx, b.View(b.Actor()))
			if err != nil {
				err = &Error{b.Actor(), err}
			}
			return event, err
		},
		Watch: func(_ context.Context, b bridge.Board) error {
			if m.Watch != nil {
				m.Watch(b)
			}
			return nil
		},
	}
	if m.Journal != nil {
		table.Append = m.Journal.Append
	}
	b, err := table.Play(ctx, b)
	if illegal, ok := err.(*bridge.RuleError); ok {
		err = &Error{b.Actor(), illegal}
	}
	return b, err
}

// Session plays a session on, from the end of its last finished board, with deals from
// deal. It returns the session with the boards that were finished; the error is as with
// [Match.Board].
func (m *Match) Session(ctx context.Context, s session.Session, deal func() card.Deal) (session.Session, error) {
	// The first board goes into a copy of the caller's slice; later ones into that copy, as
	// [session.Session.With] would copy all boards for each.
	s.Boards = slices.Clip(s.Boards)
	for !s.Over() {
		b, err := s.Next(deal())
		if err != nil {
			return s, err
		}
		if m.Journal != nil {
			if err := m.Journal.Begin(b); err != nil {
				return s, err
			}
		}
		b, err = m.Board(ctx, b)
		if err != nil {
			return s, err
		}
		s.Boards = append(s.Boards, b)
	}
	return s, nil
}
