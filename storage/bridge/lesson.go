package bridge

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// Learning holds the user's work in lessons and practice.
type Learning struct{ file *storage.Store }

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
func (l Learning) LessonSteps(ctx context.Context) (all []LessonStep, err error) {
	all, err = storage.List(ctx, l.file.Reader(), "SELECT lesson, step, at, hints, undos, tries, passed <> 0, board FROM lesson_step ORDER BY at, lesson, step", nil,
		func(s *LessonStep) []any {
			return []any{&s.Lesson, &s.Step, storage.Millis(&s.At), &s.Hints, &s.Undos, &s.Tries, &s.Passed, &s.Board}
		})
	if err != nil {
		return nil, fmt.Errorf("reading the lessons: %w", err)
	}
	return all, nil
}

// KeepLessonStep stores the user's progress in a step, durably, replacing the earlier state.
func (l Learning) KeepLessonStep(ctx context.Context, s LessonStep) error {
	err := l.file.Write(func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "REPLACE INTO lesson_step (lesson, step, at, hints, undos, tries, passed, board) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
			s.Lesson, s.Step, s.At.UnixMilli(), s.Hints, s.Undos, s.Tries, s.Passed, s.Board)
		return err
	})
	if err != nil {
		return fmt.Errorf("keeping step %s of lesson %s: %w", s.Step, s.Lesson, err)
	}
	return nil
}

// ForgetLesson deletes all progress in a lesson, so that it starts over; in all lessons if it is "".
func (l Learning) ForgetLesson(ctx context.Context, lesson string) error {
	err := l.file.Write(func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "DELETE FROM lesson_step WHERE ? IN ('', lesson)", lesson)
		return err
	})
	if err != nil {
		return fmt.Errorf("forgetting lesson %s: %w", lesson, err)
	}
	return nil
}
