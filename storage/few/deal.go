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
	family.Row
	setupRow
	deal string
}

// dealRows returns the deals that satisfy a condition, with all their events.
func dealRows(ctx context.Context, tx *sql.Tx, condition string, args ...any) ([]dealRow, error) {
	var all []dealRow
	err := storage.Each(ctx, tx, "SELECT dealer, rubber, soloist, standing, deal, "+family.RowColumns+
		" FROM few_deal JOIN part ON part.id = few_deal.id WHERE "+condition, args, func(rows *sql.Rows) error {
		var r dealRow
		if err := rows.Scan(append([]any{&r.dealer, &r.rubber, &r.soloist, &r.standing, &r.deal}, r.Columns()...)...); err != nil {
			return err
		}
		err := r.Read()
		all = append(all, r)
		return err
	})
	return all, err
}

// replay returns the board. With an error it returns the number of the faulty event, from 1, or 0.
func (r dealRow) replay(rules few.Rules) (b few.Board, event int, err error) {
	if !r.Whole {
		return b, 0, family.ErrGap
	}
	setup, err := r.setup(rules, r.Position+1)
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
	for i, text := range r.Texts {
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
