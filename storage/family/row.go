package family

import (
	"context"
	"database/sql"
	"strconv"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Row is a part in its stored form, with its events as texts.
type Row struct {
	ID       int64
	Position int // in its game, from 0
	Events
}

// Rows reads the parts that satisfy a condition on part and a table that is keyed by its id. columns are those of the
// table, which own returns the destinations of, beside the row's part of the result.
func Rows[R any](ctx context.Context, tx *sql.Tx, table, columns, condition string, args []any, own func(*R) (*Row, []any)) (all []R, err error) {
	err = storage.Each(ctx, tx, "SELECT part.id, part.position, "+EventColumns+", "+columns+
		" FROM "+table+" JOIN part ON part.id = "+table+".id WHERE "+condition, args, func(rows *sql.Rows) error {
		var row R
		r, to := own(&row)
		err := rows.Scan(append(append([]any{&r.ID, &r.Position}, r.Columns()...), to...)...)
		if err == nil {
			err = r.Read()
		}
		all = append(all, row)
		return err
	})
	return all, err
}

// Events are the events of a part.
type Events struct {
	Texts []string
	Whole bool // none is missing

	list string
}

// EventColumns selects the events of part for [Events].
const EventColumns = `(SELECT count(*) = coalesce(max(position) + 1, 0) FROM event WHERE event.part = part.id),
	(SELECT json_group_array(text) FROM (SELECT text FROM event WHERE event.part = part.id ORDER BY position))`

// Columns returns the destinations of a row's [EventColumns]. Read must follow.
func (e *Events) Columns() []any { return []any{&e.Whole, &e.list} }

// Read parses the texts.
func (e *Events) Read() (err error) {
	e.Texts, err = storage.TextList(e.list)
	return err
}

// ParseNumber parses a whole number, 0 or more.
func ParseNumber(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, fault.Errorf("%q is no number", text)
	}
	return n, nil
}
