package bridge

import (
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/storage"
)

// state says how a stored rubber relates to an imported one.
type state uint8

const (
	unrelated state = iota // it is another
	older                  // the imported one is the same, or an older state of it
	newer                  // the imported one is a newer state of it
)

// there looks for the rubber being imported among those stored before.
func (im *importer) there() (kept int64, is state, err error) {
	query, args := `
		SELECT id FROM session JOIN rubber ON rubber.session = session.id
		WHERE started = ? AND game = ? AND options = ? AND length = ? AND person IS ? AND kind = ? AND field = ? AND daily = ? AND id <> ? ORDER BY id`,
		[]any{im.rubber.Started, im.rubber.Rules.Name, im.rubber.Rules.House.String(), im.rubber.Length, seatText(im.rubber.Person), im.rubber.Kind,
			im.rubber.Field.String(), im.rubber.Daily, im.id}
	loose := im.rubber.Loose()
	if loose {
		query, args = `
			SELECT session.id FROM board JOIN part ON part.id = board.id JOIN session ON session.id = part.session
			JOIN rubber ON rubber.session = session.id
			WHERE deal = ? AND position = 0 AND game = ? AND options = ? AND (? OR length = ?) AND session.id <> ? ORDER BY session.id`,
			[]any{im.first, im.rubber.Rules.Name, im.rubber.Rules.House.String(), !im.joined(), im.session.Length, im.id}
	}
	ids, err := storage.Column[int64](context.Background(), im.tx, query, args...)
	if err != nil {
		return 0, unrelated, err
	}
	for _, id := range ids {
		relation, err := im.compare(id)
		switch {
		case err != nil:
			return 0, unrelated, err
		case relation == older:
			return id, older, nil
		case relation == newer && is == unrelated && !loose:
			kept, is = id, newer
		case relation == newer && is == unrelated && (im.session.Length > 1 || im.session.ByGames()):
			// Boards without the line of their rubber don't say whose they are: they continue one without a
			// user.
			var nobodys bool
			if err := im.tx.QueryRow("SELECT person IS NULL FROM session WHERE id = ?", id).Scan(&nobodys); err != nil {
				return 0, unrelated, err
			}
			if nobodys {
				kept, is = id, newer
			}
		}
	}
	return kept, is, nil
}

// compare compares a stored rubber with the one being imported.
func (im *importer) compare(kept int64) (state, error) {
	var boards int
	var settled bool
	if err := im.tx.QueryRow("SELECT (SELECT count(*) FROM part WHERE session = ?1), settled <> 0 FROM rubber WHERE session = ?1", kept).Scan(
		&boards, &settled); err != nil {
		return unrelated, err
	}
	ahead := boards - im.boards // by how many boards the stored one is further
	common := min(boards, im.boards)
	rows, err := im.tx.Query(`
		SELECT mine.deal = other.deal AND mine.dealer = other.dealer AND mine.vul = other.vul,
			(SELECT count(*) FROM event WHERE part = here.id),
			(SELECT count(*) FROM event WHERE part = its.id),
			(SELECT count(*) FROM event AS a JOIN event AS b ON b.part = its.id AND b.position = a.position AND b.text = a.text
				WHERE a.part = here.id)
		FROM part AS here JOIN part AS its ON its.session = ? AND its.position = here.position
		JOIN board AS mine ON mine.id = here.id JOIN board AS other ON other.id = its.id
		WHERE here.session = ? ORDER BY here.position`, im.id, kept)
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
	case ahead < 0, ahead == 0 && im.session.Settled && !settled:
		return newer, nil
	}
	return older, nil
}

// continued adds what is new in one rubber to an older state of it, and deletes the former.
func continued(tx *sql.Tx, kept, fresh int64) error {
	last := sql.NullInt64{}
	if err := tx.QueryRow("SELECT max(position) FROM part WHERE session = ?", kept).Scan(&last); err != nil {
		return err
	}
	var here, there int64 // the board that both have, and in which the stored one may have stopped
	if last.Valid {
		const find = "SELECT id FROM part WHERE session = ? AND position = ?"
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
			WHERE part = ? AND position >= (SELECT count(*) FROM event WHERE part = ?)`, []any{here, there, here}},
		{`UPDATE part SET finished = its.finished, undos = max(part.undos, its.undos), hints = max(part.hints, its.hints)
			FROM (SELECT * FROM part WHERE id = ?) AS its WHERE part.id = ?`, []any{there, here}},
		{`UPDATE board SET both_hands = its.both_hands, role = its.role, counts = its.counts, contract = its.contract, level = its.level,
				strain = its.strain, declarer = its.declarer, tricks = its.tricks, over = its.over, ns = its.ns, ew = its.ew, points = its.points
			FROM (SELECT * FROM board WHERE id = ?) AS its WHERE board.id = ?`, []any{there, here}},
		{"UPDATE OR IGNORE analysis SET board = ? WHERE board = ?", []any{here, there}},
		{"UPDATE OR IGNORE other_table SET board = ? WHERE board = ?", []any{here, there}},
		{`INSERT OR IGNORE INTO field_table (board, number, players, events, ns, ew, told)
			SELECT here.id, number, field_table.players, events, ns, ew, told
			FROM part AS here JOIN part AS its ON its.session = ? AND its.position = here.position JOIN field_table ON field_table.board = its.id
			WHERE here.session = ?`, []any{fresh, kept}},
		{"DELETE FROM event WHERE part IN (SELECT id FROM part WHERE session = ? AND position <= ?)", []any{fresh, last.Int64}},
		{"DELETE FROM part WHERE session = ? AND position <= ?", []any{fresh, last.Int64}},
		{"UPDATE part SET session = ? WHERE session = ?", []any{kept, fresh}},
		{`UPDATE session SET changed = max(session.changed, its.changed), over = its.over, result = its.result, won = its.won
			FROM (SELECT * FROM session WHERE id = ?) AS its WHERE session.id = ?`, []any{fresh, kept}},
		{"UPDATE rubber SET ns = its.ns, ew = its.ew, imps = its.imps, settled = its.settled FROM (SELECT * FROM rubber WHERE session = ?) AS its WHERE rubber.session = ?", []any{fresh, kept}},
		{"DELETE FROM session WHERE id = ?", []any{fresh}},
	} {
		if _, err := tx.Exec(step.statement, step.args...); err != nil {
			return err
		}
	}
	return nil
}
