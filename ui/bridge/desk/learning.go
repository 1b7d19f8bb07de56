package desk

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/offer"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/welcome"
)

// Greeted implements [family.Greeter].
func (d *Desk) Greeted() bool { return d.choices.Played != choices.Unasked }

// Greet implements [family.Greeter]: it asks whether the user has played bridge. Closing the window is an answer too: it
// doesn't ask again.
func (d *Desk) Greet() {
	d.course.hasPlayed(choices.Knows)
	d.window.Show(welcome.New(d.window.Art(), welcome.Options{OnAnswer: d.course.answered, OnBack: d.window.ShowHome}))
}

// answered goes to the screen that fits the user's answer.
func (c *course) answered(p choices.Played) {
	c.hasPlayed(p)
	if p.Learns() {
		c.showNextStep()
		return
	}
	c.tables.begin()
}

// hasPlayed saves whether the user has played bridge before.
func (c *course) hasPlayed(p choices.Played) {
	if c.choices.Played != p {
		c.choices.Played = p
		c.keepChoices(nil)
	}
}

// playsRubbers notes that the user plays rubbers: the home screen leads to the lessons no more.
func (c *course) playsRubbers() {
	if c.choices.Played.Learns() {
		c.hasPlayed(choices.Knows)
	}
}

// isNew reports whether nothing has been played in a data folder.
func isNew(store *bridgestore.Store) bool {
	next, err := store.NextSession()
	return err == nil && next == 1
}

// progressOf returns the user's progress from the saved steps.
func progressOf(steps []storage.LessonStep) learning.Progress {
	p := learning.Progress{}
	for _, s := range steps {
		p[learning.Place{Lesson: s.Lesson, Step: s.Step}] = learning.Done{Passed: s.Passed, Tries: s.Tries, Hints: s.Hints, Undos: s.Undos}
	}
	return p
}

// firstWith68 is the number of the lesson with which users begin who know bridge with 52 cards.
const firstWith68 = 13

// nextStep returns the step at which the course continues: in the lesson of the last act, or after it in the first that
// isn't passed, or else in the first of those before it. ok is false if there is none. Users who know bridge with 52
// cards may skip its lessons.
func nextStep(course []lesson.Lesson, steps []storage.LessonStep, played choices.Played) (l, step int, ok bool) {
	from, first := 0, 0
	if played == choices.With52 {
		first = max(0, slices.IndexFunc(course, func(l lesson.Lesson) bool { return l.Number == firstWith68 }))
		from = first
	}
	if n := len(steps); n > 0 {
		from = max(0, slices.IndexFunc(course, func(l lesson.Lesson) bool { return l.ID == steps[n-1].Lesson }))
	}
	first = min(first, from)
	l, step, ok = progressOf(steps).From(lesson.Outlines(course[first:]), from-first)
	return first + l, step, ok
}

// goesOn returns the lesson of nextStep; the first if there is none.
func goesOn(course []lesson.Lesson, steps []storage.LessonStep, played choices.Played) (l int) {
	if next, _, ok := nextStep(course, steps, played); ok {
		l = next
	}
	return l
}

// learning returns the step that the home screen offers; nil if the user doesn't learn, or has finished. A user who has
// played nothing yet counts as learning after the first act in a lesson.
func (rd reader) learning(ctx context.Context) (*offer.Lesson, error) {
	if !rd.played.Learns() && !isNew(rd.Store) {
		return nil, nil
	}
	steps, err := rd.Store.LessonSteps(ctx, lesson.IDs()...)
	if err != nil || !rd.played.Learns() && len(steps) == 0 {
		return nil, err
	}
	course := lesson.Course()
	l, step, ok := nextStep(course, steps, rd.played)
	if !ok {
		return nil, nil
	}
	next := course[l]
	return &offer.Lesson{Number: next.Number, Title: bridgetext.LessonTitle(next), Step: step + 1, Steps: len(next.Steps)}, nil
}
