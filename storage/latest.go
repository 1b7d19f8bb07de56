package storage

import (
	"context"
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/game/fault"
)

// LatestGame returns the game of the session that was played last of those that the user can continue: ordinary ones
// that aren't over, and not in the trash. It is "" if there is none. Deals chosen beforehand that nobody has begun are
// no session to continue.
func (s *Store) LatestGame(ctx context.Context) (game string, err error) {
	err = s.read.QueryRowContext(ctx, `
		SELECT game FROM session WHERE over = 0 AND person IS NOT NULL AND kind = '' AND deleted IS NULL
			AND (EXISTS (SELECT 1 FROM part WHERE part.session = session.id) OR id NOT IN (SELECT session FROM given))
		ORDER BY changed DESC, id DESC LIMIT 1`).Scan(&game)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return "", fault.Errorf("looking for what is unfinished: %w", err)
	}
	return game, nil
}
