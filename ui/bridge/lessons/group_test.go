package lessons

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/learning"
)

// A user who leaves a lesson after a group with too few right answers comes back to the same step, however often. The
// group is repeated once everything else is done.
func TestAGroupComesAgainAtTheEnd(t *testing.T) {
	groups := 0
	for _, l := range lesson.Course() {
		last := len(l.Steps) - 1
		if len(l.Needs) == 0 || l.Steps[last].Kind() != lesson.Show {
			continue
		}
		groups++
		s, missed := newStore(), 0
		for _, step := range l.Steps[:last] {
			at := learning.Place{Lesson: l.ID, Step: step.ID}
			row := s.steps[at]
			row.Lesson, row.Step, row.Passed = l.ID, step.ID, true
			if step.Group != "" {
				row.Tries, missed = 1, missed+1
			}
			s.steps[at] = row
		}
		for range 3 {
			r := enter(t, s, learning.Place{Lesson: l.ID})
			if r.taking.at != last || len(s.steps) != last || r.Progress().Left(r.taking.lesson.Outline()) != 1 {
				t.Fatalf("lesson %s is taken up at step %d with %d left, want %d with 1", l.ID, r.taking.at, r.Progress().Left(r.taking.lesson.Outline()), last)
			}
		}
		r := enter(t, s, learning.Place{Lesson: l.ID})
		r.goOn()
		if r.taking.retaken != missed {
			t.Errorf("at the end of lesson %s %d steps come again, want %d", l.ID, r.taking.retaken, missed)
		}
		if again := enter(t, s, learning.Place{Lesson: l.ID}); again.taking.at >= last || l.Steps[again.taking.at].Group == "" {
			t.Errorf("lesson %s is taken up at step %d, which isn't of the group", l.ID, again.taking.at)
		}
	}
	if groups == 0 {
		t.Error("no lesson has a group")
	}
}
