package few

import (
	"database/sql"
	"encoding/json"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/few"
)

// Sitter is a player at the table.
type Sitter struct {
	Player few.Player
	Name   string
	Level  string // for a computer player, in the game's text form; empty for the user
}

// checkSitters returns an error unless there is one sitter for each player, in order, and all but the user have a
// level.
func checkSitters(r few.Rules, person few.Player, sitters []Sitter) error {
	if len(sitters) != r.Players() {
		return fault.Errorf("%d names for %d players", len(sitters), r.Players())
	}
	if person != few.Nobody && int(person) >= r.Players() {
		return fault.New("the person doesn't sit at the table")
	}
	for i, s := range sitters {
		if s.Player != few.Player(i) {
			return fault.Errorf("%s has no name", r.Letter(few.Player(i)))
		}
		if (s.Level == "") != (s.Player == person) {
			return fault.New("a computer player has a level, and a person has none")
		}
	}
	return nil
}

// keepSitters stores the players.
func keepSitters(tx *sql.Tx, r few.Rules, session int64, sitters []Sitter) error {
	for _, s := range sitters {
		if _, err := tx.Exec("INSERT INTO few_seat (session, player, name, level) VALUES (?, ?, ?, ?)",
			session, r.Letter(s.Player), s.Name, s.Level); err != nil {
			return err
		}
	}
	return nil
}

// seated selects the players of the session, as JSON in the players' order.
const seated = `(SELECT json_group_array(json_array(player, name, level) ORDER BY instr('SWABC', player))
	FROM few_seat WHERE few_seat.session = session.id)`

// parseSitters parses the result of seated.
func parseSitters(r few.Rules, text string) (all []Sitter, err error) {
	var rows [][3]string
	if err := json.Unmarshal([]byte(text), &rows); err != nil {
		return nil, err
	}
	for _, row := range rows {
		s := Sitter{Name: row[1], Level: row[2]}
		if s.Player, err = r.ParsePlayer(row[0]); err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	return all, nil
}

// personText returns the column of the user.
func personText(r few.Rules, p few.Player) sql.NullString {
	return sql.NullString{String: r.Letter(p), Valid: p != few.Nobody}
}

// parsePerson returns the user, or nobody.
func parsePerson(r few.Rules, text sql.NullString) (few.Player, error) {
	if !text.Valid {
		return few.Nobody, nil
	}
	return r.ParsePlayer(text.String)
}
