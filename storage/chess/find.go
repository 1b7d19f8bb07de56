package chess

import (
	"context"

	"github.com/superbridge/superbridge/game/fault"
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
	where := f.where()
	return storage.FindDated(ctx, s.Reader(), fault.Say("games of chess"), "SELECT "+id+" AS id, "+at+" AS at FROM "+games+" WHERE "+where.String()+" ORDER BY 2 DESC, 1 DESC", where.Args...)
}

// Unfinished returns the games that can be continued, ordinary ones that aren't over, the last played first.
func (s *Store) Unfinished(ctx context.Context) ([]int64, error) {
	return storage.FindIDs(ctx, s.Reader(), fault.Say("unfinished games of chess"), "SELECT session.id AS id FROM "+games+`
		WHERE NOT session.over AND session.kind = '' AND session.deleted IS NULL AND `+persons+` > 0 ORDER BY session.changed DESC, session.id DESC`)
}

// PartIDs returns the only part of a game, or nothing if there is no such game.
func (s *Store) PartIDs(ctx context.Context, game int64) ([]int64, error) {
	return storage.FindIDs(ctx, s.Reader(), fault.Say("the part of game %d of chess", game), "SELECT part.id AS id FROM "+games+" WHERE its.session = ?", game)
}
