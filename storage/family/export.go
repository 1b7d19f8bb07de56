package family

import (
	"bufio"
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"io"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/storage"
)

// Written counts what an export has written.
type Written struct {
	Games, Parts int
	Empty        int // games left out because they have no part
}

// Export writes games, the oldest first: those with these numbers, or for nil all that haven't been deleted. It calls
// tell with the number of games started.
func (s *Store) Export(ctx context.Context, w io.Writer, games []int64, tell func(begun int)) (Written, error) {
	return s.ExportWith(ctx, w, games, tell, nil, s.write)
}

// ExportSound is like Export, but leaves out what can't be read: the parts of a game from the first damaged one on, or
// all of it. It reports the faults to left.
func (s *Store) ExportSound(ctx context.Context, w io.Writer, games []int64, tell func(begun int), left func(error)) (Written, error) {
	return s.ExportWith(ctx, w, games, tell, left, s.write)
}

// ExportWith is like ExportSound, or like Export if left is nil, and writes each game with write.
func (s *Store) ExportWith(ctx context.Context, w io.Writer, games []int64, tell func(begun int), left func(error), write Write) (done Written, err error) {
	condition, args := "deleted IS NULL", []any(nil)
	if games != nil {
		condition, args = "id IN (SELECT value FROM json_each(?))", []any{storage.IDList(games)}
	}
	out := bufio.NewWriterSize(w, 1<<16)
	ids, err := storage.IDs(ctx, s.Reader(), "SELECT id FROM session JOIN "+s.of.Head+" AS its ON its.session = id WHERE "+condition+" ORDER BY started, id", args...)
	for i, id := range ids {
		if err != nil {
			break
		}
		tell(i + 1)
		err = s.Read(ctx, func(tx *sql.Tx) error { return write(ctx, tx, out, id, &done, left) })
		var replay *ReplayError
		if left != nil && errors.As(err, &replay) {
			left(err)
			err = nil
		}
	}
	if err != nil {
		return Written{}, fault.Errorf("writing games%s: %w", s.of.Of, err)
	}
	return done, out.Flush()
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
