package few

import (
	"context"
	"database/sql"

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
	return family.Rows(ctx, tx, "few_deal", "dealer, rubber, soloist, standing, deal", condition, args, func(r *dealRow) (*family.Row, []any) {
		return &r.Row, []any{&r.dealer, &r.rubber, &r.soloist, &r.standing, &r.deal}
	})
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
func eventTexts(b few.Board) []string { return storage.Texts(b.Events()) }
