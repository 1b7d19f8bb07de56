package bridge

import (
	"cmp"
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// entries are the boards of a rubber, in the form of a history.
type entries struct {
	rubber int64
	head   record.Rubber
	gaps   bool // boards keep their numbers when others are left out

	skip  map[int]bool // positions of those left out
	sound int          // number of those not left out
}

// entryRow is a row of the boards of a rubber.
type entryRow struct {
	keptBoard
	record.Entry // as far as the columns give it
	finished     sql.NullInt64
	acts         int // number of events stored; -1 if there is a gap
	events       sql.NullString

	elsewhere, other, found, puzzles, tables sql.NullString
	// From files of other programs: the board's source and results, and those of its other tables.
	source, results, ofOther, ofTables string
}

// rows calls f with each row, until it returns false.
func (e entries) rows(ctx context.Context, tx *sql.Tx, f func(entryRow) bool) error {
	// One row per board: one for each of its 70 acts would take three times as long.
	rows, err := tx.QueryContext(ctx, `
		SELECT position, deal, dealer, vul, standing, started, finished, undos, hints,
			(SELECT iif(count(*) = coalesce(max(position) + 1, 0), count(*), -1) FROM event WHERE event.part = part.id),
			(SELECT group_concat(text, ',') FROM (SELECT text FROM event WHERE event.part = part.id ORDER BY position)),
			part.players, both_hands <> 0, name, note, starred <> 0, other_table.players, other_table.events, coalesce(other_table.told, ''), analysis.text,
			(SELECT group_concat(event || ' ' || (found <> 0) || ' ' || (shown <> 0) || ' ' || tried, ',')
				FROM (SELECT * FROM puzzle WHERE puzzle.board = board.id ORDER BY event)),
			(SELECT group_concat(number || ' ' || players || ' ' || events, ';')
				FROM (SELECT * FROM field_table WHERE field_table.board = board.id ORDER BY number)),
			(SELECT json_group_array(told) FROM (SELECT told FROM field_table WHERE field_table.board = board.id ORDER BY number)),`+toldOf("part.session", "board.deal")+`
		FROM part JOIN board ON board.id = part.id
		LEFT JOIN other_table ON other_table.board = board.id LEFT JOIN analysis ON analysis.board = board.id
		WHERE session = ? ORDER BY position`, e.rubber)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var r entryRow
		if err := rows.Scan(&r.position, &r.deal, &r.dealer, &r.vul, &r.standing, &r.Started, &r.finished, &r.Undos, &r.Hints, &r.acts, &r.events,
			&r.Players, &r.Both, &r.Name, &r.Note, &r.Starred, &r.elsewhere, &r.other, &r.ofOther, &r.found, &r.puzzles, &r.tables, &r.ofTables,
			&r.source, &r.results); err != nil {
			return err
		}
		if !f(r) {
			return nil
		}
	}
	return rows.Err()
}

// entry replays a board. Faults that concern only other tables are reported to left, and these tables are left out.
func (e entries) entry(r entryRow, left func(error)) (restored record.Entry, err error) {
	wrong := func(event int, err error) error { return &ReplayError{e.rubber, r.position + 1, event, err} }
	r.split(r.events, r.acts)
	b, event, err := r.replay(e.head.Rules)
	if err != nil {
		return restored, wrong(event, err)
	}
	restored = r.Entry
	restored.Board, restored.Finished = b, r.finished.Int64
	if e.head.Rules.Itemised || e.head.Field.Tables > 0 {
		restored.Session = e.head.Number
	}
	if r.other.Valid {
		other, err := parseOther(b, r.elsewhere.String, r.other.String)
		if err == nil && other.Board.Phase() != bridge.Finished {
			err = fault.New("the other table: it is not finished")
		}
		if err != nil {
			left(r.beside(e.rubber, "other_table", err))
		} else {
			restored.Other = &record.Other{Players: other.Players, Board: other.Board, Source: parseSource(r.ofOther)}
		}
	}
	// A damaged analysis is left out: it can be made again, and an import would refuse it.
	if _, err := analysis.Unmarshal([]byte(r.found.String)); r.found.Valid && err == nil {
		restored.Analysis = []byte(r.found.String)
	}
	if r.puzzles.Valid {
		restored.Puzzles = puzzlesOut(b, r.puzzles.String)
	}
	if e.head.Field.Tables > 0 {
		if restored.Tables, err = tablesOut(b, r.tables.String, r.ofTables); err != nil {
			left(r.beside(e.rubber, "field_table", err))
		}
	}
	restored.Source, restored.Results = parseTold(r.source, r.results, b)
	return restored, nil
}

