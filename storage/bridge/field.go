package bridge

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Field describes the tables with which the boards of a rubber are compared. The zero Field means no comparison.
type Field struct {
	field.Setup
	Players string // the level of the computer players at the other tables, or a mix of them, as package mix writes it
	Daily   string // date of the boards of the day, as in 2026-11-22, or ""
}

// check returns an error if boards under the rules can't be compared in this way.
func (f Field) check(rules bridge.Rules) error {
	switch {
	case f.Tables == 0 && f.Setup != field.Setup{}:
		return fault.New("results are to be compared, and there are no tables")
	case f.Tables != 0 && (f.Tables < field.Fewest || f.Tables > field.Most):
		return fault.Errorf("a field has %d to %d tables, not %d", field.Fewest, field.Most, f.Tables)
	case f.Tables != 0 && !field.Has(rules):
		return fault.Errorf("%s is not played at many tables", rules.Name)
	case f.Daily != "" && !field.IsDate(f.Daily):
		return fault.Errorf("%q is no date", f.Daily)
	}
	return nil
}

// FieldTables returns the other tables of the field on a board, from the second table on; those without a result yet
// are zero. There are none if the rubber has no field. The error is [ErrNoBoard] if there is no board with that number.
func (t Tables) FieldTables(ctx context.Context, board int64) (all []Other, err error) {
	err = t.file.Read(ctx, func(tx *sql.Tx) error {
		b, err := replayed(ctx, tx, board)
		if err == nil {
			all, err = fieldTables(ctx, tx, board, b)
		}
		return err
	})
	if err != nil {
		return nil, fault.Errorf("reading the field of board %d: %w", board, err)
	}
	return all, nil
}

func fieldTables(ctx context.Context, tx *sql.Tx, board int64, b bridge.Board) ([]Other, error) {
	var text string
	if err := tx.QueryRowContext(ctx, "SELECT field FROM part JOIN rubber ON rubber.session = part.session WHERE part.id = ?", board).Scan(&text); err != nil {
		return nil, err
	}
	setup, err := field.ParseSetup(text)
	if err != nil || setup.Tables == 0 {
		return nil, err
	}
	rows, err := tx.QueryContext(ctx, "SELECT number, players, events, told FROM field_table WHERE board = ?", board)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	all := make([]Other, setup.Tables-1)
	for rows.Next() {
		var number int
		var players, events, told string
		if err := rows.Scan(&number, &players, &events, &told); err != nil {
			return nil, err
		}
		o, err := parseOther(b, players, events)
		if err != nil {
			return nil, fault.Errorf("table %d: %w", number, err)
		}
		o.Source = parseSource(told)
		if number <= setup.Tables {
			all[number-2] = o
		}
	}
	return all, rows.Err()
}

// SaveFieldTable stores the play of a board at another table of the field, 2 or more, replacing an earlier one. Its
// errors are those of [Tables.SaveOtherTable].
func (t Tables) SaveFieldTable(board int64, table int, o Other) error {
	err := t.file.Write(func(tx *sql.Tx) error {
		ctx := context.Background()
		b, err := replayed(ctx, tx, board)
		if err != nil {
			return err
		}
		var rubber int64
		var text string
		var over bool
		if err := tx.QueryRow("SELECT session.id, over <> 0, field FROM part JOIN session ON session.id = part.session JOIN rubber ON rubber.session = session.id WHERE part.id = ?",
			board).Scan(&rubber, &over, &text); err != nil {
			return err
		}
		setup, err := field.ParseSetup(text)
		switch {
		case err != nil:
			return err
		case table < 2 || table > setup.Tables:
			return storage.OutOfStep(fault.Errorf("there is no table %d", table))
		}
		if err := saveFieldTable(tx, board, table, b, o); err != nil || !over {
			return err
		}
		return keepResult(tx, rubber)
	})
	if err != nil {
		return fault.Errorf("keeping table %d of board %d: %w", table, board, err)
	}
	return nil
}

func saveFieldTable(tx *sql.Tx, board int64, table int, b bridge.Board, o Other) error {
	if err := o.of(b); err != nil {
		return err
	}
	told, err := sourceText(o.Source)
	if err != nil {
		return err
	}
	points := o.Board.Points()
	_, err = tx.Exec("REPLACE INTO field_table (board, number, players, events, ns, ew, told) VALUES (?, ?, ?, ?, ?, ?, ?)",
		board, table, o.Players, strings.Join(texts(o.Board), ","), points[card.NS], points[card.EW], told)
	return err
}

