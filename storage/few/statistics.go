package few

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// Tally is sums over deals of a person that are over. What a deal brings is what his side scores less
// [Outcome.Against].
type Tally struct {
	Deals, Gain, GainSquared int // GainSquared is the sum of the squares
	Points                   int // that his side has scored
	Made, Level              int // contracts that were made, whoever declared; the sum of their levels, bid or made
	Doubled                  int
	Slams, SlamsMade         int
	Nullo, NulloMade         int
	Honours                  int // deals in which his side had some
	Helped                   int // deals on which he has used undo or a hint
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
	return []any{&t.Deals, &t.Gain, &t.GainSquared, &t.Points, &t.Made, &t.Level, &t.Doubled, &t.Slams, &t.SlamsMade, &t.Nullo, &t.NulloMade,
		&t.Honours, &t.Helped}
}

// tallyColumns are the numbers of a tally.
const tallyColumns = `count(*), sum(points - against), sum((points - against) * (points - against)), sum(points),
	sum(role > 0 AND its.short <= 0), sum(level), sum(doubling > 0), sum(slam), sum(slam AND its.short <= 0),
	sum(strain = 'O'), sum(strain = 'O' AND its.short <= 0), sum(honours > 0), sum(part.undos + part.hints > 0)`

// Cell is the tally of the deals of a game against players of a level, in which the person had a role.
type Cell struct {
	Game    string // the name of the rules
	Players string // the level; "" if they differ
	Role    Role
	Tally
}

// Day is what a day came to.
type Day struct {
	Day   time.Time // where the person was, by the calendar; as midnight UTC of that date
	Deals int
	Gain  int
}

// Single is what one deal came to.
type Single struct {
	At   time.Time // when it was over, UTC
	Day  time.Time // see Day
	Gain int
}

// Ended is how many sessions of a game against players of a level are over.
type Ended struct {
	Game             string
	Players          string
	Won, Lost, Equal int // by the person
	Gain             int // what he had more than the next in all of them
}

// Statistics is what the deals come to that a filter wants.
type Statistics struct {
	Cells []Cell  // by game, level and role; none is empty
	Ended []Ended // sessions that are over and have such a deal, by game and level
	Days  []Day   // those with deals, the oldest first
	// Single are the deals one by one, the oldest first, while there are few: on no more days than a week has, and no more than a
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

// How many deals, and on how many days, are few enough to be shown one by one.
const (
	mostSingle     = 120
	mostSingleDays = 7
)

// results are all deals that have come to something for the person.
const results = `few_result AS its CROSS JOIN part ON part.id = its.deal CROSS JOIN few_deal ON few_deal.id = its.deal
	CROSS JOIN session ON session.id = its.session`

// Statistics returns what the deals come to that a filter wants, and that are over and a person's.
func (s *Store) Statistics(ctx context.Context, f Filter) (all Statistics, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		where, args := f.where()
		from := "FROM " + results + " WHERE " + where
		deals := 0
		// One reading of all deals for both, days and cells.
		err := storage.Each(ctx, tx, "SELECT day, its.game, its.players, role, "+tallyColumns+" "+from+" GROUP BY day, its.game, its.players, role ORDER BY day",
			args, func(rows *sql.Rows) error {
				var day int64
				var c Cell
				err := rows.Scan(append([]any{&day, &c.Game, &c.Players, &c.Role}, c.numbers()...)...)
				all.addCell(c)
				all.addDay(storage.DateOf(day), c.Tally)
				deals += c.Deals
				return err
			})
		if err != nil {
			return err
		}
		if err := storage.Each(ctx, tx, `
			SELECT session.game, level, sum(won = 1), sum(won = -1), sum(won = 0), sum(few_session.gain)
			FROM (SELECT session.id AS id, iif(count(DISTINCT its.players) = 1, max(its.players), '') AS level `+from+` AND session.over GROUP BY session.id) AS wanted
			JOIN session USING (id) JOIN few_session ON few_session.session = session.id GROUP BY 1, 2 ORDER BY 1, 2`,
			args, func(rows *sql.Rows) error {
				var e Ended
				err := rows.Scan(&e.Game, &e.Players, &e.Won, &e.Lost, &e.Equal, &e.Gain)
				all.Ended = append(all.Ended, e)
				return err
			}); err != nil || deals > mostSingle || len(all.Days) > mostSingleDays {
			return err
		}
		return storage.Each(ctx, tx, "SELECT at, day, points - against "+from+" ORDER BY at, its.deal", args, func(rows *sql.Rows) error {
			var at, day int64
			var d Single
			err := rows.Scan(&at, &day, &d.Gain)
			d.At, d.Day = storage.FromMillis(at), storage.DateOf(day)
			all.Single = append(all.Single, d)
			return err
		})
	})
	slices.SortFunc(all.Cells, func(a, b Cell) int {
		return cmp.Or(cmp.Compare(a.Game, b.Game), cmp.Compare(a.Players, b.Players), cmp.Compare(a.Role, b.Role))
	})
	if err != nil {
		return Statistics{}, fmt.Errorf("counting deals for two and three: %w", err)
	}
	return all, nil
}

// addCell adds to the cell of its kind.
func (s *Statistics) addCell(c Cell) {
	for i, had := range s.Cells {
		if had.Game == c.Game && had.Players == c.Players && had.Role == c.Role {
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
	d.Deals += t.Deals
	d.Gain += t.Gain
}
