package bridge

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
)

// Kind says how a rubber came about.
type Kind = storage.Kind

// The kinds. What is not ordinary doesn't count in statistics.
const (
	Ordinary = storage.Ordinary
	Again    = storage.Again
	Branch   = storage.Branch
)

// Deal says how one deal is to be played.
type Deal struct {
	Seat      *card.Seat // the user's, or nil if computers play among themselves
	Kind      Kind
	Players   string // the level of the computer players
	BothHands bool   // the user plays both hands where his partner declares
	Origin    int64  // the board that it is a branch or a repetition of, or 0
	Stands    int    // of a branch: how many events of the board stood when it began
	Name      string // of the rubber
	Hints     int    // that the user has asked for on it
	Field     Field  // of the rubber
	// Length is that of the rubber, of which it is the first board. 0 is 1, but for rules that say that it ends by games.
	Length int
}

// NextRubber returns the number that the next rubber to be kept will have.
func (s *Store) NextRubber() (number int64, err error) { return s.NextSession() }

// NewDeal keeps a rubber with its first board, which has begun: it has the events of b, which may be none, or all. Of a
// rubber of one board it keeps the house rules for a board [bridge.Board.Alone]. The error is [ErrNoBoard] if the origin
// isn't there.
func (s *Store) NewDeal(b bridge.Board, d Deal) (rubber int64, err error) {
	if err := cmp.Or(b.Rules.Known(), d.Field.check(b.Rules)); err != nil {
		return 0, err
	}
	length := d.Length
	if b.Rules.GamesToWin == 0 || b.Rules.Length == 1 {
		length = max(length, 1)
	}
	if length == 1 {
		b = b.Alone()
	}
	err = s.Write(func(tx *sql.Tx) error {
		if d.Origin != 0 {
			if err := boardThere(tx, d.Origin); err != nil {
				return err
			}
		}
		now := s.Now().UnixMilli()
		its := storage.Session{Game: b.Rules.Name, Options: b.Rules.House.String(), Person: seatText(d.Seat),
			Kind: d.Kind, Origin: d.Origin, Stands: d.Stands, Marks: storage.Marks{Name: d.Name}}
		if rubber, err = newRubber(tx, its, length, d.Field, now, now); err != nil {
			return err
		}
		var part int64
		if err := tx.QueryRow("INSERT INTO part (session, position, started, players, hints) VALUES (?, 0, ?, ?, ?) RETURNING id",
			rubber, now, d.Players, d.Hints).Scan(&part); err != nil {
			return err
		}
		if err := insertBoard(tx, part, b, userOf(d.Seat, d.BothHands).ActedForPartner(b.Table)); err != nil {
			return err
		}
		for i, e := range b.Events() {
			if _, err := tx.Exec("INSERT INTO event (part, position, text) VALUES (?, ?, ?)", part, i, e.String()); err != nil {
				return err
			}
		}
		if b.Phase() != bridge.Finished {
			return nil
		}
		if err := s.Journal(rubber, d.Players).Finish(tx, part); err != nil {
			return err
		}
		if err := finishBoard(tx, part, b, d.Seat); err != nil {
			return err
		}
		return keepResult(tx, rubber)
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
