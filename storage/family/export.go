package family

import (
	"bufio"
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/storage"
)

// Written counts what an export has written.
type Written struct {
	Games, Parts int
	Empty        int // games left out because they have no part
}

// Export is an order to write games, the oldest first.
type Export struct {
	To    io.Writer
	Games []int64         // their numbers; nil for all that haven't been deleted
	Tell  func(begun int) // called with the number of games started
	Left  func(error)     // called with each fault, and what is damaged is left out; nil if a fault ends the export
}

// Write writes the games, each in a transaction.
func (e Export) Write(ctx context.Context, s *storage.Store, f *Family, game func(tx *sql.Tx, out *bufio.Writer, id int64) error) error {
	condition, args := "deleted IS NULL", []any(nil)
	if e.Games != nil {
		condition, args = "id IN (SELECT value FROM json_each(?))", []any{storage.IDList(e.Games)}
	}
	out := bufio.NewWriterSize(e.To, 1<<16)
	ids, err := storage.IDs(ctx, s.Reader(), "SELECT id FROM session JOIN "+f.Head+" AS its ON its.session = id WHERE "+condition+" ORDER BY started, id", args...)
	for i, id := range ids {
		if err != nil {
			break
		}
		e.Tell(i + 1)
		err = s.Read(ctx, func(tx *sql.Tx) error { return game(tx, out, id) })
		var replay *ReplayError
		if e.Left != nil && errors.As(err, &replay) {
			e.Left(err)
			err = nil
		}
	}
	if err != nil {
		return fmt.Errorf("writing %s: %w", f.Games, err)
	}
	return out.Flush()
}

// Record collects the lines of a game, so that it is written as a whole or not at all.
type Record struct {
	bytes.Buffer
	of   *Family
	game int64
}

// Record returns the record of a game, without lines.
func (f *Family) Record(game int64) *Record { return &Record{of: f, game: game} }

// Add adds a line, unless its error is one.
func (r *Record) Add(line []byte, err error) error {
	if err != nil {
		return r.of.Fault(r.game, 0, 0, err)
	}
	r.Write(line)
	return r.WriteByte('\n')
}

// SavedPart is the data of a part besides its events, in a file that keeps everything. Times are milliseconds since
// 1970.
type SavedPart struct {
	Started  int64 `json:"started"`
	Finished int64 `json:"finished,omitempty"`
	Undos    int   `json:"undos,omitempty"`
	Hints    int   `json:"hints,omitempty"`
	storage.Marks
}

// Wrong reports whether times or counts can't be stored.
func (p SavedPart) Wrong() bool { return p.Started < 0 || p.Finished < 0 || p.Undos < 0 || p.Hints < 0 }

// Saved returns the marks of a game, and the data of its first n parts.
func Saved(ctx context.Context, tx *sql.Tx, game int64, n int) (m storage.Marks, parts []SavedPart, err error) {
	if m, err = storage.MarksOf(ctx, tx, game); err != nil {
		return m, nil, err
	}
	err = storage.Each(ctx, tx, "SELECT started, coalesce(finished, 0), undos, hints, name, note, starred <> 0 FROM part WHERE session = ? ORDER BY position",
		[]any{game}, func(rows *sql.Rows) error {
			var p SavedPart
			err := rows.Scan(&p.Started, &p.Finished, &p.Undos, &p.Hints, &p.Name, &p.Note, &p.Starred)
			if len(parts) < n {
				parts = append(parts, p)
			}
			return err
		})
	return m, parts, err
}

// ReadHead parses the line before those of a game; is is false for any other line.
func ReadHead[H any](text string) (head H, is bool, err error) {
	var any struct {
		Saved json.RawMessage `json:"saved"`
	}
	if json.Unmarshal([]byte(text), &any) != nil || any.Saved == nil {
		return head, false, nil
	}
	err = lines.Object([]byte(text), &head)
	return head, true, err
}
