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

// Tally is sums over hands of a person that are over. Rows are counted once for each opponent that he was settled with.
type Tally struct {
	Hands, Points, PointsSquared int // PointsSquared is the sum of the squares
	Chips                        int // paid to him, less those that he paid, fees between hands among them
	Rivals                       int // opponents, those of each hand added up

	Fantasies, Returns int // hands that were fantasies, and those of them that brought another one
	Entered            int // hands played street by street that brought a fantasy
	Dead               int // dead hands

	Won, Lost        [3]int // rows from the top; of a dead hand all are lost to a living one
	WithWon          [3]int // hands in which that row was won of one opponent or more
	WithLost         [3]int // and in which it was lost to one or more
	Royalties        [3]int // points, by row from the top
	Paying           [4]int // hands with royalties of that row; with any
	RoyaltiesSquared [4]int // sums of the squares: by row, and of all three together
	FantasyPoints    int    // of the points, those of fantasies
	FantasySquared   int
	Helped           int // hands on which the person has used undo or a hint
}

// Add returns the sums of both.
func (t Tally) Add(o Tally) Tally {
	to, from := t.numbers(), o.numbers()
	for i := range to {
		*to[i].(*int) += *from[i].(*int)
	}
	return t
}

// numbers are where all numbers of a tally are, in the order of tallyColumns.
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

// tallyColumns are the numbers of a tally.
const tallyColumns = `count(*), sum(points), sum(points * points), sum(chips + fees), sum(opponents),
	sum(dealt > 0), sum(dealt > 0 AND next > 0), sum(dealt = 0 AND next > 0), sum(dead),
	sum(top_won), sum(middle_won), sum(bottom_won), sum(top_lost), sum(middle_lost), sum(bottom_lost), sum(top), sum(middle), sum(bottom),
	sum(top_won > 0), sum(middle_won > 0), sum(bottom_won > 0), sum(top_lost > 0), sum(middle_lost > 0), sum(bottom_lost > 0),
	sum(top > 0), sum(middle > 0), sum(bottom > 0), sum(top + middle + bottom > 0),
	sum(top * top), sum(middle * middle), sum(bottom * bottom), sum((top + middle + bottom) * (top + middle + bottom)),
	sum(iif(dealt > 0, points, 0)), sum(iif(dealt > 0, points * points, 0)), sum(part.undos + part.hints > 0)`

// Cell is the tally of the hands against a number of opponents of a level.
type Cell struct {
	Players string // the level; "" if they differ
	Rivals  int    // opponents, 0 to 5
	Tally
}

// Day is what a day came to.
type Day struct {
	Day    time.Time // where the person was, by the calendar; as midnight UTC of that date
	Hands  int
	Points int
	Chips  int
}

// Single is what one hand came to.
type Single struct {
	At     time.Time // when it was over, UTC
	Day    time.Time // see Day
	Points int
	Chips  int
}

// Statistics is what the hands come to that a filter wants.
type Statistics struct {
	Cells []Cell // by level and number of opponents; none is empty
	Days  []Day  // those with hands, the oldest first
	// Single are the hands one by one, the oldest first, while there are few: on no more days than a week has, and no more than a
	// picture has room for. Else it is empty.
	Single []Single
}

// Sum returns the tally of the cells that keep wants.
func (s Statistics) Sum(keep func(Cell) bool) (sum Tally) {
	for _, c := range s.Cells {
		if keep(c) {
			sum = sum.Add(c.Tally)
		}
	}
	return sum
}

// How many hands, and on how many days, are few enough to be shown one by one.
const (
	mostSingle     = 120
	mostSingleDays = 7
)

// results are all hands that have come to something for the person.
const results = `hand_result AS its CROSS JOIN part ON part.id = its.hand CROSS JOIN session ON session.id = its.session`

// Statistics returns what the hands come to that a filter wants, and that are over and a person's.
func (s *Store) Statistics(ctx context.Context, f Filter) (all Statistics, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		where, args := f.where()
		from := "FROM " + results + " WHERE " + where
		hands := 0
		// One reading of all hands for both, days and cells.
		if err := storage.Each(ctx, tx, "SELECT day, its.players, opponents, "+tallyColumns+" "+from+" GROUP BY day, its.players, opponents ORDER BY day", args, func(rows *sql.Rows) error {
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
		return storage.Each(ctx, tx, "SELECT at, day, points, chips + fees "+from+" ORDER BY at, hand", args, func(rows *sql.Rows) error {
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

// addCell adds to the cell of its kind.
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
