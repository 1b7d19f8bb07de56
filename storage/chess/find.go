package chess

import (
	"context"
	"fmt"

	"github.com/superbridge/superbridge/storage"
)

// DatedGames returns the games that match a filter, with the times when they started, the newest first.
func (s *Store) DatedGames(ctx context.Context, f Filter) ([]storage.Dated, error) {
	return s.dated(ctx, f, "session.id", "session.started")
}

// DatedParts returns the parts of the games that match a filter, with the times when they were over, or started if they
// go on, the newest first.
func (s *Store) DatedParts(ctx context.Context, f Filter) ([]storage.Dated, error) {
	return s.dated(ctx, f, "part.id", "coalesce(part.finished, part.started)")
}

func (s *Store) dated(ctx context.Context, f Filter, id, at string) ([]storage.Dated, error) {
	where, args := f.where()
	found, err := storage.DatedIDs(ctx, s.read,
		"SELECT "+id+" AS id, "+at+" AS at FROM "+games+" WHERE "+where+" ORDER BY 2 DESC, 1 DESC", args...)
	if err != nil {
		return nil, fmt.Errorf("looking for games of chess: %w", err)
	}
	return found, nil
}

// Unfinished returns the games that can be continued, ordinary ones that aren't over, the last played first.
func (s *Store) Unfinished(ctx context.Context) ([]int64, error) {
	ids, err := storage.IDs(ctx, s.read, "SELECT session.id AS id FROM "+games+`
		WHERE NOT session.over AND session.kind = '' AND session.deleted IS NULL AND `+persons+` > 0 ORDER BY session.changed DESC, session.id DESC`)
	if err != nil {
		return nil, fmt.Errorf("looking for unfinished games of chess: %w", err)
	}
	return ids, nil
}

// PartIDs returns the only part of a game, or nothing if there is no such game.
func (s *Store) PartIDs(ctx context.Context, game int64) ([]int64, error) {
	ids, err := storage.IDs(ctx, s.read, "SELECT part.id AS id FROM "+games+" WHERE its.session = ?", game)
	if err != nil {
		return nil, fmt.Errorf("looking for the part of game %d of chess: %w", game, err)
	}
	return ids, nil
}
