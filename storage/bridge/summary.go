package bridge

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
)

// Summary is what a list says of a rubber.
type Summary struct {
	ID               int64
	Started, Changed time.Time // UTC
	Finished         bool
	Seat             card.Seat // where the user sits
	Watched          bool      // nobody sits there: computers only, watched
	Rules            string    // their name
	House            bridge.House
	Length           int      // boards that count; 0: as many as it takes
	Settled          bool     // it has been broken off
	Boards           int      // of these, those finished
	Points           [2]int   // so far, by side
	IMPs             int      // so far, of North-South, where there are targets
	Contracts        []Result // of all that are finished, in their order
	storage.Marks
	Kind    Kind
	Field   Field
	Stands  int       // of a branch: how many events of its board stood when it began
	Players string    // the level of the computer players, of all its boards; "" if they differ
	Deleted time.Time // UTC; zero if it has not been
	ToPlay  int       // of the deals that were chosen beforehand, those still to be played

	// Damage is what can't be read of it, and isn't there; nil if nothing. If it is of no board, nothing of the rubber can be replayed.
	Damage *ReplayError
}

// wrong notes what is wrong first.
func (s *Summary) wrong(board int, err error) {
	if err != nil && (s.Damage == nil || s.Damage.Board > 0 && board == 0) {
		s.Damage = &ReplayError{Rubber: s.ID, Board: board, Err: err}
	}
}

// Rubbers lists all rubbers, the newest first, by when they began.
func (s *Store) Rubbers() ([]Summary, error) {
	ids, err := s.FindRubbers(context.Background(), Filter{})
	if err != nil {
		return nil, err
	}
	return s.Summaries(context.Background(), ids)
}

// Unfinished returns the rubbers that a user can go on with, ordinary ones with a user that
// are not finished: the one that was played last comes first. One of deals that were chosen beforehand is among them once
// it has begun.
func (s *Store) Unfinished() ([]int64, error) {
	ids, err := storage.IDs(context.Background(), s.read, `
		SELECT id FROM session JOIN rubber ON rubber.session = id WHERE over = 0 AND person IS NOT NULL AND kind = '' AND deleted IS NULL
			AND (EXISTS (SELECT 1 FROM part WHERE part.session = session.id) OR id NOT IN (SELECT session FROM given))
		ORDER BY changed DESC, id DESC`)
	if err != nil {
		return nil, fmt.Errorf("looking for unfinished rubbers: %w", err)
	}
	return ids, nil
}

// LastRubber returns the user's newest rubber, by when it began. A single deal, a line that is played on, what is in
// the trash, deals that were chosen beforehand and what can't be read don't count. The error is [ErrNoRubber] if there is none.
func (s *Store) LastRubber(ctx context.Context) (last Summary, err error) {
	const tries = 100 // of which some can be read, or nearly all is damaged
	err = s.Read(ctx, func(tx *sql.Tx) error {
		ids, err := idsOf(ctx, tx, `
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
		return Summary{}, fmt.Errorf("looking for the last rubber: %w", err)
	}
	return last, nil
}

// Lead returns by how much North-South are ahead in what the rules count, points or IMPs, and these rules; nothing but points
// are known of rules that nobody knows.
func (s Summary) Lead() (rules bridge.Rules, lead int) {
	rules, err := bridge.ParseRules(s.Rules, s.House.String())
	if err == nil && rules.HasTargets() {
		return rules, s.IMPs
	}
	return rules, s.Points[card.NS] - s.Points[card.EW]
}

// Summaries returns the summaries of rubbers, in their order. A rubber that isn't there is left out; of one that can't be read in all
// its parts some are missing, so that the list of all others can be read.
func (s *Store) Summaries(ctx context.Context, ids []int64) ([]Summary, error) {
	var all []Summary
	err := s.Read(ctx, func(tx *sql.Tx) error {
		var err error
		all, err = summariesOf(ctx, tx, ids)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("reading %d rubbers: %w", len(ids), err)
	}
	return all, nil
}

func summariesOf(ctx context.Context, tx *sql.Tx, ids []int64) ([]Summary, error) {
	rows, err := tx.QueryContext(ctx, `
		SELECT wanted.key, session.id, started, changed, over <> 0, person, game, options, length, settled <> 0, ns, ew, imps, name, note, starred <> 0, kind, stands, deleted,
			(SELECT count(*) FROM given WHERE given.session = session.id AND `+toPlay+`),
			field, field_players, daily
		FROM json_each(?) AS wanted JOIN session ON session.id = wanted.value JOIN rubber ON rubber.session = session.id
		ORDER BY wanted.key`, list(ids))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []Summary
	at := map[int]int{} // where each of those that are wanted is
	for rows.Next() {
		var sum Summary
		var key int
		var started, changed int64
		var deleted sql.NullInt64
		var person sql.NullString
		var house, setup string
		if err := rows.Scan(&key, &sum.ID, &started, &changed, &sum.Finished, &person, &sum.Rules, &house, &sum.Length, &sum.Settled, &sum.Points[card.NS], &sum.Points[card.EW], &sum.IMPs,
			&sum.Name, &sum.Note, &sum.Starred, &sum.Kind, &sum.Stands, &deleted, &sum.ToPlay, &setup, &sum.Field.Players, &sum.Field.Daily); err != nil {
			return nil, err
		}
		sum.Started, sum.Changed = storage.FromMillis(started), storage.FromMillis(changed)
		if deleted.Valid {
			sum.Deleted = storage.FromMillis(deleted.Int64)
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
	}
	if err := rows.Err(); err != nil {
		return nil, err
	}
	return all, addBoards(ctx, tx, ids, all, at)
}

// addBoards adds to the summaries what follows from the boards.
func addBoards(ctx context.Context, tx *sql.Tx, ids []int64, all []Summary, at map[int]int) error {
	rows, err := tx.QueryContext(ctx, `
		SELECT wanted.key, position, players, starred <> 0, contract, coalesce(over, 0), coalesce(points, 0), counts <> 0
		FROM json_each(?) AS wanted
		JOIN part ON part.session = wanted.value
		JOIN board ON board.id = part.id
		ORDER BY wanted.key, position`, list(ids))
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
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
			continue // the row of its rubber is missing
		}
		sum := &all[i]
		switch {
		case position == 0:
			sum.Players = players
		case sum.Players != players:
			sum.Players = ""
		}
		if !contract.Valid {
			continue // it goes on
		}
		if b.Contract, err = bridge.ParseContract(contract.String); err != nil {
			sum.wrong(position+1, err)
			continue
		}
		if counts {
			sum.Boards++
		}
		sum.Contracts = append(sum.Contracts, b)
	}
	return rows.Err()
}
