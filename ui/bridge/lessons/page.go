package lessons

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/learning"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/teach"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// pageOf returns the panel's content for the step that is taken, given the table if there is one.
func pageOf(t *taking, table tutor.Table) teach.Page {
	step, ok := t.step()
	head := text.T("lessons.head", "Number", t.lesson.Number)
	if t.at == 0 {
		head = text.TN("lessons.head-takes", t.lesson.Minutes(), "Number", t.lesson.Number)
	}
	p := teach.Page{
		Head: head, Title: bridgetext.LessonTitle(t.lesson), Chosen: -1,
		Back: t.at > 0, Forward: ok,
	}
	done := t.course.Progress()
	for i, each := range t.lesson.Steps {
		m := teach.Open
		if done[learning.Place{Lesson: t.lesson.ID, Step: each.ID}].Passed || i == t.at && t.passed {
			m = teach.Passed
		}
		if i == t.at {
			m = teach.Here
		}
		p.Steps = append(p.Steps, m)
	}
	if !ok {
		closing(&p, t)
		return p
	}
	p.Thought = bridgetext.LessonStep(t.lesson, step)
	a := t.answer
	p.Chosen, p.Number, p.Minus, p.Typed = a.Chosen, a.Number, a.Minus, a.Typed
	for _, option := range a.Options {
		p.Options = append(p.Options, bridgetext.LessonOption(t.lesson, step, option))
	}
	switch {
	case t.said != nil:
		p.Said, p.Right = bridgetext.LessonVerdict(t.lesson, step, *t.said), t.said.Right
	case t.deals.looks:
		p.Said = text.T("lessons.looking")
	case t.deals.cancel != nil:
		p.Said = text.T("lessons.dealing")
	}
	p.Count, p.Turn = counted(step, table), turned(step, table)
	doing(&p, t, table)
	p.Noted = teach.Noted(t.course.Kept[t.place()].Hints, t.course.Kept[t.place()].Undos)
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
func doing(p *teach.Page, t *taking, table tutor.Table) {
	step, _ := t.step()
	switch {
	case step.Kind() == lesson.Free && step.Deals.Rubber > 0 && !t.passed:
		p.Do = text.T("lessons.rubber")
	case t.asks() && t.answer.Number:
		p.Do = text.T("lessons.answer")
	case t.asks() && t.answer.Chosen >= 0:
		p.Do = text.T("lessons.answer")
	case t.fell():
		p.Do = text.T("lessons.try-again")
	case t.mayGoOn():
		p.Do = text.T("lessons.go-on")
	}
	p.Replays = step.Kind() == lesson.Played && table != nil && len(table.Board().Events()) > t.from
	p.Rebids = p.Replays && step.Play.Auction
}

// closing fills the page at the end of a lesson.
func closing(p *teach.Page, t *taking) {
	left := t.course.Progress().Left(t.lesson.Outline())
	next, _, more := t.course.Next(t.number)
	switch {
	case t.retaken > 0:
		p.Thought, p.Do = text.TN("lessons.retake", t.retaken), text.T("lessons.go-on")
	case left > 0:
		p.Thought, p.Do = text.TN("lessons.left", left), text.T("lessons.go-on")
	case !more:
		p.Thought, p.Do = text.T("lessons.all-done"), text.T("lessons.path")
	default:
		l := t.course.lessons[next]
		p.Thought = text.T("lessons.done", "Number", l.Number, "Title", bridgetext.LessonTitle(l))
		p.Do = text.T("lessons.next")
	}
}
