package poker

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	"github.com/superbridge/superbridge/storage"
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
	to, from := t.numbers(), o.numbers()
	for i := range to {
		*to[i].(*int) += *from[i].(*int)
	}
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

// Day is the result of a day.
type Day struct {
	Day    time.Time // the user's local date, as midnight UTC
	Hands  int
	Points int
	Chips  int
}

// Single is the result of one hand.
type Single struct {
	At     time.Time // when it ended, UTC
	Day    time.Time // see Day
	Points int
	Chips  int
}

// Statistics is the statistics of the hands that match a filter.
type Statistics struct {
	Cells []Cell // by level and number of opponents; none is empty
	Days  []Day  // those with hands, the oldest first
	// Single lists the hands one by one, the oldest first, if they are few: on no more days than a week has, and no
	// more than fit in a chart. Otherwise it is empty.
	Single []Single
}

// Sum returns the combined tally of the cells that keep accepts.
func (s Statistics) Sum(keep func(Cell) bool) (sum Tally) {
	for _, c := range s.Cells {
		if keep(c) {
			sum = sum.Add(c.Tally)
		}
	}
	return sum
}

// The numbers of hands and of days that are few enough to list the hands one by one.
const (
	mostSingle     = 120
	mostSingleDays = 7
)

// results joins all hands with a result for the user.
const results = `hand_result AS its CROSS JOIN part ON part.id = its.hand CROSS JOIN session ON session.id = its.session`

// Statistics returns the statistics of the user's finished hands that match a filter.
func (s *Store) Statistics(ctx context.Context, f Filter) (all Statistics, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		where := f.where()
		from := "FROM " + results + " WHERE " + where.String()
		hands := 0
		// One pass over all hands for both days and cells.
		if err := storage.Each(ctx, tx, "SELECT day, its.players, opponents, "+tallyColumns+" "+from+" GROUP BY day, its.players, opponents ORDER BY day", where.Args, func(rows *sql.Rows) error {
			var day int64
			var c Cell
			err := rows.Scan(append([]any{&day, &c.Players, &c.Rivals}, c.numbers()...)...)
			all.addCell(c)
			all.addDay(storage.DateOf(day), c.Tally)
			hands += c.Hands
			return err
		}); err != nil || hands > mostSingle || len(all.Days) > mostSingleDays {
			return err
		}
		return storage.Each(ctx, tx, "SELECT at, day, points, chips + fees "+from+" ORDER BY at, hand", where.Args, func(rows *sql.Rows) error {
			var at, day int64
			var h Single
			err := rows.Scan(&at, &day, &h.Points, &h.Chips)
			h.At, h.Day = storage.FromMillis(at), storage.DateOf(day)
			all.Single = append(all.Single, h)
			return err
		})
	})
	slices.SortFunc(all.Cells, func(a, b Cell) int {
		return cmp.Or(cmp.Compare(a.Players, b.Players), cmp.Compare(a.Rivals, b.Rivals))
	})
	if err != nil {
		return Statistics{}, fmt.Errorf("counting hands of poker: %w", err)
	}
	return all, nil
}

// addCell adds to the cell of the same kind.
func (s *Statistics) addCell(c Cell) {
	for i, had := range s.Cells {
		if had.Players == c.Players && had.Rivals == c.Rivals {
			s.Cells[i].Tally = had.Tally.Add(c.Tally)
			return
		}
	}
	s.Cells = append(s.Cells, c)
}

// addDay adds to the newest day.
func (s *Statistics) addDay(day time.Time, t Tally) {
	if n := len(s.Days); n == 0 || !s.Days[n-1].Day.Equal(day) {
		s.Days = append(s.Days, Day{Day: day})
	}
	d := &s.Days[len(s.Days)-1]
	d.Hands += t.Hands
	d.Points += t.Points
	d.Chips += t.Chips
}
