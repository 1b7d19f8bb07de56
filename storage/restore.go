package storage

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// RestoreBackup replaces the data file in a folder that nobody has open with a copy. The copy stays, and the previous
// state is kept as a dated copy, which it returns; its path is "" if there was none. A damaged file is set aside as by
// [SetAside]. The user's systems are as in the copy then; those that it hasn't stay. However it ends, either the old file or the new one is in place.
//
// Errors are [*OpenError]: [InUse] if a running instance has the folder open, [Damaged] and the like if the copy can't
// be used, [NoRoom] if there isn't enough disk space for both. After an error the file hasn't changed.
func RestoreBackup(ctx context.Context, dir, path string, now time.Time, progress func(part float64)) (before Backup, err error) {
	p, err := placeIn(dir)
	if err != nil {
		return before, err
	}
	if err := p.writable(); err != nil {
		return before, err
	}
	lock, err := p.acquire()
	if err != nil {
		return before, err
	}
	defer lock.Unlock()
	db, err := lookThrough(ctx, path)
	if err != nil {
		return before, err
	}
	defer db.Close()

	systems, err := copiedSystems(path)
	if err != nil {
		return before, &OpenError{Damaged, systemsCopy(path), plain(err)}
	}
	restoring := string(p) + "-restoring"
	os.Remove(restoring)
	if err := place(path).copyInto(ctx, db, restoring, func(part float64) { progress(part / 2) }); err != nil {
		return before, p.backupError(err)
	}
	defer os.Remove(restoring) // does nothing once it has been renamed
	before, err = p.keepPresent(ctx, now, func(part float64) { progress(0.5 + part/2) })
	if err != nil {
		return before, err
	}
	if err := p.putSystems(systems); err != nil {
		return before, p.backupError(err)
	}
	if err := os.Rename(restoring, string(p)); err != nil {
		return before, p.error(sqliteProblem(err), err)
	}
	syncFolder(p.dir())
	p.thin(path)
	return before, nil
}

// keepPresent keeps a copy of the file to be replaced, and removes its companions, which would affect the next file.
func (p place) keepPresent(ctx context.Context, now time.Time, progress func(part float64)) (b Backup, err error) {
	if regular(p) != nil && !p.taken() {
		return b, p.keepSystems(string(p.free("superbridge-old-", now)), now)
	}
	if err := inspect(p, true); err != nil {
		if !unusable(err) {
			return b, err
		}
		kept, err := p.setAside(now)
		if err != nil {
			return b, p.error(sqliteProblem(err), err)
		}
		return Backup{Path: kept, At: now}, p.keepSystems(kept, now)
	}
	if err := probe(p); err != nil {
		return b, err
	}
	db, err := connect(p.dsn("mode=rw&_busy_timeout=250&_synchronous=FULL"))
	if err != nil {
		return b, p.error(sqliteProblem(err), err)
	}
	defer db.Close()
	if b, err = p.backUp(ctx, func(path string) error { return p.copyInto(ctx, db, path, progress) }, now); err != nil {
		return b, err
	}
	// The log of this file must not be mistaken for one of the next.
	if err := unlog(db); err != nil {
		return b, p.error(sqliteProblem(err), err)
	}
	if err := db.Close(); err != nil {
		return b, p.error(sqliteProblem(err), err)
	}
	for _, path := range p.beside() {
		if info, err := os.Stat(path); err == nil && info.Size() > 0 && path != p.shm() {
			return b, p.error(InUse, nil)
		}
	}
	for _, path := range append(p.beside(), filepath.Join(p.dir(), sealName)) {
		os.Remove(path)
	}
	return b, nil
}

// keepSystems keeps the present systems beside a file that no copy of the database takes the place of.
func (p place) keepSystems(beside string, now time.Time) error {
	if err := p.copySystems(beside, now); err != nil {
		return p.backupError(err)
	}
	return nil
}

// unusable reports whether an error says that a file is corrupt, not ours or missing, although its log may be usable.
func unusable(err error) bool {
	var e *OpenError
	return errors.As(err, &e) && slices.Contains([]Problem{Damaged, NotADatabase, Newer, Missing}, e.Problem) || lost(err)
}

// unlog moves the log into the database, which then has none.
func unlog(db *sql.DB) error {
	var mode string
	return db.QueryRow("PRAGMA journal_mode = DELETE").Scan(&mode)
}
