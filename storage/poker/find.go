package poker

import (
	"context"

	"github.com/superbridge/superbridge/storage"
)

// hands joins all hands with their sessions, and with their results if they have one.
const hands = `hand CROSS JOIN part ON part.id = hand.id JOIN session ON session.id = part.session
	LEFT JOIN hand_result AS its ON its.hand = hand.id`

// DatedGames returns the games that match a filter, with the times when they started, the newest first. A filter
// without conditions on hands also finds games without a hand.
func (s *Store) DatedGames(ctx context.Context, f Filter) ([]storage.Dated, error) {
	return self.DatedGames(ctx, s.Store, hands, f.where(), f.withoutHands())
}

// DatedHands returns the hands that match a filter, with the times when they were over, or started if they go on, the
// newest first.
func (s *Store) DatedHands(ctx context.Context, f Filter) ([]storage.Dated, error) {
	return self.DatedParts(ctx, s.Store, hands, f.where())
}

// Unfinished returns the games that the user can continue, ordinary ones that aren't over, the last played first.
func (s *Store) Unfinished(ctx context.Context) ([]int64, error) {
	return self.Unfinished(ctx, s.Store)
}

// HandIDs returns the hands of a game, in order.
func (s *Store) HandIDs(ctx context.Context, game int64) ([]int64, error) {
	return self.PartIDs(ctx, s.Store, game)
}
