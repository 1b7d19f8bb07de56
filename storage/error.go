package storage

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"syscall"

	"github.com/mattn/go-sqlite3"
)

// Problem is a reason why a data folder can't be opened.
type Problem uint8

// The problems. With all but the last, the file has been left as it was.
const (
	_            Problem = iota
	NoFolder             // the folder can't be made or entered
	Missing              // nothing to read, and no copies: there is no file, or it is empty
	Emptied              // the file is empty, but there are copies
	Absent               // there is no file, but there are copies
	NotADatabase         // something else is in the file's place, or another program's database
	Damaged              // the database is ours, but not in order
	Hopeless             // a salvage could keep nothing of the file
	Newer                // a newer Super Bridge has written it
	Older                // it must be brought up to date first, by opening it for writing
	ReadOnly             // the file or its folder can't be written
	InUse                // another running copy has it, or another program is writing
	NoSpace              // there is no room on the disk for bringing it up to date
	NoRoom               // there is no room on the disk for a copy of it
	Full                 // it was open, and there is no room on the disk, or in its share of it, for what was to be written
	Gone                 // it was open, and has been deleted, moved or replaced
	Unusable             // anything else: see Err
)

// Salvageable reports whether [Salvage] may keep something of the file.
func (p Problem) Salvageable() bool { return p == Damaged || p == NotADatabase }

// Lost reports whether the contents are gone although there are copies of them. [Opening.Anew] makes a fresh file then.
func (p Problem) Lost() bool { return p == Emptied || p == Absent }

// OpenError says why a data folder can't be opened, or used any more, and what to do about it.
type OpenError struct {
	Problem Problem
	Path    string // of the file; with NoFolder, of the folder
	Err     error  // the cause, or nil
}

// Error returns one line of plain English for people.
func (e *OpenError) Error() string {
	const other, fresh = "choose another folder with -data-dir", "move the file away and a fresh one is made"
	const copies = "superbridge restore lists copies that can take its place"
	const rescue = copies + ", and superbridge doctor -salvage keeps what can be read of it"
	const again = "superbridge restore lists them, and puts one in its place; or " + other + ", or move the copies away"
	switch e.Problem {
	case NoFolder:
		return fmt.Sprintf("the data folder %s can't be used%s: %s", e.Path, e.cause(), other)
	case Missing:
		return fmt.Sprintf("there is no %s yet: play a game first, or %s", e.Path, other)
	case Emptied:
		return fmt.Sprintf("%s is empty, but there are copies of what was in it: %s", e.Path, again)
	case Absent:
		return fmt.Sprintf("there is no %s, but there are copies of it: %s", e.Path, again)
	case Hopeless:
		return fmt.Sprintf("nothing of %s can be kept%s: %s; or %s, or %s; nothing has been changed", e.Path, e.cause(), copies, other, fresh)
	case NotADatabase:
		return fmt.Sprintf("%s is not a database of Super Bridge%s: if it was one, %s; else %s, or %s", e.Path, e.cause(), rescue, other, fresh)
	case Damaged:
		return fmt.Sprintf("%s is damaged%s: %s; or %s", e.Path, e.cause(), rescue, other)
	case Newer:
		return fmt.Sprintf("%s was written by a newer Super Bridge%s: use that one, %s, or %s", e.Path, e.cause(), other, fresh)
	case Older:
		return fmt.Sprintf("%s was written by an older Super Bridge: start the game once to bring it up to date", e.Path)
	case ReadOnly:
		return fmt.Sprintf("%s can't be written%s: make it and its folder writable, or %s", e.Path, e.cause(), other)
	case NoSpace:
		return fmt.Sprintf("there is no room to bring %s up to date and to keep a copy of it: make room on the disk, twice the size of the file, or %s; nothing has been changed", e.Path, other)
	case NoRoom:
		return fmt.Sprintf("there is no room for a copy of %s: make room on the disk; nothing has been changed", e.Path)
	case Full:
		return fmt.Sprintf("there is no room on the disk for what should go into %s: make room and try again; what was kept before is safe", e.Path)
	case Gone:
		return fmt.Sprintf("%s has been deleted, moved or replaced while it was open", e.Path)
	case InUse:
		return fmt.Sprintf("%s is in use: close the other Super Bridge, or whatever program has it open, or %s", e.Path, other)
	}
	return fmt.Sprintf("%s can't be opened%s: %s", e.Path, e.cause(), other)
}

func (e *OpenError) cause() string {
	if e.Err == nil {
		return ""
	}
	return fmt.Sprintf(" (%v)", e.Err)
}

// Unwrap returns the cause, or nil.
func (e *OpenError) Unwrap() error { return e.Err }

// sqliteProblem returns what an error of SQLite, or of the system, means for the file.
func sqliteProblem(err error) Problem {
	var e sqlite3.Error
	if !errors.As(err, &e) {
		switch {
		case readOnly(err):
			return ReadOnly
		case errors.Is(err, syscall.ENOSPC):
			return NoSpace
		}
		return Unusable
	}
	switch e.Code {
	case sqlite3.ErrNotADB:
		return NotADatabase
	case sqlite3.ErrFull:
		return NoSpace
	case sqlite3.ErrCorrupt:
		return Damaged
	case sqlite3.ErrBusy, sqlite3.ErrLocked:
		return InUse
	case sqlite3.ErrReadonly, sqlite3.ErrPerm:
		return ReadOnly
	}
	return Unusable
}

// writeError returns what an error of writing to a database that is open means, if that is about the disk.
func (p place) writeError(err error) error {
	var e sqlite3.Error
	if !errors.As(err, &e) {
		return err
	}
	switch {
	case e.Code == sqlite3.ErrFull, slices.Contains([]syscall.Errno{syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG}, e.SystemErrno):
		return p.error(Full, err)
	case e.Code == sqlite3.ErrReadonly:
		return p.error(ReadOnly, err)
	}
	return err
}

// readOnly reports whether a file or folder could not be written because it must not be.
func readOnly(err error) bool {
	return errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS)
}
