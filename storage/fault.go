package storage

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
)

// Fault is something that is wrong with what is kept, as lists, records and exports would find it.
type Fault struct {
	Session int64 // 0: of none
	Part    int   // in the session, from 1; 0 if it is not a part's
	Event   int   // in the part, from 1; 0 if it is not an event's
	Err     error // says all of this in words

	// Cure takes away what is wrong, and nothing else. It is nil where the part must go, or the session.
	Cure func(tx *sql.Tx) error
}

// Keeper is what a family of games says of its sessions.
type Keeper interface {
	// Head returns the table that has a row for each of its sessions, with the session for key.
	Head() string
	// Faults returns what is wrong with a session.
	Faults(ctx context.Context, tx *sql.Tx, session int64) ([]Fault, error)
	// Settle works out again what a session and its parts have come to, of which some part or event has been taken away. There
	// must be nothing wrong with it.
	Settle(ctx context.Context, tx *sql.Tx, session int64) error
}

// Faults looks all sessions through, those in the trash too, and what refers to what isn't there.
func (s *Store) Faults(ctx context.Context, keepers []Keeper, progress func(done, total int)) (all []Fault, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		all, err = faultsIn(ctx, tx, keepers, progress)
		return err
	})
	return all, err
}

func faultsIn(ctx context.Context, tx *sql.Tx, keepers []Keeper, progress func(done, total int)) (all []Fault, err error) {
	strays, err := straysIn(ctx, tx)
	if err != nil {
		return nil, err
	}
	for _, stray := range strays {
		all = append(all, Fault{Session: stray.Session, Err: stray})
	}
	sessions, err := sessionsIn(ctx, tx, keepers)
	if err != nil {
		return nil, err
	}
	for i, its := range sessions {
		faults, err := its.keeper.Faults(ctx, tx, its.id)
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			return nil, fmt.Errorf("session %d: %w", its.id, err)
		}
		all = append(all, faults...)
		progress(i+1, len(sessions))
	}
	orphans, err := orphansIn(ctx, tx)
	return append(all, orphans...), err
}

// keptSession is a session with its keeper.
type keptSession struct {
	id     int64
	keeper Keeper
}

// sessionsIn returns the sessions of all keepers, by their numbers.
func sessionsIn(ctx context.Context, tx *sql.Tx, keepers []Keeper) (all []keptSession, err error) {
	for _, k := range keepers {
		err := Each(ctx, tx, "SELECT id FROM session JOIN "+k.Head()+" ON "+k.Head()+".session = session.id", nil, func(rows *sql.Rows) error {
			its := keptSession{keeper: k}
			err := rows.Scan(&its.id)
			all = append(all, its)
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(all, func(a, b keptSession) int {
		if a.id < b.id {
			return -1
		}
		return int(min(1, a.id-b.id))
	})
	return all, nil
}

// orphansIn says how many rows of each table refer to what isn't there.
func orphansIn(ctx context.Context, tx *sql.Tx) (all []Fault, err error) {
	err = Each(ctx, tx, `SELECT "table", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2 ORDER BY 1, 2`, nil, func(rows *sql.Rows) error {
		var table, parent string
		var n int
		err := rows.Scan(&table, &parent, &n)
		all = append(all, Fault{Err: fmt.Errorf("%d of the rows of %s belong to a row of %s that is missing", n, table, parent)})
		return err
	})
	return all, err
}

// FaultsOf sorts what a game has found wrong with a session, as errors of its own, into faults. At returns of such an error the part and
// the event; any other error is one of the whole session.
func FaultsOf(session int64, wrong []error, at func(error) (part, event int, ok bool)) (all []Fault, err error) {
	for _, its := range wrong {
		f := Fault{Session: session, Err: its}
		if part, event, ok := at(its); ok {
			f.Part, f.Event = part, event
		} else if errors.Is(its, context.Canceled) || errors.Is(its, context.DeadlineExceeded) {
			return nil, its
		}
		var curable interface{ Cure(tx *sql.Tx) error }
		if errors.As(its, &curable) {
			f.Cure = curable.Cure
		}
		all = append(all, f)
	}
	return all, nil
}
