package bridge

import (
	"context"
	"database/sql"
)

// state says how a rubber that is kept stands to one that comes.
type state uint8

const (
	unrelated state = iota // it is another
	older                  // what comes is the same, or an older state of it
	newer                  // what comes is a newer state of it
)

// there looks for the rubber that is being imported among those that were there before.
func (im *importer) there() (kept int64, is state, err error) {
	query, args := `
		SELECT id FROM rubber WHERE started = ? AND rules = ? AND house = ? AND length = ? AND person IS ? AND kind = ? AND id <> ? ORDER BY id`,
		[]any{im.rubber.Started, im.rubber.Rules.Name, im.rubber.Rules.House.String(), im.rubber.Length, seatText(im.rubber.Person), im.rubber.Kind, im.id}
	loose := im.rubber.Length == 0
	if loose {
		query, args = `
			SELECT rubber.id FROM board JOIN rubber ON rubber.id = board.rubber
			WHERE deal = ? AND position = 0 AND rules = ? AND house = ? AND rubber.id <> ? ORDER BY rubber.id`,
			[]any{im.first, im.rubber.Rules.Name, im.rubber.Rules.House.String(), im.id}
	}
	ids, err := idsOf(context.Background(), im.tx, query, args...)
	if err != nil {
		return 0, unrelated, err
	}
	for _, id := range ids {
		its, err := im.compare(id)
		switch {
		case err != nil:
			return 0, unrelated, err
		case its == older:
			return id, older, nil
		case its == newer && is == unrelated && !loose:
			kept, is = id, newer
		}
	}
	return kept, is, nil
}

// compare compares a rubber that is kept with the one that is being imported.
func (im *importer) compare(kept int64) (state, error) {
	var boards int
	if err := im.tx.QueryRow("SELECT count(*) FROM board WHERE rubber = ?", kept).Scan(&boards); err != nil {
		return unrelated, err
	}
	ahead := boards - im.boards // how much further the kept one is
	common := min(boards, im.boards)
	rows, err := im.tx.Query(`
		SELECT here.deal = its.deal AND here.dealer = its.dealer AND here.vul = its.vul,
			(SELECT count(*) FROM event WHERE board = here.id),
			(SELECT count(*) FROM event WHERE board = its.id),
			(SELECT count(*) FROM event AS a JOIN event AS b ON b.board = its.id AND b.position = a.position AND b.text = a.text
				WHERE a.board = here.id)
		FROM board AS here JOIN board AS its ON its.rubber = ? AND its.position = here.position
		WHERE here.rubber = ? ORDER BY here.position`, im.id, kept)
	if err != nil {
		return unrelated, err
	}
	defer rows.Close()
	n := 0
	for ; rows.Next(); n++ {
		var sameDeal bool
		var here, its, same int // acts
		if err := rows.Scan(&sameDeal, &here, &its, &same); err != nil {
			return unrelated, err
		}
		if !sameDeal || same < min(here, its) {
			return unrelated, nil
		}
		switch last := n == common-1; {
		case here == its:
		case last && ahead == 0:
			ahead = here - its
		case last && (here > its) == (ahead > 0):
		default:
			return unrelated, nil
		}
	}
	switch {
	case rows.Err() != nil || n < common:
		return unrelated, rows.Err()
	case ahead < 0:
		return newer, nil
	}
	return older, nil
}

// continued adds what is new in one rubber to an older state of it, and removes what is left.
func continued(tx *sql.Tx, kept, fresh int64) error {
	last := sql.NullInt64{}
	if err := tx.QueryRow("SELECT max(position) FROM board WHERE rubber = ?", kept).Scan(&last); err != nil {
		return err
	}
	var here, there int64 // the board that both have, and in which the kept one may have stopped
	if last.Valid {
		const find = "SELECT id FROM board WHERE rubber = ? AND position = ?"
		if err := tx.QueryRow(find, kept, last).Scan(&here); err != nil {
			return err
		}
		if err := tx.QueryRow(find, fresh, last).Scan(&there); err != nil {
			return err
		}
	} else {
		last.Int64 = -1
	}
	for _, step := range []struct {
		statement string
		args      []any
	}{
		{`INSERT INTO event SELECT ?, position, text FROM event
			WHERE board = ? AND position >= (SELECT count(*) FROM event WHERE board = ?)`, []any{here, there, here}},
		{`UPDATE board SET finished = its.finished, contract = its.contract, tricks = its.tricks, ns = its.ns, ew = its.ew, both = its.both,
				undos = max(board.undos, its.undos), hints = max(board.hints, its.hints)
			FROM (SELECT * FROM board WHERE id = ?) AS its WHERE board.id = ?`, []any{there, here}},
		{"UPDATE OR IGNORE analysis SET board = ? WHERE board = ?", []any{here, there}},
		{"UPDATE OR IGNORE other_table SET board = ? WHERE board = ?", []any{here, there}},
		{"DELETE FROM event WHERE board IN (SELECT id FROM board WHERE rubber = ? AND position <= ?)", []any{fresh, last.Int64}},
		{"DELETE FROM board WHERE rubber = ? AND position <= ?", []any{fresh, last.Int64}},
		{"UPDATE board SET rubber = ? WHERE rubber = ?", []any{kept, fresh}},
		{`UPDATE rubber SET changed = max(rubber.changed, its.changed), finished = its.finished
			FROM (SELECT * FROM rubber WHERE id = ?) AS its WHERE rubber.id = ?`, []any{fresh, kept}},
		{"DELETE FROM rubber WHERE id = ?", []any{fresh}},
	} {
		if _, err := tx.Exec(step.statement, step.args...); err != nil {
			return err
		}
	}
	return nil
}
