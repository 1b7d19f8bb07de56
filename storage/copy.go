package storage

import (
	"context"
	"database/sql"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/mattn/go-sqlite3"
)

// Before a file is brought up to date, it is copied, so that the file as an older version left it is still there. The
// copy gets its final name only once the file is up to date; until then it is made again at each attempt.

// copying returns the path where the copy is written.
func (p place) copying() string { return string(p) + "-copying" }

// copyBefore copies the database as it is, including its log, and returns once the copy is on disk. It reports progress
// from 0 to 1.
func (p place) copyBefore(ctx context.Context, db *sql.DB, progress func(part float64)) error {
	if err := os.Remove(p.copying()); err != nil && !os.IsNotExist(err) {
		return err
	}
	return p.copyInto(ctx, db, p.copying(), progress)
}

// copyInto copies the database, as seen by a connection of db, to a new file. With a log, writing continues meanwhile;
// the copy has the state at its start.
func (p place) copyInto(ctx context.Context, db *sql.DB, path string, progress func(part float64)) (err error) {
	from, err := db.Conn(ctx)
	if err != nil {
		return err
	}
	defer from.Close()
	if err := p.createCopy(path); err != nil {
		return err
	}
	defer func() {
		if err != nil {
			os.Remove(path)
		}
	}()
	to, err := sqlite.Open(place(path).dsn("_journal_mode=OFF&_synchronous=OFF"))
	if err != nil {
		return err
	}
	var mode string
	if err = from.QueryRowContext(ctx, "PRAGMA journal_mode").Scan(&mode); err == nil && mode == "wal" {
		// Without a transaction it would start over whenever something is written.
		_, err = from.ExecContext(ctx, "BEGIN; SELECT count(*) FROM sqlite_schema")
		defer from.ExecContext(context.WithoutCancel(ctx), "ROLLBACK")
	}
	if err == nil {
		err = from.Raw(func(from any) error {
			return copyPages(ctx, to.(*sqlite3.SQLiteConn), from.(*sqlite3.SQLiteConn), progress)
		})
	}
	if closeErr := to.Close(); err == nil {
		err = closeErr
	}
	if err != nil {
		return err
	}
	return syncFile(path)
}

// createCopy creates the file of a copy, readable only by those who may read the database.
func (p place) createCopy(path string) error {
	info, err := os.Stat(string(p))
	if err != nil {
		return err
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, info.Mode().Perm())
	if err != nil {
		return err
	}
	return file.Close()
}

// pagesAtOnce is the number of pages copied between two checks of the context.
const pagesAtOnce = 1000

func copyPages(ctx context.Context, to, from *sqlite3.SQLiteConn, progress func(part float64)) error {
	backup, err := to.Backup("main", from, "main")
	if err != nil {
		return err
	}
	for done := false; !done; {
		if err = ctx.Err(); err != nil {
			break
		}
		if done, err = backup.Step(pagesAtOnce); err != nil {
			break
		}
		progress(1 - float64(backup.Remaining())/float64(max(backup.PageCount(), 1)))
	}
	if finishErr := backup.Finish(); err == nil {
		err = finishErr
	}
	return err
}

// nameCopy renames the copy after its version. An existing copy of that name isn't replaced. If renaming fails the copy
// keeps its temporary name; that isn't an error, as the file is up to date.
func (p place) nameCopy() {
	version, err := versionIn(p.copying())
	if err != nil {
		return
	}
	stem := filepath.Join(p.dir(), fmt.Sprintf("superbridge-version-%d", version))
	to := stem + ".db"
	for n := 2; exists(to); n++ {
		to = fmt.Sprintf("%s-%d.db", stem, n)
	}
	if os.Rename(p.copying(), to) == nil {
		syncFolder(p.dir())
	}
}

// versionIn reads the user_version in the header of a database that nobody has open.
func versionIn(path string) (int, error) {
	file, err := os.Open(path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	var head [64]byte
	if _, err := io.ReadFull(file, head[:]); err != nil {
		return 0, err
	}
	return int(binary.BigEndian.Uint32(head[60:])), nil
}

// syncFile flushes a file to disk.
func syncFile(path string) error {
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	if err := file.Sync(); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}

// syncFolder flushes the names in a folder to disk, on systems that can.
func syncFolder(dir string) {
	if folder, err := os.Open(dir); err == nil {
		folder.Sync()
		folder.Close()
	}
}
