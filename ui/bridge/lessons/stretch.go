package lessons

import (
	"github.com/superbridge/superbridge/ui/kit/text"
)

// stretch is the user's progress in a lesson.
type stretch struct {
	passed, steps int
	done          bool
	next          bool // the course continues here
	hints, undos  int
}

// begun reports whether something has been done in the lesson, but not all.
func (s stretch) begun() bool { return s.passed > 0 && !s.done }

// says describes the progress in the lesson.
func (s stretch) says() string {
	switch {
	case s.done:
		return text.T("lessons.state-done")
	case s.begun():
		return text.T("lessons.state-begun", "Passed", s.passed, "Steps", s.steps)
	case s.next:
		return text.TN("lessons.state-next", s.steps)
	}
	return text.TN("lessons.state-open", s.steps)
}

// label returns the label of Enter's action for the lesson.
func (s stretch) label() string {
	switch {
	case s.done:
		return text.T("lessons.look-again")
	case s.begun():
		return text.T("lessons.go-on")
	}
	return text.T("lessons.begin")
}
