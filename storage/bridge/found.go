package bridge

import (
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// FoundPuzzle is the puzzle that was found on a board.
type FoundPuzzle struct {
	Board    int64
	Exercise string // its text form
}

// FoundPuzzles returns the puzzles that a search, of that version or a later one, found on boards that match a filter, the newest board first.
func (s *Store) FoundPuzzles(ctx context.Context, f Filter, version int) ([]FoundPuzzle, error) {
	where, args := f.where()
	all, err := storage.List(ctx, s.read, `
		SELECT found_puzzle.board, exercise FROM found_puzzle JOIN part ON part.id = found_puzzle.board
		WHERE version >= ? AND exercise <> '' AND found_puzzle.board IN (SELECT board FROM digest WHERE `+where+`)
		ORDER BY finished DESC, found_puzzle.board DESC`, append([]any{version}, args...),
		func(p *FoundPuzzle) []any { return []any{&p.Board, &p.Exercise} })
	if err != nil {
		return nil, fault.Errorf("reading the puzzles found on boards: %w", err)
	}
	return all, nil
}

// Unsought returns the boards that match a filter, and on which no puzzle has been sought by a search of that version or a later one, the
// newest first.
func (s *Store) Unsought(ctx context.Context, f Filter, version int) ([]int64, error) {
	where, args := f.where()
	return storage.FindIDs(ctx, s.read, fault.Say("boards without a search for puzzles"), `
		SELECT board AS id FROM digest
		WHERE NOT EXISTS (SELECT 1 FROM found_puzzle WHERE found_puzzle.board = digest.board AND version >= ?) AND `+where+
		" ORDER BY day DESC, at DESC, board DESC", append([]any{version}, args...)...)
}

// SaveFoundPuzzle stores the puzzle that a search of a version, from 1, found on a board, or that there is none if exercise is "", in place of what an earlier
// search found. A board that isn't there any more is no error: nothing is stored then.
func (s *Store) SaveFoundPuzzle(board int64, version int, exercise string) error {
	err := s.Write(func(tx *sql.Tx) error {
		_, err := tx.Exec(`
			INSERT INTO found_puzzle (board, version, exercise) SELECT id, ?2, ?3 FROM board WHERE id = ?1
			ON CONFLICT (board) DO UPDATE SET version = excluded.version, exercise = excluded.exercise WHERE excluded.version >= version`,
			board, version, exercise)
		return err
	})
	if err != nil {
		return fault.Errorf("keeping the puzzle found on board %d: %w", board, err)
	}
	return nil
}
