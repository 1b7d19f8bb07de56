package taught

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/seating"
)

// OfRubber is the saved answer of a step whose rubber has been begun.
const OfRubber = "rubber"

// RubberOf returns the rules of a step's rubber and its number of deals; 0 if the step has none.
func RubberOf(at learning.Place) (r bridge.Rules, deals int) {
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

// IsRubberOf reports whether a rubber is one as a step wants it.
func IsRubberOf(r bridge.Rules, deals int, s session.Session) bool {
	return s.Rules.Name == r.Name && s.Length >= deals
}

// StepOf returns the saved form of a step.
func StepOf(steps []storage.LessonStep, at learning.Place) storage.LessonStep {
	for _, s := range steps {
		if s.Lesson == at.Lesson && s.Step == at.Step {
			return s
		}
	}
	return storage.LessonStep{Lesson: at.Lesson, Step: at.Step}
}

// Steps reads the user's progress in the lessons. A step that wants a rubber is passed, and saved as passed, when
// one is over that was begun after it.
func Steps(ctx context.Context, store *bridgestore.Store) ([]storage.LessonStep, error) {
	steps, err := store.LessonSteps(ctx, lesson.IDs()...)
	if err != nil {
		return nil, err
	}
	for i, s := range steps {
		if s.Passed || s.Board != OfRubber {
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
	rules, deals := RubberOf(learning.Place{Lesson: step.Lesson, Step: step.Step})
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

// Rubber returns the rubber of a step: the one in progress that was begun for it, or else a new one, of which the step is noted.
func Rubber(ctx context.Context, rd seating.Reader, at learning.Place, now time.Time) (seating.Sitting, error) {
	rules, deals := RubberOf(at)
	rd.Game = rules
	steps, err := rd.Store.LessonSteps(ctx, lesson.IDs()...)
	if err != nil {
		return seating.Sitting{}, err
	}
	step := StepOf(steps, at)
	if step.Board == OfRubber {
		ids, err := rd.Store.Unfinished()
		if err != nil {
			return seating.Sitting{}, err
		}
		for _, id := range ids {
			if r, err := rd.Store.Rubber(id); err == nil && IsRubberOf(rules, deals, r.Rubber) && !r.Started.Before(step.At) {
				return rd.Sitting(id)(ctx)
			}
		}
	}
	step.Board, step.At = OfRubber, now
	if err := rd.Store.KeepLessonStep(ctx, step); err != nil {
		return seating.Sitting{}, err
	}
	return rd.NextRubber(deals, card.South)
}
