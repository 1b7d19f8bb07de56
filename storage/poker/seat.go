package poker

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"

	"github.com/superbridge/superbridge/game/poker"
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
func sittersOf(ctx context.Context, tx *sql.Tx, game int64) (all []Sitter, err error) {
	rows, err := tx.QueryContext(ctx, "SELECT max(0, min(seat, 255)), name, level FROM poker_seat WHERE session = ? ORDER BY seat", game)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var s Sitter
		if err := rows.Scan(&s.Seat, &s.Name, &s.Level); err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	return all, rows.Err()
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

// parseNumber parses a whole number, 0 or more.
func parseNumber(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, fmt.Errorf("%q is no number", text)
	}
	return n, nil
}
