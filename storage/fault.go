package storage

import (
	"context"
	"database/sql"
	"errors"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
)

// Fault is an error in the stored data, as lists, records and exports would find it.
type Fault struct {
	Session int64 // 0 if it concerns none
	Part    int   // in the session, from 1; 0 if it doesn't concern a part
	Event   int   // in the part, from 1; 0 if it doesn't concern an event
	Err     error // describes all of this in words

	// Cure removes the fault, and nothing else. It is nil if the part, or the session, must be removed.
	Cure func(tx *sql.Tx) error
}

// Keeper answers for the sessions of a family of games.
type Keeper interface {
	// Head returns the table with one row for each of its sessions, keyed by session.
	Head() string
	// Faults returns the faults of a session.
	Faults(ctx context.Context, tx *sql.Tx, session int64) ([]Fault, error)
	// Settle recomputes the results of a session and its parts after a part or event has been removed. The session must
	// have no faults.
	Settle(ctx context.Context, tx *sql.Tx, session int64) error
}

// Faults checks all sessions, including those in the trash, and rows that refer to missing ones.
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
	for i, session := range sessions {
		faults, err := session.keeper.Faults(ctx, tx, session.id)
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			return nil, fault.Errorf("session %d: %w", session.id, err)
		}
		all = append(all, faults...)
		progress(i+1, len(sessions))
	}
	orphans, err := orphansIn(ctx, tx)
	return append(all, orphans...), err
}

// keptSession is a session and its keeper.
type keptSession struct {
	id     int64
	keeper Keeper
}

// sessionsIn returns the sessions of all keepers, ordered by number.
func sessionsIn(ctx context.Context, tx *sql.Tx, keepers []Keeper) (all []keptSession, err error) {
	for _, k := range keepers {
		err := Each(ctx, tx, "SELECT id FROM session JOIN "+k.Head()+" ON "+k.Head()+".session = session.id", nil, func(rows *sql.Rows) error {
			session := keptSession{keeper: k}
			err := rows.Scan(&session.id)
			all = append(all, session)
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

// orphansIn counts, for each table, the rows that refer to missing ones.
func orphansIn(ctx context.Context, tx *sql.Tx) (all []Fault, err error) {
	err = Each(ctx, tx, `SELECT "table", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2 ORDER BY 1, 2`, nil, func(rows *sql.Rows) error {
		var table, parent string
		var n int
		err := rows.Scan(&table, &parent, &n)
		all = append(all, Fault{Err: fault.Errorf("%d of the rows of %s belong to a row of %s that is missing", n, table, parent)})
		return err
	})
	return all, err
}

// FaultsOf converts a game's own errors about a session to faults. at returns the part and the event of such an error;
// any other error concerns the whole session.
func FaultsOf(session int64, wrong []error, at func(error) (part, event int, ok bool)) (all []Fault, err error) {
	for _, problem := range wrong {
		f := Fault{Session: session, Err: problem}
		if part, event, ok := at(problem); ok {
			f.Part, f.Event = part, event
		} else if errors.Is(problem, context.Canceled) || errors.Is(problem, context.DeadlineExceeded) {
			return nil, problem
		}
		var curable interface{ Cure(tx *sql.Tx) error }
		if errors.As(problem, &curable) {
			f.Cure = curable.Cure
		}
		all = append(all, f)
	}
	return all, nil
}
