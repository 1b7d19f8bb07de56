package poker

import (
	"context"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Named is a game of the user's as its name tells it from others: of one hand each, as those of a day.
type Named struct {
	Name   string
	Game   int64
	Over   bool // its hand is
	Points int  // made in that hand
}

// NamedGames returns the user's games whose name begins with a prefix, by name; of several with a name the first one begun. Games in
// the trash are left out, and so are hands that were played on from a place in another one.
func (s *Store) NamedGames(ctx context.Context, prefix string) (all []Named, err error) {
	all, err = storage.List(ctx, s.Reader(), `
		SELECT label, min(session.id), its.hand IS NOT NULL, coalesce(its.points, 0)
		FROM poker_game JOIN session ON session.id = poker_game.session LEFT JOIN hand_result AS its ON its.session = session.id
		WHERE substr(label, 1, length(?1)) = ?1 AND person IS NOT NULL AND deleted IS NULL AND kind <> 'branch'
		GROUP BY label ORDER BY label`, []any{prefix},
		func(n *Named) []any { return []any{&n.Name, &n.Game, &n.Over, &n.Points} })
	if err != nil {
		return nil, fault.Errorf("reading the games %q of poker: %w", prefix, err)
	}
	return all, nil
}
