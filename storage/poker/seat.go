package poker

import (
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
)

// Sitter is a player at the table.
type Sitter struct {
	Seat  poker.Seat
	Name  string
	Level string // for a computer player, in the game's text form; empty for the user
}

// seatSitter stores a player who sits down, replacing the one who sat there before.
func seatSitter(tx *sql.Tx, game int64, s Sitter) error {
	_, err := tx.Exec("REPLACE INTO poker_seat (session, seat, name, level) VALUES (?, ?, ?, ?)", game, s.Seat, s.Name, s.Level)
	return err
}

// sittersOf returns the present and former players at the table, by seat.
func sittersOf(ctx context.Context, tx *sql.Tx, game int64) ([]Sitter, error) {
	return storage.List(ctx, tx, "SELECT max(0, min(seat, 255)), name, level FROM poker_seat WHERE session = ? ORDER BY seat", []any{game},
		func(s *Sitter) []any { return []any{&s.Seat, &s.Name, &s.Level} })
}

// personText returns the column of the user's seat; the zero seat is nobody.
func personText(seat poker.Seat) sql.NullString {
	if seat == 0 {
		return sql.NullString{}
	}
	return sql.NullString{String: seat.String(), Valid: true}
}

// parsePerson returns the user's seat, or the zero seat if there is no user.
func parsePerson(text sql.NullString) (poker.Seat, error) {
	if !text.Valid {
		return 0, nil
	}
	return poker.ParseSeat(text.String)
}
