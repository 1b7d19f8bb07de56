package bridge

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Puzzle is the user's progress in finding a better card than one that cost something on a board.
type Puzzle struct {
	Event int         // of the board: the card that cost it
	Tried []card.Card // in order
	Found bool        // the last of Tried is better
	Shown bool        // the user asked for the answer
}

// Puzzles returns the puzzles of a board that the user has started, in the order of the play. Unreadable ones are left
// out: they can be solved again.
func (s *Store) Puzzles(ctx context.Context, board int64) ([]Puzzle, error) {
	var all []Puzzle
	err := storage.Each(ctx, s.read, "SELECT event, tried, found <> 0, shown <> 0 FROM puzzle WHERE board = ? ORDER BY event", []any{board}, func(rows *sql.Rows) error {
		var p Puzzle
		var tried string
		if err := rows.Scan(&p.Event, &tried, &p.Found, &p.Shown); err != nil {
			return err
		}
		var err error
		if p.Tried, err = parseCards(tried); err == nil {
			all = append(all, p)
		}
		return nil
	})
	if err != nil {
		return nil, fault.Errorf("reading the puzzles of board %d: %w", board, err)
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

// SavePuzzle stores the user's progress, replacing an earlier state for that event unless that is further: two saved at
// the same time may come in any order. The error is [ErrNoBoard] if there is no board with that number.
func (s *Store) SavePuzzle(board int64, p Puzzle) error {
	err := s.Write(func(tx *sql.Tx) error {
		if err := boardThere(tx, board); err != nil {
			return err
		}
		return savePuzzle(tx, board, p)
	})
	if err != nil {
		return fault.Errorf("keeping a puzzle of board %d: %w", board, err)
	}
	return nil
}

func savePuzzle(tx *sql.Tx, board int64, p Puzzle) error {
	var tried []string
	for _, c := range p.Tried {
		tried = append(tried, c.String())
	}
	_, err := tx.Exec(`
		INSERT INTO puzzle (board, event, tried, found, shown) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (board, event) DO UPDATE SET tried = excluded.tried, found = excluded.found, shown = excluded.shown
		WHERE (length(excluded.tried), excluded.shown) >= (length(tried), shown)`, board, p.Event, strings.Join(tried, " "), p.Found, p.Shown)
	return err
}

// puzzlesOut returns the puzzles of a board for an export, from the events, marks and cards of each, except those that
// an import would refuse.
func puzzlesOut(b bridge.Board, texts string) []record.Puzzle {
	var all []record.Puzzle
	for text := range strings.SplitSeq(texts, ",") {
		var p record.Puzzle
		var found, shown int
		if _, err := fmt.Sscan(text, &p.Event, &found, &shown); err != nil {
			continue
		}
		var err error
		p.Tried, err = parseCards(strings.Join(strings.Fields(text)[3:], " "))
		p.Found, p.Shown = found == 1, shown == 1
		card := b.Phase() == bridge.Finished && 0 <= p.Event && p.Event < len(b.Events()) && b.Events()[p.Event].Kind == bridge.PlayKind
		if err == nil && card && (!p.Found || len(p.Tried) > 0) {
			all = append(all, p)
		}
	}
	return all
}

// puzzleOf is a puzzle of a stored board.
type puzzleOf struct {
	board, event int64
	tried        string
	found, shown bool
}

// puzzles returns the puzzles of the rubber being imported that the stored one, another state of it, lacks.
func (im *importer) puzzles(kept int64) ([]puzzleOf, error) {
	return storage.List(context.Background(), im.tx, `
		SELECT here.id, event, tried, found <> 0, shown <> 0 FROM puzzle
		JOIN part AS its ON its.id = puzzle.board AND its.session = ?
		JOIN part AS here ON here.session = ? AND here.position = its.position
		WHERE NOT EXISTS (SELECT 1 FROM puzzle AS mine WHERE mine.board = here.id AND mine.event = puzzle.event)`, []any{im.id, kept},
		func(p *puzzleOf) []any { return []any{&p.board, &p.event, &p.tried, &p.found, &p.shown} })
}

func (im *importer) addPuzzles(all []puzzleOf) error {
	for _, p := range all {
		if _, err := im.tx.Exec("REPLACE INTO puzzle (board, event, tried, found, shown) VALUES (?, ?, ?, ?, ?)",
			p.board, p.event, p.tried, p.found, p.shown); err != nil {
			return err
		}
		im.done.Puzzles++
	}
	return nil
}
