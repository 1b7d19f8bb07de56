package practice

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Mine is a mistake of the user's, as an exercise.
type Mine struct {
	Exercise practice.Exercise
	Made     time.Time

	key string // of the exercise, cached: it needs a deal's number
}

// mistakes are those of the user's history.
type mistakes struct {
	all  []Mine
	read bool
	err  error
}

// readMistakes reads them in the background.
func (s *Screen) readMistakes() {
	s.options.Runner.After(s.work.Ctx, func() func() {
		all, err := s.options.Mistakes(s.work.Ctx)
		for i := range all {
			all[i].key = all[i].Exercise.Key()
		}
		return func() {
			s.mistakes = mistakes{all: all, read: true, err: err}
			s.show()
		}
	})
}

// due returns the mistakes that are due at a time, those first that have waited longest, and when the next one is due after them: the
// zero time if none will be.
func (m mistakes) due(tries map[string][]practice.Try, now time.Time) (due []practice.Exercise, next time.Time) {
	type waiting struct {
		e   practice.Exercise
		day time.Time
	}
	var all []waiting
	for _, mine := range m.all {
		at := tries[mine.key]
		for i := range at {
			at[i].At = at[i].At.In(now.Location())
		}
		day, done := practice.Due(mine.Made.In(now.Location()), at)
		switch {
		case done:
		case day.After(now):
			if next.IsZero() || day.Before(next) {
				next = day
			}
		default:
			all = append(all, waiting{mine.Exercise, day})
		}
	}
	slices.SortStableFunc(all, func(a, b waiting) int { return a.day.Compare(b.day) })
	for _, w := range all {
		due = append(due, w.e)
	}
	return due, next
}

// words describes how many are due.
func (m mistakes) words(tries map[string][]practice.Try, now time.Time) string {
	switch due, next := m.due(tries, now); {
	case m.err != nil:
		return text.T("drill.due.failed", "Error", m.err)
	case !m.read:
		return text.T("drill.due.reading")
	case len(due) > 0:
		return text.TN("drill.due", len(due))
	case !next.IsZero():
		return text.T("drill.due.later", "Day", text.Day(period.Day(next)))
	}
	return text.T("drill.due.none")
}
