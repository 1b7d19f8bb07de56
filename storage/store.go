// Package storage keeps what any game needs in superbridge.db, a SQLite database in a data folder. Below it is a package
// for each family of games, which keeps what only they need.
//
// # What is in it
//
//	session  one row each: which game, with which options; when, who sat where; the name, note and star that the user
//	         has given it; from where it was played on; whether it is over, and the result; when it was deleted
//	part     a board, a hand, or the one game of a session: when, undos and hints, name, note and star
//	event    what happens in a part, as texts
//	setting  what the person has chosen, by key
//
// What the texts mean is the game's to say ([Session], [Journal]). What follows from its rules, as who has won, it works
// out in Go when a part or a session ends, and hands it over ([SetResult]). Games keep tables of their own, which refer to
// sessions and parts. Times are milliseconds since 1970, UTC.
//
// The tables, those of the games too, are made by the numbered files in migrations, and PRAGMA user_version says
// how many of these a file has seen. A file that has once been given to people is never
// edited: a change is a further file.
//
// # What it promises
//
//   - When [Store.Write] returns nil, what has been written survives a crash, of the program or of the machine.
//   - One running copy writes at a time; the next is refused at once. The system drops
//     the lock with the process, however that ends. Any number may read beside it. Within that copy
//     reading has connections of its own, so that it doesn't wait for writing, nor writing for it.
//   - What is deleted is in the trash for 30 days, and can be taken back.
//   - A file that is deleted, moved or replaced while it is open is found out at the next write, which fails;
//     all that was kept before can still be saved elsewhere, with [Store.SaveTo].
//   - Copies with dates ([Store.BackUp]) can take the place of the file ([RestoreBackup]), whose state before is kept then.
//   - A file that is not ours, damaged, newer, read-only or in use is not touched: [Open]
//     looks at it in a way that writes nothing, and returns an [*OpenError]. [SetAside]
//     renames it, so that a fresh one can take its place.
//   - Over a network, and where SQLite refuses a log, none is kept ([Care]): it would ruin the file there.
//   - Damage is looked for in the whole file, before anything is written. But a file of more than 32 MB takes
//     too long for that at each start. So it is sealed when it is closed in order: its size, its time and its
//     head, in which SQLite counts changes, are kept beside it. While all these are as they were, and there is no
//     log, only the head is read, until 30 days have passed since the whole was looked through. What
//     goes wrong on a disk in the meantime, without anybody writing, SQLite still finds where it reads.
package storage

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"time"

	"github.com/gofrs/flock"
)

// Store is an open data folder. Several goroutines may use it at a time.
type Store struct {
	db   *sql.DB // writes, on one connection: rows must be read to the end before the next query
	read *sql.DB // reads, on a few, beside it; the same as db where nothing is to be written
	lock *flock.Flock
	now  func() time.Time

	place   place
	care    Care
	opened  opened
	checked time.Time // when the file was looked through; zero: as it was opened
}

// errReading is returned when something is to be written that was opened for reading.
var errReading = errors.New("the data folder was opened for reading only")

// Close gives the data folder back. A second call does nothing.
func (s *Store) Close() error {
	ours := s.Gone() == nil // closing takes the log away
	// The one that writes goes last: it tidies the file up.
	err := errors.Join(s.read.Close(), s.db.Close())
	if s.lock == nil || !s.lock.Locked() {
		return err
	}
	// Only now: the last connection tidies the file when it goes.
	if info, statErr := os.Stat(string(s.place)); err == nil && statErr == nil && ours && info.Size() >= sealFrom {
		if s.checked.IsZero() {
			s.checked = s.now()
		}
		s.place.setSeal(s.checked)
	}
	return errors.Join(err, s.lock.Unlock())
}

// Write calls f in a transaction of its own, which is on the disk when Write returns nil,
// and has changed nothing when it returns an error. What the disk refuses is an [*OpenError]; the next Write may go well.
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

// Now returns the time by the clock of the store.
func (s *Store) Now() time.Time { return s.now() }

// InTx calls f in a transaction of db, which is committed if f returns nil. All queries in it see the same state,
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

// FromMillis returns the time that is kept as milliseconds since 1970.
func FromMillis(ms int64) time.Time { return time.UnixMilli(ms).UTC() }
