package lessons

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// course holds the lessons and the user's progress in them.
type course struct {
	lessons []lesson.Lesson // in order
	store   Store
	runner  *background.Runner
	now     func() time.Time
	kept    map[lesson.Place]bridgestore.LessonStep
	from    int // lesson of the last act
}

// newCourse returns the course with the progress that has been saved.
func newCourse(options Options) *course {
	c := &course{lessons: options.Course, store: options.Store, runner: options.Runner, now: options.Now, from: options.From,
		kept: make(map[lesson.Place]bridgestore.LessonStep)}
	for _, step := range options.Steps {
		c.kept[lesson.Place{Lesson: step.Lesson, Step: step.Step}] = step
	}
	return c
}

// journal returns the journal of a step, given its saved state.
func (c *course) journal(step bridgestore.LessonStep) *Journal {
	return NewJournal(c.store, step, 0, c.now)
}

// forget forgets the progress in a lesson.
func (c *course) forget(id string) {
	for place := range c.kept {
		if place.Lesson == id {
			delete(c.kept, place)
		}
	}
	c.runner.Write(context.Background(), func() error { return c.store.ForgetLesson(context.Background(), id) }, nil)
}

// progress returns the user's progress.
func (c *course) progress() lesson.Progress {
	p := make(lesson.Progress, len(c.kept))
	for place, step := range c.kept {
		p[place] = lesson.Done{Passed: step.Passed, Tries: step.Tries, Hints: step.Hints, Undos: step.Undos}
	}
	return p
}

// stretches returns the progress in all lessons.
func (c *course) stretches() []stretch {
	done := c.progress()
	next, _, more := done.From(c.lessons, c.from)
	all := make([]stretch, len(c.lessons))
	for i, l := range c.lessons {
		all[i] = stretch{steps: len(l.Steps), done: done.Passed(l), next: more && i == next}
		for _, step := range l.Steps {
			d := done[lesson.Place{Lesson: l.ID, Step: step.ID}]
			if d.Passed {
				all[i].passed++
			}
			all[i].hints += d.Hints
			all[i].undos += d.Undos
		}
	}
	return all
}

// asPlayed returns a lesson with the cards as the user has played them.
func (c *course) asPlayed(number int) lesson.Lesson {
	l := c.lessons[number]
	return l.As(func(step lesson.Step) (played card.Card, ok bool) {
		done, start := c.kept[lesson.Place{Lesson: l.ID, Step: step.ID}], startOf(step)
		_, b, err := ReadBoard(done.Board, start.Rules)
		n := len(start.Events())
		if err != nil || !done.Passed || !follows(b, start) || len(b.Events()) <= n {
			return played, false
		}
		return b.Events()[n].Card, b.Events()[n].Kind == bridge.PlayKind
	})
}

// again resets the steps of a lesson's groups in which too few were right at the first try, and returns their number.
func (c *course) again(l lesson.Lesson) int {
	places := c.progress().Again(l)
	for _, place := range places {
		fresh := bridgestore.LessonStep{Lesson: place.Lesson, Step: place.Step}
		c.kept[place] = fresh
		j := c.journal(fresh)
		c.runner.Write(context.Background(), func() error { return j.keep(func(*bridgestore.LessonStep) {}) }, nil)
	}
	return len(places)
}

// left returns the number of a lesson's steps that aren't passed.
func (c *course) left(l lesson.Lesson) (n int) {
	done := c.progress()
	for _, step := range l.Steps {
		if !done[lesson.Place{Lesson: l.ID, Step: step.ID}].Passed {
			n++
		}
	}
	return n
}

// next returns where the course continues after a lesson; ok is false after the last one, or if all are passed.
func (c *course) next(after int) (number, step int, ok bool) {
	number, step, ok = c.progress().From(c.lessons, after)
	return number, step, ok && after < len(c.lessons)-1
}
