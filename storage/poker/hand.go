package poker

import (
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// handRow is a hand in its stored form.
type handRow struct {
	id       int64
	position int
	tableRow
	deal   string
	events []string // acts, followed by the events after them
	wrong  error    // error about the events as a whole
}

// handRows returns the hands that satisfy a condition, with all their events.
func handRows(ctx context.Context, tx *sql.Tx, condition string, args ...any) ([]handRow, error) {
	rows, err := tx.QueryContext(ctx, `
		SELECT hand.id, part.session, part.position, number, button, hand.players, suspended, deal,
			(SELECT count(*) = coalesce(max(position) + 1, 0) FROM event WHERE event.part = part.id),
			(SELECT json_group_array(text) FROM (SELECT text FROM event WHERE event.part = part.id ORDER BY position))
		FROM hand JOIN part ON part.id = hand.id WHERE `+condition, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []handRow
	for rows.Next() {
		var r handRow
		var game int64
		var whole bool
		var events string
		if err := rows.Scan(&r.id, &game, &r.position, &r.number, &r.button, &r.players, &r.suspended, &r.deal, &whole, &events); err != nil {
			return nil, err
		}
		if !whole {
			r.wrong = family.ErrGap
		}
		if r.events, err = storage.TextList(events); err != nil {
			return nil, err
		}
		all = append(all, r)
	}
	return all, rows.Err()
}

// replay returns the hand, and the game after it and its following events; if the hand isn't over, the game before it.
// With an error it returns the number of the faulty event, from 1, or 0.
func (r handRow) replay(rules poker.Rules, name string) (p Played, after poker.Game, event int, err error) {
	p.ID = r.id
	if r.wrong != nil {
		return p, after, 0, r.wrong
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
	for i, text := range r.events {
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
func actTexts(h poker.Hand) []string {
	all := []string{}
	for _, a := range h.Acts() {
		all = append(all, a.String())
	}
	return all
}
