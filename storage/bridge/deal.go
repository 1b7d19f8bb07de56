package bridge

import (
	"cmp"
	"context"
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Kind says how a rubber came about.
type Kind = storage.Kind

// The kinds. Only ordinary rubbers count in statistics.
const (
	Ordinary = storage.Ordinary
	Again    = storage.Again
	Branch   = storage.Branch
)

// Deal says how a single deal is played.
type Deal struct {
	Seat      *card.Seat // the user's, or nil if only computers play
	Kind      Kind
	Players   string // level of the computer players
	BothHands bool   // the user plays both hands if his partner declares
	Origin    int64  // the board that it branches off or repeats, or 0
	Stands    int    // for a branch, the number of events of the board that stood when it started
	Name      string // of the rubber
	Hints     int    // that the user has asked for on it
	Field     Field  // of the rubber
	// Length is the length of the rubber that this deal starts. 0 means 1, except under rules by which games end it.
	Length int
}

// NextRubber returns the number of the next rubber to be stored.
func (s *Store) NextRubber() (number int64, err error) { return s.NextSession() }

// NewDeal stores a rubber with its first board, started with the events of b, which may be none or all. A rubber of one
// board is stored with the house rules of [bridge.Board.Alone]. The error is [ErrNoBoard] if the origin doesn't exist.
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
		session := storage.Session{Game: b.Rules.Name, Options: b.Rules.House.String(), Person: seatText(d.Seat),
			Kind: d.Kind, Origin: d.Origin, Stands: d.Stands, Marks: storage.Marks{Name: d.Name}}
		if rubber, err = newRubber(tx, session, length, d.Field, now, now); err != nil {
			return err
		}
		part, err := storage.NewPart{Session: rubber, Started: now, Players: d.Players, Hints: d.Hints}.Insert(tx)
		if err != nil {
			return err
		}
		if err := insertBoard(tx, part, b, userOf(d.Seat, d.BothHands).ActedForPartner(b.Table)); err != nil {
			return err
		}
		if err := storage.InsertEvents(tx, part, 0, texts(b)); err != nil {
			return err
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
		return 0, fault.Errorf("keeping a deal: %w", err)
	}
	return rubber, nil
}

// boardThere returns [ErrNoBoard] unless the board exists.
func boardThere(tx *sql.Tx, board int64) error {
	err := tx.QueryRowContext(context.Background(), "SELECT id FROM board WHERE id = ?", board).Scan(&board)
	if errors.Is(err, sql.ErrNoRows) {
		return ErrNoBoard
	}
	return err
}
