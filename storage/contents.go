package storage

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"github.com/superbridge/superbridge/game/fault"
)

// Contents summarises a data file.
type Contents struct {
	Version int // of the file; an older one is brought up to date when it is opened
	Games   []GameContents
	First   time.Time // when the first session started and the last one changed; zero if there are none
	Last    time.Time
	Deleted int // sessions in the trash, not counted among the others
}

// GameContents summarises the sessions of a game.
type GameContents struct {
	Game     string // as in [Session]
	Sessions int
	Parts    int // boards, hands, or games within the sessions
}

// ContentsOf checks a copy, or another data file that nobody has open, and returns its contents. Errors are
// [*OpenError]; one of the kind [Damaged] means that it can't replace the current file.
func ContentsOf(ctx context.Context, path string) (c Contents, err error) {
	db, err := lookThrough(ctx, path)
	if err != nil {
		return c, err
	}
	defer db.Close()
	c, err = contents(ctx, db)
	if err != nil {
		err = place(path).error(sqliteProblem(err), err)
	}
	return c, err
}

// Contents returns the contents of the store.
func (s *Store) Contents(ctx context.Context) (Contents, error) { return contents(ctx, s.read) }

// lookThrough checks a file that nobody else has open, and opens it without changing it. Errors are [*OpenError].
func lookThrough(ctx context.Context, path string) (db *sql.DB, err error) {
	p := place(path)
	if err := regular(p); err != nil {
		if errors.Is(err, fs.ErrNotExist) { // a copy has no copies
			err = &OpenError{Missing, path, fs.ErrNotExist}
		}
		return nil, err
	}
	if db, err = connect(p.dsn("mode=ro&immutable=1")); err != nil {
		return nil, p.error(sqliteProblem(err), err)
	}
	version, err := verify(ctx, p, db, true)
	if err == nil && version == 0 {
		err = p.error(NotADatabase, fault.New("there is nothing in it"))
	}
	if err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}

// Before version 6 sessions were rubbers, and parts boards; before version 2 nothing could be deleted.
const (
	withSessions = 6
	withTrash    = 2
)

// sessionsOf returns the subquery for the sessions in a file of a version: id, started, changed, game, deleted, parts,
// events.
func sessionsOf(version int) string {
	session, part, key, game, deleted := "session", "part", "session", "game", "deleted"
	if version < withSessions {
		session, part, key, game = "rubber", "board", "rubber", "rules"
	}
	if version < withTrash {
		deleted = "NULL"
	}
	return fmt.Sprintf(`SELECT id, started, changed, %s AS game, %s AS deleted,
		(SELECT count(*) FROM %s AS its WHERE its.%s = %s.id) AS parts FROM %s`, game, deleted, part, key, session, session)
}

func contents(ctx context.Context, db *sql.DB) (c Contents, err error) {
	err = InTx(ctx, db, func(tx *sql.Tx) error {
		if err := tx.QueryRowContext(ctx, "PRAGMA user_version").Scan(&c.Version); err != nil {
			return err
		}
		from := "(" + sessionsOf(c.Version) + ")"
		var first, last sql.NullInt64
		query := "SELECT min(started), max(changed), count(deleted) FROM " + from
		if err := tx.QueryRowContext(ctx, query).Scan(&first, &last, &c.Deleted); err != nil {
			return err
		}
		if first.Valid {
			c.First, c.Last = FromMillis(first.Int64), FromMillis(last.Int64)
		}
		query = "SELECT game, count(*), sum(parts) FROM " + from + " WHERE deleted IS NULL GROUP BY game ORDER BY game"
		return Each(ctx, tx, query, nil, func(rows *sql.Rows) error {
			var g GameContents
			err := rows.Scan(&g.Game, &g.Sessions, &g.Parts)
			c.Games = append(c.Games, g)
			return err
		})
	})
	return c, err
}

// Loss counts the sessions of a game that would be lost if a copy replaced the current data.
type Loss struct {
	Game  string
	Gone  int // sessions that are not in the copy
	Older int // sessions that have changed since the copy
}

// LossTo returns what would be lost, by game, if the copy at path replaced the current data. Sessions in the trash
// count too. Errors about the copy are [*OpenError].
func (s *Store) LossTo(ctx context.Context, path string) (all []Loss, err error) {
	copied, err := lookThrough(ctx, path)
	if err != nil {
		return nil, err
	}
	defer copied.Close()
	type session struct {
		id, started int64
		game        string
	}
	there := map[session]int64{} // time of the last change
	err = eachSession(ctx, copied, func(id, started, changed int64, game string) { there[session{id, started, game}] = changed })
	if err != nil {
		return nil, place(path).error(sqliteProblem(err), err)
	}
	err = eachSession(ctx, s.read, func(id, started, changed int64, game string) {
		was, ok := there[session{id, started, game}]
		if ok && was >= changed {
			return
		}
		if len(all) == 0 || all[len(all)-1].Game != game {
			all = append(all, Loss{Game: game})
		}
		if last := &all[len(all)-1]; ok {
			last.Older++
		} else {
			last.Gone++
		}
	})
	return all, err
}

// eachSession calls f with each session, game by game.
func eachSession(ctx context.Context, db *sql.DB, f func(id, started, changed int64, game string)) error {
	var version int
	if err := db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	query := "SELECT id, started, changed, game FROM (" + sessionsOf(version) + ") ORDER BY game"
	return Each(ctx, db, query, nil, func(rows *sql.Rows) error {
		var id, started, changed int64
		var game string
		err := rows.Scan(&id, &started, &changed, &game)
		if err == nil {
			f(id, started, changed, game)
		}
		return err
	})
}
