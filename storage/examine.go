package storage

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// Health is how a data folder is that nobody need have opened.
type Health struct {
	Fresh   bool // nothing is kept yet; then there is nothing else
	InUse   bool // a running copy of the program has it open
	Network bool
	Journal string // how the file keeps what a commit is about to change, in SQLite's words
	Size    Size
	Holds   Contents
	Copies  []Backup // the newest first

	// Rows says of tables how many of their rows have a value that the table doesn't allow. Nobody can say that of a file that a
	// killed program has left a log of.
	Rows map[string]int
}

// Examine looks a data folder through, all of the file, and changes nothing. What is wrong with it is an [*OpenError].
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

// mostReports are read of what SQLite says of a file.
const mostReports = 1000

// examine fills in what the database says of itself.
func (s *Store) examine(ctx context.Context, h *Health) (err error) {
	err = Each(ctx, s.read, fmt.Sprintf("PRAGMA integrity_check(%d)", mostReports), nil, func(rows *sql.Rows) error {
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