// tablesOut returns the other tables for a history: those with a result, up to the first without one.
func tablesOut(b bridge.Board, text, told string) ([]record.Other, error) {
	all := []record.Other{}
	if text == "" {
		return all, nil
	}
	var sources []string
	if err := json.Unmarshal([]byte(told), &sources); err != nil {
		return nil, err
	}
	for table := range strings.SplitSeq(text, ";") {
		number, rest, _ := strings.Cut(table, " ")
		players, events, _ := strings.Cut(rest, " ")
		if number != fmt.Sprint(len(all)+2) {
			break // what follows can be played again
		}
		o, err := parseOther(b, players, events)
		if err != nil {
			return all, err // those before it
		}
		if o.Board.Phase() != bridge.Finished {
			break
		}
		all = append(all, record.Other{Players: o.Players, Board: o.Board, Source: parseSource(sources[len(all)])})
	}
	return all, nil
}

// Travellers returns the field's results on the finished boards of a rubber. There are none if it has no field. The
// error is [ErrNoRubber] if there is no rubber with that number.
func (t Tables) Travellers(ctx context.Context, rubber int64) (all []field.Traveller, err error) {
	err = t.file.Read(ctx, func(tx *sql.Tx) error {
		sums, err := summariesOf(ctx, tx, []int64{rubber})
		switch {
		case err != nil:
			return err
		case len(sums) == 0:
			return ErrNoRubber
		case sums[0].Field.Tables == 0:
			return nil
		}
		r, err := sums[0].rubber()
		if err != nil {
			return err
		}
		if err := r.replay(tx); err != nil {
			return err
		}
		for i, b := range r.Rubber.Boards {
			others, err := fieldTables(ctx, tx, r.BoardIDs[i], b)
			if err != nil {
				return err
			}
			tables := []bridge.Board{b}
			for _, o := range others {
				tables = append(tables, o.Board)
			}
			all = append(all, field.Of(tables))
		}
		return nil
	})
	if err != nil {
		return nil, fault.Errorf("reading the field of rubber %d: %w", rubber, err)
	}
	return all, nil
}

// pointsOf returns the travellers of the finished boards of a rubber with only their points.
func pointsOf(ctx context.Context, tx *sql.Tx, rubber int64, setup field.Setup) ([]field.Traveller, error) {
	rows, err := tx.QueryContext(ctx, `
		SELECT position, board.ns, board.ew, coalesce(field_table.number, 0), coalesce(field_table.ns, 0), coalesce(field_table.ew, 0)
		FROM part JOIN board ON board.id = part.id LEFT JOIN field_table ON field_table.board = board.id
		WHERE part.session = ? AND board.contract IS NOT NULL ORDER BY position`, rubber)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []field.Traveller
	var points []*[2]int
	at := -1
	take := func() {
		if points != nil {
			all = append(all, field.OfPoints(points))
		}
	}
	for rows.Next() {
		var position, number int
		var here, there [2]int
		if err := rows.Scan(&position, &here[card.NS], &here[card.EW], &number, &there[card.NS], &there[card.EW]); err != nil {
			return nil, err
		}
		if position != at {
			take()
			at, points = position, make([]*[2]int, setup.Tables)
			points[0] = &here
		}
		if number > 1 && number <= setup.Tables {
			points[number-1] = &there
		}
	}
	take()
	return all, rows.Err()
}

// compared returns the result of a rubber with a field: the user has won if he has more than his opponents against the
// results so far.
func compared(tx *sql.Tx, rubber int64, setup field.Setup, person *card.Seat, r storage.Result) (storage.Result, error) {
	if setup.Tables == 0 || person == nil || !r.Over {
		return r, nil
	}
	travellers, err := pointsOf(context.Background(), tx, rubber, setup)
	if err != nil || len(travellers) == 0 {
		return r, err
	}
	by := setup.By
	if setup.Team() {
		by = field.ByCross
	}
	r.Won = sql.NullInt64{Int64: int64(field.Totals(travellers)[0].Outcome(person.Side(), by)), Valid: true}
	return r, nil
}
