package desk

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/lessons"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/bridge/taught"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// course leads through the lessons.
type course struct {
	*shared
	tables    *tables
	exercises *exercises
}

// Learn implements [family.Teacher]: who plays another game isn't after bridge's lessons.
func (d *Desk) Learn(own bool) []family.Action {
	if !own {
		return nil
	}
	return []family.Action{
		{Label: text.T("home.lessons"), Key: "L", Do: d.course.showPath},
		{Label: text.T("drill.title"), Key: "X", Do: d.exercises.showPractice},
	}
}

// showPath shows the path of the lessons.
func (c *course) showPath() { c.showLessons(nothing) }

// showNextStep shows the step of the lessons at which the user continues.
func (c *course) showNextStep() {
	c.showLessons(func(course []lesson.Lesson, steps []storage.LessonStep) (at learning.Place) {
		if l, step, ok := nextStep(course, steps, c.choices.Played); ok {
			at = learning.Place{Lesson: course[l].ID, Step: course[l].Steps[step].ID}
		}
		return at
	})
}

// nothing has the path shown, and no step.
func nothing([]lesson.Lesson, []storage.LessonStep) learning.Place { return learning.Place{} }

// showLessons shows the step that at chooses, or the path.
func (c *course) showLessons(at func([]lesson.Lesson, []storage.LessonStep) learning.Place) {
	c.window.Depart()
	store := c.store
	family.Fetch(c.window, func(ctx context.Context) ([]storage.LessonStep, error) { return taught.Steps(ctx, store) }, func(steps []storage.LessonStep) {
		course := lesson.Course()
		c.window.Show(lessons.New(c.window.Art(), lessons.Options{
			Course:     course,
			Steps:      steps,
			From:       goesOn(course, steps, c.choices.Played),
			At:         at(course, steps),
			Store:      store,
			Runner:     c.window.Runner(),
			Adviser:    c.players(c.choices.Levels(card.NS)).Adviser,
			Now:        time.Now,
			Random:     c.window.Chance(0, len(steps)),
			Table:      c.lessonTable,
			OnPractice: func() { c.exercises.practise(c.showPath) },
			OnRubber:   c.startLessonRubber,
			OnBack:     c.window.ShowHome,
		}))
	})
}

// lessonTable returns the table of a lesson. The user plays both hands; the only legal card is played automatically as
// at any table, unless a step asks for it.
func (c *course) lessonTable(guide tutor.Guide, rules bridge.Rules) tutor.Table {
	p := c.players(c.choices.Levels(lesson.Learner.Side()))
	config := c.config(p, lesson.Learner)
	config.User.BothHands = true
	options := c.tables.tableOptions(p)
	options.Guide, options.OnHome, options.OnNewRubber = guide, guide.Leave, guide.Leave
	options.Adviser = bot.Player{} // its advice is what lessons teach
	options.Words = true
	options.Counts = false // counts would give the points away
	return table.NewGuided(c.window.Art(), config, options, rules)
}

// startLessonRubber begins the rubber of a step, saved like any other, or continues one in progress.
func (c *course) startLessonRubber(at learning.Place, _ int) {
	rd := c.reader().Reader
	now := time.Now()
	family.Fetch(c.window, func(ctx context.Context) (seating.Sitting, error) {
		return taught.Rubber(ctx, rd, at, now)
	}, func(sit seating.Sitting) {
		sit.Lesson = &at
		c.tables.play(sit)
	})
}
