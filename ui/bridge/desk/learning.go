package desk

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge/lesson"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/offer"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/welcome"
)

// Greet implements [family.Greeter]: it asks at the first start whether the user has played bridge. Whoever closes the window has answered
// too: he is not asked again.
func (d *Desk) Greet(may bool) bool {
	if !d.asks {
		return false
	}
	d.asks = false
	d.course.hasPlayed(choices.Knows)
	if !may {
		return false
	}
	d.window.Show(welcome.New(d.window.Art(), welcome.Options{OnAnswer: d.course.answered, OnBack: d.window.ShowHome}))
	return true
}

// answered leads to where one who has played as much wants to go.
func (c *course) answered(p choices.Played) {
	c.hasPlayed(p)
	if p.Learns() {
		c.showNextStep()
		return
	}
	c.tables.begin()
}

// hasPlayed keeps whether the user has played bridge before.
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

// isNew reports whether a data folder is that of one who has played nothing yet.
func isNew(store *bridgestore.Store) bool {
	next, err := store.NextSession()
	return err == nil && next == 1
}

// progressOf returns how far the user is with what is kept of the lessons.
func progressOf(steps []bridgestore.LessonStep) lesson.Progress {
	p := lesson.Progress{}
	for _, s := range steps {
		p[lesson.Place{Lesson: s.Lesson, Step: s.Step}] = lesson.Done{Passed: s.Passed, Tries: s.Tries, Hints: s.Hints, Undos: s.Undos}
	}
	return p
}

// firstWith68 is the number of the lesson with which those begin who know bridge with 52 cards.
const firstWith68 = 13

// nextStep returns where the course goes on: in the lesson in which something was done last, or behind it in the first that isn't passed,
// or else in the first of those before it. ok is false if there is none. Who knows bridge with 52 cards may leave its lessons out.
func nextStep(course []lesson.Lesson, steps []bridgestore.LessonStep, played choices.Played) (l, step int, ok bool) {
	from, first := 0, 0
	if played == choices.With52 {
		first = max(0, slices.IndexFunc(course, func(l lesson.Lesson) bool { return l.Number == firstWith68 }))
		from = first
	}
	if n := len(steps); n > 0 {
		from = max(0, slices.IndexFunc(course, func(l lesson.Lesson) bool { return l.ID == steps[n-1].Lesson }))
	}
	first = min(first, from)
	l, step, ok = progressOf(steps).From(course[first:], from-first)
	return first + l, step, ok
}

// goesOn returns the lesson of nextStep; the first if there is none.
func goesOn(course []lesson.Lesson, steps []bridgestore.LessonStep, played choices.Played) (l int) {
	if next, _, ok := nextStep(course, steps, played); ok {
		l = next
	}
	return l
}

// learning returns the step that the home screen offers; nil if the user doesn't learn, or is through. Who has played nothing yet
// learns as soon as he has been in a lesson.
func (rd reader) learning(ctx context.Context) (*offer.Lesson, error) {
	if !rd.played.Learns() && !isNew(rd.store) {
		return nil, nil
	}
	steps, err := rd.store.LessonSteps(ctx)
	if err != nil || !rd.played.Learns() && len(steps) == 0 {
		return nil, err
	}
	course := lesson.Course()
	l, step, ok := nextStep(course, steps, rd.played)
	if !ok {
		return nil, nil
	}
	its := course[l]
	return &offer.Lesson{Number: its.Number, Title: bridgetext.LessonTitle(its), Step: step + 1, Steps: len(its.Steps)}, nil
}
