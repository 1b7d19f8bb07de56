package chess

import (
	"context"
	"database/sql"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Played is a person's finished game, for statistics.
type Played struct {
	Game    int64
	At      time.Time // when it ended, UTC
	Day     time.Time // the user's local date, as midnight UTC
	Variant chess.Variant
	Army    chess.Army // the person's
	Players string     // level of the computer players; "" if they differ
	How     chess.How
	Won     int // by the person: 1, 0 for a draw, -1
	Points  float64
	Turns   int
	Helped  bool // the person used undo or a hint
}

// Statistics are the games that match a filter and count: over, played from the start, and by exactly one person. The
// oldest comes first.
type Statistics []Played

// Tally holds sums over games.
type Tally struct {
	Games, Won, Drawn, Lost int
	Points, PointsSquared   float64                // PointsSquared is the sum of the squares
	Turns                   int                    // of all games together
	Ends                    [chess.ByJudge + 1]int // number of games, by end
	WonBy, LostBy           [chess.ByJudge + 1]int // of these, those that the person won, and lost
	Helped                  int
}

// With returns the tally with another game added.
func (t Tally) With(p Played) Tally {
	t.Games++
	t.Points += p.Points
	t.PointsSquared += p.Points * p.Points
	t.Turns += p.Turns
	t.Ends[p.How]++
	switch {
	case p.Won > 0:
		t.Won++
		t.WonBy[p.How]++
	case p.Won < 0:
		t.Lost++
		t.LostBy[p.How]++
	default:
		t.Drawn++
	}
	if p.Helped {
		t.Helped++
	}
	return t
}

// Sum returns the tally of all games.
func (s Statistics) Sum() (t Tally) {
	for _, p := range s {
		t = t.With(p)
	}
	return t
}

// Where returns the games that keep accepts.
func (s Statistics) Where(keep func(Played) bool) (some Statistics) {
	for _, p := range s {
		if keep(p) {
			some = append(some, p)
		}
	}
	return some
}

// By groups the games by a key: variant, army, level, length, end, day.
func By[K comparable](s Statistics, of func(Played) K) map[K]Statistics {
	all := map[K]Statistics{}
	for _, p := range s {
		k := of(p)
		all[k] = append(all[k], p)
	}
	return all
}

// Day is the result of a day.
type Day struct {
	Day time.Time // the user's local date, as midnight UTC
	Tally
}

// Days returns the result of each day with games, the oldest first.
func (s Statistics) Days() (days []Day) {
	for _, p := range s {
		if n := len(days); n == 0 || !days[n-1].Day.Equal(p.Day) {
			days = append(days, Day{Day: p.Day})
		}
		d := &days[len(days)-1]
		d.Tally = d.Tally.With(p)
	}
	return days
}

// Statistics returns the games that match a filter and count. Games whose variant can't be read are left out.
func (s *Store) Statistics(ctx context.Context, f Filter) (all Statistics, err error) {
	f.Counted = true
	where := f.where()
	err = storage.Each(ctx, s.Reader(), `
		SELECT its.session, part.finished, day, variant, session.person, part.players, session.result, won, points, turns, undos + hints > 0
		FROM `+games+` WHERE `+where.String()+` ORDER BY day, part.finished, its.session`, where.Args, func(rows *sql.Rows) error {
		var p Played
		var at, day int64
		var variant, army, result string
		if err := rows.Scan(&p.Game, &at, &day, &variant, &army, &p.Players, &result, &p.Won, &p.Points, &p.Turns, &p.Helped); err != nil {
			return err
		}
		p.At, p.Day = storage.FromMillis(at), storage.DateOf(day)
		r, err := chess.ParseResult(result)
		if err == nil {
			p.Variant, err = chess.ParseVariant(variant)
		}
		if err == nil {
			p.Army, err = chess.ParseArmy(army)
		}
		if p.How = r.How; err == nil {
			all = append(all, p)
		}
		return nil
	})
	if err != nil {
		return nil, fault.Errorf("counting games of chess: %w", err)
	}
	return all, nil
}
