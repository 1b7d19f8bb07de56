package poker

import (
	"context"
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/storage"
)

// hands joins all hands with their sessions, and with their results if they have one.
const hands = `hand CROSS JOIN part ON part.id = hand.id JOIN session ON session.id = part.session
	LEFT JOIN hand_result AS its ON its.hand = hand.id`

// DatedGames returns the games that match a filter, with the times when they started, the newest first. A filter
// without conditions on hands also finds games without a hand.
func (s *Store) DatedGames(ctx context.Context, f Filter) ([]storage.Dated, error) {
	where, args := f.where()
	query := "SELECT DISTINCT session.id FROM " + hands + " WHERE " + where
	if f.ofGames() {
		query += " UNION SELECT session.id FROM poker_game JOIN session ON session.id = poker_game.session WHERE (session.deleted IS NOT NULL) = ?"
		args = append(args, f.Deleted)
		for word := range strings.FieldsSeq(f.Text) {
			lower := strings.ToLower(word)
			query += " AND (instr(session.words, ?) OR " + playerNamed + ")"
			args = append(args, lower, lower)
		}
	}
	found, err := storage.DatedIDs(ctx, s.read, "SELECT id, started AS at FROM session WHERE id IN ("+query+") ORDER BY started DESC, id DESC", args...)
	if err != nil {
		return nil, fmt.Errorf("looking for games of poker: %w", err)
	}
	return found, nil
}

// DatedHands returns the hands that match a filter, with the times when they were over, or started if they go on, the
// newest first.
func (s *Store) DatedHands(ctx context.Context, f Filter) ([]storage.Dated, error) {
	where, args := f.where()
	found, err := storage.DatedIDs(ctx, s.read, "SELECT hand.id AS id, coalesce(part.finished, part.started) AS at FROM "+hands+
		" WHERE "+where+" ORDER BY at DESC, hand.id DESC", args...)
	if err != nil {
		return nil, fmt.Errorf("looking for hands of poker: %w", err)
	}
	return found, nil
}

// Unfinished returns the games that the user can continue, ordinary ones that aren't over, the last played first.
func (s *Store) Unfinished(ctx context.Context) ([]int64, error) {
	ids, err := storage.IDs(ctx, s.read, `
		SELECT id FROM session JOIN poker_game ON poker_game.session = session.id
		WHERE over = 0 AND person IS NOT NULL AND kind = '' AND deleted IS NULL ORDER BY changed DESC, id DESC`)
	if err != nil {
		return nil, fmt.Errorf("looking for unfinished games of poker: %w", err)
	}
	return ids, nil
}

// HandIDs returns the hands of a game, in order.
func (s *Store) HandIDs(ctx context.Context, game int64) ([]int64, error) {
	ids, err := storage.IDs(ctx, s.read, "SELECT id FROM part WHERE session = ? ORDER BY position", game)
	if err != nil {
		return nil, fmt.Errorf("looking for the hands of game %d of poker: %w", game, err)
	}
	return ids, nil
}
