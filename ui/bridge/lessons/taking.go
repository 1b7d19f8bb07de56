package lessons

import (
	"context"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/taught"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/teach"
)

// taking is the current lesson and step.
type taking struct {
	course *course
	lesson lesson.Lesson
	number int // of the lesson, from 0
	at     int // index of the step; as many as there are at the end

	journal *taught.Journal // of the step; nil at the end
	passed  bool            // the step is
	tries   int             // that weren't right
	said    *lesson.Verdict
	coming  *lesson.Verdict // on an act that is on its way to the board
	judged  bool            // the board that is over has been
	from    int             // number of the board's initial events
	answer  teach.Answer
	retaken int // steps that begin from nothing, at the end
	deals   deals
}

// step returns the step that is taken; ok is false at the end.
func (t *taking) step() (step lesson.Step, ok bool) {
	if t.at >= len(t.lesson.Steps) {
		return lesson.Step{}, false
	}
	return t.lesson.Steps[t.at], true
}

// place returns the place of the current step in the course.
func (t *taking) place() learning.Place {
	step, _ := t.step()
	return learning.Place{Lesson: t.lesson.ID, Step: step.ID}
}

// asks reports whether an answer is required to continue, or is being typed.
func (t *taking) asks() bool {
	step, _ := t.step()
	a := t.answer
	return step.Kind() == lesson.Asked && (!t.passed || a.Text() != step.Right() || !a.Sent && a.Number)
}

// still reports whether nothing can be done at the table.
func (t *taking) still() bool {
	step, ok := t.step()
	kind := step.Kind()
	return !ok || kind == lesson.Show || kind == lesson.Asked || (kind == lesson.Carded || kind == lesson.Called) && t.passed
}

// fell reports whether a board has ended without passing the step, which isn't passed.
func (t *taking) fell() bool {
	step, _ := t.step()
	return step.Kind() == lesson.Played && t.judged && !t.passed
}

// rubberWaits reports whether the step is a rubber that isn't over.
func (t *taking) rubberWaits() bool {
	step, _ := t.step()
	return step.Deals != nil && step.Deals.Rubber > 0 && !t.passed
}

// playing reports whether a board is being played that hasn't ended.
func (t *taking) playing() bool {
	step, _ := t.step()
	rubber := step.Deals != nil && step.Deals.Rubber > 0
	return (step.Kind() == lesson.Played || step.Kind() == lesson.Free && !rubber) && !t.judged
}

// mayGoOn reports whether the next step may be taken by Enter: this one is passed, or only shows something.
func (t *taking) mayGoOn() bool {
	step, ok := t.step()
	return !ok || t.passed || step.Kind() == lesson.Show
}

// settle saves the results of the step.
func (t *taking) settle() {
	if t == nil || t.journal == nil {
		return
	}
	step := t.journal.Step()
	step.Passed, step.Tries = t.passed, t.tries
	if step != (storage.LessonStep{Lesson: step.Lesson, Step: step.Step}) && step != t.course.Kept[t.place()] {
		t.course.Kept[t.place()], t.course.From = step, t.number
	}
}

// note changes the saved state of the step, in the background.
func (t *taking) note(change func(*storage.LessonStep)) {
	j := t.journal
	t.course.Runner.Write(context.Background(), func() error { return j.Keep(change) }, nil)
	t.settle()
}

// pass notes that the step is passed.
func (t *taking) pass() {
	if !t.passed {
		t.passed = true
		t.note(func(step *storage.LessonStep) { step.Passed = true })
	}
}

// missed notes an answer, an act or a board that wasn't right.
func (t *taking) missed(v lesson.Verdict) {
	t.said = &v
	if !t.passed { // repeating a passed step costs nothing
		t.tries++
		t.note(func(step *storage.LessonStep) { step.Tries++ })
	}
}

// judge records the verdict on a finished board. One that was finished when the step was resumed has been counted
// before.
func (t *taking) judge(step lesson.Step, b bridge.Board, counts bool) {
	if t.judged {
		return
	}
	t.judged = true
	switch v := step.Ended(b); {
	case v.Right:
		t.said = &v
		t.pass()
	case counts:
		t.missed(v)
	default:
		t.said = &v
	}
}

// position returns the table's position for a step; ok is false if it has no board.
func (t *taking) position(step lesson.Step) (p tutor.Position, ok bool) {
	b, ok := step.Board()
	p = tutor.Position{Board: b, Journal: t.journal, Halo: step.Halo}
	if !ok {
		return p, false
	}
	p.Adviser, p.Hint = step.Adviser(), t.hinter(step)
	p.Given = step.On.Contract != "" || !t.bids()
	t.veil(&p)
	for _, seat := range card.Seats {
		p.Open[seat] = step.Open(seat) && seat != lesson.Learner
	}
	return p, true
}

// hinter returns the function that words the hints in a step.
func (t *taking) hinter(step lesson.Step) func(bot.Advice) string {
	l := t.lesson
	return func(a bot.Advice) string { return bridgetext.LessonHint(l, step, a) }
}

// veil hides what hasn't been explained yet, and what would answer a question.
func (t *taking) veil(p *tutor.Position) {
	step, _ := t.step()
	p.Plain, p.Trumps, p.Even = t.lesson.Plain, t.pointedAt("contract"), !t.vulnerable()
	p.Quiet = step.Kind() == lesson.Asked && !t.passed && answersAbove(*step.Ask, p.Board.Rules)
	if rules, err := bridge.RulesNamed(t.lesson.Rules); err == nil && rules.Choices && !p.Board.Rules.Choices {
		p.Quiet, p.Given = true, true // without an auction, hands that are only looked at have none either
	}
	for _, later := range t.lesson.Steps[t.at:] {
		if b, ok := later.Board(); !ok || b.Deal != p.Board.Deal {
			break
		}
		open := later.ID != step.ID || !t.passed
		if later.Ask != nil && later.Ask.By == "declarer" {
			p.Veiled = open
		}
		if later.Ask != nil && later.Ask.By == "hcp NS" && p.Board.Phase() == bridge.ChoicePhase { // the table adds them up
			p.Quiet = p.Quiet || open
		}
	}
}

// answersAbove reports whether the table would reveal the answer: how many tricks a contract needs, or how many are
// won; in MiniBridge the points and the declarer.
func answersAbove(a lesson.Ask, r bridge.Rules) bool {
	what, _, _ := strings.Cut(a.By, " ")
	return what == "needs" || what == "won" || a.By != "" && r.Choices
}

// pointedAt reports whether the step that is taken, or one before it, points at something.
func (t *taking) pointedAt(what string) bool {
	for _, step := range t.lesson.Steps[:t.at+1] {
		if slices.Contains(step.Halo, what) {
			return true
		}
	}
	return false
}

// vulnerable reports whether it has been spoken of that a side may be vulnerable: in a step one is.
func (t *taking) vulnerable() bool {
	return t.soFar(func(step lesson.Step) bool { b, ok := step.Board(); return ok && b.Vul != bridge.VulNone })
}

// bids reports whether the auction has been spoken of.
func (t *taking) bids() bool {
	return t.soFar(func(step lesson.Step) bool {
		return slices.Contains(step.Halo, "auction") || slices.Contains(step.Halo, "box")
	})
}

// soFar reports whether that is so of the step that is taken, or of one before it in the course.
func (t *taking) soFar(is func(lesson.Step) bool) bool {
	for _, l := range t.course.lessons[:t.number] {
		if slices.ContainsFunc(l.Steps, is) {
			return true
		}
	}
	return slices.ContainsFunc(t.lesson.Steps[:t.at+1], is)
}
