package lessons

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
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

// pageOf returns the panel's content for the current step.
func (s *Screen) pageOf() page {
	t := s.taking
	step, ok := t.step()
	head := text.T("lessons.head", "Number", t.lesson.Number)
	if t.at == 0 {
		head = text.TN("lessons.head-takes", t.lesson.Minutes(), "Number", t.lesson.Number)
	}
	p := page{
		head: head, title: bridgetext.LessonTitle(t.lesson), chosen: -1,
		back: t.at > 0, forward: ok,
	}
	done := s.progress()
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
		s.close(&p)
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
	p.count, p.turn = s.counted(step), s.turned(step)
	s.doing(&p, step)
	p.noted = noted(s.kept[t.place()].Hints, s.kept[t.place()].Undos)
	return p
}

// counted describes the tricks won and needed in a step that is played to its end, or returns "".
func (s *Screen) counted(step lesson.Step) string {
	if s.table == nil {
		return ""
	}
	won, wanted, ok := step.Counted(s.table.Board())
	if !ok {
		return ""
	}
	return text.TN("lessons.tricks", wanted, "Won", won)
}

// turned says that the board of a step doesn't continue from the step before, until something has been done on it; or
// returns "".
func (s *Screen) turned(step lesson.Step) string {
	b, laid := step.Board()
	if !laid || s.table != nil && step.Kind() == lesson.Played && len(s.table.Board().Events()) > len(b.Events()) {
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
func (s *Screen) doing(p *page, step lesson.Step) {
	t := s.taking
	switch {
	case step.Kind() == lesson.Free && step.Deals.Rubber > 0 && !t.passed:
		p.do = text.T("lessons.rubber")
	case s.asks() && t.answer.number:
		p.do = text.T("lessons.answer")
	case s.asks() && t.answer.chosen >= 0:
		p.do = text.T("lessons.answer")
	case s.fell():
		p.do = text.T("lessons.try-again")
	case s.mayGoOn():
		p.do = text.T("lessons.go-on")
	}
	p.replays = step.Kind() == lesson.Played && s.table != nil && len(s.table.Board().Events()) > t.from
	p.rebids = p.replays && step.Play.Auction
}

// close fills the page at the end of a lesson.
func (s *Screen) close(p *page) {
	t, left := s.taking, s.left()
	next, _, more := s.next()
	switch {
	case t.retaken > 0:
		p.thought, p.do = text.TN("lessons.retake", t.retaken), text.T("lessons.go-on")
	case left > 0:
		p.thought, p.do = text.TN("lessons.left", left), text.T("lessons.go-on")
	case !more:
		p.thought, p.do = text.T("lessons.all-done"), text.T("lessons.path")
	default:
		l := s.options.Course[next]
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
