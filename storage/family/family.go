// Package family holds what the rooms of storage for poker, chess, and bridge for two and three have in common. Each of
// them describes itself by a [Family]: its tables, and the words of its errors.
//
// A game is a session of package storage, and a part of it is a deal, a hand, or at chess the game itself. What a game
// stores, and the conditions of its filter, are up to its own room.
package family

import (
	"context"
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/game/fault"
)

// Family describes a family of games.
type Family struct {
	Head  string // table with a row for each game, keyed by session
	Seats string // table with the players of each game, with their levels; those of persons are empty

	Single bool // a game has only one part

	// Words for errors.
	Part   fault.Phrase // as in "hand"; "game" if it is the only one
	Parts  fault.Phrase // as in "hands"
	Of     fault.Phrase // after several games or parts, as in " of poker"
	Number fault.Phrase // after the number of a game or part, as in " of poker"

	NoGame error // for a number that no game has
}

// numbered names a game.
func (f *Family) numbered(game int64) fault.Phrase { return fault.Say("game %d%v", game, f.Number) }

// numberedPart names a part.
func (f *Family) numberedPart(part int64) fault.Phrase {
	return fault.Say("%v %d%v", f.Part, part, f.Number)
}

// Faults that a part may have.
var (
	ErrMissing = fault.New("it is missing")
	ErrGap     = fault.New("an event is missing")
)

// ReplayError says where stored data breaks the rules, or can't be read.
type ReplayError struct {
	Game  int64
	Part  int // counted from 1; 0 if the fault isn't in a part
	Event int // of the part, counted from 1; 0 if the fault isn't in an event
	Err   error

	of *Family
}

// Fault returns the error for a fault of a game; see [ReplayError].
func (f *Family) Fault(game int64, part, event int, err error) *ReplayError {
	return &ReplayError{game, part, event, err, f}
}

func (e *ReplayError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *ReplayError) Words() fault.Phrase {
	game, part := e.of.numbered(e.Game), e.Part > 0 && !e.of.Single
	switch {
	case part && e.Event > 0:
		return fault.Say("%v, %v %d, event %d: %v", game, e.of.Part, e.Part, e.Event, e.Err)
	case part:
		return fault.Say("%v, %v %d: %v", game, e.of.Part, e.Part, e.Err)
	case e.Event > 0:
		return fault.Say("%v, event %d: %v", game, e.Event, e.Err)
	}
	return fault.Say("%v: %v", game, e.Err)
}

// Unwrap returns the cause, an error of the rules for an illegal event.
func (e *ReplayError) Unwrap() error { return e.Err }

// Explain adds a game's number to an error that doesn't name it.
func (f *Family) Explain(game int64, err error) error {
	var replay *ReplayError
	if err == nil || errors.As(err, &replay) {
		return err
	}
	return fault.Errorf("%s: %w", f.numbered(game), err)
}

// Whole returns a game, or the fault because of which only a part of it could be read.
func Whole[G any](g G, fault, err error) (G, error) {
	if err == nil {
		err = fault
	}
	if err != nil {
		var none G
		return none, err
	}
	return g, nil
}

// Readable returns a game of which a part can be read, and reports its fault to left; if left is nil, it returns the
// fault.
func Readable[G any](g G, fault, err error, left func(error)) (G, error) {
	switch {
	case err != nil, fault == nil:
		return g, err
	case left == nil:
		return g, fault
	}
	left(fault)
	return g, nil
}

// Game returns what read returns of a game, in a transaction.
func Game[G any](ctx context.Context, s *Store, id int64, read func(context.Context, *sql.Tx, int64) (G, error)) (g G, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		g, err = read(ctx, tx, id)
		return err
	})
	return g, s.of.Explain(id, err)
}

// Part returns what read returns of a part, in a transaction.
func Part[P any](ctx context.Context, s *Store, id int64, read func(context.Context, *sql.Tx, int64) (P, error)) (p P, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		p, err = read(ctx, tx, id)
		return err
	})
	if err != nil {
		var none P
		return none, fault.Errorf("%s %d: %w", s.of.Part, id, err)
	}
	return p, nil
}

// New stores a new game, unless wrong says why it can't start, and returns its number. insert gets the time, in
// milliseconds since 1970; name is the game's in errors.
func New(s *Store, name fault.Phrase, wrong error, insert func(tx *sql.Tx, now int64) (int64, error)) (id int64, err error) {
	if err = wrong; err == nil {
		err = s.Write(func(tx *sql.Tx) error {
			id, err = insert(tx, s.Now().UnixMilli())
			return err
		})
	}
	if err != nil {
		return 0, fault.Errorf("keeping a new game of %s: %w", name, err)
	}
	return id, nil
}

// Last returns the newest part; ok is false if there is none yet.
func Last[P any](parts []P) (p P, ok bool) {
	if len(parts) == 0 {
		return p, false
	}
	return parts[len(parts)-1], true
}

// Lines returns what read returns of some games or parts, in a transaction. what says what they are, as in "hands".
func Lines[L any](ctx context.Context, s *Store, what fault.Phrase, ids []int64, read func(context.Context, *sql.Tx, []int64) ([]L, error)) (all []L, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		all, err = read(ctx, tx, ids)
		return err
	})
	if err != nil {
		return nil, fault.Errorf("reading %d %s%s: %w", len(ids), what, s.of.Of, err)
	}
	return all, nil
}
