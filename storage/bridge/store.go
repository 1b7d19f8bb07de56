// Package bridge stores the rubbers of the bridge family, with their analyses, in the file of package storage, and
// searches and counts them.
//
// # What is in it
//
//	rubber       how many boards a session has, and its points so far
//	board        what a part of it adds: its deal's number, dealer and vulnerability; whether the user has played both
//	             hands; once it is finished, its contract, tricks and points
//	analysis     the analysis of a finished board
//	other_table  the play of a board by four computer players, with its analysis
//	field_table  the play of a board by computer players at the other tables of its field
//	theme        what a costly card of the user's was about
//	puzzle       the user's progress in finding better cards
//	found_puzzle the puzzle to practise that has been found on a board, or that there is none
//	source       what a file of another program says about a deal of a session, played or to be played: names,
//	             event, comments
//	result       results of a deal at other tables, from such a file
//	challenge    boards that are sent to and fro, and the session in which the user plays them
//	challenge_text  what has been received of one: its boards and results
//	digest       a narrow row for each board, for lists and statistics
//	lesson_step  the user's progress in a step of a lesson
//	practised    an exercise that the user has answered
//
// A rubber is a session of package storage, its game the name of the rules and its options the house rules; the events
// are in the text form of bridge.Event.
//
// A board is its deal and its events, and everything else is computed from these. So a rubber is read by replaying it,
// under the rules that its name and house rules stand for. The other columns of a finished board or rubber are computed
// from its rules when it ends, for lists: SQL knows no rules. Texts are those of the game packages.
//
// To search boards ([Filter]) and to count them ([Statistics]), among 100,000 in less than a tenth of a second, only
// the digest is read, from one of its indices that covers all columns needed. It contains nothing that does not follow
// from the other tables: the view digested defines it, and triggers keep the digest equal to it.
//
// Boards of lessons and of practice are in no rubber, and nothing counts them.
//
// When [Journal.Append] returns nil, the event survives a crash, and it is stored exactly once. [Store.Import] adds its
// data completely or not at all, and [Store.History] yields everything that a fresh file needs to become the same.
package bridge

import (
	"context"
	"database/sql"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// Store is an open data folder with its rubbers. It may be used by several goroutines at once.
type Store struct {
	*storage.Store
	Learning
	Tables
	read *sql.DB // used for lists and statistics
}

// Open opens a data folder for reading and writing, as [OpenContext] does without a context or progress.
func Open(dir string, now func() time.Time) (*Store, error) {
	return OpenContext(context.Background(), dir, now, nil)
}

// OpenContext opens a data folder for reading and writing, as [storage.Open] does. progress, which may be nil, is
// called with the progress of bringing an older file up to date.
func OpenContext(ctx context.Context, dir string, now func() time.Time, progress func(part float64)) (*Store, error) {
	return laid(storage.Open(ctx, dir, storage.Opening{Now: now, Steps: Steps, Progress: progress}))
}

// OpenReadOnly opens a data folder for reading, as [storage.OpenReadOnly] does.
func OpenReadOnly(dir string) (*Store, error) {
	return laid(storage.OpenReadOnly(dir))
}

// On returns the rubbers in an open data folder. Families of games share it: closing any of them closes the folder.
func On(s *storage.Store) *Store { return &Store{s, Learning{s}, Tables{s}, s.Reader()} }

func laid(s *storage.Store, err error) (*Store, error) {
	if err != nil {
		return nil, err
	}
	return On(s), nil
}
