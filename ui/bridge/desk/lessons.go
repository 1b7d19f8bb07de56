package desk

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/lessons"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/bridge/table"
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
	family.Fetch(c.window, func(ctx context.Context) ([]storage.LessonStep, error) { return lessonSteps(ctx, store) }, func(steps []storage.LessonStep) {
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

// ofRubber is the saved answer of a step whose rubber has been begun.
const ofRubber = "rubber"

// startLessonRubber begins the rubber of a step, saved like any other, or continues one in progress.
func (c *course) startLessonRubber(at learning.Place, deals int) {
	rd := c.reader()
	rules, _ := rubberOf(at)
	rd.Game = rules
	now := time.Now()
	family.Fetch(c.window, func(ctx context.Context) (sit seating.Sitting, err error) {
		steps, err := rd.Store.LessonSteps(ctx, lesson.IDs()...)
		if err != nil {
			return seating.Sitting{}, err
		}
		step := stepOf(steps, at)
		if step.Board == ofRubber {
			if r, err := rd.unfinished(ctx); err == nil && r != nil && isRubberOf(rules, deals, r.Rubber) && !r.Started.Before(step.At) {
				return rd.Sitting(r.ID)(ctx)
			}
		}
		step.Board, step.At = ofRubber, now
		if err := rd.Store.KeepLessonStep(ctx, step); err != nil {
			return seating.Sitting{}, err
		}
		return rd.NextRubber(deals, card.South)
	}, func(sit seating.Sitting) {
		sit.Lesson = &at
		c.tables.play(sit)
	})
}

// rubberOf returns the rules of a step's rubber and its number of deals; 0 if the step has none.
func rubberOf(at learning.Place) (r bridge.Rules, deals int) {
	r = bridge.SuperBridge()
	for _, l := range lesson.Course() {
		step, ok := l.Step(at.Step)
		if l.ID != at.Lesson || !ok || step.Deals == nil {
			continue
		}
		if named, err := bridge.RulesNamed(l.Rules); err == nil {
			r = named
		}
		deals = step.Deals.Rubber
	}
	return r, deals
}

// isRubberOf reports whether a rubber is one as a step wants it.
func isRubberOf(r bridge.Rules, deals int, s session.Session) bool {
	return s.Rules.Name == r.Name && s.Length >= deals
}

// stepOf returns the saved form of a step.
func stepOf(steps []storage.LessonStep, at learning.Place) storage.LessonStep {
	for _, s := range steps {
		if s.Lesson == at.Lesson && s.Step == at.Step {
			return s
		}
	}
	return storage.LessonStep{Lesson: at.Lesson, Step: at.Step}
}

// lessonSteps reads the user's progress in the lessons. A step that wants a rubber is passed, and saved as passed, when
// one is over that was begun after it.
func lessonSteps(ctx context.Context, store *bridgestore.Store) ([]storage.LessonStep, error) {
	steps, err := store.LessonSteps(ctx, lesson.IDs()...)
	if err != nil {
		return nil, err
	}
	for i, s := range steps {
		if s.Passed || s.Board != ofRubber {
			continue
		}
		over, err := rubberOver(ctx, store, s)
		if err != nil {
			return nil, err
		}
		if over {
			steps[i].Passed = true
			if err := store.KeepLessonStep(ctx, steps[i]); err != nil {
				return nil, err
			}
		}
	}
	return steps, nil
}

// rubberOver reports whether a rubber is over as a step wants it.
func rubberOver(ctx context.Context, store *bridgestore.Store, step storage.LessonStep) (bool, error) {
	rules, deals := rubberOf(learning.Place{Lesson: step.Lesson, Step: step.Step})
	all, err := store.Ended(ctx)
	if err != nil {
		return false, err
	}
	var since []int64
	for _, e := range all {
		if !e.At.Before(step.At) {
			since = append(since, e.ID)
		}
	}
	sums, err := store.Summaries(ctx, since)
	if err != nil {
		return false, err
	}
	for _, s := range sums {
		if s.Rules == rules.Name && s.Length >= deals && !s.Started.Before(step.At) {
			return true, nil
		}
	}
	return false, nil
}
