package bridge

import (
	"database/sql"
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
)

// ErrOutOfStep means that a journal was told of something that doesn't follow from what
// it has. Nothing has been written then.
var ErrOutOfStep = errors.New("it doesn't follow from what has been kept")

// Journal keeps what happens in a rubber. Each of its methods is one transaction: when it
// returns nil, the news is on the disk, and when it returns an error, nothing has changed.
// To say the same thing twice is allowed and changes nothing the second time, so that a
// caller who was left in doubt can repeat it; all else that doesn't follow is [ErrOutOfStep].
//
// A Journal remembers nothing itself, and there may be several of a rubber.
type Journal struct {
	// BothHands says that the person plays both hands where his partner declares. From the first card that he
	// plays so the board is kept as one on which he did; see [BoardSummary].
	BothHands bool

	store   *Store
	rubber  int64
	players string
}

// Journal returns the journal of a rubber. The players are the level of the computer players, or empty if they
// differ; it is kept with each board that begins, unless another level plays on. Its methods fail with [ErrNoRubber]
// if there is none of that number, and with [storage.ErrDeleted] if it is in the trash.
func (s *Store) Journal(rubber int64, players string) *Journal {
	return &Journal{store: s, rubber: rubber, players: players}
}

// newest is the rubber's newest board, as far as the journal must know it.
type newest struct {
	id       int64 // 0 if the rubber has no board yet
	position int
	deal     string
	events   int
	finished bool
	players  string
	person   *card.Seat
	both     bool
}

// Begin keeps a new board, on which nothing has happened yet. The one before it must be
// finished.
func (j *Journal) Begin(b bridge.Board) error {
	return j.write("beginning a board", func(tx *sql.Tx) error {
		last, err := j.newest(tx)
		if err != nil {
			return err
		}
		deal := b.Number().String()
		switch {
		case len(b.Events()) > 0:
			return outOfStep("the board has begun already")
		case last.id != 0 && !last.finished && last.events == 0 && last.deal == deal:
			return nil
		case last.id != 0 && !last.finished:
			return outOfStep("the board before it is not finished")
		}
		var name, house string
		var over bool
		err = tx.QueryRow("SELECT rules, house, finished FROM rubber WHERE id = ?", j.rubber).Scan(&name, &house, &over)
		if err != nil {
			return err
		}
		rules, err := bridge.ParseRules(name, house)
		switch {
		case err != nil:
			return err
		case !rules.Same(b.Rules):
			return outOfStep(fmt.Sprintf("the rubber is one of %s, not of %s", rules, b.Rules))
		case over:
			return outOfStep("the rubber is over")
		}
		now := j.store.Now().UnixMilli()
		position := 0
		if last.id != 0 {
			position = last.position + 1
		}
		if _, err := tx.Exec(`
			INSERT INTO board (rubber, position, started, deal, dealer, vul, players) VALUES (?, ?, ?, ?, ?, ?, ?)`,
			j.rubber, position, now, deal, b.Dealer.String(), b.Vul.String(), j.players); err != nil {
			return err
		}
		return j.touch(tx, now)
	})
}

// Append keeps the last event of b, which must be the rubber's newest board, and with the
// event that finishes the board its contract, tricks and points.
func (j *Journal) Append(b bridge.Board) error {
	return j.write("keeping an act", func(tx *sql.Tx) error {
		last, err := j.board(tx, b)
		if err != nil {
			return err
		}
		events := b.Events()
		if len(events) == 0 {
			return outOfStep("nothing has happened")
		}
		at := len(events) - 1
		text := events[at].String()
		switch {
		case at == last.events-1:
			var kept string
			if err := tx.QueryRow("SELECT text FROM event WHERE board = ? AND position = ?", last.id, at).Scan(&kept); err != nil {
				return err
			}
			if kept != text {
				return outOfStep(fmt.Sprintf("act %d is %s, not %s", at+1, kept, text))
			}
			return nil
		case at != last.events || last.finished:
			return outOfStep(fmt.Sprintf("it is act %d, and %d are there", at+1, last.events))
		}
		if _, err := tx.Exec("INSERT INTO event (board, position, text) VALUES (?, ?, ?)", last.id, at, text); err != nil {
			return err
		}
		if last.players != j.players && last.players != "" {
			if _, err := tx.Exec("UPDATE board SET players = '' WHERE id = ?", last.id); err != nil {
				return err
			}
		}
		if !last.both && userOf(last.person, j.BothHands).ActsForPartner(b.Prefix(at).Table) {
			if _, err := tx.Exec("UPDATE board SET both = 1 WHERE id = ?", last.id); err != nil {
				return err
			}
		}
		now := j.store.Now().UnixMilli()
		if b.Phase() == bridge.Finished {
			if err := j.finish(tx, last.id, b, now); err != nil {
				return err
			}
		}
		return j.touch(tx, now)
	})
}

