package bridge

import (
	"context"
	"database/sql"
	"fmt"
	"iter"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/record"
)

// Boards returns how many boards are kept, finished or not, of rubbers by the rules of that name, or of all rubbers
// if it is empty.
func (s *Store) Boards(rules string) (int, error) {
	var n int
	err := s.read.QueryRow(`SELECT count(*) FROM board JOIN part ON part.id = board.id JOIN session ON session.id = part.session WHERE deleted IS NULL AND ? IN ('', game)`, rules).Scan(&n)
	if err != nil {
		return 0, fmt.Errorf("counting the boards: %w", err)
	}
	return n, nil
}

// History yields all rubbers that have not been deleted, the oldest first, by when they began, each followed by its
// boards, and then what the user has done in lessons and practice; or only those by the rules of that name, if it is not empty. One board is held at a time, and all come from
// the same state, whatever is written meanwhile. After an error nothing follows; it is a [*ReplayError] if what has
// been kept makes no sense.
func (s *Store) History(ctx context.Context, rules string) iter.Seq2[record.Item, error] {
	return s.eachRubber(ctx, rules == "", "SELECT id FROM session JOIN rubber ON rubber.session = id WHERE deleted IS NULL AND ? IN ('', game) ORDER BY started, id", rules)
}

// HistoryOf yields some rubbers as History does all, in its order and also those that have been deleted, and nothing else.
func (s *Store) HistoryOf(ctx context.Context, rubbers []int64) iter.Seq2[record.Item, error] {
	return s.eachRubber(ctx, false, "SELECT id FROM session JOIN rubber ON rubber.session = id WHERE id IN (SELECT value FROM json_each(?)) ORDER BY started, id", list(rubbers))
}

// eachRubber yields the rubbers whose numbers a query yields, each followed by its boards, and then what has been learned, if that is
// wanted.
func (s *Store) eachRubber(ctx context.Context, learned bool, query string, args ...any) iter.Seq2[record.Item, error] {
	return func(yield func(record.Item, error) bool) {
		left := false
		err := s.Read(ctx, func(tx *sql.Tx) error {
			ids, err := idsOf(ctx, tx, query, args...)
			if err != nil {
				return err
			}
			numbers := map[int64]int{} // places in the history
			for i, id := range ids {
				numbers[id] = i + 1
			}
			for _, id := range ids {
				r, origin, err := rubberHead(ctx, tx, id)
				if err != nil {
					return err
				}
				r.Number = numbers[id]
				// What has been deleted is no origin any more.
				if r.Origin.Rubber = numbers[origin]; r.Origin.Rubber == 0 {
					r.Origin = record.Origin{}
				}
				if left = !yield(record.Item{Rubber: &r}, nil); left {
					return nil
				}
				err = eachEntry(ctx, tx, id, r, func(e record.Entry) bool {
					left = !yield(record.Item{Board: &e}, nil)
					return !left
				})
				if err != nil || left {
					return err
				}
			}
			if !learned {
				return nil
			}
			return eachLearned(ctx, tx, func(l record.Learned) bool {
				left = !yield(record.Item{Learned: &l}, nil)
				return !left
			})
		})
		if err != nil && !left {
			yield(record.Item{}, err)
		}
	}
}

// rubberHead returns what is kept of a rubber besides its boards, and the rubber of its origin.
func rubberHead(ctx context.Context, tx *sql.Tx, id int64) (r record.Rubber, origin int64, err error) {
	var rules, house, setup string
	var person sql.NullString
	err = tx.QueryRowContext(ctx, `
		SELECT game, options, length, settled, person, session.started, changed, session.name, session.note, session.starred, kind, stands,
			field, field_players, daily, coalesce(its.session, 0), coalesce(its.position + 1, 0),
			(SELECT count(*) FROM part WHERE part.session = session.id)
		FROM session JOIN rubber ON rubber.session = session.id LEFT JOIN part AS its ON its.id = origin WHERE session.id = ?`, id).Scan(
		&rules, &house, &r.Length, &r.Settled, &person, &r.Started, &r.Changed, &r.Name, &r.Note, &r.Starred, &r.Kind, &r.Stands,
		&setup, &r.FieldPlayers, &r.Daily, &origin, &r.Origin.Board, &r.Boards)
	if err != nil {
		return record.Rubber{}, 0, err
	}
	if r.Rules, err = parseRules(rules, house, r.Length); err == nil {
		r.Person, err = parsePerson(person)
	}
	if err == nil {
		r.Field, err = field.ParseSetup(setup)
	}
	if err == nil {
		r.Given, _, err = givenOf(ctx, tx, id, r.Rules)
	}
	if err != nil {
		return record.Rubber{}, 0, fmt.Errorf("rubber %d: %w", id, err)
	}
	return r, origin, nil
}

