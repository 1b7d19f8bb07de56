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

// Tally holds sums over a user's finished deals. The gain of a deal is his side's points minus [Outcome.Against].
type Tally struct {
	Deals, Gain, GainSquared int // GainSquared is the sum of the squares
	Points                   int // scored by his side
	Made, Level              int // contracts made, whoever declared; the sum of their levels, whether made or not
	Doubled                  int
	Slams, SlamsMade         int
	Nullo, NulloMade         int
	Honours                  int // deals in which his side had honours
	Helped                   int // deals on which he used undo or a hint
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
	return []any{&t.Deals, &t.Gain, &t.GainSquared, &t.Points, &t.Made, &t.Level, &t.Doubled, &t.Slams, &t.SlamsMade, &t.Nullo, &t.NulloMade,
		&t.Honours, &t.Helped}
}

// tallyColumns selects the numbers of a tally.
const tallyColumns = `count(*), sum(points - against), sum((points - against) * (points - against)), sum(points),
	sum(role > 0 AND its.short <= 0), sum(level), sum(doubling > 0), sum(slam), sum(slam AND its.short <= 0),
	sum(strain = 'O'), sum(strain = 'O' AND its.short <= 0), sum(honours > 0), sum(part.undos + part.hints > 0)`

// Cell is the tally for a game, a level of the players, and a role of the user.
type Cell struct {
	Game    string // name of the rules
	Players string // level; "" if they differ
	Role    Role
	Tally
}

// Day is the result of a day.
type Day struct {
	Day   time.Time // the user's local date, as midnight UTC
	Deals int
	Gain  int
}

// Single is the result of one deal.
type Single struct {
	At   time.Time // when it ended, UTC
	Day  time.Time // see Day
	Gain int
}

// Ended is the number of finished sessions of a game against players of a level.
type Ended struct {
	Game             string
	Players          string
	Won, Lost, Equal int // by the user
	Gain             int // total of his leads over the next player
}

// Statistics is the statistics of the deals that match a filter.
type Statistics struct {
	Cells []Cell  // by game, level and role; none is empty
	Ended []Ended // finished sessions with such a deal, by game and level
	Days  []Day   // those with deals, the oldest first
	// Single lists the deals one by one, the oldest first, if they are few: on no more days than a week has, and no
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

// The numbers of deals and of days that are few enough to list the deals one by one.
const (
	mostSingle     = 120
	mostSingleDays = 7
)

// results joins all deals with a result for the user.
const results = `few_result AS its CROSS JOIN part ON part.id = its.deal CROSS JOIN few_deal ON few_deal.id = its.deal
	CROSS JOIN session ON session.id = its.session`

// Statistics returns the statistics of the user's finished deals that match a filter.
func (s *Store) Statistics(ctx context.Context, f Filter) (all Statistics, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		where := f.where()
		from := "FROM " + results + " WHERE " + where.String()
		deals := 0
		// One pass over all deals for both days and cells.
		err := storage.Each(ctx, tx, "SELECT day, its.game, its.players, role, "+tallyColumns+" "+from+" GROUP BY day, its.game, its.players, role ORDER BY day",
			where.Args, func(rows *sql.Rows) error {
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
			where.Args, func(rows *sql.Rows) error {
				var e Ended
				err := rows.Scan(&e.Game, &e.Players, &e.Won, &e.Lost, &e.Equal, &e.Gain)
				all.Ended = append(all.Ended, e)
				return err
			}); err != nil || deals > mostSingle || len(all.Days) > mostSingleDays {
			return err
		}
		return storage.Each(ctx, tx, "SELECT at, day, points - against "+from+" ORDER BY at, its.deal", where.Args, func(rows *sql.Rows) error {
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

// addCell adds to the cell of the same kind.
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
