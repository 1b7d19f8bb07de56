package bridge

import (
	"context"
	"database/sql"
	"time"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// DailyResult is the user's result on the boards of a date.
type DailyResult struct {
	Date     string // as in 2026-11-22
	Rubber   int64  // the first, which counts
	Attempts int    // number of rubbers with the boards of that date, at least 1
	Started  time.Time
	Over     bool
	Boards   int // of these, those finished
	Side     card.Side
	Field    field.Setup
	In       int         // number of results so far, out of Boards × Field.Tables
	Total    field.Total // of the user's table, over the results so far
}

// DailyResults returns the user's results on the boards of the dates from first to last, inclusive and in order. Dates
// without any are left out, and so are rubbers in the trash or without a user. The first rubber of a date counts: later
// ones repeat it.
func (s *Store) DailyResults(ctx context.Context, first, last string) (days []DailyResult, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		if days, err = daysOf(ctx, tx, first, last); err != nil {
			return err
		}
		for i := range days {
			d := &days[i]
			travellers, err := pointsOf(ctx, tx, d.Rubber, d.Field)
			if err != nil {
				return err
			}
			for _, t := range travellers {
				d.In += t.In()
			}
			if d.Boards = len(travellers); d.Boards > 0 {
				d.Total = field.Totals(travellers)[0]
			}
		}
		return nil
	})
	if err != nil {
		return nil, fault.Errorf("reading the boards of %s to %s: %w", first, last, err)
	}
	return days, nil
}

// daysOf returns the days and the rubbers that count, without their results.
func daysOf(ctx context.Context, tx *sql.Tx, first, last string) (days []DailyResult, err error) {
	rows, err := tx.QueryContext(ctx, `
		SELECT daily, session.id, started, over <> 0, person, field
		FROM rubber INDEXED BY rubber_daily JOIN session ON session.id = rubber.session
		WHERE daily <> '' AND daily BETWEEN ? AND ? AND person IS NOT NULL AND deleted IS NULL AND kind <> 'branch'
		ORDER BY daily, rubber.session`, first, last)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		d := DailyResult{Attempts: 1}
		var started int64
		var person, setup string
		if err := rows.Scan(&d.Date, &d.Rubber, &started, &d.Over, &person, &setup); err != nil {
			return nil, err
		}
		seat, err := card.ParseSeat(person)
		if err != nil {
			return nil, err
		}
		if d.Field, err = field.ParseSetup(setup); err != nil {
			return nil, err
		}
		d.Side, d.Started = seat.Side(), storage.FromMillis(started)
		if n := len(days) - 1; n >= 0 && days[n].Date == d.Date {
			d.Attempts += days[n].Attempts
			if days[n].Started.After(d.Started) {
				days[n] = d
			}
			days[n].Attempts = d.Attempts
			continue
		}
		days = append(days, d)
	}
	return days, rows.Err()
}
