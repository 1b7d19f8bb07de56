package storage

import (
	"context"
	"database/sql"
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/fault"
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

// LessonSteps returns the stored steps of some lessons, or of all if none is named, the last changed at the end.
func (s *Store) LessonSteps(ctx context.Context, lessons ...string) (all []LessonStep, err error) {
	all, err = List(ctx, s.Reader(), "SELECT lesson, step, at, hints, undos, tries, passed <> 0, board FROM lesson_step ORDER BY at, lesson, step", nil,
		func(s *LessonStep) []any {
			return []any{&s.Lesson, &s.Step, Millis(&s.At), &s.Hints, &s.Undos, &s.Tries, &s.Passed, &s.Board}
		})
	if err != nil {
		return nil, fault.Errorf("reading the lessons: %w", err)
	}
	if len(lessons) > 0 {
		all = slices.DeleteFunc(all, func(l LessonStep) bool { return !slices.Contains(lessons, l.Lesson) })
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
		return fault.Errorf("keeping step %s of lesson %s: %w", l.Step, l.Lesson, err)
	}
	return nil
}

// ForgetLesson deletes all progress in a lesson, so that it starts over.
func (s *Store) ForgetLesson(ctx context.Context, lesson string) error {
	err := s.Write(func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "DELETE FROM lesson_step WHERE lesson = ?", lesson)
		return err
	})
	if err != nil {
		return fault.Errorf("forgetting lesson %s: %w", lesson, err)
	}
	return nil
}