// eachEntry replays the boards of a rubber one by one, until yield returns false.
func eachEntry(ctx context.Context, tx *sql.Tx, rubber int64, head record.Rubber, yield func(record.Entry) bool) error {
	// A row for each board: one for each of its 70 acts would take three times as long.
	rows, err := tx.QueryContext(ctx, `
		SELECT position, deal, dealer, vul, standing, started, finished, undos, hints,
			(SELECT count(*) = coalesce(max(position) + 1, 0) FROM event WHERE event.part = part.id),
			(SELECT group_concat(text, ',') FROM (SELECT text FROM event WHERE event.part = part.id ORDER BY position)),
			part.players, both_hands, name, note, starred, other_table.players, other_table.events, coalesce(other_table.told, ''), analysis.text,
			(SELECT group_concat(event || ' ' || found || ' ' || shown || ' ' || tried, ',')
				FROM (SELECT * FROM puzzle WHERE puzzle.board = board.id ORDER BY event)),
			(SELECT group_concat(number || ' ' || players || ' ' || events, ';')
				FROM (SELECT * FROM field_table WHERE field_table.board = board.id ORDER BY number)),
			(SELECT json_group_array(told) FROM (SELECT told FROM field_table WHERE field_table.board = board.id ORDER BY number)),`+toldOf("part.session", "board.deal")+`
		FROM part JOIN board ON board.id = part.id
		LEFT JOIN other_table ON other_table.board = board.id LEFT JOIN analysis ON analysis.board = board.id
		WHERE session = ? ORDER BY position`, rubber)
	if err != nil {
		return err
	}
	defer rows.Close()
	for n := 1; rows.Next(); n++ {
		var k keptBoard
		var e record.Entry
		var finished sql.NullInt64
		var events, elsewhere, acts, found, puzzles, tables sql.NullString
		var ofOther, ofTables, source, results string
		var whole bool
		if err := rows.Scan(&k.position, &k.deal, &k.dealer, &k.vul, &k.standing, &e.Started, &finished, &e.Undos, &e.Hints, &whole, &events,
			&e.Players, &e.Both, &e.Name, &e.Note, &e.Starred, &elsewhere, &acts, &ofOther, &found, &puzzles, &tables, &ofTables, &source, &results); err != nil {
			return err
		}
		if k.position != n-1 || !whole {
			return &ReplayError{rubber, n, 0, errMissing}
		}
		if events.Valid {
			k.events = strings.Split(events.String, ",")
		}
		b, event, err := k.replay(head.Rules)
		if err != nil {
			return &ReplayError{rubber, n, event, err}
		}
		e.Number, e.Board, e.Finished = n, b, finished.Int64
		if head.Rules.Itemised || head.Field.Tables > 0 {
			e.Session = head.Number
		}
		if acts.Valid {
			other, err := parseOther(b, elsewhere.String, acts.String)
			if err != nil {
				return &ReplayError{rubber, n, 0, err}
			}
			e.Other = &record.Other{Players: other.Players, Board: other.Board, Source: parseSource(ofOther)}
		}
		// An analysis that is damaged is left out: it can be made again, and an import would refuse it.
		if _, err := analysis.Unmarshal([]byte(found.String)); found.Valid && err == nil {
			e.Analysis = []byte(found.String)
		}
		if puzzles.Valid {
			e.Puzzles = puzzlesOut(b, puzzles.String)
		}
		if head.Field.Tables > 0 {
			if e.Tables, err = tablesOut(b, tables.String, ofTables); err != nil {
				return &ReplayError{rubber, n, 0, err}
			}
		}
		e.Source, e.Results = parseTold(source, results, b)
		if !yield(e) {
			return nil
		}
	}
	return rows.Err()
}
