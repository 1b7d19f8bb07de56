package teach

import (
	"slices"
	"strings"
)

// Answer is the user's answer to a question, in the making. The zero value is for steps that don't ask.
type Answer struct {
	Options []string // to choose from; none: it is a number
	Chosen  int      // of these, or -1
	Number  bool
	Minus   bool   // it may be less than 0
	Typed   string // of the number
	Sent    bool   // it has been given: a digit begins a new one
}

// NoAnswer is the answer to a step that doesn't ask.
var NoAnswer = Answer{Chosen: -1}

// longest is the largest number of digits in an answer.
const longest = 5

// Choose returns the answer to a question with choices.
func Choose(options []string) Answer { return Answer{Options: options, Chosen: -1} }

// Count returns the answer to a question for a number, which may be less than 0 if minus says so.
func Count(minus bool) Answer { return Answer{Chosen: -1, Number: true, Minus: minus} }

// Given returns the answer as it was given.
func (a Answer) Given(answer string) Answer {
	if a.Number {
		a.Typed, a.Sent = answer, true
	} else {
		a.Chosen = slices.Index(a.Options, answer)
	}
	return a
}

// Take takes a digit or a minus, and reports whether that changed anything.
func (a *Answer) Take(r rune) bool {
	switch {
	case !a.Number || r != '-' && (r < '0' || r > '9') || r == '-' && !a.Minus:
		return false
	case a.Sent:
		a.Typed, a.Sent = "", false
	}
	switch {
	case r == '-':
		if strings.HasPrefix(a.Typed, "-") {
			a.Typed = a.Typed[1:]
		} else {
			a.Typed = "-" + a.Typed
		}
	case len(a.Typed) < longest:
		a.Typed += string(r)
	}
	return true
}

// Erase takes the last digit back.
func (a *Answer) Erase() {
	if a.Sent {
		a.Typed, a.Sent = "", false
	}
	if a.Typed != "" {
		a.Typed = a.Typed[:len(a.Typed)-1]
	}
}

// Step chooses another option.
func (a *Answer) Step(by int) {
	switch n := len(a.Options); {
	case n == 0:
	case a.Chosen < 0 && by < 0:
		a.Chosen = n - 1
	default:
		a.Chosen = min(max(a.Chosen+by, 0), n-1)
	}
}

// Text returns the answer as it is judged; "" if there is none yet.
func (a *Answer) Text() string {
	switch {
	case a.Number:
		return a.Typed
	case a.Chosen >= 0:
		return a.Options[a.Chosen]
	}
	return ""
}
