package bridge

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"iter"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Boards returns the number of boards stored, finished or not, in rubbers under the rules of that name, or in all
// rubbers if it is empty.
func (s *Store) Boards(rules string) (int, error) {
	var n int
	err := s.read.QueryRow(`SELECT count(*) FROM board JOIN part ON part.id = board.id JOIN session ON session.id = part.session WHERE deleted IS NULL AND ? IN ('', game)`, rules).Scan(&n)
	if err != nil {
		return 0, fault.Errorf("counting the boards: %w", err)
	}
	return n, nil
}

// History yields all rubbers that haven't been deleted, the oldest start first, each followed by its boards, and then
// the user's work in lessons and practice; with a name of rules, only the rubbers under them. It holds one board at a
// time, and all come from the same state, whatever is written meanwhile. It ends with the first error, which is a
// [*ReplayError] if the stored data makes no sense.
func (s *Store) History(ctx context.Context, rules string) iter.Seq2[record.Item, error] {
	return eachRubber(ctx, s.Store, Reading{}, rules == "", historyQuery, rules)
}

// HistoryOf yields some rubbers as History does, in its order but including deleted ones, and nothing else.
func (s *Store) HistoryOf(ctx context.Context, rubbers []int64) iter.Seq2[record.Item, error] {
	return eachRubber(ctx, s.Store, Reading{}, false, historyOfQuery, storage.IDList(rubbers))
}

// Reading says how to read a history in which something may be damaged.
type Reading struct {
	// Left is called with each error about what is left out, usually a [*ReplayError], before what follows is yielded.
	// Without it the first error ends the reading.
	Left func(error)
	// Gaps says that boards keep their numbers when others before them are left out. Otherwise the numbers close up, as
	// files that keep everything need.
	Gaps bool
}

// SoundHistory is like History, but leaves out what can't be read: a board, or a rubber. If boards depend on each
// other, as in Chicago, those after a damaged one are left out too.
func (s *Store) SoundHistory(ctx context.Context, rules string, how Reading) iter.Seq2[record.Item, error] {
	return eachRubber(ctx, s.Store, how, rules == "", historyQuery, rules)
}

// SoundHistoryOf is like HistoryOf, but leaves out what can't be read, as SoundHistory does.
func (s *Store) SoundHistoryOf(ctx context.Context, rubbers []int64, how Reading) iter.Seq2[record.Item, error] {
	return eachRubber(ctx, s.Store, how, false, historyOfQuery, storage.IDList(rubbers))
}

const (
	historyQuery   = "SELECT id FROM session JOIN rubber ON rubber.session = id WHERE deleted IS NULL AND ? IN ('', game) ORDER BY started, id"
	historyOfQuery = "SELECT id FROM session JOIN rubber ON rubber.session = id WHERE id IN (SELECT value FROM json_each(?)) ORDER BY started, id"
)

// eachRubber yields the rubbers whose numbers a query returns, each followed by its boards, and then what has been
// learned, if that is wanted.
func eachRubber(ctx context.Context, s *storage.Store, how Reading, learned bool, query string, args ...any) iter.Seq2[record.Item, error] {
	return func(yield func(record.Item, error) bool) {
		gone := false
		err := s.Read(ctx, func(tx *sql.Tx) error {
			ids, err := storage.Column[int64](ctx, tx, query, args...)
			if err == nil && how.Left != nil {
				ids, err = soundHeads(ctx, tx, ids, how.Left)
			}
			if err != nil {
				return err
			}
			numbers := map[int64]int{} // indices in the history
			for i, id := range ids {
				numbers[id] = i + 1
			}
			for _, id := range ids {
				r, origin, err := rubberHead(ctx, tx, id, how.Left)
				if err != nil {
					return err
				}
				r.Number = numbers[id]
				// A deleted rubber is no longer an origin.
				if r.Origin.Rubber = numbers[origin]; r.Origin.Rubber == 0 {
					r.Origin = record.Origin{}
				}
				e := entries{rubber: id, head: r, gaps: how.Gaps}
				if how.Left != nil {
					if err := e.leaveOut(ctx, tx, how.Left); err != nil {
						return err
					}
					if !how.Gaps {
						e.head.Boards = e.sound
					}
					r = e.head
					r.Started, r.Changed = storage.Datable(r.Started), storage.Datable(r.Changed)
				}
				if gone = !yield(record.Item{Rubber: &r}, nil); gone {
					return nil
				}
				err = e.each(ctx, tx, func(e record.Entry) bool {
					gone = !yield(record.Item{Board: &e}, nil)
					return !gone
				})
				if err != nil || gone {
					return err
				}
			}
			if !learned {
				return nil
			}
			return eachLearned(ctx, tx, func(l record.Learned) bool {
				gone = !yield(record.Item{Learned: &l}, nil)
				return !gone
			})
		})
		if err != nil && !gone {
			yield(record.Item{}, err)
		}
	}
}

// soundHeads returns the rubbers whose data besides the boards can be read.
func soundHeads(ctx context.Context, tx *sql.Tx, ids []int64, left func(error)) (sound []int64, err error) {
	for _, id := range ids {
		r, _, err := rubberHead(ctx, tx, id, func(error) {})
		if err == nil {
			r.Number = 1
			if _, wrong := r.Marshal(); wrong != nil && !errors.Is(wrong, record.ErrLong) {
				err = &ReplayError{Rubber: id, Err: wrong}
			}
		}
		var replay *ReplayError
		switch {
		case errors.As(err, &replay):
			left(err)
		case err != nil:
			return nil, err
		default:
			sound = append(sound, id)
		}
	}
	return sound, nil
}

// rubberHead returns the data of a rubber besides its boards, and the rubber of its origin. A fault in a deal to be
// played is reported to left, or is an error if left is nil.
func rubberHead(ctx context.Context, tx *sql.Tx, id int64, left func(error)) (r record.Rubber, origin int64, err error) {
	var rules, house, setup string
	var person sql.NullString
	err = tx.QueryRowContext(ctx, `
		SELECT game, options, length, settled <> 0, person, session.started, changed, session.name, session.note, session.starred <> 0, kind, stands,
			field, field_players, daily, coalesce(its.session, 0), coalesce(min(its.position, 1 << 40) + 1, 0),
			(SELECT count(*) FROM part WHERE part.session = session.id)
		FROM session JOIN rubber ON rubber.session = session.id LEFT JOIN part AS its ON its.id = origin WHERE session.id = ?`, id).Scan(
		&rules, &house, &r.Length, &r.Settled, &person, &r.Started, &r.Changed, &r.Name, &r.Note, &r.Starred, &r.Kind, &r.Stands,
		&setup, &r.FieldPlayers, &r.Daily, &origin, &r.Origin.Board, &r.Boards)
	if err != nil {
		return record.Rubber{}, 0, fault.Errorf("rubber %d: %w", id, err)
	}
	if r.Rules, err = parseRules(rules, house, r.Length); err == nil {
		r.Person, err = parsePerson(person)
	}
	if err == nil {
		r.Field, err = field.ParseSetup(setup)
	}
	if err != nil {
		return record.Rubber{}, 0, &ReplayError{Rubber: id, Err: err}
	}
	if left == nil {
		left = func(wrong error) { err = cmp.Or(err, wrong) }
	}
	var wrong error
	if r.Given, _, wrong = givenOf(ctx, tx, id, r.Rules, left); wrong != nil {
		err = wrong
	}
	return r, origin, err
}
