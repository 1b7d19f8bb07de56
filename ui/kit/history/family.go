// Package history defines how the history and the families of games meet. The history lists past play of every game: it
// asks each [Family] for the results of a [Query], shows sessions and their parts as rows, and the selected part as a
// pane. A family is bridge with all its games, or poker. A session is a rubber or an evening of poker, its parts are
// boards or hands; both have ids of package storage, so no two families share one.
package history

import (
	"context"
	"io"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/task"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Family is a family of games as the history sees it. Methods with a context may take a while; several are called at a time, from
// other goroutines than Fyne's.
type Family interface {
	// Games returns the ids of its games, in the order of lists.
	Games() []string

	// FindSessions and FindParts return the results of a query, newest first. If Own is for another family, there are
	// none. Counted returns their number in words.
	FindSessions(ctx context.Context, q Query, now time.Time) ([]storage.Dated, error)
	FindParts(ctx context.Context, q Query, now time.Time) ([]storage.Dated, error)
	Counted(ctx context.Context, sessions, parts []storage.Dated) (said string, err error)
	// Sessions and Parts return rows, in the order of their ids. Missing ones are left out.
	Sessions(ctx context.Context, ids []int64) ([]Session, error)
	Parts(ctx context.Context, ids []int64) ([]Part, error)
	// PartIDs returns the parts of a session, in order. Those that are only to come have negative ids.
	PartIDs(ctx context.Context, session int64) ([]int64, error)
	// Whole returns all that is shown of a part.
	Whole(ctx context.Context, part int64) (Whole, error)

	// Table describes the table of a session's parts.
	Table() Table
	// Rows and Switches return the filters that only this family has; Asked describes those set by another screen,
	// which can't be changed here.
	Rows(q Query) []Choice
	Switches(q Query) []Switch
	Asked(q Query) []Wish
	// PicksParts reports whether a query asks for some kind of parts, so that these are of more interest than their sessions.
	PicksParts(q Query) bool
	// Help returns lines on the words that can be typed.
	Help() []string

	// Statistics returns a function that shows the statistics of a query's results; nil if there are none.
	Statistics() func(q Query)

	// Formats returns the file formats to which its sessions can be exported. The first is lossless.
	Formats() []Format
	// Export writes sessions, or all with nil, in the format with that id, and returns in words what it has written. It
	// calls tell with the number of sessions begun.
	Export(ctx context.Context, w io.Writer, format string, sessions []int64, tell func(begun int)) (said string, err error)
	// Reads reports whether a line of a file is in the family's format. The first family that says so reads the file,
	// or the first of all if none does.
	Reads(line []byte) bool
	// Import reads a file and checks it as far as possible before anything is added. Add then adds all of it or
	// nothing, and returns what it added. Both call tell with the percentage read. Errors in the file are of type
	// [*LineError].
	Import(ctx context.Context, in File, tell func(percent int)) (add func() (Added, error), err error)
}

// File is a file that is imported.
type File struct {
	io.Reader
	Name string
	Size int64 // in bytes
}

// Telling returns a reader of the file that calls tell with the percentage read.
func (f File) Telling(tell func(percent int)) io.Reader { return &telling{File: f, tell: tell} }

// telling is a file that reports its progress.
type telling struct {
	File
	read int64
	tell func(percent int)
}

// Read implements io.Reader.
func (t *telling) Read(b []byte) (int, error) {
	n, err := t.Reader.Read(b)
	if t.read += int64(n); t.Size > 0 {
		t.tell(int(min(100, 100*t.read/t.Size)))
	}
	return n, err
}

// LineError is an error in a line of a file, in plain words.
type LineError struct {
	Line int // from 1
	Err  error
}

// Error returns the message, without the line.
func (e *LineError) Error() string { return e.Err.Error() }

// Unwrap returns the underlying error.
func (e *LineError) Unwrap() error { return e.Err }

// Format is a notation of files.
type Format struct {
	ID     string // families that share one can be written to one file
	Name   string // as the user reads it
	Why    string // its purpose
	Ending string // of file names
}

// Action is a command for the selection. Its button shows its key.
type Action struct {
	Label   string
	Key     fyne.KeyName // a letter, KeyReturn, KeyDelete or PrintKey
	Primary bool
	Before  func() error // written down first, not on Fyne's goroutine; or nil
	Do      func()       // unless Before fails
	// Task is laid as a sheet instead of Do: it returns the task as it is chosen by then, for a folder.
	Task func(dir string) task.Task
}

// PrintKey is the key of the action that prints.
const PrintKey fyne.KeyName = "Ctrl+P"

// Session is a session in the list. Its methods are called on Fyne's goroutine.
type Session interface {
	ID() int64
	Marks() storage.Marks
	With(storage.Marks) Session                 // the session with other marks
	WithStar(part int, starred bool) Session    // with a star on one of its parts, counted from 0, or without
	Row(now time.Time) Row                      // in the list
	Head(now time.Time) (title, lines []string) // above its parts: the pieces of the title, and lines below it
	Columns() []string                          // the names of the columns in the table of its parts
	Actions() []Action                          // besides those that any session has
	Trashed() (when time.Time, is bool)
	Gone() string // the message after its deletion
}

// Part is a part of a session, in the list of all parts or in the table of its session's.
type Part interface {
	ID() int64
	Session() int64
	Marks() storage.Marks
	With(storage.Marks) Part
	Row(now time.Time) Row
	Cells() Cells
	Actions(trashed bool) []Action // besides those that any part has
	Alone() bool                   // it is all of its session
	Coming() bool                  // it is only to come, so that it can't be marked
	Gone() string                  // the message after its session's deletion
}

// Whole is all that is shown of a part.
type Whole interface {
	Marks() storage.Marks
	With(storage.Marks) Whole
	Of() storage.Marks // the marks of its session
	Title() string
	Line(now time.Time) string
	Body(*widget.Art, Place) fyne.CanvasObject // below the title
}

// Place is the area in which the body of a part is shown.
type Place struct {
	Room  func() float32 // the visible height; it changes with the window
	Width func() float32 // its width
	Large bool           // without a table of parts above

	// Scroll moves the pane by notches of the wheel, towards the user or, if negative, away: for widgets that take the
	// wheel themselves.
	Scroll func(notches int)
}
