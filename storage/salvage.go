package storage

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"os"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Salvaged reports what has been recovered from a damaged file, and what hasn't.
type Salvaged struct {
	Old      string // where the old file is now
	Tables   []SalvagedTable
	Left     []error // what has been left out of sessions, and why
	Sessions int     // sessions kept
	Lost     int     // sessions not kept, as far as there are traces of them
}

// LeftOut returns what has been left out: from sessions, and rows of tables.
func (s Salvaged) LeftOut() []error {
	all := slices.Clone(s.Left)
	var unread []string
	for _, t := range s.Tables {
		if t.Lost > 0 {
			all = append(all, fault.Errorf("%d of %d rows of %s", t.Lost, t.Read, t.Name))
		}
		if t.Unread {
			unread = append(unread, t.Name)
		}
	}
	if len(unread) > 0 {
		all = append(all, fault.Errorf("what can't be read of %s", strings.Join(unread, ", ")))
	}
	return all
}

// SalvagedTable counts the rows of a table that have been read, and those of them that could not be kept.
type SalvagedTable struct {
	Name       string
	Read, Lost int
	Unread     bool // there may have been more rows, which can't be read
}

// Salvage writes all that can be read from the data file in a folder that nobody has open to a fresh file, which
// replaces it. The old one stays beside it, under a name with the date. Pages and indices may be damaged, tables
// missing, their definitions lost, and rows unreadable by any game: what makes no sense is removed from its session, or
// the session is removed. The file is also brought up to date.
//
// However it ends, either the old file or the new one is in place. Errors are [*OpenError], that of ctx, and
// [*SwapError]; after any but a SwapError nothing has changed.
func Salvage(ctx context.Context, dir string, o Opening, keepers []Keeper) (done Salvaged, err error) {
	p, err := placeIn(dir)
	if err != nil {
		return done, err
	}
	if err := p.writable(); err != nil {
		return done, err
	}
	if info, err := os.Stat(string(p)); err != nil || !info.Mode().IsRegular() || info.Size() == 0 {
		return done, cmp.Or(regular(p), p.nothing())
	}
	lock, err := p.acquire()
	if err != nil {
		return done, err
	}
	defer lock.Unlock()
	tell := func(part float64) {
		if o.Progress != nil {
			o.Progress(part)
		}
	}
	tell(0)
	work := p.salvaging()
	s := salvage{place: p, from: work[0], whole: work[1], to: work[2]}
	clearAll(work...)
	defer clearAll(s.from, s.whole)
	if err = s.run(ctx, o, keepers, tell); err != nil {
		clearAll(s.to)
	} else {
		clearAll(s.from)
		err = s.swap(o.Now())
	}
	if err != nil {
		return done, s.failure(ctx, err)
	}
	return s.done, nil
}

// failure returns the error of [Salvage] for an error of the work.
func (s *salvage) failure(ctx context.Context, err error) error {
	var open *OpenError
	switch {
	case errors.As(err, new(*SwapError)):
		return err
	case ctx.Err() != nil:
		return ctx.Err()
	case !errors.As(err, &open):
		err = s.place.backupError(err)
	}
	if errors.As(err, &open) && open.Problem.Salvageable() {
		return &OpenError{Hopeless, open.Path, open.Err}
	}
	return err
}

// salvage is the work on one file.
type salvage struct {
	place    place // of the damaged file
	from, to place // the copy that is read, and the new file
	whole    place // the damaged file with its log merged; doesn't exist if it had no log
	done     Salvaged
	head     []byte  // the copy's header before it was mended; nil if it wasn't
	found    *survey // of the copy; nil until one is needed
}

// salvaging returns the work files of [salvage]. If it is killed they are removed by the next one, or when the file is
// opened.
func (p place) salvaging() []place { return []place{p + "-salvaged", p + "-logged", p + "-salvaging"} }

// clearAll removes files with their companions.
func clearAll(all ...place) {
	for _, p := range all {
		for _, path := range append(p.beside(), string(p)) {
			os.Remove(path)
		}
	}
}

// The shares of the parts in the whole work.
const (
	copyingPart = 0.1
	readingPart = 0.6
	upToDate    = 0.7
)

// run creates the new file.
func (s *salvage) run(ctx context.Context, o Opening, keepers []Keeper, tell func(part float64)) error {
	// A copy is read: SQLite may write to what it has open, and the header may have to be mended before it opens it.
	if err := s.copyOld(ctx); err != nil {
		return err
	}
	old, version, err := s.openOld(ctx)
	defer func() {
		if s.found != nil {
			s.found.close()
		}
	}()
	if err != nil {
		return err
	}
	if old != nil {
		defer old.Close()
	}
	all, err := allEditions(ctx)
	if err != nil {
		return err
	}
	tell(copyingPart)
	db, err := connect(s.to.dsn("mode=rwc&_journal_mode=MEMORY&_synchronous=OFF&_foreign_keys=off&_stmt_cache_size=64"))
	if err != nil {
		return err
	}
	defer db.Close()
	if err := migrate(ctx, db, migrations[:version], nil, func(float64) {}); err != nil {
		return err
	}
	if err := s.copyTables(ctx, old, db, all[version-1], func(part float64) { tell(copyingPart + part*(readingPart-copyingPart)) }); err != nil {
		return err
	}
	if err := migrate(ctx, db, migrations, o.Steps, func(part float64) { tell(readingPart + part*(upToDate-readingPart)) }); err != nil {
		return err
	}
	if _, err := db.ExecContext(ctx, "PRAGMA foreign_keys = on"); err != nil {
		return err
	}
	err = InTx(ctx, db, func(tx *sql.Tx) error {
		return s.mend(ctx, tx, keepers, func(part float64) { tell(upToDate + part*(1-upToDate)) })
	})
	if err != nil {
		return err
	}
	var report string
	if err := db.QueryRowContext(ctx, "PRAGMA integrity_check(1)").Scan(&report); err != nil {
		return err
	}
	if report != "ok" {
		return fault.Errorf("the new file is not in order: %s", report)
	}
	if err := db.Close(); err != nil {
		return err
	}
	if info, err := os.Stat(string(s.place)); err == nil {
		os.Chmod(string(s.to), info.Mode().Perm())
	}
	return syncFile(string(s.to))
}
