package practice

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/practice"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// mood is the tone of a message.
type mood uint8

const (
	plain mood = iota
	good
	bad
)

// drill is one exercise after the other of a kind. It knows nothing of the window.
type drill struct {
	kind   practice.Kind
	order  order
	looked int   // deals, while one is being made
	failed error // why none could be made

	there    bool // there is an exercise
	exercise practice.Exercise
	typed    string // of a number
	tries    int    // that were wrong
	hints    int    // answers shown
	helped   int    // hints of the table
	said     string // about the last answer, or ""
	mood     mood
	meaning  string // of the last call, if it was wrong
	done     bool   // it has been answered, or the answer was shown
	settled  bool   // it has been handed over for saving
	unkept   error  // error of saving it
	undos    int    // of a contract
}

// take begins with an exercise.
func (d *drill) take(e practice.Exercise) {
	*d = drill{kind: d.kind, order: d.order, there: true, exercise: e}
}

// asks reports whether an answer is wanted.
func (d *drill) asks() bool { return d.there && !d.done }

// mostDigits is the length of the longest typed number.
const mostDigits = 2

// digit takes a digit of a number that is typed.
func (d *drill) digit(r rune) {
	if d.asks() && len(d.typed) < mostDigits {
		d.typed += string(r)
		d.said = ""
	}
}

// back takes the last digit away.
func (d *drill) back() {
	if n := len(d.typed); n > 0 {
		d.typed = d.typed[:n-1]
	}
}

// answer takes the number that has been typed for the answer.
func (d *drill) answer() {
	if !d.asks() {
		return
	}
	if d.typed == "" {
		d.say(text.T("drill.type"), plain)
		return
	}
	d.hear(d.exercise.Answered(d.typed))
	if !d.done {
		d.typed = ""
	}
}

// say sets the message.
func (d *drill) say(words string, m mood) { d.said, d.mood, d.meaning = words, m, "" }

// hear takes note of whether an answer was right.
func (d *drill) hear(v practice.Verdict) {
	words := bridgetext.PracticeVerdict(d.exercise, v)
	switch {
	case v.Right:
		d.say(words, good)
		d.done = true
	case v.Why == "illegal" || v.Why == "not-a-number": // a slip of the hand
		d.say(words, plain)
	default:
		d.say(words, bad)
		d.meaning = bridgetext.PracticeMeaning(d.exercise, v)
		d.tries++
	}
}

// reveal shows the answer.
func (d *drill) reveal() {
	if !d.asks() || d.kind.Played() {
		return
	}
	d.hints++
	d.done = true
	d.say(bridgetext.PracticeAnswer(d.exercise), plain)
}

// clean reports whether the exercise was found at once, and without help.
func (d *drill) clean() bool { return d.done && d.tries == 0 && d.hints+d.helped == 0 && d.undos == 0 }

// begun reports whether an exercise that is left has something to save.
func (d *drill) begun() bool {
	return d.there && !d.settled && (d.done || d.tries+d.hints+d.helped+d.undos > 0)
}

// best returns the right call or card.
func (d *drill) best() bridge.Event {
	e := d.exercise
	if calls := e.Calls(); len(calls) > 0 && !e.Kind.Numeric() && e.Board.Phase() == bridge.AuctionPhase {
		return bridge.Called(calls[0].Call)
	}
	return e.Best
}

// explains returns the explanation of the right answer.
func (d *drill) explains() string {
	if !d.done {
		return d.meaning
	}
	return strings.Join(bridgetext.PracticeExplains(d.exercise), "\n")
}

// how describes how to answer.
func (d *drill) how() string {
	switch {
	case d.done:
		return ""
	case d.kind.Numeric():
		return strings.Join(append(bridgetext.PracticeSeen(d.exercise), text.T("drill.type")), "\n")
	case d.kind.Played():
		return text.T("drill.ask.contract.how") + "\n" + text.T("drill.play-how")
	case d.exercise.Board.Phase() == bridge.AuctionPhase:
		return text.T("drill.call-how")
	}
	return text.T("drill.card-how")
}
