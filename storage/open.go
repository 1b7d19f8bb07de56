package storage

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// withLog are the parameters of the connection that writes: a commit is on disk before it returns (FULL), and a
// transaction takes the write lock at its start, when it can wait for it. Statements are cached: those with triggers
// are slow to prepare.
//
// Without a log, readers block writers, which therefore wait longer.
const (
	writing    = "mode=rwc&_synchronous=FULL&_foreign_keys=on&_txlock=immediate&_stmt_cache_size=32"
	withLog    = writing + "&_journal_mode=WAL&_busy_timeout=5000"
	withoutLog = writing + "&_journal_mode=TRUNCATE&_busy_timeout=60000"
)

// beside are the parameters of the connections that read beside the one that writes, and their maximum number: a long
// export takes one, and statistics four.
const (
	beside  = "mode=ro&_query_only=on&_stmt_cache_size=32"
	readers = 6
)

// patience is the time for which a reading connection waits for a writing one, in milliseconds.
func (c Care) patience() string {
	if c == Log {
		return "&_busy_timeout=5000"
	}
	return "&_busy_timeout=60000"
}

// Opening holds the options for opening a data folder for writing.
type Opening struct {
	Now func() time.Time // the clock for the times written

	// Steps are the games' parts of bringing an older file up to date, keyed by migration number.
	Steps map[int]Step

	// Anew allows creating a fresh file if the old one is missing or empty although there are copies of it.
	Anew bool

	// Progress, if not nil, is called on the opening goroutine with the progress of bringing an older file up to date,
	// from 0 to 1. It isn't called if there is nothing to do.
	Progress func(part float64)
}

// Open opens the database in dir for reading and writing, and creates the folder and the file if they are missing.
// Errors are [*OpenError]. A file that is missing or empty although there are copies of it is an error too ([Absent],
// [Emptied]), unless o.Anew is set.
//
// A file of an older version is brought up to date, completely or not at all. That takes some seconds for 100,000
// deals, so a window calls Open on another goroutine and shows the Progress; if ctx ends first, nothing changes. The
// old file is kept beside it, as superbridge-version-5.db for version 5. That needs disk space; without it, the error
// is [NoSpace] and nothing has changed. Older copies stay: no version removes one.
func Open(ctx context.Context, dir string, o Opening) (*Store, error) {
	now := o.Now
	fresh := !exists(dir)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, &OpenError{NoFolder, dir, plain(err)}
	}
	if fresh {
		syncFolder(filepath.Dir(dir)) // or a power cut would take the folder and all that is in it
	}
	p, err := placeIn(dir)
	if err != nil {
		return nil, err
	}
	if err := p.writable(); err != nil {
		return nil, err
	}
	lock, err := p.acquire()
	if err != nil {
		return nil, err
	}
	checked, sealed := p.sealed()
	if sealed {
		age := now().Sub(checked)
		sealed = age >= 0 && age < sealedTo
	}
	if !sealed {
		checked = time.Time{}
	}
	db, care, err := openWriting(ctx, p, !sealed, o)
	if err != nil {
		lock.Unlock()
		return nil, err
	}
	read, err := connect(p.dsn(beside + care.patience()))
	if err != nil {
		db.Close()
		lock.Unlock()
		return nil, p.error(sqliteProblem(err), err)
	}
	read.SetMaxOpenConns(readers)
	read.SetMaxIdleConns(readers)
	s := &Store{db: db, read: read, lock: lock, now: now, place: p, care: care, checked: checked}
	s.opened.file, _ = os.Stat(string(p))
	return s, nil
}

// openWriting opens the database, whose lock the caller holds. It checks the whole file first if through is set,
// otherwise only its header.
func openWriting(ctx context.Context, p place, through bool, o Opening) (db *sql.DB, care Care, err error) {
	if network(p.dir()) {
		care = Network
	}
	info, err := os.Stat(string(p))
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return nil, care, p.error(Unusable, err)
	case err != nil || info.Mode().IsRegular() && info.Size() == 0:
		if !o.Anew && p.copied() {
			return nil, care, p.nothing()
		}
		// SQLite deletes a log without a database. This one may belong to a database that somebody has moved, and hold
		// its newest data.
		if log, err := os.Stat(p.wal()); err == nil && log.Size() > 0 {
			if _, err := p.setAside(o.Now()); err != nil {
				return nil, care, p.error(Unusable, err)
			}
		}
	default:
		if err := inspect(p, through); err != nil && !(o.Anew && lost(err)) {
			return nil, care, err
		}
		if care == Network {
			if err := takeLogAway(p); err != nil {
				return nil, care, err
			}
		}
		err := probe(p)
		if noMemory(err) { // a file copied here from a place where it had a log
			care = NoMemory
			if err = takeLogAway(p); err == nil {
				err = probe(p)
			}
		}
		if err != nil {
			return nil, care, err
		}
	}
	db, care, err = openLogged(p, care)
	if err == nil {
		err = upgrade(ctx, p, db, o)
	}
	if err == nil {
		clearAll(p.salvaging()...)
		err = purge(db, o.Now)
	}
	if err != nil {
		if db != nil {
			db.Close()
		}
		return nil, care, p.error(sqliteProblem(err), err)
	}
	return db, care, nil
}

