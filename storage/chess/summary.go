package chess

import (
	"context"
	"database/sql"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Summary is the line of a list for a game.
type Summary struct {
	family.Head
	Part         int64
	Finished     time.Time // UTC; zero while it goes on
	Rules        chess.Rules
	FromPosition bool       // it didn't start in the usual position
	Person       chess.Army // army of the only person; NoArmy if there is none, or if there are several
	Seats        []Seat     // in the order of armies
	Clock        Clock
	Turns        int // so far
	Result       chess.Result
	Won          int     // by the person: 1, or -1 if he has lost; 0 while it goes on, for a draw, or unless there is exactly one person
	Points       float64 // the person's, once it is over
	Undos, Hints int
	PartMarks    storage.Marks // those of its part, shown in lists of parts
	Origin       int64         // the part that a branch comes from, or 0
	Stands       int           // number of events that existed before it started, as for a branch
}

// Summaries returns the summaries of games, in the order of their ids. Missing games are left out. A game whose rules,
// person, seats or result can't be read comes without them, so that it doesn't prevent listing the others: [Store.Game]
// returns the fault.
func (s *Store) Summaries(ctx context.Context, ids []int64) ([]Summary, error) {
	return s.summaries(ctx, "session.id", ids)
}

// PartSummaries is like [Store.Summaries], for the ids of parts.
func (s *Store) PartSummaries(ctx context.Context, parts []int64) ([]Summary, error) {
	return s.summaries(ctx, "part.id", parts)
}

func (s *Store) summaries(ctx context.Context, by string, ids []int64) ([]Summary, error) {
	return family.Lines(ctx, s.Store, fault.Say("games"), ids, func(ctx context.Context, tx *sql.Tx, ids []int64) ([]Summary, error) {
		return summariesIn(ctx, tx, by, ids)
	})
}

func summariesIn(ctx context.Context, tx *sql.Tx, by string, ids []int64) (all []Summary, err error) {
	err = storage.Each(ctx, tx, `
		SELECT part.id, part.finished, options, start <> '', session.person, `+seated+`, base, increment, turns, result, coalesce(won, 0),
			coalesce(points, 0), undos, hints, part.name, part.note, part.starred <> 0, origin, stands, `+family.HeadColumns+`
		FROM json_each(?) AS wanted CROSS JOIN `+games+`
		WHERE `+by+` = wanted.value ORDER BY wanted.key`, []any{storage.IDList(ids)}, func(rows *sql.Rows) error {
		sum, err := summaryOf(rows)
		all = append(all, sum)
		return err
	})
	return all, err
}

// summaryOf reads a row.
func summaryOf(rows *sql.Rows) (s Summary, err error) {
	var base, increment int64
	var origin sql.NullInt64
	var options, seats, result string
	var person sql.NullString
	if err := rows.Scan(append([]any{&s.Part, storage.Millis(&s.Finished), &options, &s.FromPosition, &person, &seats, &base, &increment,
		&s.Turns, &result, &s.Won, &s.Points, &s.Undos, &s.Hints, &s.PartMarks.Name, &s.PartMarks.Note, &s.PartMarks.Starred,
		&origin, &s.Stands}, s.Columns()...)...); err != nil {
		return s, err
	}
	s.Origin = origin.Int64
	s.Clock = Clock{time.Duration(base) * time.Millisecond, time.Duration(increment) * time.Millisecond}
	if s.Rules, err = chess.ParseRules(options); self.Wrong(&s.Head, err) {
		s.Rules = chess.Usual(chess.Variant{Persons: 4})
	}
	if s.Person, err = parsePerson(person); self.Wrong(&s.Head, err) {
		s.Person = chess.NoArmy
	}
	if s.Seats, err = parseSeats(seats); self.Wrong(&s.Head, err) {
		s.Seats = nil
	}
	if s.Over {
		if s.Result, err = chess.ParseResult(result); self.Wrong(&s.Head, err) {
			s.Result = chess.Result{}
		}
	}
	return s, nil
}

// Whole is a game with all its stored data.
type Whole struct {
	Summary
	Game     chess.Game
	Clocks   Times   // times left
	Moments  []Times // times left after each event, if there are clocks; otherwise empty
	Branches []int64 // games played on from it, the newest first
}

// Whole returns a game. The error is [ErrNoGame] if there is no game with that number, and a [*ReplayError] if the
// stored data makes no sense.
func (s *Store) Whole(ctx context.Context, id int64) (Whole, error) {
	return family.Whole(s.soundWhole(ctx, id))
}

// soundWhole returns a game up to the first unreadable event, and the fault; nil if there is none.
func (s *Store) soundWhole(ctx context.Context, id int64) (w Whole, fault, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		w, fault, err = soundWholeIn(ctx, tx, id)
		return err
	})
	return w, fault, self.Explain(id, err)
}

func soundWholeIn(ctx context.Context, tx *sql.Tx, id int64) (w Whole, fault, err error) {
	sums, err := summariesIn(ctx, tx, "session.id", []int64{id})
	if err != nil {
		return w, nil, err
	}
	g, fault, err := soundGameIn(ctx, tx, id)
	if err == nil && len(sums) == 0 {
		err = ErrNoGame
	}
	if err != nil {
		return w, nil, err
	}
	w = Whole{Summary: sums[0], Game: g.Game, Clocks: g.Clocks}
	if w.Moments, err = momentsOf(ctx, tx, g); err != nil {
		return w, nil, err
	}
	w.Branches, err = storage.Column[int64](ctx, tx, "SELECT id FROM session WHERE origin = ? AND deleted IS NULL ORDER BY started DESC, id DESC", g.Part)
	return w, fault, err
}

// momentsOf returns the times left on the clocks after each event. Unknown or unreadable ones are the same as before
// the event.
func momentsOf(ctx context.Context, tx *sql.Tx, g Game) ([]Times, error) {
	if !g.Clock.On() {
		return nil, nil
	}
	all, at, now := make([]Times, len(g.Game.Events())), 0, g.Clock.Start(g.Seats)
	fill := func(to int) {
		for ; at < min(to, len(all)); at++ {
			all[at] = now
		}
	}
	err := storage.Each(ctx, tx, "SELECT position, clocks FROM chess_clock WHERE part = ? ORDER BY position", []any{g.Part}, func(rows *sql.Rows) error {
		var position int
		var text string
		if err := rows.Scan(&position, &text); err != nil {
			return err
		}
		fill(position)
		if then, err := parseTimes(text); err == nil {
			now = then
		}
		return nil
	})
	fill(len(all))
	return all, err
}
