package storage

import (
	"database/sql"
	"errors"
	"fmt"
	"os"

	"github.com/mattn/go-sqlite3"
)

// SQLite keeps a log (WAL) beside the database, with an index in memory that all programs share that have it open. Over a network
// there is no such memory, and the log can ruin the database. There, and where SQLite refuses to keep one, a commit goes to the
// database itself, and what was there before to a journal that is cut short afterwards. That is as durable, and slower.

// Care says why a store keeps no log.
type Care string

const (
	Log      Care = ""        // it keeps one
	Network  Care = "network" // the folder is on a network drive
	NoMemory Care = "no-log"  // SQLite refuses to keep one
)

// Care returns why the store keeps no log, if it keeps none.
func (s *Store) Care() Care { return s.care }

// network reports whether a folder is on a network drive.
var network = isNetwork

// openLogged opens the database for writing, with a log if there may be one. It says so in care.
func openLogged(p place, care Care) (*sql.DB, Care, error) {
	if care == Log {
		db, mode, err := connectMode(p, withLog)
		if err != nil || mode == "wal" {
			return db, Log, err
		}
		db.Close() // SQLite has refused, and says so nowhere else
		care = NoMemory
	}
	db, mode, err := connectMode(p, withoutLog)
	if err == nil && mode != "truncate" {
		db.Close()
		return nil, care, p.error(Unusable, fmt.Errorf("its journal is kept as %q", mode))
	}
	return db, care, err
}

// connectMode connects, and returns how the journal is kept then.
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

// takeLogAway makes a database that was written elsewhere one without a log, without the shared memory that a log needs. The caller
// has the lock.
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
		return p.error(Unusable, fmt.Errorf("its journal is kept as %q", mode))
	}
	if err := db.Close(); err != nil {
		return p.error(sqliteProblem(err), err)
	}
	if !exists(p.wal()) {
		os.Remove(p.shm()) // of one that was killed
	}
	return nil
}

// noMemory reports whether an error may be one of a log for which there is no shared memory.
func noMemory(err error) bool {
	var e sqlite3.Error
	return errors.As(err, &e) && (e.Code == sqlite3.ErrCantOpen || e.Code == sqlite3.ErrIoErr || e.Code == sqlite3.ErrProtocol)
}
