package few

import (
	"context"
	"database/sql"
	"encoding/json"

	"github.com/superbridge/superbridge/storage/family"
)

// Judged returns the judgements of a deal's acts by a judge of some version, by the index of the event, as JSON.
func (s *Store) Judged(ctx context.Context, deal int64, version int) (map[int]json.RawMessage, error) {
	return family.Judged(ctx, s.Store, deal, "SELECT act, judgement FROM few_judged WHERE deal = ? AND version = ?", []any{deal, version},
		func(rows *sql.Rows, all map[int]json.RawMessage) error {
			var act int
			var text string
			err := rows.Scan(&act, &text)
			all[act] = json.RawMessage(text)
			return err
		})
}

// SaveJudged stores the judgement of a deal's act by a judge of some version, replacing an earlier one. text is the
// act's text form. The error is [ErrNoDeal] if there is no deal with that number, and [storage.ErrOutOfStep] if it
// isn't over or has a different act.
func (s *Store) SaveJudged(deal int64, act int, text string, version int, judgement json.RawMessage) error {
	return s.Store.SaveJudged("few_deal", deal, act, text, ErrNoDeal, func(tx *sql.Tx) error {
		_, err := tx.Exec("REPLACE INTO few_judged (deal, act, version, judgement) VALUES (?, ?, ?, ?)", deal, act, version, string(judgement))
		return err
	})
}
