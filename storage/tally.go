package storage

import (
	"context"
	"fmt"
	"time"
)

// Statistics returns what the boards come to that a filter wants, of those that count.
func (s *Store) Statistics(ctx context.Context, f Filter) (Statistics, error) {
	f.Counted = true
	var all Statistics
	for _, part := range []func(context.Context, Filter, *Statistics) error{s.cells, s.days, s.runs} {
		if err := part(ctx, f, &all); err != nil {
			return Statistics{}, fmt.Errorf("working out statistics: %w", err)
		}
	}
	return all, nil
}

// cells works out the cells, and what else is a sum over boards.
func (s *Store) cells(ctx context.Context, f Filter, all *Statistics) error {
	where, args := f.where()
	rows, err := s.read.QueryContext(ctx, `
		SELECT rules, level, coalesce(strain, 0), role,
			count(*), coalesce(sum(over >= 0), 0), coalesce(sum(over), 0), coalesce(sum(points), 0),
			count(better), coalesce(sum(better), 0), count(bidding), coalesce(sum(bidding), 0),
			coalesce(sum(cards), 0), coalesce(sum(costly), 0), coalesce(sum(cost), 0), count(lead), coalesce(sum(lead = 0), 0),
			coalesce(sum(helped), 0), coalesce(sum(looked = 0), 0)
		FROM digest WHERE `+where+` GROUP BY rules, level, strain, role`, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var c Cell
		var helped, unlooked int
		if err := rows.Scan(&c.Rules, &c.Level, &c.Strain, &c.Role,
			&c.Boards, &c.Made, &c.Over, &c.Points,
			&c.Analysed, &c.Tricks, &c.WithPar, &c.Bidding,
			&c.Cards, &c.Costly, &c.Cost, &c.Leads, &c.FreeLeads,
			&helped, &unlooked); err != nil {
			return err
		}
		all.Cells = append(all.Cells, c)
		all.Helped += helped
		all.Unlooked += unlooked
	}
	return rows.Err()
}

// days works out the days.
func (s *Store) days(ctx context.Context, f Filter, all *Statistics) error {
	where, args := f.where()
	rows, err := s.read.QueryContext(ctx, "SELECT day, count(*), coalesce(sum(points), 0) FROM digest WHERE "+where+" GROUP BY day ORDER BY day", args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var day int64
		var d Day
		if err := rows.Scan(&day, &d.Boards, &d.Points); err != nil {
			return err
		}
		d.Day = time.Unix(day*86400, 0).UTC()
		all.Days = append(all.Days, d)
	}
	return rows.Err()
}

// runs works out how the rubbers ended.
func (s *Store) runs(ctx context.Context, f Filter, all *Statistics) error {
	where, args := f.where()
	rows, err := s.read.QueryContext(ctx, `
		SELECT coalesce(sum(points), 0) FROM digest JOIN rubber ON rubber.id = digest.rubber
		WHERE finished AND digest.rubber IN (SELECT rubber FROM digest WHERE `+where+`)
		GROUP BY digest.rubber ORDER BY max(at), digest.rubber`, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	run := 0
	for rows.Next() {
		var points int
		if err := rows.Scan(&points); err != nil {
			return err
		}
		all.Rubbers++
		switch {
		case points > 0:
			all.Won++
			run++
		case points < 0:
			all.Lost++
			run = 0
		default:
			run = 0
		}
		all.LongestRun = max(all.LongestRun, run)
	}
	return rows.Err()
}
