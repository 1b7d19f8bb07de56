package poker

import (
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// handRow is a hand in its stored form. Its acts are followed by the events after them.
type handRow struct {
	family.Row
	tableRow
	deal string
}

// handRows returns the hands that satisfy a condition, with all their events.
func handRows(ctx context.Context, tx *sql.Tx, condition string, args ...any) ([]handRow, error) {
	return family.Rows(ctx, tx, "hand", "number, button, hand.players, suspended, deal", condition, args, func(r *handRow) (*family.Row, []any) {
		return &r.Row, []any{&r.number, &r.button, &r.players, &r.suspended, &r.deal}
	})
}

// handIn returns a hand of a game under these rules and of this name, as replay does.
func handIn(ctx context.Context, tx *sql.Tx, game, id int64, rules poker.Rules, name string) (p Played, after poker.Game, err error) {
	rows, err := handRows(ctx, tx, "hand.id = ?", id)
	if err != nil {
		return p, after, err
	}
	if len(rows) == 0 {
		return p, after, sql.ErrNoRows
	}
	p, after, event, err := rows[0].replay(rules, name)
	if err != nil {
		err = self.Fault(game, rows[0].Position+1, event, err)
	}
	return p, after, err
}

// replay returns the hand, and the game after it and its following events; if the hand isn't over, the game before it.
// With an error it returns the number of the faulty event, from 1, or 0.
func (r handRow) replay(rules poker.Rules, name string) (p Played, after poker.Game, event int, err error) {
	p.ID = r.ID
	if !r.Whole {
		return p, after, 0, family.ErrGap
	}
	table, err := r.table(rules, name)
	if err != nil {
		return p, after, 0, err
	}
	deal, err := parseDeal(r.deal)
	if err != nil {
		return p, after, 0, err
	}
	if p.Hand, err = poker.NewHand(table, deal); err != nil {
		return p, after, 0, err
	}
	if after, err = poker.GameAt(table); err != nil {
		return p, after, 0, err
	}
	for i, text := range r.Texts {
		if p.Hand.Over() {
			var e poker.Event
			if e, err = poker.ParseEvent(text); err == nil {
				after, e, err = after.Apply(e)
			}
			p.After = append(p.After, e)
		} else {
			var a poker.Act
			if a, err = poker.ParseAct(text); err == nil {
				p.Hand, err = p.Hand.Apply(a)
			}
			if err == nil && p.Hand.Over() {
				after, err = after.Played(p.Hand)
			}
		}
		if err != nil {
			return p, after, i + 1, err
		}
	}
	return p, after, 0, nil
}

// actTexts returns the acts of a hand in their text forms.
func actTexts(h poker.Hand) []string { return storage.Texts(h.Acts()) }
