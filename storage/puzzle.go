package storage

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/card"
)

// Puzzle is how far the person has come with finding the better card where one of a board cost something.
type Puzzle struct {
	Event int         // of the board: the card that cost it
	Tried []card.Card // in order
	Found bool        // the last of them is better
	Shown bool        // the answer was asked for
}

// Puzzles returns the puzzles of a board that the person has begun, in the order of the play. One that can't be
// read any more is left out: it can be solved once more.
func (s *Store) Puzzles(ctx context.Context, board int64) ([]Puzzle, error) {
	rows, err := s.read.QueryContext(ctx, "SELECT event, tried, found, shown FROM puzzle WHERE board = ? ORDER BY event", board)
	if err != nil {
		return nil, fmt.Errorf("reading the puzzles of board %d: %w", board, err)
	}
	defer rows.Close()
	var all []Puzzle
	for rows.Next() {
		var p Puzzle
		var tried string
		if err := rows.Scan(&p.Event, &tried, &p.Found, &p.Shown); err != nil {
			return nil, fmt.Errorf("reading the puzzles of board %d: %w", board, err)
		}
		if p.Tried, err = parseCards(tried); err == nil {
			all = append(all, p)
		}
	}
	if err := rows.Err(); err != nil {
		return nil, fmt.Errorf("reading the puzzles of board %d: %w", board, err)
	}
	return all, nil
}

func parseCards(text string) ([]card.Card, error) {
	var cards []card.Card
	for _, word := range strings.Fields(text) {
		c, err := card.Parse(word)
		if err != nil {
			return nil, err
		}
		cards = append(cards, c)
	}
	return cards, nil
}

// SavePuzzle keeps how far the person has come, in the place of what was known of that event. The error is
// [ErrNoBoard] if there is no board of that number.
func (s *Store) SavePuzzle(board int64, p Puzzle) error {
	var tried []string
	for _, c := range p.Tried {
		tried = append(tried, c.String())
	}
	err := s.write(func(tx *sql.Tx) error {
		if err := boardThere(tx, board); err != nil {
			return err
		}
		_, err := tx.Exec("REPLACE INTO puzzle (board, event, tried, found, shown) VALUES (?, ?, ?, ?, ?)",
			board, p.Event, strings.Join(tried, " "), p.Found, p.Shown)
		return err
	})
	if err != nil {
		return fmt.Errorf("keeping a puzzle of board %d: %w", board, err)
	}
	return nil
}
