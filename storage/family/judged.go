package family

import (
	"context"
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Judged returns the judgements of the acts of a part, or of a game that is its own only part. read adds those in a row
// of query to all.
func Judged[J any](ctx context.Context, s *Store, id int64, query string, args []any, read func(rows *sql.Rows, all map[int]J) error) (map[int]J, error) {
	all := map[int]J{}
	if err := storage.Each(ctx, s.Reader(), query, args, func(rows *sql.Rows) error { return read(rows, all) }); err != nil {
		return nil, fault.Errorf("reading what is thought of %s: %w", s.of.numberedPart(id), err)
	}
	return all, nil
}

// SaveJudged stores the judgement of an act of a part with save, in a transaction. text is the act's text form. The
// error is missing if there is no row with that number in table, which is keyed by parts, and [storage.ErrOutOfStep] if
// the part isn't over or has a different act.
func (s *Store) SaveJudged(table string, part int64, act int, text string, missing error, save func(tx *sql.Tx) error) error {
	err := s.Write(func(tx *sql.Tx) error {
		var over bool
		var played sql.NullString
		err := tx.QueryRow(`
			SELECT finished IS NOT NULL, (SELECT text FROM event WHERE part = ?1 AND position = ?2) FROM part JOIN `+table+` USING (id) WHERE id = ?1`,
			part, act).Scan(&over, &played)
		switch {
		case errors.Is(err, sql.ErrNoRows):
			return missing
		case err != nil:
			return err
		case !over || !played.Valid || played.String != text:
			return storage.OutOfStep(fault.Errorf("the %s goes on, or has another act there", s.of.Part))
		}
		return save(tx)
	})
	if err != nil {
		return fault.Errorf("keeping what is thought of act %d of %s: %w", act, s.of.numberedPart(part), err)
	}
	return nil
}
