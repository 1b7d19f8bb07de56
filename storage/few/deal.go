package few

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// dealRow is a deal in its stored form.
type dealRow struct {
	id       int64
	position int
	setupRow
	deal   string
	events []string
	wrong  error // error about the events as a whole
}

// dealRows returns the deals that satisfy a condition, with all their events.
func dealRows(ctx context.Context, tx *sql.Tx, condition string, args ...any) ([]dealRow, error) {
	var all []dealRow
	err := storage.Each(ctx, tx, `
		SELECT few_deal.id, part.session, part.position, dealer, rubber, soloist, standing, deal,
			(SELECT count(*) = coalesce(max(position) + 1, 0) FROM event WHERE event.part = part.id),
			(SELECT json_group_array(text) FROM (SELECT text FROM event WHERE event.part = part.id ORDER BY position))
		FROM few_deal JOIN part ON part.id = few_deal.id WHERE `+condition, args, func(rows *sql.Rows) error {
		var r dealRow
		var session int64
		var whole bool
		var events string
		if err := rows.Scan(&r.id, &session, &r.position, &r.dealer, &r.rubber, &r.soloist, &r.standing, &r.deal, &whole, &events); err != nil {
			return err
		}
		if !whole {
			r.wrong = family.ErrGap
		}
		var err error
		r.events, err = storage.TextList(events)
		all = append(all, r)
		return err
	})
	return all, err
}

// replay returns the board. With an error it returns the number of the faulty event, from 1, or 0.
func (r dealRow) replay(rules few.Rules) (b few.Board, event int, err error) {
	if r.wrong != nil {
		return b, 0, r.wrong
	}
	setup, err := r.setup(rules, r.position+1)
	if err != nil {
		return b, 0, err
	}
	deal, err := few.ParseDeal(rules, r.deal)
	if err != nil {
		return b, 0, err
	}
	if b, err = few.NewBoard(setup, deal); err != nil {
		return b, 0, err
	}
	for i, text := range r.events {
		e, err := few.ParseEvent(text)
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			return b, i + 1, err
		}
	}
	return b, 0, nil
}

// eventTexts returns the events of a deal in their text forms.
func eventTexts(b few.Board) []string {
	all := []string{}
	for _, e := range b.Events() {
		all = append(all, e.String())
	}
	return all
}

// parseNumber parses a whole number, 0 or more.
func parseNumber(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, fmt.Errorf("%q is no number", text)
	}
	return n, nil
}
