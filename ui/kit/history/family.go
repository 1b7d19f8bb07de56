// Package history is what the history and the families of games agree on. The history lists what has been played, of
// whatever game: it asks each [Family] what it has found for a [Query], shows sessions and their parts as rows, and the part
// that is selected as a pane. A family is bridge with all its games, or poker. A session is a rubber or an evening of poker, its
// parts are boards or hands; the ids of both are those of package storage, so no two families have the same.
package history

import (
	"context"
	"io"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Family is a family of games as the history sees it. Methods with a context may take a while; several are called at a time, from
// other goroutines than Fyne's.
type Family interface {
	// Games returns the ids of its games, in the order in which they are listed.
	Games() []string

	// FindSessions and FindParts return what a query wants, the newest first. Where Own asks something of another family, that is
	// nothing. Counted says in words how much has been found.
	FindSessions(ctx context.Context, q Query, now time.Time) ([]storage.Dated, error)
	FindParts(ctx context.Context, q Query, now time.Time) ([]storage.Dated, error)
	Counted(ctx context.Context, sessions, parts []storage.Dated) (said string, err error)
	// Sessions and Parts return rows, in the order of their ids. What isn't there is left out.
	Sessions(ctx context.Context, ids []int64) ([]Session, error)
	Parts(ctx context.Context, ids []int64) ([]Part, error)
	// PartIDs returns the parts of a session, in order. Those that are only to come have negative ids.
	PartIDs(ctx context.Context, session int64) ([]int64, error)
	// Whole returns all that is shown of a part.
	Whole(ctx context.Context, part int64) (Whole, error)

	// Table says what the table of a session's parts looks like.
	Table() Table
	// Rows and Switches are what can be chosen of a query besides what any family knows; Asked is what it asks for and can't
	// be chosen, because another screen asks for it.
	Rows(q Query) []Choice
	Switches(q Query) []Switch
	Asked(q Query) []Wish
	// PicksParts reports whether a query asks for some kind of parts, so that these are of more interest than their sessions.
	PicksParts(q Query) bool
	// Help returns lines that say which words can be typed.
	Help() []string

	// Statistics shows the statistics of what a query wants. It is nil where there are none.
	Statistics() func(q Query)

	// Formats are the notations in which its sessions can be written to files. The first keeps all.
	Formats() []Format
	// Export writes sessions, or all with nil, in the notation of that id, and returns in words what has been written. It tells how many
	// sessions have been begun.
	Export(ctx context.Context, w io.Writer, format string, sessions []int64, tell func(begun int)) (said string, err error)
	// Reads reports whether a line of a file is its own. Of several families the first one that says so reads it, and if none does
	// the first of all.
	Reads(line []byte) bool
	// Import reads what a file has, and checks it as far as can be done before anything is added. Then add adds it, whole or not at all,
	// and returns what has been added. They tell how many percent have been read. What is wrong in the file
	// is a [*LineError].
	Import(ctx context.Context, in File, tell func(percent int)) (add func() (Added, error), err error)
}

// File is a file that is imported.
type File struct {
	io.Reader
	Name string
	Size int64 // in bytes
}

// Telling returns a reader of the file that tells how many of a hundred parts have been read.
func (f File) Telling(tell func(percent int)) io.Reader { return &telling{File: f, tell: tell} }

// telling is a file that tells how much of it has been read.
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

// LineError is what is wrong in a file, in plain words.
type LineError struct {
	Line int // from 1
	Err  error
}

// Error returns what is wrong, without its line.
func (e *LineError) Error() string { return e.Err.Error() }

// Unwrap returns what is wrong.
func (e *LineError) Unwrap() error { return e.Err }

// Format is a notation of files.
type Format struct {
	ID     string // families that share one can be written to one file
	Name   string // as the user reads it
	Why    string // what it is for
	Ending string // of the name of such a file
}

// Action is something that can be done with what is selected. Its button shows its key.
type Action struct {
	Label   string
	Key     fyne.KeyName // a letter, KeyReturn or KeyDelete
	Primary bool
	Before  func() error // written down first, not on Fyne's goroutine; or nil
	Do      func()       // unless Before fails
}

// Session is a session in the list. Its methods are called on Fyne's goroutine.
type Session interface {
	ID() int64
	Marks() storage.Marks
	With(storage.Marks) Session                 // the session with other marks
	WithStar(part int, starred bool) Session    // with a star on one of its parts, counted from 0, or without
	Row(now time.Time) Row                      // in the list
	Head(now time.Time) (title, lines []string) // above its parts: what the title consists of, and lines below it
	Columns() []string                          // the names of the columns in the table of its parts
	Actions() []Action                          // besides what can be done with any session
	Trashed() (when time.Time, is bool)
	Gone() string // what to say when it has been deleted
}

// Part is a part of a session, in the list of all parts or in the table of its session's.
type Part interface {
	ID() int64
	Session() int64
	Marks() storage.Marks
	With(storage.Marks) Part
	Row(now time.Time) Row
	Cells() Cells
	Actions(trashed bool) []Action // besides what can be done with any part
	Alone() bool                   // it is all of its session
	Coming() bool                  // it is only to come, so that it can't be marked
	Gone() string                  // what to say when its session has been deleted
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

// Place is where the body of a part is shown.
type Place struct {
	Room  func() float32 // the height in which it can be seen; it changes with the window
	Width func() float32 // its width
	Large bool           // no table of parts is above it

	// Scroll moves the pane as so many notches of the wheel do, towards the user or, less than 0, away: for what gets the wheel itself.
	Scroll func(notches int)
}