// lost reports whether an error means that the contents of the file are gone although there are copies.
func lost(err error) bool {
	var e *OpenError
	return errors.As(err, &e) && e.Problem.Lost()
}

// copyPart is the share of the copy in the work of bringing a file up to date.
const copyPart = 0.4

// upgrade brings a database up to date. It keeps a copy of the old one beside it.
func upgrade(ctx context.Context, p place, db *sql.DB, o Opening) error {
	version, err := versionOf(db)
	if err != nil {
		return err
	}
	if version == 0 || version >= len(migrations) {
		if err = migrate(ctx, db, migrations, o.Steps, func(float64) {}); err == nil && exists(p.copying()) && version > 0 {
			p.nameCopy() // the program was killed right after finishing
		}
		return err
	}
	tell := func(from, to, part float64) {
		if o.Progress != nil {
			o.Progress(from + part*(to-from))
		}
	}
	tell(0, 1, 0)
	if err := p.copyBefore(ctx, db, func(part float64) { tell(0, copyPart, part) }); err != nil {
		return err
	}
	if err := migrate(ctx, db, migrations, o.Steps, func(part float64) { tell(copyPart, 1, part) }); err != nil {
		os.Remove(p.copying())
		return err
	}
	p.nameCopy()
	return nil
}

// OpenReadOnly opens the database in dir for reading, even while another instance is writing. It doesn't change the
// database. If there is none yet, the error is one for which errors.Is(err, fs.ErrNotExist) holds; all errors are
// [*OpenError].
func OpenReadOnly(dir string) (*Store, error) {
	p, err := placeIn(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, &OpenError{Missing, filepath.Join(dir, fileName), fs.ErrNotExist}
	}
	if err != nil {
		return nil, err
	}
	if err := regular(p); err != nil {
		return nil, err
	}
	_, sealed := p.sealed() // before there is a log of ours
	for _, params := range readings(p) {
		var db *sql.DB
		if db, err = connect(p.dsn(params)); err != nil {
			err = p.error(sqliteProblem(err), err)
			continue
		}
		var version int
		if version, err = verify(context.Background(), p, db, !sealed); err == nil && version < len(migrations) {
			err = p.error(Older, nil)
			if version == 0 {
				err = p.nothing()
			}
		}
		if err == nil {
			db.SetMaxOpenConns(readers)
			db.SetMaxIdleConns(readers)
			return &Store{db: db, read: db, now: time.Now, place: p}, nil
		}
		db.Close()
		var e *OpenError
		if errors.As(err, &e) && e.Problem != Unusable && e.Problem != ReadOnly {
			break
		}
	}
	return nil, err
}

// readings returns the parameters of reading connections, in the order in which to try them.
//
// If there is a log, another instance is running or was killed, and the connection must not write. But a read-only
// connection can't remove the log that it starts if there is none; a writable one can, and writes nothing else. Without
// a log, in a folder that can't be written, the file can be treated as immutable.
func readings(p place) []string {
	const cache = "&_stmt_cache_size=32"
	const log, noLog, fixed = "mode=ro&_busy_timeout=5000" + cache, "mode=rw&_query_only=on&_busy_timeout=5000" + cache, "mode=ro&immutable=1" + cache
	switch {
	case exists(p.wal()):
		return []string{log}
	case p.writable() != nil:
		return []string{fixed}
	}
	return []string{noLog, fixed}
}

// SetAside renames the file in dir, with its companions, to superbridge-old-20261120-153000.db (with the time now), or
// a similar name if that is taken, and returns the path. The next [Open] then creates a fresh file, whatever was wrong
// with the old one. It fails with an [*OpenError] if a running instance has the file. (Other programs that have it open
// go unnoticed, as the file may be anything.)
func SetAside(dir string, now time.Time) (kept string, err error) {
	p, err := placeIn(dir)
	if err != nil {
		return "", err
	}
	if !exists(string(p)) {
		return "", p.error(Missing, fs.ErrNotExist)
	}
	lock, err := p.acquire()
	if err != nil {
		return "", err
	}
	defer lock.Unlock()
	kept, err = p.setAside(now)
	if err != nil {
		return "", p.error(sqliteProblem(err), err)
	}
	return kept, nil
}
