// Package teach is what the screens of lessons of all games are made of: the path of the lessons, the panel beside the table that
// presents one thought at a time, the answer to a question, and the user's progress; and a whole screen for lessons that are data of
// [learning.Lesson].
package teach

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// Store saves the user's progress, durably. It is called from other goroutines.
type Store interface {
	KeepLessonStep(context.Context, storage.LessonStep) error
	ForgetLesson(ctx context.Context, lesson string) error
}

// Course holds the user's progress in some lessons. It belongs to Fyne's goroutine.
type Course struct {
	Outlines []learning.Outline // in order
	Kept     map[learning.Place]storage.LessonStep
	From     int // lesson of the last act
	Store    Store
	Runner   *background.Runner
	Now      func() time.Time
}

// Keep sets the steps in which something has been done.
func (c *Course) Keep(steps []storage.LessonStep) {
	c.Kept = make(map[learning.Place]storage.LessonStep)
	for _, step := range steps {
		c.Kept[learning.Place{Lesson: step.Lesson, Step: step.Step}] = step
	}
}

// Progress returns the user's progress.
func (c *Course) Progress() learning.Progress {
	p := make(learning.Progress, len(c.Kept))
	for place, step := range c.Kept {
		p[place] = learning.Done{Passed: step.Passed, Tries: step.Tries, Hints: step.Hints, Undos: step.Undos}
	}
	return p
}

// Forget forgets the progress in a lesson.
func (c *Course) Forget(id string) {
	for place := range c.Kept {
		if place.Lesson == id {
			delete(c.Kept, place)
		}
	}
	c.Runner.Write(context.Background(), func() error { return c.Store.ForgetLesson(context.Background(), id) }, nil)
}

// Stretches returns the progress in all lessons.
func (c *Course) Stretches() []Stretch {
	done := c.Progress()
	next, _, more := done.From(c.Outlines, c.From)
	all := make([]Stretch, len(c.Outlines))
	for i, l := range c.Outlines {
		all[i] = Stretch{Steps: len(l.Steps), Done: done.Passed(l), Next: more && i == next}
		for _, step := range l.Steps {
			d := done[learning.Place{Lesson: l.ID, Step: step.ID}]
			if d.Passed {
				all[i].Passed++
			}
			all[i].Hints += d.Hints
			all[i].Undos += d.Undos
		}
	}
	return all
}

// Next returns where the course continues after a lesson; ok is false after the last one, or if all are passed.
func (c *Course) Next(after int) (number, step int, ok bool) {
	number, step, ok = c.Progress().From(c.Outlines, after)
	return number, step, ok && after < len(c.Outlines)-1
}
