package few

import (
	"cmp"
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
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
	family.AddNumbers(t.numbers(), o.numbers())
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
	family.Timeline
}

// Sum returns the combined tally of the cells that keep accepts.
func (s Statistics) Sum(keep func(Cell) bool) (sum Tally) {
	return family.SumOf(s.Cells, keep, func(c Cell) Tally { return c.Tally })
}

// results joins all deals with a result for the user.
const results = `few_result AS its CROSS JOIN part ON part.id = its.deal CROSS JOIN few_deal ON few_deal.id = its.deal
	CROSS JOIN session ON session.id = its.session`

// Statistics returns the statistics of the user's finished deals that match a filter, without those played on from a place
// of another one.
func (s *Store) Statistics(ctx context.Context, f Filter) (all Statistics, err error) {
	f.Counted = true
	err = s.Read(ctx, func(tx *sql.Tx) error {
		where := f.where()
		from := "FROM " + results + " WHERE " + where.String()
		// One pass over all deals for both days and cells.
		err := all.ReadDays(ctx, tx, "SELECT day, its.game, its.players, role, "+tallyColumns+" "+from+" GROUP BY day, its.game, its.players, role ORDER BY day",
			where.Args, func(rows *sql.Rows, day *int64) (family.Day, error) {
				var c Cell
				err := rows.Scan(append([]any{day, &c.Game, &c.Players, &c.Role}, c.numbers()...)...)
				all.Cells = append(all.Cells, c)
				return family.Day{Parts: c.Deals, Points: c.Gain}, err
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
			}); err != nil {
			return err
		}
		return all.ReadSingle(ctx, tx, "SELECT at, day, points - against, 0 "+from+" ORDER BY at, its.deal", where.Args)
	})
	all.Cells = family.MergeCells(all.Cells, func(a, b Cell) int {
		return cmp.Or(cmp.Compare(a.Game, b.Game), cmp.Compare(a.Players, b.Players), cmp.Compare(a.Role, b.Role))
	}, func(to *Cell, c Cell) { to.Tally = to.Tally.Add(c.Tally) })
	if err != nil {
		return Statistics{}, fault.Errorf("counting deals for two and three: %w", err)
	}
	return all, nil
}
