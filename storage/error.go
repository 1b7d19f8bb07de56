package storage

import (
	"errors"
	"io/fs"
	"slices"
	"syscall"

	"github.com/mattn/go-sqlite3"

	"github.com/superbridge/superbridge/game/fault"
)

// Problem is a reason why a data folder can't be opened.
type Problem uint8

// The problems. With all but the last, the file has not been changed.
const (
	_            Problem = iota
	NoFolder             // the folder can't be created or entered
	Missing              // there is no file, or it is empty, and there are no copies
	Emptied              // the file is empty, but there are copies
	Absent               // there is no file, but there are copies
	NotADatabase         // not a database, or another program's
	Damaged              // the database is ours, but corrupt
	Hopeless             // a salvage couldn't recover anything from the file
	Newer                // it was written by a newer Super Bridge
	Older                // it must first be brought up to date, by opening it for writing
	ReadOnly             // the file or its folder can't be written
	InUse                // another instance has it open, or another program is writing
	NoSpace              // not enough disk space to bring it up to date
	NoRoom               // not enough disk space for a copy of it
	Full                 // while open, the disk or the user's quota ran out of space for a write
	Gone                 // while open, it was deleted, moved or replaced
	Unusable             // anything else: see Err
)

// Salvageable reports whether [Salvage] may recover something from the file.
func (p Problem) Salvageable() bool { return p == Damaged || p == NotADatabase }

// Lost reports whether the contents are gone although there are copies of them. [Opening.Anew] then creates a fresh
// file.
func (p Problem) Lost() bool { return p == Emptied || p == Absent }

// OpenError says why a data folder can't be opened, or no longer used, and what to do about it.
type OpenError struct {
	Problem Problem
	Path    string // of the file; for NoFolder, of the folder
	Err     error  // the cause, or nil
}

// Error returns one line of plain English for people.
func (e *OpenError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *OpenError) Words() fault.Phrase {
	other, fresh := fault.Say("choose another folder with -data-dir"), fault.Say("move the file away and a fresh one is made")
	copies := fault.Say("superbridge restore lists copies that can take its place")
	rescue := fault.Say("%v, and superbridge doctor -salvage keeps what can be read of it", copies)
	again := fault.Say("superbridge restore lists them, and puts one in its place; or %v, or move the copies away", other)
	switch e.Problem {
	case NoFolder:
		return fault.Say("the data folder %s can't be used%s: %s", e.Path, e.cause(), other)
	case Missing:
		return fault.Say("there is no %s yet: play a game first, or %s", e.Path, other)
	case Emptied:
		return fault.Say("%s is empty, but there are copies of what was in it: %s", e.Path, again)
	case Absent:
		return fault.Say("there is no %s, but there are copies of it: %s", e.Path, again)
	case Hopeless:
		return fault.Say("nothing of %s can be kept%s: %s; or %s, or %s; nothing has been changed", e.Path, e.cause(), copies, other, fresh)
	case NotADatabase:
		return fault.Say("%s is not a database of Super Bridge%s: if it was one, %s; else %s, or %s", e.Path, e.cause(), rescue, other, fresh)
	case Damaged:
		return fault.Say("%s is damaged%s: %s; or %s", e.Path, e.cause(), rescue, other)
	case Newer:
		return fault.Say("%s was written by a newer Super Bridge%s: use that one, %s, or %s", e.Path, e.cause(), other, fresh)
	case Older:
		return fault.Say("%s was written by an older Super Bridge: start the game once to bring it up to date", e.Path)
	case ReadOnly:
		return fault.Say("%s can't be written%s: make it and its folder writable, or %s", e.Path, e.cause(), other)
	case NoSpace:
		return fault.Say("there is no room to bring %s up to date and to keep a copy of it: make room on the disk, twice the size of the file, or %s; nothing has been changed", e.Path, other)
	case NoRoom:
		return fault.Say("there is no room for a copy of %s: make room on the disk; nothing has been changed", e.Path)
	case Full:
		return fault.Say("there is no room on the disk for what should go into %s: make room and try again; what was kept before is safe", e.Path)
	case Gone:
		return fault.Say("%s has been deleted, moved or replaced while it was open", e.Path)
	case InUse:
		return fault.Say("%s is in use: close the other Super Bridge, or whatever program has it open, or %s", e.Path, other)
	}
	return fault.Say("%s can't be opened%s: %s", e.Path, e.cause(), other)
}

// cause returns the cause in brackets, or nothing.
func (e *OpenError) cause() fault.Phrase {
	if e.Err == nil {
		return fault.Phrase{}
	}
	return fault.Say(" (%v)", e.Err)
}

// Unwrap returns the cause, or nil.
func (e *OpenError) Unwrap() error { return e.Err }

// sqliteProblem returns the Problem that an error of SQLite, or of the system, means for the file.
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

// writeError returns an [*OpenError] for an error of writing to an open database, if the disk is the cause; otherwise
// the error itself.
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

// readOnly reports whether an error says that a file or folder must not be written.
func readOnly(err error) bool {
	return errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS)
}
