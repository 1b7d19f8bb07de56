// Package storage keeps the data that every game needs in superbridge.db, a SQLite database in a data folder. Each
// family of games has a package below it, which keeps its own data.
//
// # What is in it
//
//	session  one row each: which game, with which options; when, who sat where; the name, note and star that the user
//	         has given it; from where it was played on; whether it is over, and the result; when it was deleted
//	part     a board, a hand, or the one game of a session: when, undos and hints, name, note and star
//	event    what happens in a part, as texts
//	setting  what the user has chosen, by key
//
// The game defines the meaning of the texts ([Session], [Journal]). It computes in Go what follows from its rules, such
// as who has won, when a part or a session ends, and hands it over ([SetResult]). Games have tables of their own, which
// refer to sessions and parts. Times are milliseconds since 1970, UTC.
//
// The tables, those of the games too, are created by the numbered files in migrations; PRAGMA user_version is the
// number of these that a file has had. A published file is never edited: a change is a further file.
//
// # What it promises
//
//   - When [Store.Write] returns nil, the data written survives a crash of the program or of the machine.
//   - One running instance writes at a time; a second is refused at once. The system drops
//     the lock with the process, however that ends. Any number may read beside it. Within that instance
//     reading has its own connections, so that it doesn't wait for writing, nor writing for it.
//   - Deleted sessions stay in the trash for 30 days, and can be taken back.
//   - A file that is deleted, moved or replaced while it is open is detected at the next write, which fails;
//     all that was stored before can still be saved elsewhere, with [Store.SaveTo].
//   - Dated copies ([Store.BackUp]) can replace the file ([RestoreBackup]), whose previous state is then kept.
//   - A file that is not ours, damaged, newer, read-only or in use is not touched: [Open]
//     checks it without writing anything, and returns an [*OpenError]. [SetAside]
//     renames it, so that a fresh one can take its place.
//   - Over a network, and if SQLite refuses a log, none is kept ([Care]): it would corrupt the file there.
//   - The whole file is checked for damage before anything is written. But a file of more than 32 MB takes
//     too long for that at each start. So it is sealed when it is closed properly: its size, its time and its
//     header, in which SQLite counts changes, are stored beside it. While all these are unchanged, and there is no
//     log, only the header is read, until 30 days have passed since the last full check. What
//     goes wrong on a disk in the meantime, without a write, SQLite still detects when it reads it.
package storage

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"time"

	"github.com/gofrs/flock"

	"github.com/superbridge/superbridge/game/fault"
)

// Store is an open data folder. It may be used by several goroutines at once.
type Store struct {
	db   *sql.DB // writes, on one connection: rows must be read to the end before the next query
	read *sql.DB // reads beside it, on a few connections; the same as db if nothing is to be written
	lock *flock.Flock
	now  func() time.Time

	place   place
	care    Care
	opened  opened
	checked time.Time // when the file was checked; zero if not since it was opened
}

// errReading is returned for a write to a store opened for reading.
var errReading = fault.New("the data folder was opened for reading only")

// Close closes the data folder. A second call does nothing.
func (s *Store) Close() error {
	ours := s.Gone() == nil // closing removes the log
	// The writing connection is closed last: it tidies up the file.
	err := errors.Join(s.read.Close(), s.db.Close())
	if s.lock == nil || !s.lock.Locked() {
		return err
	}
	// Only now, as the last connection changes the file when it closes.
	if info, statErr := os.Stat(string(s.place)); err == nil && statErr == nil && ours && info.Size() >= sealFrom {
		if s.checked.IsZero() {
			s.checked = s.now()
		}
		s.place.setSeal(s.checked)
	}
	return errors.Join(err, s.lock.Unlock())
}

// Write calls f in its own transaction, which is on disk if Write returns nil, and has changed nothing if it returns an
// error. A refusal by the disk is an [*OpenError]; the next Write may succeed.
func (s *Store) Write(f func(tx *sql.Tx) error) error {
	if s.lock == nil {
		return errReading
	}
	if err := s.Gone(); err != nil {
		return err
	}
	err := InTx(context.Background(), s.db, f)
	s.seen()
	return s.place.writeError(err)
}

// Reader returns the connections that read beside the one that writes.
func (s *Store) Reader() *sql.DB { return s.read }

// Now returns the time by the store's clock.
func (s *Store) Now() time.Time { return s.now() }

// InTx calls f in a transaction of db, which is committed if f returns nil. All its queries see the same state,
// whatever is written meanwhile.
func InTx(ctx context.Context, db *sql.DB, f func(tx *sql.Tx) error) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() // does nothing after Commit
	if err := f(tx); err != nil {
		return err
	}
	return tx.Commit()
}

// FromMillis returns the time stored as milliseconds since 1970.
func FromMillis(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

// Millis returns a destination for a column with milliseconds since 1970, or NULL for the zero time.
func Millis(t *time.Time) sql.Scanner { return millis{t} }

type millis struct{ *time.Time }

// Scan implements [sql.Scanner].
func (m millis) Scan(value any) error {
	var n sql.NullInt64
	if err := n.Scan(value); err != nil {
		return err
	}
	*m.Time = time.Time{}
	if n.Valid {
		*m.Time = FromMillis(n.Int64)
	}
	return nil
}