// finish completes the row of a board, and the rubber's if it was the last one.
func (j *Journal) finish(tx *sql.Tx, id int64, b bridge.Board, now int64) error {
	points := b.Points()
	if _, err := tx.Exec(`
		UPDATE board SET finished = ?, contract = ?, tricks = ?, ns = ?, ew = ? WHERE id = ?`,
		now, b.Contract().String(), b.DeclarerTricks(), points[card.NS], points[card.EW], id); err != nil {
		return err
	}
	_, err := tx.Exec(`
		UPDATE rubber SET finished = length <= (
			SELECT count(*) FROM board
			WHERE board.rubber = rubber.id AND finished IS NOT NULL AND NOT (? AND contract = ?))
		WHERE id = ?`, b.Rules.RedealPassedOut, bridge.Contract{}.String(), j.rubber)
	return err
}

// Undo takes the newest board back to the events of b, which are the first of those that
// it has, and counts an undo.
func (j *Journal) Undo(b bridge.Board) error {
	return j.write("undoing", func(tx *sql.Tx) error {
		last, err := j.board(tx, b)
		if err != nil {
			return err
		}
		events := b.Events()
		if len(events) == last.events {
			return nil
		}
		if len(events) > last.events {
			return outOfStep(fmt.Sprintf("%d acts are wanted, and %d are there", len(events), last.events))
		}
		kept, err := texts(tx, last.id)
		if err != nil {
			return err
		}
		for i, e := range events {
			if e.String() != kept[i] {
				return outOfStep(fmt.Sprintf("act %d is %s, not %v", i+1, kept[i], e))
			}
		}
		if _, err := tx.Exec("DELETE FROM event WHERE board = ? AND position >= ?", last.id, len(events)); err != nil {
			return err
		}
		if _, err := tx.Exec(`
			UPDATE board SET undos = undos + 1, both = ?,
				finished = NULL, contract = NULL, tricks = NULL, ns = NULL, ew = NULL
			WHERE id = ?`, userOf(last.person, last.both).ActedForPartner(b.Table), last.id); err != nil {
			return err
		}
		if _, err := tx.Exec("UPDATE rubber SET finished = 0 WHERE id = ?", j.rubber); err != nil {
			return err
		}
		for _, of := range []string{"analysis", "puzzle"} { // of the board as it ended
			if _, err := tx.Exec("DELETE FROM "+of+" WHERE board = ?", last.id); err != nil {
				return err
			}
		}
		return j.touch(tx, j.store.Now().UnixMilli())
	})
}

// Hinted counts a hint that the person has asked for on the newest board.
func (j *Journal) Hinted() error {
	return j.write("counting a hint", func(tx *sql.Tx) error {
		last, err := j.newest(tx)
		if err != nil {
			return err
		}
		if last.id == 0 {
			return outOfStep("no board has begun")
		}
		_, err = tx.Exec("UPDATE board SET hints = hints + 1 WHERE id = ?", last.id)
		return err
	})
}

func (j *Journal) write(what string, f func(tx *sql.Tx) error) error {
	if err := j.store.Write(f); err != nil {
		return fmt.Errorf("rubber %d: %s: %w", j.rubber, what, err)
	}
	return nil
}

// board returns the newest board, and an error if it is not b.
func (j *Journal) board(tx *sql.Tx, b bridge.Board) (newest, error) {
	last, err := j.newest(tx)
	switch {
	case err != nil:
		return newest{}, err
	case last.id == 0:
		return newest{}, outOfStep("no board has begun")
	case last.deal != b.Number().String():
		return newest{}, outOfStep("the newest board has another deal")
	}
	return last, nil
}

func (j *Journal) newest(tx *sql.Tx) (newest, error) {
	var n newest
	var id, position sql.NullInt64
	var deal, person sql.NullString
	var deleted bool
	err := tx.QueryRow(`
		SELECT deleted IS NOT NULL, person, coalesce(board.players, ''), coalesce(both, 0), board.id, board.position, board.deal, board.finished IS NOT NULL,
			coalesce((SELECT max(event.position) + 1 FROM event WHERE event.board = board.id), 0)
		FROM rubber LEFT JOIN board ON board.rubber = rubber.id
		WHERE rubber.id = ?
		ORDER BY board.position DESC LIMIT 1`, j.rubber).Scan(&deleted, &person, &n.players, &n.both, &id, &position, &deal, &n.finished, &n.events)
	if errors.Is(err, sql.ErrNoRows) {
		return newest{}, ErrNoRubber
	}
	if err == nil && deleted {
		return newest{}, storage.ErrDeleted
	}
	if err == nil {
		n.person, err = parsePerson(person)
	}
	n.id, n.position, n.deal = id.Int64, int(position.Int64), deal.String
	return n, err
}

func (j *Journal) touch(tx *sql.Tx, now int64) error {
	_, err := tx.Exec("UPDATE rubber SET changed = ? WHERE id = ?", now, j.rubber)
	return err
}

// texts returns the events of a board.
func texts(tx *sql.Tx, board int64) ([]string, error) {
	rows, err := tx.Query("SELECT text FROM event WHERE board = ? ORDER BY position", board)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []string
	for rows.Next() {
		var text string
		if err := rows.Scan(&text); err != nil {
			return nil, err
		}
		all = append(all, text)
	}
	return all, rows.Err()
}

func outOfStep(why string) error { return fmt.Errorf("%w: %s", ErrOutOfStep, why) }
