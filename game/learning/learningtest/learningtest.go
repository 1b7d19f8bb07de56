// Package learningtest tests lessons that are data of [learning.Lesson] against the rules of their game.
package learningtest

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/learning"
)

// Check tests that each position is legal, also after each right act in the steps before it; that where an act is wanted it is the
// learner's turn and the right ones are legal; that every wrong act or answer has its reason; and that every reason is given. Legal
// returns the learner's legal acts in a position, none if it isn't their turn, and fails for a position that isn't legal.
func Check(t *testing.T, lessons []learning.Lesson, legal func(learning.Position) ([]string, error)) {
	t.Helper()
	for _, l := range lessons {
		for at, s := range l.Steps {
			given, err := legal(l.Position(at, nil))
			if err != nil {
				t.Errorf("%s.%s: %v", l.ID, s.ID, err)
				continue
			}
			switch s.Kind() {
			case learning.Acted:
				for _, right := range s.Do.Right {
					if !slices.Contains(given, right) {
						t.Errorf("%s.%s: %s isn't legal", l.ID, s.ID, right)
					}
					after(t, l, at, right, legal)
				}
				reasons(t, l.ID+"."+s.ID, s, given)
			case learning.Asked:
				reasons(t, l.ID+"."+s.ID, s, s.Ask.Options)
			}
		}
	}
}

// after tests the positions after a right act in a step.
func after(t *testing.T, l learning.Lesson, at int, right string, legal func(learning.Position) ([]string, error)) {
	t.Helper()
	done := func(step string) string {
		if step == l.Steps[at].ID {
			return right
		}
		return ""
	}
	for later := at + 1; later < len(l.Steps); later++ {
		if _, err := legal(l.Position(later, done)); err != nil {
			t.Errorf("%s: after %s in step %s, step %s: %v", l.ID, right, l.Steps[at].ID, l.Steps[later].ID, err)
		}
	}
}

// reasons tests that all that can be given and is wrong has a reason, and that every reason is one of something.
func reasons(t *testing.T, place string, s learning.Step, given []string) {
	t.Helper()
	used := map[string]bool{}
	for _, act := range given {
		if s.Right(act) {
			continue
		}
		if used[s.Why(act)] = true; s.Why(act) == "" {
			t.Errorf("%s: there is no reason against %s", place, act)
		}
	}
	for _, r := range s.No {
		if !used[r.Why] {
			t.Errorf("%s: the reason %s is never given", place, r.Why)
		}
	}
}
