package family

import (
	"database/sql"
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/storage"
)

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
			return storage.OutOfStep("the " + s.of.Part + " goes on, or has another act there")
		}
		return save(tx)
	})
	if err != nil {
		return fmt.Errorf("keeping what is thought of act %d of %s %d%s: %w", act, s.of.Part, part, s.of.Number, err)
	}
	return nil
}
