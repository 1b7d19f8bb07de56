package lessons

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
)

// answer is the user's answer to a step that asks, in the making. The zero value is for other steps.
type answer struct {
	options []string // to choose from; none: it is a number
	chosen  int      // of these, or -1
	number  bool
	minus   bool   // it may be less than 0
	typed   string // of the number
	sent    bool   // it has been given: a digit begins a new one
}

// longest is the largest number of digits in an answer.
const longest = 5

// newAnswer returns the answer of a step at its start: empty, or the right one if it has been given.
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

// optionOf returns the index of the option that a card stands for; -1 if none.
func optionOf(step lesson.Step, c card.Card) int {
	if step.Ask == nil {
		return -1
	}
	options := step.Ask.Options
	if i := slices.Index(options, c.String()); i >= 0 {
		return i
	}
	if !slices.ContainsFunc(options, func(o string) bool { _, err := card.ParseSuit(o); return err != nil }) {
		return slices.Index(options, c.Suit.String())
	}
	b, _ := step.Board()
	for _, seat := range card.Seats {
		played, ok := lastTrick(b).Card(seat)
		if ok && played == c || b.Hand(seat).Has(c) {
			return slices.Index(options, seat.String())
		}
	}
	return -1
}

// lastTrick returns the trick on the table between acts: the one in progress, or else the last one.
func lastTrick(b bridge.Board) bridge.Trick {
	if all := b.Tricks(); b.Trick().Len == 0 && len(all) > 0 {
		return all[len(all)-1]
	}
	return b.Trick()
}

// callsOf returns the options of a step that are calls.
func callsOf(step lesson.Step) (calls []bridge.Call) {
	if step.Ask == nil {
		return nil
	}
	for _, o := range step.Ask.Options {
		if c, err := bridge.ParseCall(o); err == nil {
			calls = append(calls, c)
		}
	}
	return calls
}
