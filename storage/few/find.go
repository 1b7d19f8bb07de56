package few

import (
	"context"
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/storage"
)

// deals joins all deals with their sessions, and with their results if they have one.
const deals = `few_deal CROSS JOIN part ON part.id = few_deal.id JOIN session ON session.id = part.session
	LEFT JOIN few_result AS its ON its.deal = few_deal.id`

// DatedGames returns the sessions that match a filter, with the times when they started, the newest first. A filter
// without conditions on deals also finds sessions without a deal.
func (s *Store) DatedGames(ctx context.Context, f Filter) ([]storage.Dated, error) {
	where, args := f.where()
	query := "SELECT DISTINCT session.id FROM " + deals + " WHERE " + where
	if f.ofGames() {
		query += " UNION SELECT session.id FROM few_session JOIN session ON session.id = few_session.session WHERE (session.deleted IS NOT NULL) = ?"
		args = append(args, f.Deleted)
		if f.Game != "" {
			query += " AND " + ofGame
			args = append(args, gameList(f.Game))
		}
		for word := range strings.FieldsSeq(f.Text) {
			lower := strings.ToLower(word)
			query += " AND (instr(session.words, ?) OR " + playerNamed + ")"
			args = append(args, lower, lower)
		}
	}
	found, err := storage.DatedIDs(ctx, s.read, "SELECT id, started AS at FROM session WHERE id IN ("+query+") ORDER BY started DESC, id DESC", args...)
	if err != nil {
		return nil, fmt.Errorf("looking for games for two and three: %w", err)
	}
	return found, nil
}

// DatedDeals returns the deals that match a filter, with the times when they were over, or started if they go on, the
// newest first.
func (s *Store) DatedDeals(ctx context.Context, f Filter) ([]storage.Dated, error) {
	where, args := f.where()
	found, err := storage.DatedIDs(ctx, s.read, "SELECT few_deal.id AS id, coalesce(part.finished, part.started) AS at FROM "+deals+
		" WHERE "+where+" ORDER BY at DESC, few_deal.id DESC", args...)
	if err != nil {
		return nil, fmt.Errorf("looking for deals for two and three: %w", err)
	}
	return found, nil
}

// Unfinished returns the sessions that the user can continue, ordinary ones that aren't over, the last played first.
func (s *Store) Unfinished(ctx context.Context) ([]int64, error) {
	ids, err := storage.IDs(ctx, s.read, `
		SELECT id FROM session JOIN few_session ON few_session.session = session.id
		WHERE over = 0 AND person IS NOT NULL AND kind = '' AND deleted IS NULL ORDER BY changed DESC, id DESC`)
	if err != nil {
		return nil, fmt.Errorf("looking for unfinished games for two and three: %w", err)
	}
	return ids, nil
}

// DealIDs returns the deals of a session, in order.
func (s *Store) DealIDs(ctx context.Context, game int64) ([]int64, error) {
	ids, err := storage.IDs(ctx, s.read, "SELECT id FROM part WHERE session = ? ORDER BY position", game)
	if err != nil {
		return nil, fmt.Errorf("looking for the deals of game %d: %w", game, err)
	}
	return ids, nil
}
