package lessons

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// stretch is the user's progress in a lesson.
type stretch struct {
	passed, steps int
	done          bool
	next          bool // the course continues here
	hints, undos  int
}

// stretches returns the progress in all lessons.
func (s *Screen) stretches() []stretch {
	done := s.progress()
	next, _, more := done.From(s.options.Course, s.from)
	all := make([]stretch, len(s.options.Course))
	for i, l := range s.options.Course {
		all[i] = stretch{steps: len(l.Steps), done: done.Passed(l), next: more && i == next}
		for _, step := range l.Steps {
			d := done[lesson.Place{Lesson: l.ID, Step: step.ID}]
			if d.Passed {
				all[i].passed++
			}
			all[i].hints += d.Hints
			all[i].undos += d.Undos
		}
	}
	return all
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

// pathKey handles a key on the path.
func (s *Screen) pathKey(key fyne.KeyName) {
	last := len(s.options.Course) - 1
	switch key {
	case fyne.KeyUp, fyne.KeyLeft:
		s.pick(max(s.chosen-1, 0))
	case fyne.KeyDown, fyne.KeyRight:
		s.pick(min(s.chosen+1, last))
	case fyne.KeyHome, fyne.KeyPageUp:
		s.pick(0)
	case fyne.KeyEnd, fyne.KeyPageDown:
		s.pick(last)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.open(s.chosen, "")
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.options.OnBack()
	}
}

// pathRune handles a letter on the path.
func (s *Screen) pathRune(r rune) {
	switch unicode.ToLower(r) {
	case 'n':
		s.askRestart(s.chosen)
	case 'x':
		if s.options.OnPractice != nil {
			s.options.OnPractice()
		}
	}
}

// pick chooses a lesson on the path.
func (s *Screen) pick(number int) {
	s.chosen = number
	s.path.show()
}

// tap chooses a lesson that was clicked; one that is chosen already is taken up.
func (s *Screen) tap(number int) {
	if number == s.chosen {
		s.open(number, "")
		return
	}
	s.pick(number)
}
