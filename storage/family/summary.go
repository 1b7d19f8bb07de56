package family

import (
	"context"
	"database/sql"
	"slices"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// Head holds what the line of a list says about any game.
type Head struct {
	ID               int64
	Started, Changed time.Time // UTC
	Over             bool
	storage.Marks
	Kind    storage.Kind
	Deleted time.Time    // UTC; zero if it hasn't been
	Damage  *ReplayError // the part that can't be read and is missing; nil if none
}

// GameLines reads the lines of lists for games, and the index of each by that of its id in ids. Missing games are left
// out. columns are those of session and of the family's table that line returns the destinations of, with the line's
// head and what remains to be done with a row.
func GameLines[L any](ctx context.Context, tx *sql.Tx, f *Family, ids []int64, columns string, line func(*L) (*Head, []any, func() error)) (all []L, at map[int]int, err error) {
	at = map[int]int{}
	err = storage.Each(ctx, tx, "SELECT wanted.key, "+HeadColumns+", "+columns+`
		FROM json_each(?) AS wanted JOIN session ON session.id = wanted.value JOIN `+f.Head+` AS its ON its.session = session.id
		ORDER BY wanted.key`, []any{storage.IDList(ids)}, func(rows *sql.Rows) error {
		var key int
		var l L
		head, to, read := line(&l)
		if err := rows.Scan(slices.Concat([]any{&key}, head.Columns(), to)...); err != nil {
			return err
		}
		if err := read(); err != nil {
			return err
		}
		at[key] = len(all)
		all = append(all, l)
		return nil
	})
	return all, at, err
}

// PartLines reads the lines of lists for parts. Missing parts are left out. join adds tables to part and session;
// columns and line are as with [GameLines].
func PartLines[L any](ctx context.Context, tx *sql.Tx, ids []int64, columns, join string, line func(*L) (*PartHead, []any, func() error)) (all []L, err error) {
	err = storage.Each(ctx, tx, "SELECT "+partColumns+", "+columns+`
		FROM json_each(?) AS wanted JOIN part ON part.id = wanted.value JOIN session ON session.id = part.session `+join+`
		ORDER BY wanted.key`, []any{storage.IDList(ids)}, func(rows *sql.Rows) error {
		var l L
		head, to, read := line(&l)
		err := rows.Scan(append(head.columns(), to...)...)
		if err == nil {
			err = read()
		}
		all = append(all, l)
		return err
	})
	return all, err
}

// HeadColumns selects the columns of session for a [Head].
const HeadColumns = `session.id, session.started, session.changed, session.over <> 0,
	session.name, session.note, session.starred <> 0, session.kind, session.deleted`

// Columns returns the destinations of a row's [HeadColumns].
func (h *Head) Columns() []any {
	return []any{&h.ID, storage.Millis(&h.Started), storage.Millis(&h.Changed), &h.Over,
		&h.Name, &h.Note, &h.Starred, &h.Kind, storage.Millis(&h.Deleted)}
}

// Wrong records the first fault of a game, and reports whether err is one.
func (f *Family) Wrong(h *Head, err error) bool {
	if err != nil && h.Damage == nil {
		h.Damage = f.Fault(h.ID, 0, 0, err)
	}
	return err != nil
}

// PartHead holds what the line of a list says about a part of any game.
type PartHead struct {
	ID, Game     int64
	Finished     time.Time // UTC; zero while it goes on
	GameEnded    bool
	GameName     string // given to the game by the user
	Of           int    // number of parts in its game, over or not
	Undos, Hints int
	storage.Marks
	Kind storage.Kind
}

// partColumns selects the columns of part and session for a [PartHead].
const partColumns = `part.id, session.id, part.finished, session.over <> 0, session.name,
	(SELECT count(*) FROM part AS others WHERE others.session = session.id),
	part.undos, part.hints, part.name, part.note, part.starred <> 0, session.kind`

// columns returns the destinations of a row's partColumns.
func (h *PartHead) columns() []any {
	return []any{&h.ID, &h.Game, storage.Millis(&h.Finished), &h.GameEnded, &h.GameName, &h.Of,
		&h.Undos, &h.Hints, &h.Name, &h.Note, &h.Starred, &h.Kind}
}

// One returns what read returns for a single id. The error is missing if that is nothing.
func One[L any](ctx context.Context, tx *sql.Tx, id int64, missing error, read func(context.Context, *sql.Tx, []int64) ([]L, error)) (line L, err error) {
	all, err := read(ctx, tx, []int64{id})
	switch {
	case err != nil:
		return line, err
	case len(all) == 0:
		return line, missing
	}
	return all[0], nil
}

// Results reads a result of each finished part of games, in order. columns and join select it, beside part; add gets it
// with the index of its game in ids.
func Results[R any](ctx context.Context, tx *sql.Tx, ids []int64, columns, join string, to func(*R) []any, add func(index int, r R)) error {
	return storage.Each(ctx, tx, "SELECT wanted.key, "+columns+" FROM json_each(?) AS wanted JOIN part ON part.session = wanted.value "+join+
		" WHERE part.finished IS NOT NULL ORDER BY wanted.key, part.position", []any{storage.IDList(ids)}, func(rows *sql.Rows) error {
		var index int
		var r R
		err := rows.Scan(append([]any{&index}, to(&r)...)...)
		if err == nil {
			add(index, r)
		}
		return err
	})
}
