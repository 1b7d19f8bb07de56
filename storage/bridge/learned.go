package bridge

import (
	"context"
	"database/sql"

	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/storage"
)

// eachLearned yields the stored steps of lessons and then the exercises, the latest at the end, until yield returns
// false.
func eachLearned(ctx context.Context, tx *sql.Tx, yield func(record.Learned) bool) error {
	on := true
	err := storage.Each(ctx, tx, "SELECT lesson, step, at, hints, undos, tries, passed <> 0, board FROM lesson_step ORDER BY at, lesson, step", nil, func(rows *sql.Rows) error {
		var l record.Learned
		err := rows.Scan(&l.Lesson, &l.Step, &l.At, &l.Hints, &l.Undos, &l.Tries, &l.Passed, &l.Board)
		on = on && err == nil && yield(l)
		return err
	})
	if err != nil || !on {
		return err
	}
	return storage.Each(ctx, tx, "SELECT kind, key, level, right <> 0, tries, hints, at FROM practised ORDER BY at, id", nil, func(rows *sql.Rows) error {
		var l record.Learned
		err := rows.Scan(&l.Kind, &l.Key, &l.Level, &l.Right, &l.Tries, &l.Hints, &l.At)
		on = on && err == nil && yield(l)
		return err
	})
}

// takeLearned stores what has been learned elsewhere.
func (im *importer) takeLearned() error {
	for _, l := range im.learned {
		query, args := `
			INSERT INTO practised (kind, key, level, right, tries, hints, at) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
			WHERE NOT EXISTS (SELECT 1 FROM practised WHERE kind = ?1 AND key = ?2 AND at = ?7)`,
			[]any{l.Kind, l.Key, l.Level, l.Right, l.Tries, l.Hints, l.At}
		if l.Lesson != "" {
			query, args = `
				INSERT INTO lesson_step (lesson, step, at, hints, undos, tries, passed, board) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
				ON CONFLICT (lesson, step) DO UPDATE SET at = excluded.at, hints = excluded.hints, undos = excluded.undos,
					tries = excluded.tries, passed = excluded.passed, board = excluded.board
				WHERE excluded.at > at`,
				[]any{l.Lesson, l.Step, l.At, l.Hints, l.Undos, l.Tries, l.Passed, l.Board}
		}
		done, err := im.tx.Exec(query, args...)
		if err != nil {
			return err
		}
		n, err := done.RowsAffected()
		if err != nil {
			return err
		}
		im.done.Learned += int(n)
	}
	return nil
}
