package poker

import (
	"cmp"
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage/family"
)

// Tally holds sums over a user's finished hands. Rows are counted once for each opponent he settled with.
type Tally struct {
	Hands, Points, PointsSquared int // PointsSquared is the sum of the squares
	Chips                        int // paid to him, minus those he paid, fees between hands included
	Rivals                       int // number of opponents, summed over the hands

	Fantasies, Returns int // hands that were fantasies, and those of them that brought another one
	Entered            int // hands played street by street that brought a fantasy
	Dead               int // dead hands

	Won, Lost        [3]int // by row, from the top; a dead hand loses all to a living one
	WithWon          [3]int // hands in which that row was won from at least one opponent
	WithLost         [3]int // hands in which it was lost to at least one
	Royalties        [3]int // points, by row from the top
	Paying           [4]int // hands with royalties for that row; with any
	RoyaltiesSquared [4]int // sums of squares: by row, and for all three together
	FantasyPoints    int    // the part of Points from fantasies
	FantasySquared   int
	Helped           int // hands on which the user used undo or a hint
}

// Add returns the sum of both.
func (t Tally) Add(o Tally) Tally {
	family.AddNumbers(t.numbers(), o.numbers())
	return t
}

// numbers returns pointers to all numbers of a tally, in the order of tallyColumns.
func (t *Tally) numbers() []any {
	return []any{
		&t.Hands, &t.Points, &t.PointsSquared, &t.Chips, &t.Rivals, &t.Fantasies, &t.Returns, &t.Entered, &t.Dead,
		&t.Won[0], &t.Won[1], &t.Won[2], &t.Lost[0], &t.Lost[1], &t.Lost[2], &t.Royalties[0], &t.Royalties[1], &t.Royalties[2],
		&t.WithWon[0], &t.WithWon[1], &t.WithWon[2], &t.WithLost[0], &t.WithLost[1], &t.WithLost[2],
		&t.Paying[0], &t.Paying[1], &t.Paying[2], &t.Paying[3],
		&t.RoyaltiesSquared[0], &t.RoyaltiesSquared[1], &t.RoyaltiesSquared[2], &t.RoyaltiesSquared[3],
		&t.FantasyPoints, &t.FantasySquared, &t.Helped,
	}
}

// tallyColumns selects the numbers of a tally.
const tallyColumns = `count(*), sum(points), sum(points * points), sum(chips + fees), sum(opponents),
	sum(dealt > 0), sum(dealt > 0 AND next > 0), sum(dealt = 0 AND next > 0), sum(dead),
	sum(top_won), sum(middle_won), sum(bottom_won), sum(top_lost), sum(middle_lost), sum(bottom_lost), sum(top), sum(middle), sum(bottom),
	sum(top_won > 0), sum(middle_won > 0), sum(bottom_won > 0), sum(top_lost > 0), sum(middle_lost > 0), sum(bottom_lost > 0),
	sum(top > 0), sum(middle > 0), sum(bottom > 0), sum(top + middle + bottom > 0),
	sum(top * top), sum(middle * middle), sum(bottom * bottom), sum((top + middle + bottom) * (top + middle + bottom)),
	sum(iif(dealt > 0, points, 0)), sum(iif(dealt > 0, points * points, 0)), sum(part.undos + part.hints > 0)`

// Cell is the tally of the hands against a number of opponents of a level.
type Cell struct {
	Players string // level; "" if they differ
	Rivals  int    // number of opponents, 0 to 5
	Tally
}

// Statistics is the statistics of the hands that match a filter.
type Statistics struct {
	Cells []Cell // by level and number of opponents; none is empty
	family.Timeline
}

// Sum returns the combined tally of the cells that keep accepts.
func (s Statistics) Sum(keep func(Cell) bool) (sum Tally) {
	return family.SumOf(s.Cells, keep, func(c Cell) Tally { return c.Tally })
}

// results joins all hands with a result for the user.
const results = `hand_result AS its CROSS JOIN part ON part.id = its.hand CROSS JOIN session ON session.id = its.session`

// Statistics returns the statistics of the user's finished hands that match a filter, without those played on from a place
// of another one.
func (s *Store) Statistics(ctx context.Context, f Filter) (all Statistics, err error) {
	f.Counted = true
	err = s.Read(ctx, func(tx *sql.Tx) error {
		where := f.where()
		from := "FROM " + results + " WHERE " + where.String()
		// One pass over all hands for both days and cells.
		err := all.ReadDays(ctx, tx, "SELECT day, its.players, opponents, "+tallyColumns+" "+from+" GROUP BY day, its.players, opponents ORDER BY day",
			where.Args, func(rows *sql.Rows, day *int64) (family.Day, error) {
				var c Cell
				err := rows.Scan(append([]any{day, &c.Players, &c.Rivals}, c.numbers()...)...)
				all.Cells = append(all.Cells, c)
				return family.Day{Parts: c.Hands, Points: c.Points, Chips: c.Chips}, err
			})
		if err != nil {
			return err
		}
		return all.ReadSingle(ctx, tx, "SELECT at, day, points, chips + fees "+from+" ORDER BY at, hand", where.Args)
	})
	all.Cells = family.MergeCells(all.Cells, func(a, b Cell) int {
		return cmp.Or(cmp.Compare(a.Players, b.Players), cmp.Compare(a.Rivals, b.Rivals))
	}, func(to *Cell, c Cell) { to.Tally = to.Tally.Add(c.Tally) })
	if err != nil {
		return Statistics{}, fault.Errorf("counting hands of poker: %w", err)
	}
	return all, nil
}
