package bridge

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// LessonStep is the user's progress in a step of a lesson. The lessons define the meaning of the texts.
type LessonStep struct {
	Lesson, Step string
	At           time.Time // last change, to the millisecond
	Hints, Undos int
	Tries        int // wrong tries
	Passed       bool
	Board        string // the acts on its board, or ""
}

// LessonSteps returns the stored steps, the last changed at the end.
func (s *Store) LessonSteps(ctx context.Context) (all []LessonStep, err error) {
	all, err = storage.List(ctx, s.read, "SELECT lesson, step, at, hints, undos, tries, passed <> 0, board FROM lesson_step ORDER BY at, lesson, step", nil,
		func(l *LessonStep) []any {
			return []any{&l.Lesson, &l.Step, storage.Millis(&l.At), &l.Hints, &l.Undos, &l.Tries, &l.Passed, &l.Board}
		})
	if err != nil {
		return nil, fmt.Errorf("reading the lessons: %w", err)
	}
	return all, nil
}

// KeepLessonStep stores the user's progress in a step, durably, replacing the earlier state.
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

// ForgetLesson deletes all progress in a lesson, so that it starts over; in all lessons if it is "".
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