// beside returns an error about rows of a table that belong to the board and can be regenerated.
func (r entryRow) beside(rubber int64, table string, err error) error {
	return curable{&ReplayError{rubber, r.position + 1, 0, err}, func(tx *sql.Tx) error {
		_, err := tx.Exec("DELETE FROM "+table+" WHERE board = (SELECT id FROM part WHERE session = ? AND position = ?)", rubber, r.position)
		return err
	}}
}

// each yields the boards one by one, until yield returns false. It stops at the first that can't be read and isn't left
// out.
func (e entries) each(ctx context.Context, tx *sql.Tx, yield func(record.Entry) bool) error {
	n := 0
	var wrong error
	err := e.rows(ctx, tx, func(r entryRow) bool {
		if e.skip[r.position] {
			return true
		}
		n++
		if e.skip == nil && r.position != n-1 {
			wrong = &ReplayError{e.rubber, n, 0, errMissing}
			return false
		}
		entry, err := e.entry(r, func(err error) {
			if e.skip == nil {
				wrong = err
			}
		})
		if err != nil {
			wrong = err
		}
		if entry.Number = n; e.gaps {
			entry.Number = r.position + 1
		}
		if e.skip != nil {
			entry.Started, entry.Finished = storage.Datable(entry.Started), storage.Datable(entry.Finished)
		}
		return wrong == nil && yield(entry)
	})
	return cmp.Or(err, wrong)
}

// farthest is the highest sensible position of a board.
const farthest = 1_000_000

// leaveOut finds the boards to leave out, and reports to left what is wrong with each.
func (e *entries) leaveOut(ctx context.Context, tx *sql.Tx, left func(error)) error {
	e.skip = map[int]bool{}
	r := e.head.Rules
	joined := r.CarryBelow || r.Itemised || r.GamesToWin > 0 || r.Length > 0 // boards depend on those before them
	next, going, first, last := 0, -1, 0, 0
	wrong := func(board int, err error) {
		left(&ReplayError{e.rubber, board, 0, err})
		if joined && first == 0 {
			first = board + 1
		}
	}
	err := e.rows(ctx, tx, func(row entryRow) bool {
		place := row.position + 1
		if first > 0 { // those after a damaged one
			e.skip[row.position], last = true, place
			return true
		}
		if going >= 0 {
			wrong(going+1, errGoesOn)
			e.skip[going] = true
			e.sound--
			going = -1
		} else if row.position != next {
			wrong(next+1, errMissing)
		}
		if first > 0 || row.position >= farthest {
			e.skip[row.position], last = true, place
			return true
		}
		next = place
		entry, err := e.entry(row, left)
		if err != nil {
			left(err)
			e.skip[row.position] = true
			if joined {
				first = place + 1
			}
			return true
		}
		e.sound++
		if entry.Board.Phase() != bridge.Finished {
			going = row.position
		}
		return true
	})
	if first > 0 {
		e.head.Settled = false
	}
	if last > 0 {
		left(&ReplayError{Rubber: e.rubber, Err: fault.Errorf("boards %d to %d go on from what can't be read", min(first, last), last)})
	}
	return err
}
