package few

import (
	"bufio"
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/record"
	"github.com/superbridge/superbridge/storage"
)

// saved is the line before those of a session, in a file that keeps everything: the data that the printed form of deals
// and ends lacks. Times are milliseconds since 1970, UTC.
type saved struct {
	Rules string    `json:"rules"`
	Saved *savedNow `json:"saved"`
}

// savedNow is the data of a session besides its deals.
type savedNow struct {
	Person  string      `json:"person"` // his letter; empty if there is no user
	Started int64       `json:"started"`
	Changed int64       `json:"changed"`
	Players []savedSeat `json:"players"`
	Deals   []savedDeal `json:"deals"`
	savedMarks
}

// savedSeat is a player.
type savedSeat struct {
	Player string `json:"player"`
	Name   string `json:"name"`
	Level  string `json:"level,omitempty"`
}

// savedDeal is the data of a deal besides its events.
type savedDeal struct {
	Started  int64 `json:"started"`
	Finished int64 `json:"finished,omitempty"`
	Undos    int   `json:"undos,omitempty"`
	Hints    int   `json:"hints,omitempty"`
	savedMarks
}

// savedMarks are the user's additions.
type savedMarks struct {
	Name    string `json:"name,omitempty"`
	Note    string `json:"note,omitempty"`
	Starred bool   `json:"starred,omitempty"`
}

// Written counts what an export has written.
type Written struct {
	Games, Deals int
	Empty        int // sessions left out because they have no deal
}

// Export writes sessions as lines of JSON, the oldest first: those with these numbers, or for nil all that haven't been
// deleted. The deals and the end of each, in their printed form, are preceded by a line with the rest of its data. It
// calls tell with the number of sessions started.
func (s *Store) Export(ctx context.Context, w io.Writer, games []int64, tell func(begun int)) (done Written, err error) {
	return s.export(ctx, w, games, true, tell, nil)
}

// ExportSound is like Export, but leaves out what can't be read: the deals of a session from the first damaged one on,
// or all of it. It reports the faults to left.
func (s *Store) ExportSound(ctx context.Context, w io.Writer, games []int64, tell func(begun int), left func(error)) (done Written, err error) {
	return s.export(ctx, w, games, true, tell, left)
}

// Print is like Export, but writes only the printed form.
func (s *Store) Print(ctx context.Context, w io.Writer, games []int64) (done Written, err error) {
	return s.export(ctx, w, games, false, func(int) {}, nil)
}

// PrintSound is like ExportSound, but writes only the printed form.
func (s *Store) PrintSound(ctx context.Context, w io.Writer, games []int64, left func(error)) (done Written, err error) {
	return s.export(ctx, w, games, false, func(int) {}, left)
}

func (s *Store) export(ctx context.Context, w io.Writer, games []int64, heads bool, tell func(begun int), left func(error)) (done Written, err error) {
	condition, args := "deleted IS NULL", []any(nil)
	if games != nil {
		condition, args = "id IN (SELECT value FROM json_each(?))", []any{storage.IDList(games)}
	}
	out := bufio.NewWriterSize(w, 1<<16)
	ids, err := storage.IDs(ctx, s.read, "SELECT id FROM session JOIN few_session ON few_session.session = id WHERE "+condition+" ORDER BY started, id", args...)
	for i, id := range ids {
		if err != nil {
			break
		}
		tell(i + 1)
		err = s.Read(ctx, func(tx *sql.Tx) error { return exportGame(ctx, tx, out, id, heads, &done, left) })
		var replay *ReplayError
		if left != nil && errors.As(err, &replay) {
			left(err)
			err = nil
		}
	}
	if err != nil {
		return Written{}, fmt.Errorf("writing games for two and three: %w", err)
	}
	return done, out.Flush()
}

// exportGame writes the lines of a session. A deal without events is written with its head only.
func exportGame(ctx context.Context, tx *sql.Tx, out *bufio.Writer, id int64, heads bool, done *Written, left func(error)) error {
	g, fault, err := soundGameIn(ctx, tx, id)
	switch {
	case err != nil:
		return explain(id, err)
	case fault != nil && left == nil:
		return fault
	case fault != nil:
		left(fault)
	}
	if len(g.Deals) == 0 {
		done.Empty++
		return nil
	}
	var whole bytes.Buffer // the whole session, or nothing
	line := func(data []byte, err error) error {
		if err != nil {
			return &ReplayError{Game: id, Err: err}
		}
		whole.Write(data)
		return whole.WriteByte('\n')
	}
	if heads {
		head, err := savedOf(ctx, tx, g)
		if err != nil {
			return err
		}
		if err := line(json.Marshal(head)); err != nil {
			return err
		}
	}
	entries := g.Session.Scores()
	written := 0
	for i, p := range g.Deals {
		var totals []int
		if i < len(entries) {
			totals = entries[i].Totals
		} else if !heads {
			break // it goes on
		}
		if err := line(record.Line(p.Board, totals)); err != nil {
			return err
		}
		written++
	}
	if len(entries) > 0 {
		if err := line(record.EndLine(g.Session, g.End())); err != nil {
			return err
		}
	}
	done.Games, done.Deals = done.Games+1, done.Deals+written
	_, err = whole.WriteTo(out)
	return err
}

// savedOf returns the line before those of a session.
func savedOf(ctx context.Context, tx *sql.Tx, g Game) (saved, error) {
	r := g.Session.Rules()
	data := savedNow{Person: r.Letter(g.Person), Started: g.Started.UnixMilli(), Changed: g.Changed.UnixMilli()}
	for _, s := range g.Sitters {
		data.Players = append(data.Players, savedSeat{r.Letter(s.Player), s.Name, s.Level})
	}
	if err := tx.QueryRowContext(ctx, "SELECT name, note, starred <> 0 FROM session WHERE id = ?", g.ID).Scan(&data.Name, &data.Note, &data.Starred); err != nil {
		return saved{}, err
	}
	err := storage.Each(ctx, tx, "SELECT started, coalesce(finished, 0), undos, hints, name, note, starred <> 0 FROM part WHERE session = ? ORDER BY position",
		[]any{g.ID}, func(rows *sql.Rows) error {
			var d savedDeal
			err := rows.Scan(&d.Started, &d.Finished, &d.Undos, &d.Hints, &d.Name, &d.Note, &d.Starred)
			if len(data.Deals) < len(g.Deals) {
				data.Deals = append(data.Deals, d)
			}
			return err
		})
	return saved{r.String(), &data}, err
}

// beginning returns the start of the session of a line: a sitter for each player. Without a line it is unknown who
// played.
func (s *savedNow) beginning(r few.Rules) (b Beginning, err error) {
	b = Beginning{Rules: r, Person: few.Nobody}
	if s == nil {
		for p := range few.Player(r.Players()) {
			b.Sitters = append(b.Sitters, Sitter{Player: p, Level: unknown})
		}
		return b, nil
	}
	if s.Person != "" {
		if b.Person, err = r.ParsePlayer(s.Person); err != nil {
			return b, err
		}
	}
	for _, player := range s.Players {
		p, err := r.ParsePlayer(player.Player)
		if err != nil {
			return b, err
		}
		b.Sitters = append(b.Sitters, Sitter{p, player.Name, player.Level})
	}
	return b, checkSitters(r, b.Person, b.Sitters)
}

// unknown is the level of unknown players.
const unknown = "unknown"
