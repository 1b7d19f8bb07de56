package storage

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/superbridge/superbridge/game/fault"
)

// referring is a column that refers to a row of another table.
type referring struct{ table, column, parent, key, action string }

// references returns all foreign keys.
func references(ctx context.Context, from Querier) ([]referring, error) {
	return List(ctx, from, `
		SELECT its.name, refers."from", refers."table", coalesce(refers."to", (SELECT name FROM pragma_table_info(refers."table") WHERE pk = 1)), refers.on_delete
		FROM sqlite_schema AS its, pragma_foreign_key_list(its.name) AS refers WHERE its.type = 'table' ORDER BY its.name`, nil,
		func(r *referring) []any { return []any{&r.table, &r.column, &r.parent, &r.key, &r.action} })
}

// executor runs statements: a database, or a transaction in it.
type executor interface {
	Querier
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

// dropOrphans removes the rows that refer to missing ones, until there are none left, and returns their number by
// table.
func dropOrphans(ctx context.Context, in executor) (gone map[string]int, err error) {
	gone = map[string]int{}
	all, err := references(ctx, in)
	if err != nil {
		return nil, err
	}
	for more := true; more; {
		more = false
		for _, r := range all {
			missing := fmt.Sprintf("%s IS NOT NULL AND NOT EXISTS (SELECT 1 FROM %s AS parent WHERE parent.%s = %s.%s)", r.column, r.parent, r.key, r.table, r.column)
			statement := "DELETE FROM " + r.table + " WHERE " + missing
			if r.action == "SET NULL" {
				statement = "UPDATE " + r.table + " SET " + r.column + " = NULL WHERE " + missing
			}
			done, err := in.ExecContext(ctx, statement)
			if err != nil {
				return nil, err
			}
			n, err := done.RowsAffected()
			if err != nil {
				return nil, err
			}
			more = more || n > 0
			if r.action != "SET NULL" {
				gone[r.table] += int(n)
			}
		}
	}
	return gone, nil
}

// mend removes from each session what is wrong with it, so that the rest can be read.
func (s *salvage) mend(ctx context.Context, tx *sql.Tx, keepers []Keeper, tell func(part float64)) error {
	strays, err := straysIn(ctx, tx)
	if err != nil {
		return err
	}
	for _, stray := range strays {
		s.done.Left = append(s.done.Left, stray)
		s.done.Lost++
		if err := drop(ctx, tx, stray.Session); err != nil {
			return err
		}
	}
	sessions, err := sessionsIn(ctx, tx, keepers)
	if err != nil {
		return err
	}
	for i, session := range sessions {
		if err := s.mendSession(ctx, tx, session); err != nil {
			return err
		}
		tell(float64(i+1) / float64(len(sessions)))
	}
	return nil
}

// mendSession mends a session, or removes it.
func (s *salvage) mendSession(ctx context.Context, tx *sql.Tx, session keptSession) error {
	const turns = 10_000                                // each turn removes at least a part
	changed, quiet := false, context.WithoutCancel(ctx) // for many small statements: see table.scan
	for range turns {
		faults, err := session.keeper.Faults(quiet, tx, session.id)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err == nil && len(faults) == 0 {
			if changed {
				err = session.keeper.Settle(quiet, tx, session.id)
			}
			if err == nil {
				s.done.Sessions++
				return nil
			}
		}
		if err != nil {
			s.done.Left = append(s.done.Left, fault.Errorf("session %d: %w", session.id, err))
			break
		}
		f := faults[0]
		// If a board has been removed, the next one gets its number, and often has the same fault.
		if n := len(s.done.Left); n == 0 || s.done.Left[n-1].Error() != f.Err.Error() {
			s.done.Left = append(s.done.Left, f.Err)
		}
		better, err := cure(quiet, tx, session, f, len(faults))
		if err != nil {
			return err
		}
		if !better {
			break
		}
		changed = changed || f.Cure == nil
	}
	s.done.Lost++
	return drop(ctx, tx, session.id)
}

// cure tries removals, the smallest first, until the fault is gone, and reports whether it is.
func cure(ctx context.Context, tx *sql.Tx, session keptSession, f Fault, faults int) (better bool, err error) {
	var parts int
	if err := tx.QueryRowContext(ctx, "SELECT coalesce(min(max(position), 1 << 40), -1) + 1 FROM part WHERE session = ?", session.id).Scan(&parts); err != nil {
		return false, err
	}
	run := func(statements ...string) func(tx *sql.Tx) error {
		return func(tx *sql.Tx) error {
			for _, statement := range statements {
				if _, err := tx.ExecContext(ctx, statement, session.id, f.Part-1, f.Event-1); err != nil {
					return err
				}
			}
			return nil
		}
	}
	const goesOn = "UPDATE session SET over = 0, result = '', won = NULL WHERE id = ?1"
	var tries []func(tx *sql.Tx) error
	if f.Cure != nil {
		tries = append(tries, f.Cure)
	}
	if f.Part == parts && f.Event > 0 { // the last part goes on from where it can be read
		tries = append(tries, run("DELETE FROM event WHERE part = (SELECT id FROM part WHERE session = ?1 AND position = ?2) AND position >= ?3",
			"UPDATE part SET finished = NULL WHERE session = ?1 AND position = ?2", goesOn))
	}
	if f.Part > 0 {
		dropPart := run("DELETE FROM event WHERE part IN (SELECT id FROM part WHERE session = ?1 AND position = ?2)",
			"DELETE FROM part WHERE session = ?1 AND position = ?2", goesOn)
		dropAllFrom := run("DELETE FROM event WHERE part IN (SELECT id FROM part WHERE session = ?1 AND position >= ?2)",
			"DELETE FROM part WHERE session = ?1 AND position >= ?2", goesOn)
		tries = append(tries, func(tx *sql.Tx) error {
			if err := dropPart(tx); err != nil {
				return err
			}
			return closeUp(ctx, tx, session.id)
		}, dropAllFrom)
	}
	for _, try := range tries {
		if _, err := tx.ExecContext(ctx, "SAVEPOINT cure"); err != nil {
			return false, err
		}
		err := try(tx)
		if err == nil {
			var left []Fault
			left, err = session.keeper.Faults(ctx, tx, session.id)
			better = err == nil && len(left) < faults
		}
		end := "RELEASE cure"
		if !better {
			end = "ROLLBACK TO cure; RELEASE cure"
		}
		if _, err := tx.ExecContext(context.WithoutCancel(ctx), end); err != nil {
			return false, err
		}
		if better || ctx.Err() != nil {
			return better, ctx.Err()
		}
	}
	return false, nil
}

// closeUp renumbers the positions of a session's parts without gaps.
func closeUp(ctx context.Context, tx *sql.Tx, session int64) error {
	ids, err := Column[int64](ctx, tx, "SELECT id FROM part WHERE session = ? ORDER BY position", session)
	for i, id := range ids {
		if err == nil {
			_, err = tx.ExecContext(ctx, "UPDATE part SET position = ? WHERE id = ?", i, id)
		}
	}
	return err
}

// drop deletes a session with all that belongs to it; foreign keys are on.
func drop(ctx context.Context, tx *sql.Tx, session int64) error {
	for _, statement := range []string{
		"DELETE FROM event WHERE part IN (SELECT id FROM part WHERE session = ?)",
		"DELETE FROM part WHERE session = ?",
		"DELETE FROM session WHERE id = ?",
	} {
		if _, err := tx.ExecContext(ctx, statement, session); err != nil {
			return err
		}
	}
	return nil
}
