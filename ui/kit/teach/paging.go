package teach

import (
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Page returns what the panel shows of a lesson; the zero Page while the path is shown.
func (s *Screen) Page() Page {
	if s.taking == nil {
		return Page{}
	}
	t, c := s.taking, s.options.Course
	step, ok := t.step()
	p := Page{Head: text.T("lessons.head", "Number", t.number+1), Title: titleOf(t.lesson), Chosen: -1, Own: true, Back: t.at > 0, Forward: ok}
	if t.at == 0 {
		p.Head = text.TN("lessons.head-takes", t.lesson.Minutes(), "Number", t.number+1)
	}
	for i, each := range t.lesson.Steps {
		m := Open
		if c.Kept[learning.Place{Lesson: t.lesson.ID, Step: each.ID}].Passed {
			m = Passed
		}
		if i == t.at {
			m = Here
		}
		p.Steps = append(p.Steps, m)
	}
	if !ok {
		s.closing(&p)
		return p
	}
	p.Thought, p.Said, p.Right, p.Chosen = text.T(t.id()), t.said, t.right, t.answer.Chosen
	for _, option := range t.answer.Options {
		word := s.options.Word(option)
		if own := t.id() + ".option." + option; text.Has(own) {
			word = text.T(own)
		}
		p.Options = append(p.Options, word)
	}
	kept := s.kept()
	p.Hint = (step.Kind() == learning.Asked || step.Kind() == learning.Acted) && !kept.Passed
	p.Noted = Noted(kept.Hints, 0)
	switch {
	case step.Kind() == learning.Begun:
		p.Do = text.T("lessons.game")
	case s.mayGoOn():
		p.Do = text.T("lessons.go-on")
	case step.Kind() == learning.Asked && t.answer.Chosen >= 0:
		p.Do = text.T("lessons.answer")
	}
	return p
}

// Word names yes and no. Any other choice stands for itself, such as a number.
func Word(option string) string {
	switch option {
	case "yes":
		return text.T("lessons.yes")
	case "no":
		return text.T("lessons.no")
	}
	return option
}

// closing fills the page at the end of a lesson.
func (s *Screen) closing(p *Page) {
	t, c := s.taking, s.options.Course
	left := c.Progress().Left(c.Outlines[t.number])
	next, _, more := c.Next(t.number)
	switch {
	case left > 0:
		p.Thought, p.Do = text.TN("lessons.left", left), text.T("lessons.go-on")
	case more:
		p.Thought = text.T("lessons.done", "Number", next+1, "Title", titleOf(s.options.Lessons[next]))
		p.Do = text.T("lessons.next")
	default:
		p.Thought, p.Do = text.T("lessons.done-all"), text.T("lessons.path")
	}
}
