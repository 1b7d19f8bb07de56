package few

import (
	"context"

	"github.com/superbridge/superbridge/storage"
)

// deals joins all deals with their sessions, and with their results if they have one.
const deals = `few_deal CROSS JOIN part ON part.id = few_deal.id JOIN session ON session.id = part.session
	LEFT JOIN few_result AS its ON its.deal = few_deal.id`

// DatedGames returns the sessions that match a filter, with the times when they started, the newest first. A filter
// without conditions on deals also finds sessions without a deal.
func (s *Store) DatedGames(ctx context.Context, f Filter) ([]storage.Dated, error) {
	return s.Store.DatedGames(ctx, deals, f.where(), f.withoutDeals())
}

// DatedDeals returns the deals that match a filter, with the times when they were over, or started if they go on, the
// newest first.
func (s *Store) DatedDeals(ctx context.Context, f Filter) ([]storage.Dated, error) {
	return s.Store.DatedParts(ctx, deals, f.where())
}
