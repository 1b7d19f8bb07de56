package chess

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Seat says who commands an army at the start; a player who commands two in B has the first of them.
type Seat struct {
	Army   chess.Army
	Person bool
	Name   string
	Level  string // for a computer player, in the text form of its package; empty for a person
}

// checkSeats returns an error unless there is one seat for each person that the rules require, in the order of
// armies.
func checkSeats(rules chess.Rules, seats []Seat) error {
	n := 0
	for a := range rules.Armies().All() {
		if rules.Owner(a) != a {
			continue
		}
		if n >= len(seats) || seats[n].Army != a {
			return fault.Errorf("nobody commands the %s army", a.Words())
		}
		if s := seats[n]; s.Person != (s.Level == "") {
			return fault.New("a computer player has a level, and a person has none")
		}
		n++
	}
	if n < len(seats) {
		return fault.Errorf("%v has %d players, not %d", rules.Variant, n, len(seats))
	}
	return nil
}

// personOf returns the army of the only person at the board, or NoArmy if there is none or there are several.
func personOf(seats []Seat) chess.Army {
	person := chess.NoArmy
	for _, s := range seats {
		switch {
		case !s.Person:
		case person != chess.NoArmy:
			return chess.NoArmy
		default:
			person = s.Army
		}
	}
	return person
}

// levelOf returns the level of the computer players, or "" if they differ or there are none.
func levelOf(seats []Seat) (level string) {
	for _, s := range seats {
		switch {
		case s.Person || s.Level == level:
		case level != "":
			return ""
		default:
			level = s.Level
		}
	}
	return level
}

// keepSeats stores the seats.
func keepSeats(tx *sql.Tx, game int64, seats []Seat) error {
	for _, s := range seats {
		if _, err := tx.Exec("INSERT INTO chess_seat (session, army, person, name, level) VALUES (?, ?, ?, ?, ?)",
			game, s.Army.String(), s.Person, s.Name, s.Level); err != nil {
			return err
		}
	}
	return nil
}

// seatsOf returns the seats, in the order of armies.
func seatsOf(ctx context.Context, tx *sql.Tx, game int64) (seats []Seat, err error) {
	var text string
	if err := tx.QueryRowContext(ctx, "SELECT "+seated+" FROM session WHERE id = ?", game).Scan(&text); err != nil {
		return nil, err
	}
	return parseSeats(text)
}

// seated selects the seats of the session, as JSON in the order of armies.
const seated = `(SELECT json_group_array(json_array(army, person, name, level) ORDER BY instr('rbyg', army))
	FROM chess_seat WHERE chess_seat.session = session.id)`

// parseSeats parses the result of seated.
func parseSeats(text string) (seats []Seat, err error) {
	var rows [][4]any
	if err := json.Unmarshal([]byte(text), &rows); err != nil {
		return nil, err
	}
	for _, row := range rows {
		army, err := chess.ParseArmy(fmt.Sprint(row[0]))
		if err != nil {
			return nil, err
		}
		seats = append(seats, Seat{army, row[1] == 1.0, fmt.Sprint(row[2]), fmt.Sprint(row[3])})
	}
	return seats, nil
}

// personText returns the column of the person.
func personText(a chess.Army) sql.NullString {
	return sql.NullString{String: a.String(), Valid: a != chess.NoArmy}
}

// parsePerson returns the person's army, or NoArmy unless there is exactly one person.
func parsePerson(text sql.NullString) (chess.Army, error) {
	if !text.Valid {
		return chess.NoArmy, nil
	}
	return chess.ParseArmy(text.String)
}

// errNoPart is returned for a game whose part is missing.
var errNoPart = fault.Errorf("its events are missing: %w", storage.ErrNoPart)
