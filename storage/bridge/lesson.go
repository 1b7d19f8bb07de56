package bridge

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// LessonStep is how far the user has come in a step of a lesson. What the texts mean is for the lessons to say.
type LessonStep struct {
	Lesson, Step string
	At           time.Time // when something was done in it last, to the millisecond
	Hints, Undos int
	Tries        int // that weren't right
	Passed       bool
	Board        string // what has been done on its board, or ""
}

// LessonSteps returns the steps that are kept, those in which something was done last at the end.
func (s *Store) LessonSteps(ctx context.Context) (all []LessonStep, err error) {
	err = storage.Each(ctx, s.read, "SELECT lesson, step, at, hints, undos, tries, passed <> 0, board FROM lesson_step ORDER BY at, lesson, step", nil, func(rows *sql.Rows) error {
		var l LessonStep
		var at int64
		if err := rows.Scan(&l.Lesson, &l.Step, &at, &l.Hints, &l.Undos, &l.Tries, &l.Passed, &l.Board); err != nil {
			return err
		}
		l.At = storage.FromMillis(at)
		all = append(all, l)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("reading the lessons: %w", err)
	}
	return all, nil
}

// KeepLessonStep keeps how far the user has come in a step, durably, in the place of what was kept of it.
func (s *Store) KeepLessonStep(ctx context.Context, l LessonStep) error {
	err := s.Write(func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "REPLACE INTO lesson_step (lesson, step, at, hints, undos, tries, passed, board) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
			l.Lesson, l.Step, l.At.UnixMilli(), l.Hints, l.Undos, l.Tries, l.Passed, l.Board)
		return err
	})
	if err != nil {
		return fmt.Errorf("keeping step %s of lesson %s: %w", l.Step, l.Lesson, err)
	}
	return nil
}

// ForgetLesson forgets all that is kept of a lesson, so that it starts again; of all lessons if it is "".
func (s *Store) ForgetLesson(ctx context.Context, lesson string) error {
	err := s.Write(func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "DELETE FROM lesson_step WHERE ? IN ('', lesson)", lesson)
		return err
	})
	if err != nil {
		return fmt.Errorf("forgetting lesson %s: %w", lesson, err)
	}
	return nil
}
