package lessons

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/lesson"
)

// answer is what the user is about to answer to a step that asks. The zero value is of one that doesn't.
type answer struct {
	options []string // that he chooses from; none: it is a number
	chosen  int      // of these, or -1
	number  bool
	minus   bool   // it may be less than 0
	typed   string // of the number
	sent    bool   // that is what he answered last: a digit begins another
}

// longest is how many digits an answer has at most.
const longest = 5

// newAnswer returns the answer to a step as it begins: empty, or the right one where it has been given.
func newAnswer(step lesson.Step, given bool) answer {
	if step.Kind() != lesson.Asked {
		return answer{chosen: -1}
	}
	a := answer{options: step.Ask.Options, chosen: -1, number: len(step.Ask.Options) == 0}
	a.minus = a.number && (strings.HasPrefix(step.Ask.By, "worth") || strings.HasPrefix(step.Ask.Right, "-"))
	switch {
	case given && a.number:
		a.typed, a.sent = step.Right(), true
	case given:
		a.chosen = slices.Index(a.options, step.Right())
	}
	return a
}

// type takes a digit or a minus, and reports whether that changed anything.
func (a *answer) take(r rune) bool {
	switch {
	case !a.number || r != '-' && (r < '0' || r > '9') || r == '-' && !a.minus:
		return false
	case a.sent:
		a.typed, a.sent = "", false
	}
	switch {
	case r == '-':
		if strings.HasPrefix(a.typed, "-") {
			a.typed = a.typed[1:]
		} else {
			a.typed = "-" + a.typed
		}
	case len(a.typed) < longest:
		a.typed += string(r)
	}
	return true
}

// erase takes the last digit back.
func (a *answer) erase() {
	if a.sent {
		a.typed, a.sent = "", false
	}
	if a.typed != "" {
		a.typed = a.typed[:len(a.typed)-1]
	}
}

// step chooses another option.
func (a *answer) step(by int) {
	switch n := len(a.options); {
	case n == 0:
	case a.chosen < 0 && by < 0:
		a.chosen = n - 1
	default:
		a.chosen = min(max(a.chosen+by, 0), n-1)
	}
}

// text returns the answer as the step takes it; "" if there is none yet.
func (a *answer) text() string {
	switch {
	case a.number:
		return a.typed
	case a.chosen >= 0:
		return a.options[a.chosen]
	}
	return ""
}

// choose answers with one of the options.
func (s *Screen) choose(option int) {
	if a := &s.taking.answer; option < len(a.options) {
		a.chosen = option
		s.submit()
	}
}

// submit gives the answer, and says whether it is right.
func (s *Screen) submit() {
	t := s.taking
	step, _ := t.step()
	given := t.answer.text()
	if given == "" {
		return
	}
	t.answer.sent = true
	if v := step.Answered(given); v.Right {
		t.said = &v
		s.pass()
	} else {
		s.missed(v)
	}
	s.show()
}

// asks reports whether an answer is wanted before one may go on, or one is being typed.
func (s *Screen) asks() bool {
	step, _ := s.taking.step()
	a := s.taking.answer
	return step.Kind() == lesson.Asked && (!s.taking.passed || a.text() != step.Right() || !a.sent && a.number)
}
