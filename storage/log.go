package storage

import (
	"database/sql"
	"errors"
	"os"

	"github.com/mattn/go-sqlite3"

	"github.com/superbridge/superbridge/game/fault"
)

// SQLite keeps a log (WAL) beside the database, with an index in memory shared by all programs that have it open. Over
// a network there is no such memory, and the log can corrupt the database. There, and if SQLite refuses to keep a log,
// a commit goes to the database itself, and the previous content to a journal that is truncated afterwards. That is as
// durable, but slower.

// Care says why a store keeps no log.
type Care string

const (
	Log      Care = ""        // it keeps one
	Network  Care = "network" // the folder is on a network drive
	NoMemory Care = "no-log"  // SQLite refuses to keep one
)

// Care returns why the store keeps no log, or [Log] if it keeps one.
func (s *Store) Care() Care { return s.care }

// network reports whether a folder is on a network drive.
var network = isNetwork

// openLogged opens the database for writing, with a log if possible, and returns the resulting Care.
func openLogged(p place, care Care) (*sql.DB, Care, error) {
	if care == Log {
		db, mode, err := connectMode(p, withLog)
		if err != nil || mode == "wal" {
			return db, Log, err
		}
		db.Close() // SQLite has refused, and reports it nowhere else
		care = NoMemory
	}
	db, mode, err := connectMode(p, withoutLog)
	if err == nil && mode != "truncate" {
		db.Close()
		return nil, care, p.error(Unusable, fault.Errorf("its journal is kept as %q", mode))
	}
	return db, care, err
}

// connectMode connects, and returns the resulting journal mode.
func connectMode(p place, params string) (db *sql.DB, mode string, err error) {
	if db, err = connect(p.dsn(params)); err != nil {
		return nil, "", err
	}
	if err = db.QueryRow("PRAGMA journal_mode").Scan(&mode); err != nil {
		db.Close()
		return nil, "", err
	}
	return db, mode, nil
}

// takeLogAway converts a database written elsewhere to one without a log, without using the shared memory that a log
// needs. The caller holds the lock.
func takeLogAway(p place) error {
	db, err := connect(p.dsn("mode=rw&_locking_mode=EXCLUSIVE&_synchronous=FULL&_busy_timeout=250")) // locked before anything is read
	if err != nil {
		return p.error(sqliteProblem(err), err)
	}
	defer db.Close()
	var mode string
	if err := db.QueryRow("PRAGMA journal_mode = TRUNCATE").Scan(&mode); err != nil {
		return p.error(sqliteProblem(err), err)
	}
	if mode != "truncate" {
		return p.error(Unusable, fault.Errorf("its journal is kept as %q", mode))
	}
	if err := db.Close(); err != nil {
		return p.error(sqliteProblem(err), err)
	}
	if !exists(p.wal()) {
		os.Remove(p.shm()) // left by a killed program
	}
	return nil
}

// noMemory reports whether an error may mean that there is no shared memory for the log.
func noMemory(err error) bool {
	var e sqlite3.Error
	return errors.As(err, &e) && (e.Code == sqlite3.ErrCantOpen || e.Code == sqlite3.ErrIoErr || e.Code == sqlite3.ErrProtocol)
}
