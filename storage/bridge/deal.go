package bridge

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
)

// Kind says how a rubber came about.
type Kind string

// The kinds. What is not ordinary doesn't count in statistics.
const (
	Ordinary Kind = ""
	Again    Kind = "again"  // of one deal, which the person has seen before
	Branch   Kind = "branch" // of one board, played on from a position of another
)

// Deal says how one deal is to be played.
type Deal struct {
	Seat      *card.Seat // the person's, or nil if computers play among themselves
	Kind      Kind
	Players   string // the level of the computer players
	BothHands bool   // the person plays both hands where his partner declares
	Origin    int64  // the board that it is a branch or a repetition of, or 0
	Name      string // of the rubber
	Hints     int    // that the person has asked for on it
	Length    int    // of the rubber, of which it is the first board; 0 is 1
}

// NextRubber returns the number that the next rubber to be kept will have.
func (s *Store) NextRubber() (number int64, err error) {
	err = s.read.QueryRow("SELECT coalesce(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'rubber'").Scan(&number)
	if err != nil {
		return 0, fmt.Errorf("counting the rubbers: %w", err)
	}
	return number, nil
}

// NewDeal keeps a rubber with its first board, which has begun: it has the events of b, which may be none, or all. Of a
// rubber of one board it keeps the house rules for a board [bridge.Rules.Alone]. The error is [ErrNoBoard] if the origin
// isn't there.
func (s *Store) NewDeal(b bridge.Board, d Deal) (rubber int64, err error) {
	if err := b.Rules.Known(); err != nil {
		return 0, err
	}
	length := max(d.Length, 1)
	if length == 1 {
		b = b.Alone()
	}
	err = s.Write(func(tx *sql.Tx) error {
		var origin sql.NullInt64
		if d.Origin != 0 {
			origin = sql.NullInt64{Int64: d.Origin, Valid: true}
			if err := boardThere(tx, d.Origin); err != nil {
				return err
			}
		}
		now := s.Now().UnixMilli()
		m := storage.Marks{Name: d.Name}
		if err := tx.QueryRow(`
			INSERT INTO rubber (started, changed, rules, house, length, person, kind, origin, name, words)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
			now, now, b.Rules.Name, b.Rules.House.String(), length, seatText(d.Seat), d.Kind, origin, m.Name, m.Words()).Scan(&rubber); err != nil {
			return err
		}
		var board int64
		if err := tx.QueryRow(`
			INSERT INTO board (rubber, position, started, deal, dealer, vul, players, hints, both) VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?)
			RETURNING id`, rubber, now, b.Number().String(), b.Dealer.String(), b.Vul.String(), d.Players, d.Hints,
			userOf(d.Seat, d.BothHands).ActedForPartner(b.Table)).Scan(&board); err != nil {
			return err
		}
		for i, e := range b.Events() {
			if _, err := tx.Exec("INSERT INTO event (board, position, text) VALUES (?, ?, ?)", board, i, e.String()); err != nil {
				return err
			}
		}
		if b.Phase() == bridge.Finished {
			return s.Journal(rubber, d.Players).finish(tx, board, b, now)
		}
		return nil
	})
	if err != nil {
		return 0, fmt.Errorf("keeping a deal: %w", err)
	}
	return rubber, nil
}

// boardThere returns [ErrNoBoard] unless there is such a board.
func boardThere(tx *sql.Tx, board int64) error {
	err := tx.QueryRowContext(context.Background(), "SELECT id FROM board WHERE id = ?", board).Scan(&board)
	if errors.Is(err, sql.ErrNoRows) {
		return ErrNoBoard
	}
	return err
}

// parsePerson returns where the person sits, or nil if nobody does.
func parsePerson(text sql.NullString) (*card.Seat, error) {
	if !text.Valid {
		return nil, nil
	}
	seat, err := card.ParseSeat(text.String)
	return &seat, err
}

func seatText(seat *card.Seat) sql.NullString {
	if seat == nil {
		return sql.NullString{}
	}
	return sql.NullString{String: seat.String(), Valid: true}
}
