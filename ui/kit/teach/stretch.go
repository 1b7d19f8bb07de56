package teach

import (
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Stretch is the user's progress in a lesson.
type Stretch struct {
	Passed, Steps int
	Done          bool
	Next          bool // the course continues here
	Hints, Undos  int
}

// Begun reports whether something has been done in the lesson, but not all.
func (s Stretch) Begun() bool { return s.Passed > 0 && !s.Done }

// says describes the progress in the lesson.
func (s Stretch) says() string {
	switch {
	case s.Done:
		return text.T("lessons.state-done")
	case s.Begun():
		return text.T("lessons.state-begun", "Passed", s.Passed, "Steps", s.Steps)
	case s.Next:
		return text.TN("lessons.state-next", s.Steps)
	}
	return text.TN("lessons.state-open", s.Steps)
}

// label returns the label of Enter's action for the lesson.
func (s Stretch) label() string {
	switch {
	case s.Done:
		return text.T("lessons.look-again")
	case s.Begun():
		return text.T("lessons.go-on")
	}
	return text.T("lessons.begin")
}
