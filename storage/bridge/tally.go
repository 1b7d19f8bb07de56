package bridge

import (
	"cmp"
	"context"
	"database/sql"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Statistics returns the statistics of the boards that match a filter and count. Its parts are computed concurrently;
// data written meanwhile may be in one and not yet in another.
func (s *Store) Statistics(ctx context.Context, f Filter) (Statistics, error) {
	f.Counted = true
	var all Statistics
	var looked map[cellKey]Tally
	parts := []func() error{
		func() error { return cells(ctx, s.read, f, &all) },
		func() (err error) { looked, err = lookedAt(ctx, s.read, f); return err },
		func() error { return days(ctx, s.read, f, &all) },
		func() error { return runs(ctx, s.read, f, &all) },
	}
	errs := make([]error, len(parts))
	var together sync.WaitGroup
	for i, part := range parts {
		together.Go(func() { errs[i] = part() })
	}
	together.Wait()
	for _, err := range errs {
		if err != nil {
			return Statistics{}, fault.Errorf("working out statistics: %w", err)
		}
	}
	for i, c := range all.Cells {
		of := looked[cellKey{c.Rules, c.Level, c.Strain, c.Role}]
		of.Boards, of.Made, of.Over, of.Points = c.Boards, c.Made, c.Over, c.Points
		all.Cells[i].Tally = of
	}
	return all, nil
}

// cellKey identifies a cell.
type cellKey struct {
	rules  string
	level  int
	strain bridge.Strain
	role   Role
}

// cellColumns are the columns of a cellKey. The index digest_cells is in their order, so groups need no sorting.
const cellColumns = "rules, level, strain, role"

// cells computes the cells without analysis, and the other sums over boards.
func cells(ctx context.Context, db *sql.DB, f Filter, all *Statistics) error {
	where, args := f.where()
	return storage.Each(ctx, db, `
		SELECT rules, level, coalesce(strain, 0), role,
			count(*), coalesce(sum(over >= 0), 0), coalesce(sum(over), 0), sum(points), sum(helped), sum(looked = 0)
		FROM digest INDEXED BY digest_cells WHERE `+where+" GROUP BY "+cellColumns, args, func(rows *sql.Rows) error {
		var c Cell
		var helped, unlooked int
		err := rows.Scan(&c.Rules, &c.Level, &c.Strain, &c.Role, &c.Boards, &c.Made, &c.Over, &c.Points, &helped, &unlooked)
		all.Cells = append(all.Cells, c)
		all.Helped += helped
		all.Unlooked += unlooked
		return err
	})
}

// lookedAt computes what analyses add to the cells.
func lookedAt(ctx context.Context, db *sql.DB, f Filter) (map[cellKey]Tally, error) {
	where, args := f.where()
	cells := map[cellKey]Tally{}
	err := storage.Each(ctx, db, `
		SELECT rules, level, coalesce(strain, 0), role,
			count(better), coalesce(sum(better), 0), coalesce(sum(better * better), 0),
			count(bidding), coalesce(sum(bidding), 0), coalesce(sum(bidding * bidding), 0),
			sum(cards), sum(costly), sum(cost), sum(costly > 0), count(lead), coalesce(sum(lead = 0), 0)
		FROM digest INDEXED BY digest_cells WHERE cards IS NOT NULL AND `+where+" GROUP BY "+cellColumns, args, func(rows *sql.Rows) error {
		var k cellKey
		var t Tally
		err := rows.Scan(&k.rules, &k.level, &k.strain, &k.role,
			&t.Analysed, &t.Tricks, &t.TricksSquared, &t.WithPar, &t.Bidding, &t.BiddingSquared,
			&t.Cards, &t.Costly, &t.Cost, &t.WithCostly, &t.Leads, &t.FreeLeads)
		cells[k] = t
		return err
	})
	return cells, err
}

// days computes the days. A board belongs to the user's local date when it ended; as a time that is midnight UTC of
// that date, wherever he is.
func days(ctx context.Context, db *sql.DB, f Filter, all *Statistics) error {
	where, args := f.where()
	err := storage.Each(ctx, db, "SELECT day, count(*), sum(points) FROM digest INDEXED BY digest_days WHERE "+where+" GROUP BY day ORDER BY day", args, func(rows *sql.Rows) error {
		var day int64
		var d Day
		err := rows.Scan(&day, &d.Boards, &d.Points)
		d.Day = time.Unix(day*86400, 0).UTC()
		all.Days = append(all.Days, d)
		return err
	})
	if err != nil {
		return err
	}
	boards := 0
	for _, d := range all.Days {
		boards += d.Boards
	}
	if boards == 0 || boards > mostSingle || len(all.Days) > mostSingleDays {
		return nil
	}
	return single(ctx, db, f, all)
}

// The numbers of boards and of days that are few enough to list the boards one by one.
const (
	mostSingle     = 120
	mostSingleDays = 7
)

// single lists the boards one by one. It needs the days: there is no board before the first. Of boards that ended at
// the same moment the one with fewer points comes first, as their numbers may differ after an import.
func single(ctx context.Context, db *sql.DB, f Filter, all *Statistics) error {
	where, args := f.where()
	args = append(args, all.Days[0].Day.Unix()/86400)
	err := storage.Each(ctx, db, "SELECT at, day, points FROM digest INDEXED BY digest_days WHERE "+where+" AND day >= ? ORDER BY day, at, board", args, func(rows *sql.Rows) error {
		var at, day int64
		var b Single
		err := rows.Scan(&at, &day, &b.Points)
		b.At, b.Day = storage.FromMillis(at), time.Unix(day*86400, 0).UTC()
		all.Single = append(all.Single, b)
		return err
	})
	slices.SortStableFunc(all.Single, func(a, b Single) int {
		return cmp.Or(a.Day.Compare(b.Day), a.At.Compare(b.At), cmp.Compare(a.Points, b.Points))
	})
	return err
}

// runs computes the results of the finished rubbers, and the longest winning run.
func runs(ctx context.Context, db *sql.DB, f Filter, all *Statistics) error {
	condition, args := "deleted = ?", []any{f.Deleted}
	if f != (Filter{Counted: true, Deleted: f.Deleted}) { // otherwise it would be all of them
		where, more := f.where()
		condition += " AND rubber IN (" + rubbersWith + where + ")"
		args = append(args, more...)
	}
	var ends sql.NullString // for each rubber the time when it ended and a letter, in the order in which they ended
	err := db.QueryRowContext(ctx, `
		SELECT group_concat(at || CASE won WHEN 1 THEN 'W' WHEN -1 THEN 'L' ELSE 'D' END, '')
		FROM (SELECT at, won FROM digest WHERE won IS NOT NULL AND `+condition+" ORDER BY at, board)", args...).Scan(&ends)
	if err != nil {
		return err
	}
	all.Won, all.Lost = strings.Count(ends.String, "W"), strings.Count(ends.String, "L")
	all.Rubbers = all.Won + all.Lost + strings.Count(ends.String, "D")
	for run := range strings.FieldsFuncSeq(ends.String, func(r rune) bool { return r == 'L' || r == 'D' }) {
		won := strings.Split(run, "W") // followed by the time of the next rubber not won, or nothing
		if n := len(won) - 1; n > 0 && n >= all.LongestRun {
			all.LongestRun = n
			if all.RunFrom, err = millis(won[0]); err != nil {
				return err
			}
			if all.RunTo, err = millis(won[n-1]); err != nil {
				return err
			}
		}
	}
	return nil
}

func millis(text string) (time.Time, error) {
	n, err := strconv.ParseInt(text, 10, 64)
	return storage.FromMillis(n), err
}
