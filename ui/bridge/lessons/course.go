package lessons

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/taught"
	"github.com/superbridge/superbridge/ui/kit/teach"
)

// course holds the lessons and the user's progress in them.
type course struct {
	*teach.Course
	lessons []lesson.Lesson // in order
}

// newCourse returns the course with the progress that has been saved.
func newCourse(options Options) *course {
	c := &course{lessons: options.Course, Course: &teach.Course{Outlines: lesson.Outlines(options.Course), Store: options.Store, Runner: options.Runner,
		Now: options.Now, From: options.From}}
	c.Keep(options.Steps)
	return c
}

// journal returns the journal of a step, given its saved state.
func (c *course) journal(step storage.LessonStep) *taught.Journal {
	return taught.NewJournal(c.Store, step, 0, c.Now)
}

// again resets the steps of a lesson's groups in which too few were right at the first try, and returns their number.
func (c *course) again(l lesson.Lesson) int {
	places := c.Progress().Again(l.Outline())
	for _, place := range places {
		fresh := storage.LessonStep{Lesson: place.Lesson, Step: place.Step}
		c.Kept[place] = fresh
		j := c.journal(fresh)
		c.Runner.Write(context.Background(), func() error { return j.Keep(func(*storage.LessonStep) {}) }, nil)
	}
	return len(places)
}
