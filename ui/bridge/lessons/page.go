package lessons

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// page is the content of the panel beside the table.
type page struct {
	head, title string
	steps       []mark
	thought     string
	options     []string // to choose from, or none
	chosen      int      // of these, or -1
	number      bool     // a number is typed
	minus       bool     // it may be less than 0
	typed       string
	said        string // on the last act, or ""
	right       bool   // it was right
	do          string // label of Enter's action, or "" if it belongs to the table
	back        bool   // there is a step before
	forward     bool   // there is one behind
	replays     bool   // the board can be played again from a trick
	rebids      bool   // the same for the auction, if there is only that
	noted       string // hints and what was taken back
	count       string // the tricks that have been won, of those that are wanted; or ""
	turn        string // that the table isn't as the user has left it; or ""
}

// mark is the state of a step.
type mark uint8

const (
	open mark = iota
	passed
	here // the current step
)

// pageOf returns the panel's content for the step that is taken, given the table if there is one.
func pageOf(t *taking, table tutor.Table) page {
	step, ok := t.step()
	head := text.T("lessons.head", "Number", t.lesson.Number)
	if t.at == 0 {
		head = text.TN("lessons.head-takes", t.lesson.Minutes(), "Number", t.lesson.Number)
	}
	p := page{
		head: head, title: bridgetext.LessonTitle(t.lesson), chosen: -1,
		back: t.at > 0, forward: ok,
	}
	done := t.course.progress()
	for i, each := range t.lesson.Steps {
		m := open
		if done[lesson.Place{Lesson: t.lesson.ID, Step: each.ID}].Passed || i == t.at && t.passed {
			m = passed
		}
		if i == t.at {
			m = here
		}
		p.steps = append(p.steps, m)
	}
	if !ok {
		p.close(t)
		return p
	}
	p.thought = bridgetext.LessonStep(t.lesson, step)
	a := t.answer
	p.chosen, p.number, p.minus, p.typed = a.chosen, a.number, a.minus, a.typed
	for _, option := range a.options {
		p.options = append(p.options, bridgetext.LessonOption(t.lesson, step, option))
	}
	switch {
	case t.said != nil:
		p.said, p.right = bridgetext.LessonVerdict(t.lesson, step, *t.said), t.said.Right
	case t.deals.looks:
		p.said = text.T("lessons.looking")
	case t.deals.cancel != nil:
		p.said = text.T("lessons.dealing")
	}
	p.count, p.turn = counted(step, table), turned(step, table)
	p.doing(t, table)
	p.noted = noted(t.course.kept[t.place()].Hints, t.course.kept[t.place()].Undos)
	return p
}

// counted describes the tricks won and needed in a step that is played to its end, or returns "".
func counted(step lesson.Step, table tutor.Table) string {
	if table == nil {
		return ""
	}
	won, wanted, ok := step.Counted(table.Board())
	if !ok {
		return ""
	}
	return text.TN("lessons.tricks", wanted, "Won", won)
}

// turned says that the board of a step doesn't continue from the step before, until something has been done on it; or
// returns "".
func turned(step lesson.Step, table tutor.Table) string {
	b, laid := step.Board()
	if !laid || table != nil && step.Kind() == lesson.Played && len(table.Board().Events()) > len(b.Events()) {
		return ""
	}
	switch own, other := step.Swapped(); step.Turn() {
	case lesson.Back:
		if b.Phase() != bridge.PlayPhase {
			return text.T("lessons.turn.auction")
		}
		return text.T("lessons.turn.back", "Trick", len(b.Tricks())+1)
	case lesson.Instead:
		return text.T("lessons.turn.instead", "Own", text.Card(own), "Card", text.Card(other))
	}
	return ""
}

// doing sets the label of Enter's action in a step.
func (p *page) doing(t *taking, table tutor.Table) {
	step, _ := t.step()
	switch {
	case step.Kind() == lesson.Free && step.Deals.Rubber > 0 && !t.passed:
		p.do = text.T("lessons.rubber")
	case t.asks() && t.answer.number:
		p.do = text.T("lessons.answer")
	case t.asks() && t.answer.chosen >= 0:
		p.do = text.T("lessons.answer")
	case t.fell():
		p.do = text.T("lessons.try-again")
	case t.mayGoOn():
		p.do = text.T("lessons.go-on")
	}
	p.replays = step.Kind() == lesson.Played && table != nil && len(table.Board().Events()) > t.from
	p.rebids = p.replays && step.Play.Auction
}

// close fills the page at the end of a lesson.
func (p *page) close(t *taking) {
	left := t.course.left(t.lesson)
	next, _, more := t.course.next(t.number)
	switch {
	case t.retaken > 0:
		p.thought, p.do = text.TN("lessons.retake", t.retaken), text.T("lessons.go-on")
	case left > 0:
		p.thought, p.do = text.TN("lessons.left", left), text.T("lessons.go-on")
	case !more:
		p.thought, p.do = text.T("lessons.all-done"), text.T("lessons.path")
	default:
		l := t.course.lessons[next]
		p.thought = text.T("lessons.done", "Number", l.Number, "Title", bridgetext.LessonTitle(l))
		p.do = text.T("lessons.next")
	}
}

// noted describes how much help there was, or returns "".
func noted(hints, undos int) string {
	var words []string
	if hints > 0 {
		words = append(words, text.TN("lessons.hints", hints))
	}
	if undos > 0 {
		words = append(words, text.TN("lessons.undos", undos))
	}
	return strings.Join(words, " · ")
}
