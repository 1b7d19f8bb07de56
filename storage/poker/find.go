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
	return s.Store.DatedGames(ctx, hands, f.where(), f.withoutHands())
}

// DatedHands returns the hands that match a filter, with the times when they were over, or started if they go on, the
// newest first.
func (s *Store) DatedHands(ctx context.Context, f Filter) ([]storage.Dated, error) {
	return s.Store.DatedParts(ctx, hands, f.where())
}
