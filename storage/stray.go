package storage

import (
	"context"
	"database/sql"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// StrayError says that a game's data for a session is missing, or that no game knows the session.
type StrayError struct {
	Session int64
	Game    string
}

func (e *StrayError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *StrayError) Words() fault.Phrase {
	return fault.Say("session %d of %q: what belongs to it is missing", e.Session, e.Game)
}

// Strays returns an error for each session without data of its game, including those in the trash.
func (s *Store) Strays(ctx context.Context) (all []error, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		strays, err := straysIn(ctx, tx)
		for _, stray := range strays {
			all = append(all, stray)
		}
		return err
	})
	return all, err
}

func straysIn(ctx context.Context, tx *sql.Tx) (all []*StrayError, err error) {
	heads, err := headTables(ctx, tx)
	if err != nil || len(heads) == 0 {
		return nil, err
	}
	query := "SELECT id, game FROM session WHERE id NOT IN (SELECT session FROM " + strings.Join(heads, " UNION ALL SELECT session FROM ") + ") ORDER BY id"
	err = Each(ctx, tx, query, nil, func(rows *sql.Rows) error {
		e := &StrayError{}
		err := rows.Scan(&e.Session, &e.Game)
		all = append(all, e)
		return err
	})
	return all, err
}

// headTables returns the tables in which games have one row for each of their sessions: those keyed by a session's
// number.
func headTables(ctx context.Context, tx *sql.Tx) ([]string, error) {
	return Column[string](ctx, tx, `
		SELECT its.name FROM sqlite_schema AS its, pragma_foreign_key_list(its.name) AS refers
		WHERE its.type = 'table' AND refers."table" = 'session' AND refers."from" = 'session'
			AND (SELECT group_concat(name) FROM pragma_table_info(its.name) WHERE pk > 0) = 'session'
		ORDER BY its.name`)
}
