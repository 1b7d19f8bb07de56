package poker

import (
	"bufio"
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/record"
	"github.com/superbridge/superbridge/storage"
)

// saved is the line before those of a game, in a file that keeps everything: the data that the printed form of hands
// and events lacks. Times are milliseconds since 1970, UTC.
type saved struct {
	Rules string    `json:"rules"`
	Game  string    `json:"game"`
	Saved *savedNow `json:"saved"`
}

// savedNow is the data of a game besides its hands and events.
type savedNow struct {
	Options string      `json:"options"` // the complete rules
	Person  int         `json:"person"`  // his seat; 0 if there is no user
	Started int64       `json:"started"`
	Changed int64       `json:"changed"`
	Players []savedSeat `json:"players"`
	Hands   []savedHand `json:"hands"`
	savedMarks
}

// savedSeat is a present or former player at the table.
type savedSeat struct {
	Seat  int    `json:"seat"`
	Name  string `json:"name"`
	Level string `json:"level,omitempty"`
}

// savedHand is the data of a hand besides its acts.
type savedHand struct {
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
	Games, Hands int
	Empty        int // games left out because they have no hand
}

// Export writes games as lines of JSON, the oldest first: those with these numbers, or for nil all that haven't been
// deleted. The hands and events of each, in their printed form, are preceded by a line with the rest of its data. It
// calls tell with the number of games started.
func (s *Store) Export(ctx context.Context, w io.Writer, games []int64, tell func(begun int)) (done Written, err error) {
	return s.export(ctx, w, games, tell, nil)
}

// ExportSound is like Export, but leaves out what can't be read: the hands of a game from the first damaged one on, or
// all of it. It reports the faults to left.
func (s *Store) ExportSound(ctx context.Context, w io.Writer, games []int64, tell func(begun int), left func(error)) (done Written, err error) {
	return s.export(ctx, w, games, tell, left)
}

func (s *Store) export(ctx context.Context, w io.Writer, games []int64, tell func(begun int), left func(error)) (done Written, err error) {
	query, args := "SELECT id FROM session JOIN poker_game ON poker_game.session = id WHERE deleted IS NULL ORDER BY started, id", []any(nil)
	if games != nil {
		query, args = "SELECT id FROM session JOIN poker_game ON poker_game.session = id WHERE id IN (SELECT value FROM json_each(?)) ORDER BY started, id", []any{storage.IDList(games)}
	}
	out := bufio.NewWriterSize(w, 1<<16)
	ids, err := storage.IDs(ctx, s.read, query, args...)
	for i, id := range ids {
		if err != nil {
			break
		}
		tell(i + 1)
		err = s.Read(ctx, func(tx *sql.Tx) error { return exportGame(ctx, tx, out, id, &done, left) })
		var replay *ReplayError
		if left != nil && errors.As(err, &replay) {
			left(err)
			err = nil
		}
	}
	if err != nil {
		return Written{}, fmt.Errorf("writing games of poker: %w", err)
	}
	return done, out.Flush()
}

// exportGame writes the lines of a game.
func exportGame(ctx context.Context, tx *sql.Tx, out *bufio.Writer, id int64, done *Written, left func(error)) error {
	g, fault, err := soundGameIn(ctx, tx, id)
	switch {
	case err != nil:
		return err
	case fault != nil && left == nil:
		return fault
	case fault != nil:
		left(fault)
	}
	if len(g.Hands) == 0 {
		done.Empty++
		return nil
	}
	head, err := savedOf(ctx, tx, g)
	if err != nil {
		return err
	}
	var whole bytes.Buffer // the whole game, or nothing
	line := func(data []byte, err error) error {
		if err != nil {
			return &ReplayError{Game: id, Err: err}
		}
		whole.Write(data)
		return whole.WriteByte('\n')
	}
	if err := line(json.Marshal(head)); err != nil {
		return err
	}
	now := g.First
	for _, p := range g.Hands {
		if err := line(record.MarshalHand(p.Hand)); err != nil {
			return err
		}
		if !p.Hand.Over() {
			break
		}
		if now, err = now.Played(p.Hand); err != nil {
			return err
		}
		for _, e := range p.After {
			if err := line(record.MarshalEvent(now, e)); err != nil {
				return err
			}
			if now, _, err = now.Apply(e); err != nil {
				return err
			}
		}
	}
	done.Hands += len(g.Hands)
	done.Games++
	_, err = whole.WriteTo(out)
	return err
}

// savedOf returns the line before those of a game.
func savedOf(ctx context.Context, tx *sql.Tx, g Game) (saved, error) {
	t := g.First.State()
	data := savedNow{Options: t.Rules.String(), Person: int(g.Person), Started: g.Started.UnixMilli(), Changed: g.Changed.UnixMilli()}
	for _, s := range g.Sitters {
		data.Players = append(data.Players, savedSeat{int(s.Seat), s.Name, s.Level})
	}
	err := tx.QueryRowContext(ctx, "SELECT name, note, starred <> 0 FROM session WHERE id = ?", g.ID).Scan(&data.Name, &data.Note, &data.Starred)
	if err != nil {
		return saved{}, err
	}
	rows, err := tx.QueryContext(ctx, "SELECT started, coalesce(finished, 0), undos, hints, name, note, starred <> 0 FROM part WHERE session = ? ORDER BY position", g.ID)
	if err != nil {
		return saved{}, err
	}
	defer rows.Close()
	for rows.Next() {
		var h savedHand
		if err := rows.Scan(&h.Started, &h.Finished, &h.Undos, &h.Hints, &h.Name, &h.Note, &h.Starred); err != nil {
			return saved{}, err
		}
		if len(data.Hands) < len(g.Hands) {
			data.Hands = append(data.Hands, h)
		}
	}
	return saved{poker.Name, t.Game, &data}, rows.Err()
}
