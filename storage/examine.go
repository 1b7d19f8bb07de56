package storage

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// Health describes the state of a data folder.
type Health struct {
	Fresh   bool // nothing has been stored yet; the rest is empty
	InUse   bool // a running instance has it open
	Network bool
	Journal string // the journal mode, in SQLite's words
	Size    Size
	Holds   Contents
	Copies  []Backup // the newest first

	// Rows counts the rows with a value that their table's constraints forbid, by table name.
	Rows map[string]int
}

// Examine checks a data folder, including the whole file, and changes nothing. Faults in it are [*OpenError].
func Examine(ctx context.Context, dir string) (h Health, err error) {
	p, err := placeIn(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return Health{Fresh: true}, nil
	}
	if err != nil {
		return h, err
	}
	h.Network = network(p.dir())
	if h.Copies, err = Backups(dir); err != nil {
		return h, err
	}
	if err := p.writable(); err != nil {
		return h, err
	}
	var refused *OpenError
	if err := regular(p); errors.As(err, &refused) && refused.Problem == Missing {
		h.Fresh = true
		return h, nil
	}
	if lock, err := p.acquire(); err == nil {
		lock.Unlock()
	} else if errors.As(err, &refused) && refused.Problem == InUse {
		h.InUse = true
	} else {
		return h, err
	}
	s, err := OpenReadOnly(dir)
	if err != nil {
		return h, err
	}
	defer s.Close()
	err = s.examine(ctx, &h)
	if err != nil && !errors.As(err, &refused) {
		err = p.error(sqliteProblem(err), err)
	}
	return h, err
}

// mostReports limits the number of lines read from SQLite's report on a file.
const mostReports = 1000

// examine fills in what the database reports about itself.
func (s *Store) examine(ctx context.Context, h *Health) (err error) {
	db, done, err := s.checker()
	if err != nil {
		return err
	}
	err = Each(ctx, db, fmt.Sprintf("PRAGMA integrity_check(%d)", mostReports), nil, func(rows *sql.Rows) error {
		var report string
		if err := rows.Scan(&report); err != nil {
			return err
		}
		if table, ok := strings.CutPrefix(report, "CHECK constraint failed in "); ok {
			if h.Rows == nil {
				h.Rows = map[string]int{}
			}
			h.Rows[table]++
		} else if report != "ok" {
			return &OpenError{Damaged, string(s.place), errors.New(strings.ReplaceAll(report, "\n", "; "))}
		}
		return nil
	})
	done()
	if err != nil {
		return err
	}
	if err := s.read.QueryRowContext(ctx, "PRAGMA journal_mode").Scan(&h.Journal); err != nil {
		return err
	}
	if h.Size, err = s.Size(ctx); err != nil {
		return err
	}
	h.Holds, err = s.Contents(ctx)
	return err
}

// checker returns a database whose integrity check includes the CHECK constraints, and a function that closes it.
// SQLite leaves these out on a connection opened with mode=ro, which s has if there is a log. The connection of s stays
// open meanwhile: when the last writable connection closes, it moves the log into the file and removes it.
func (s *Store) checker() (db *sql.DB, done func(), err error) {
	if !exists(s.place.wal()) {
		return s.read, func() {}, nil
	}
	if db, err = connect(s.place.dsn("mode=rw&_query_only=on&_busy_timeout=5000")); err != nil {
		return nil, nil, err
	}
	return db, func() { db.Close() }, nil
}
