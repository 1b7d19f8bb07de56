package teach

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// taking is the current lesson and step.
type taking struct {
	lesson learning.Lesson
	number int // of the lesson, from 0
	at     int // index of the step; as many as there are at the end
	answer Answer
	said   string // on the last answer or act, or ""
	right  bool   // it was right
	hinted bool   // a hint has been given
}

// step returns the step that is taken; ok is false at the end.
func (t *taking) step() (step learning.Step, ok bool) {
	if t.at >= len(t.lesson.Steps) {
		return learning.Step{}, false
	}
	return t.lesson.Steps[t.at], true
}

// id returns the beginning of the ids of the step's messages.
func (t *taking) id() string {
	step, _ := t.step()
	return "lesson." + t.lesson.ID + "." + step.ID
}

// place returns the place of the step in the course.
func (t *taking) place() learning.Place {
	step, _ := t.step()
	return learning.Place{Lesson: t.lesson.ID, Step: step.ID}
}

// kept returns the user's work in the step so far.
func (s *Screen) kept() storage.LessonStep {
	k := s.options.Course.Kept[s.taking.place()]
	k.Lesson, k.Step = s.taking.place().Lesson, s.taking.place().Step
	return k
}

// keep saves the user's work in the step after a change, in the background.
func (s *Screen) keep(change func(*storage.LessonStep)) {
	c, k := s.options.Course, s.kept()
	change(&k)
	k.At = c.Now()
	c.Kept[s.taking.place()], c.From = k, s.taking.number
	c.Runner.Write(context.Background(), func() error { return c.Store.KeepLessonStep(context.Background(), k) }, nil)
}

// take opens a step of the lesson.
func (s *Screen) take(at int) {
	t := &taking{lesson: s.taking.lesson, number: s.taking.number, at: at, answer: NoAnswer}
	s.taking = t
	step, ok := t.step()
	if !ok {
		s.lay(len(t.lesson.Steps)-1, nil, false)
		return
	}
	kept := s.kept()
	if step.Kind() == learning.Asked {
		t.answer = Choose(step.Ask.Options)
		if kept.Passed {
			t.answer = t.answer.Given(step.Ask.Right)
		}
	}
	if kept.Passed && step.Kind() != learning.Show {
		t.praise()
	}
	if step.Kind() == learning.Acted && kept.Passed {
		s.layDone(kept.Board)
		return
	}
	s.lay(at, step.Halo, step.Kind() == learning.Acted)
}

// lay shows the position of a step.
func (s *Screen) lay(at int, halo []string, acts bool) { s.put(s.position(at), halo, acts) }

// position returns what is on the table at a step, after what the learner has done in those before.
func (s *Screen) position(at int) learning.Position {
	l := s.taking.lesson
	return l.Position(at, func(step string) string { return s.options.Course.Kept[learning.Place{Lesson: l.ID, Step: step}].Board })
}

// layDone shows the position after what the learner has done in the step.
func (s *Screen) layDone(event string) {
	step, _ := s.taking.step()
	if !slices.Contains(step.Do.Right, event) {
		event = step.Do.Right[0] // another edition of the lesson had another one
	}
	p := s.position(s.taking.at)
	p.Events = append(p.Events, event)
	s.put(p, nil, false)
}

func (s *Screen) put(p learning.Position, halo []string, acts bool) {
	if err := s.board.Lay(p, halo, acts); err != nil { // which doesn't happen with the course's data
		s.options.Course.Runner.Lost(err)
	}
	s.show()
}

// praise says that the step is right.
func (t *taking) praise() {
	t.said, t.right = text.T("lesson.right"), true
	if own := t.id() + ".right"; text.Has(own) {
		t.said = text.T(own)
	}
}

// judge says whether an answer or an act is right, and reports it. Repeating a passed step changes nothing that is kept.
func (s *Screen) judge(given string) bool {
	t := s.taking
	step, _ := t.step()
	if step.Right(given) {
		t.praise()
		s.pass(given)
		return true
	}
	t.said, t.right = text.T("lesson.why.other"), false
	if why := step.Why(given); why != "" {
		t.said = text.T(t.id() + ".no." + why)
	}
	if !s.kept().Passed {
		s.keep(func(k *storage.LessonStep) { k.Tries++ })
	}
	return false
}

// pass notes that the step is passed, with the answer or the act if it wanted one.
func (s *Screen) pass(given string) {
	if !s.kept().Passed {
		s.keep(func(k *storage.LessonStep) { k.Passed, k.Board = true, given })
	}
}

// Act handles what the learner does at the table: an event that is legal there.
func (s *Screen) Act(event string) {
	if s.taking == nil {
		return
	}
	step, _ := s.taking.step()
	if step.Kind() != learning.Acted || s.kept().Passed {
		return
	}
	if s.judge(event) {
		s.layDone(event)
		return
	}
	s.lay(s.taking.at, step.Halo, true)
}

// say shows words of the table.
func (s *Screen) say(words string) {
	if s.taking != nil {
		s.taking.said, s.taking.right = words, false
		s.show()
	}
}

// choose answers with one of the options.
func (s *Screen) choose(option int) {
	t := s.taking
	if option < 0 || option >= len(t.answer.Options) {
		return
	}
	t.answer.Chosen = option
	s.judge(t.answer.Text())
	s.show()
}

// hint shows what is right.
func (s *Screen) hint() {
	step, ok := s.taking.step()
	if !ok || s.kept().Passed {
		return
	}
	first := !s.taking.hinted
	s.taking.said = ""
	switch step.Kind() {
	case learning.Asked:
		s.taking.answer.Chosen = slices.Index(step.Ask.Options, step.Ask.Right)
	case learning.Acted:
		s.board.Hint(step.Do.Right[0])
	default:
		return
	}
	if s.taking.hinted = true; first {
		s.keep(func(k *storage.LessonStep) { k.Hints++ })
	}
	s.show()
}

// mayGoOn reports whether the next step may be taken by Enter.
func (s *Screen) mayGoOn() bool {
	step, ok := s.taking.step()
	return !ok || step.Kind() == learning.Show || s.kept().Passed
}

// enter does the action of the main button: it answers, begins a game, or goes on.
func (s *Screen) enter() {
	t := s.taking
	step, ok := t.step()
	switch {
	case ok && step.Kind() == learning.Asked && !s.kept().Passed:
		s.choose(t.answer.Chosen)
	case ok && step.Kind() == learning.Begun:
		s.pass("")
		s.options.OnGame(t.lesson.ID)
	case ok && s.mayGoOn():
		s.forward()
	case !ok:
		s.goOn()
	}
}

// forward opens the next step, whatever the state of this one. One that only shows something is passed by that.
func (s *Screen) forward() {
	step, ok := s.taking.step()
	if !ok {
		return
	}
	if step.Kind() == learning.Show {
		s.pass("")
	}
	s.take(s.taking.at + 1)
}

// back opens the step before.
func (s *Screen) back() {
	if s.taking.at > 0 {
		s.take(s.taking.at - 1)
	}
}

// goOn leads from the end of a lesson to its steps that aren't passed, to the next lesson, or to the path.
func (s *Screen) goOn() {
	c := s.options.Course
	if at, left := c.Progress().In(c.Outlines[s.taking.number]); left {
		s.take(at)
		return
	}
	if next, _, more := c.Next(s.taking.number); more {
		s.open(next)
		return
	}
	s.leave()
}
