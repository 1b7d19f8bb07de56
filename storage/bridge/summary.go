package bridge

import (
	"cmp"
	"context"
	"database/sql"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Summary is the line of a list for a rubber.
type Summary struct {
	ID               int64
	Started, Changed time.Time // UTC
	Finished         bool
	Seat             card.Seat // the user's
	Watched          bool      // there is no user: only computers play
	Rules            string    // their name
	House            bridge.House
	Length           int      // number of boards that count; 0 for as many as it takes
	Settled          bool     // it has been broken off
	Boards           int      // of these, those finished
	Points           [2]int   // so far, by side
	IMPs             int      // so far, of North-South, where there are targets
	Contracts        []Result // of all finished boards, in order
	storage.Marks
	Kind    Kind
	Field   Field
	Stands  int       // for a branch, the number of events of its board that stood when it started
	Players string    // level of the computer players on all its boards; "" if they differ
	Deleted time.Time // UTC; zero if it hasn't been
	ToPlay  int       // number of deals chosen beforehand and still to be played
	Tables  int       // the most tables of other players on one of its deals, as files say

	// Damage is the part that can't be read and is missing; nil if none. If it isn't in a board, nothing of the rubber
	// can be replayed.
	Damage *ReplayError
}

// wrong records the first fault.
func (s *Summary) wrong(board int, err error) {
	if err != nil && (s.Damage == nil || s.Damage.Board > 0 && board == 0) {
		s.Damage = &ReplayError{Rubber: s.ID, Board: board, Err: err}
	}
}

// Rubbers lists all rubbers, the newest start first.
func (s *Store) Rubbers() ([]Summary, error) {
	ids, err := s.FindRubbers(context.Background(), Filter{})
	if err != nil {
		return nil, err
	}
	return s.Summaries(context.Background(), ids)
}

// Unfinished returns the rubbers that the user can continue, ordinary unfinished ones with a user, the last played
// first. A rubber of deals chosen beforehand is among them once it has been started.
func (s *Store) Unfinished() ([]int64, error) {
	return storage.FindIDs(context.Background(), s.read, fault.Say("unfinished rubbers"), `
		SELECT id FROM session JOIN rubber ON rubber.session = id WHERE over = 0 AND person IS NOT NULL AND kind = '' AND deleted IS NULL
			AND (EXISTS (SELECT 1 FROM part WHERE part.session = session.id) OR id NOT IN (SELECT session FROM given))
		ORDER BY changed DESC, id DESC`)
}

// LastRubber returns the user's rubber with the newest start. Single deals, branches, rubbers in the trash, deals
// chosen beforehand and unreadable rubbers don't count. The error is [ErrNoRubber] if there is none.
func (s *Store) LastRubber(ctx context.Context) (last Summary, err error) {
	const tries = 100 // until a readable one is found; more means that nearly all is damaged
	err = s.Read(ctx, func(tx *sql.Tx) error {
		ids, err := storage.Column[int64](ctx, tx, `
			SELECT id FROM session INDEXED BY session_started CROSS JOIN rubber ON rubber.session = session.id
			WHERE person IS NOT NULL AND kind = '' AND deleted IS NULL AND length <> 1
				AND NOT EXISTS (SELECT 1 FROM given WHERE given.session = id)
			ORDER BY started DESC, id DESC LIMIT ?`, tries)
		for _, id := range ids {
			if err != nil {
				break
			}
			var sums []Summary
			if sums, err = summariesOf(ctx, tx, []int64{id}); err == nil && sums[0].Damage == nil {
				last = sums[0]
				return nil
			}
		}
		return cmp.Or(err, ErrNoRubber)
	})
	if err != nil {
		return Summary{}, fault.Errorf("looking for the last rubber: %w", err)
	}
	return last, nil
}

// Lead returns the lead of North-South in what the rules count, points or IMPs, and the rules; for unknown rules it is
// in points.
func (s Summary) Lead() (rules bridge.Rules, lead int) {
	rules, err := bridge.ParseRules(s.Rules, s.House.String())
	if err == nil && rules.HasTargets() {
		return rules, s.IMPs
	}
	return rules, s.Points[card.NS] - s.Points[card.EW]
}

// Summaries returns the summaries of rubbers, in order. Missing rubbers are left out; a rubber that can't be read
// completely lacks some parts, so that it doesn't prevent listing the others.
func (s *Store) Summaries(ctx context.Context, ids []int64) ([]Summary, error) {
	var all []Summary
	err := s.Read(ctx, func(tx *sql.Tx) error {
		var err error
		all, err = summariesOf(ctx, tx, ids)
		return err
	})
	if err != nil {
		return nil, fault.Errorf("reading %d rubbers: %w", len(ids), err)
	}
	return all, nil
}

func summariesOf(ctx context.Context, tx *sql.Tx, ids []int64) ([]Summary, error) {
	var all []Summary
	at := map[int]int{} // index of each wanted rubber
	err := storage.Each(ctx, tx, `
		SELECT wanted.key, session.id, started, changed, over <> 0, person, game, options, length, settled <> 0, ns, ew, imps, name, note, starred <> 0, kind, stands, deleted,
			(SELECT count(*) FROM given WHERE given.session = session.id AND `+toPlay+`), `+mostTables+`,
			field, field_players, daily
		FROM json_each(?) AS wanted JOIN session ON session.id = wanted.value JOIN rubber ON rubber.session = session.id
		ORDER BY wanted.key`, []any{storage.IDList(ids)}, func(rows *sql.Rows) (err error) {
		var sum Summary
		var key int
		var person sql.NullString
		var house, setup string
		if err := rows.Scan(&key, &sum.ID, storage.Millis(&sum.Started), storage.Millis(&sum.Changed), &sum.Finished, &person, &sum.Rules, &house, &sum.Length, &sum.Settled, &sum.Points[card.NS], &sum.Points[card.EW], &sum.IMPs,
			&sum.Name, &sum.Note, &sum.Starred, &sum.Kind, &sum.Stands, storage.Millis(&sum.Deleted), &sum.ToPlay, &sum.Tables, &setup, &sum.Field.Players, &sum.Field.Daily); err != nil {
			return err
		}
		sum.House, err = bridge.ParseHouse(house)
		sum.wrong(0, err)
		if err == nil {
			_, err = parseRules(sum.Rules, house, sum.Length)
			sum.wrong(0, err)
		}
		sum.Field.Setup, err = field.ParseSetup(setup)
		sum.wrong(0, err)
		sum.Watched = !person.Valid
		if person.Valid {
			sum.Seat, err = card.ParseSeat(person.String)
			sum.wrong(0, err)
			sum.Watched = err != nil
		}
		at[key] = len(all)
		all = append(all, sum)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return all, addBoards(ctx, tx, ids, all, at)
}

// addBoards adds to the summaries the data from the boards.
func addBoards(ctx context.Context, tx *sql.Tx, ids []int64, all []Summary, at map[int]int) error {
	return storage.Each(ctx, tx, `
		SELECT wanted.key, position, players, starred <> 0, contract, coalesce(over, 0), coalesce(points, 0), counts <> 0
		FROM json_each(?) AS wanted
		JOIN part ON part.session = wanted.value
		JOIN board ON board.id = part.id
		ORDER BY wanted.key, position`, []any{storage.IDList(ids)}, func(rows *sql.Rows) (err error) {
		var key, position int
		var players string
		var b Result
		var contract sql.NullString
		var counts bool
		if err := rows.Scan(&key, &position, &players, &b.Starred, &contract, &b.Over, &b.Points, &counts); err != nil {
			return err
		}
		i, ok := at[key]
		if !ok {
			return nil // the row of its rubber is missing
		}
		sum := &all[i]
		switch {
		case position == 0:
			sum.Players = players
		case sum.Players != players:
			sum.Players = ""
		}
		if !contract.Valid {
			return nil // it isn't finished
		}
		if b.Contract, err = bridge.ParseContract(contract.String); err != nil {
			sum.wrong(position+1, err)
			return nil
		}
		if counts {
			sum.Boards++
		}
		sum.Contracts = append(sum.Contracts, b)
		return nil
	})
}
