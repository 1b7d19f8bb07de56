package family

import (
	"bufio"
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/storage"
)

// Store is an open data folder with the games of a family. It may be used by several goroutines at once.
type Store struct {
	*storage.Store
	of    *Family
	write Write
}

// Write writes a game. It counts it in done. It reports faults to left and leaves out what is damaged, or returns them
// if left is nil.
type Write func(ctx context.Context, tx *sql.Tx, out *bufio.Writer, game int64, done *Written, left func(error)) error

// On returns the games of a family in an open data folder. write is for [Store.Export], and may be nil without one.
func On(s *storage.Store, f *Family, write Write) *Store { return &Store{s, f, write} }
