// Package bridge keeps the rubbers of the bridge family in the file of package storage, with what has been found out
// about them, and finds and counts them.
//
// # What is in it
//
//	rubber       how many boards a session has, and its points so far
//	board        what a part of it adds: its deal's number, dealer and vulnerability; whether the user has played both
//	             hands; once it is finished, its contract, tricks and points
//	analysis     what has been found out about a finished board
//	other_table  what four computer players made of a board, and what has been found out about that
//	field_table  what computer players made of a board at the other tables of its field
//	puzzle       how far the user has come with finding better cards
//	source       what a file of another program says of a deal of a session, whether it has been played or is to be: names,
//	             event, comments
//	result       what tables have made of a deal, as such a file says
//	digest       a narrow row for each board, for lists and statistics
//	lesson_step  how far the user has come in a step of a lesson
//	practised    an exercise that the user has answered
//
// A rubber is a session of package storage, its game the name of the rules and its options the house rules; the events are
// in the text form of bridge.Event.
//
// A board is its deal and its events, and everything else is worked out from these. So
// a rubber is read by replaying it, under the rules that its name and house rules stand for. What a
// finished board or rubber carries besides is worked out by them when it ends, and is there for lists: SQL knows no
// rules. Texts are those of the game packages.
//
// To look for boards ([Filter]) and to count them ([Statistics]), among 100,000 in less than a tenth of a second,
// only the digest is read, from one of its indices that has all columns that are asked for. It says nothing that does
// not follow from the other tables: the view digested says how, and triggers keep the digest equal to it.
//
// Boards of lessons and of practice are in no rubber, and nothing counts them.
//
// When [Journal.Append] returns nil, the event survives a crash, and it is there exactly once. What [Store.Import] adds
// is there whole or not at all, and [Store.History] gives out all that a fresh file needs to become the same.
package bridge

import (
	"context"
	"database/sql"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// Store is an open data folder with the rubbers in it. Several goroutines may use it at a time.
type Store struct {
	*storage.Store
	read *sql.DB // what lists and statistics read from
}

// Open opens a data folder for reading and writing, as [OpenContext] does, and waits for it.
func Open(dir string, now func() time.Time) (*Store, error) {
	return OpenContext(context.Background(), dir, now, nil)
}

// OpenContext opens a data folder for reading and writing, as [storage.Open] does. Progress, which may be nil, is told
// which part of bringing an older file up to date is done.
func OpenContext(ctx context.Context, dir string, now func() time.Time, progress func(part float64)) (*Store, error) {
	return laid(storage.Open(ctx, dir, storage.Opening{Now: now, Steps: Steps, Progress: progress}))
}

// OpenReadOnly opens a data folder for reading, as [storage.OpenReadOnly] does.
func OpenReadOnly(dir string) (*Store, error) {
	return laid(storage.OpenReadOnly(dir))
}

// On returns the rubbers in a data folder that is open. Families of games share one: to close any of them closes the folder.
func On(s *storage.Store) *Store { return &Store{Store: s, read: s.Reader()} }

func laid(s *storage.Store, err error) (*Store, error) {
	if err != nil {
		return nil, err
	}
	return On(s), nil
}
