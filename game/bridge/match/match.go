// Package match runs boards and sessions: it asks the player whose turn it is, checks
// and journals what he does, and then shows it to whoever watches.
package match

import (
	"context"
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// Player decides for a seat: a person at a window, or a program.
type Player interface {
	// Act returns the player's next act. It is called only when v.Actor() is v.Seat; a declarer is asked for
	// dummy's cards too. It returns the error of ctx soon after that is cancelled.
	Act(ctx context.Context, v bridge.View) (bridge.Event, error)
}

// Journal keeps what happens, durably: when a method returns nil, the news must survive
// a crash. An error stops the match.
type Journal interface {
	// Begin receives each new board, before its first event.
	Begin(b bridge.Board) error
	// Append receives each event that has been checked, before anyone sees it: the last
	// of b's events.
	Append(b bridge.Board) error
}

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

func (e *Error) Error() string { return fmt.Sprintf("player %v: %v", e.Seat, e.Err) }

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// Board plays a board on from where it is to its end. When something stops it (ctx is
// cancelled, a player fails or does something illegal, the journal fails), it returns
// the last good board with the error.
func (m *Match) Board(ctx context.Context, b bridge.Board) (bridge.Board, error) {
	for b.Phase() != bridge.Finished {
		if err := ctx.Err(); err != nil {
			return b, err
		}
		seat := b.Actor()
		event, err := m.Players[seat].Act(ctx, b.View(seat))
		if err != nil {
			return b, &Error{seat, err}
		}
		next, err := b.Apply(event)
		if err != nil {
			return b, &Error{seat, err}
		}
		// An act that comes back after the cancellation doesn't count: whoever cancelled
		// takes the board to be as it was.
		if err := ctx.Err(); err != nil {
			return b, err
		}
		if m.Journal != nil {
			if err := m.Journal.Append(next); err != nil {
				return b, err
			}
		}
		b = next
		if m.Watch != nil {
			m.Watch(b)
		}
	}
	return b, nil
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
