package bridge

import (
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
)

// Steps are bridge's parts of bringing an older file up to date, for [storage.Opening].
var Steps = map[int]storage.Step{6: settleAll}

// settleAll stores the results of existing rubbers, and the positions from which branches were played on. Earlier
// versions knew only games won by the side with more points, and have stored the points of each board.
func settleAll(ctx context.Context, tx *sql.Tx, progress func(done, total int)) error {
	if err := uncountRedeals(ctx, tx); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `
		UPDATE rubber SET ns = its.ns, ew = its.ew
		FROM (SELECT session, sum(ns) AS ns, sum(ew) AS ew FROM part JOIN board ON board.id = part.id WHERE finished IS NOT NULL GROUP BY session) AS its
		WHERE its.session = rubber.session`); err != nil {
		return err
	}
	rows, err := tx.QueryContext(ctx, `
		SELECT id, person, over, kind = 'branch', ns, ew
		FROM session JOIN rubber ON session = id WHERE over OR kind = 'branch'`)
	if err != nil {
		return err
	}
	defer rows.Close()
	type its struct {
		rubber       int64
		person       *card.Seat
		over, branch bool
		points       [2]int
	}
	var all []its
	for rows.Next() {
		var r its
		var person sql.NullString
		if err := rows.Scan(&r.rubber, &person, &r.over, &r.branch, &r.points[card.NS], &r.points[card.EW]); err != nil {
			return err
		}
		if r.person, err = parsePerson(person); err != nil {
			return err
		}
		all = append(all, r)
	}
	if err := rows.Err(); err != nil {
		return err
	}
	for n, r := range all {
		if err := ctx.Err(); err != nil {
			return err
		}
		if r.over {
			winner := card.NS
			if r.points[card.EW] > r.points[card.NS] {
				winner = card.EW
			}
			result := pointsResult(r.points, winner, r.points[card.NS] != r.points[card.EW], r.person)
			if err := storage.SetResult(tx, r.rubber, result); err != nil {
				return err
			}
		}
		if r.branch {
			if err := guessStands(tx, r.rubber); err != nil {
				return err
			}
		}
		if n%100 == 99 {
			progress(n+1, len(all))
		}
	}
	return nil
}

// uncountRedeals marks the boards that were dealt again and so don't count.
func uncountRedeals(ctx context.Context, tx *sql.Tx) error {
	rows, err := tx.QueryContext(ctx, "SELECT id, game, options FROM session WHERE options <> ''")
	if err != nil {
		return err
	}
	defer rows.Close()
	var again []int64
	for rows.Next() {
		var id int64
		var name, house string
		if err := rows.Scan(&id, &name, &house); err != nil {
			return err
		}
		// Unknown house rules stay as they are: such a rubber can't be read.
		if rules, err := bridge.ParseRules(name, house); err == nil && rules.RedealPassedOut {
			again = append(again, id)
		}
	}
	if err := rows.Err(); err != nil {
		return err
	}
	for _, id := range again {
		if _, err := tx.ExecContext(ctx, `
			UPDATE board SET counts = 0
			WHERE level = 0 AND id IN (SELECT id FROM part WHERE session = ?)`, id); err != nil {
			return err
		}
	}
	return nil
}
