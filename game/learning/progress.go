package learning

// Place names a step of a course.
type Place struct{ Lesson, Step string }

// Outline is a lesson as its progress is counted.
type Outline struct {
	ID    string
	Steps []Mark
	Needs []Need // of groups of steps
}

// Mark is a step of an outline.
type Mark struct{ ID, Group string }

// Need is the number of steps of a group that must be right at the first try. Otherwise the others are repeated.
type Need struct {
	Group string `json:"group"`
	Right int    `json:"right"`
}

// Done is a learner's work in a step.
type Done struct {
	Passed bool
	Tries  int // wrong ones
	Hints  int
	Undos  int
}

// Progress is a learner's work so far. Only its owner may write to it.
type Progress map[Place]Done

// Passed reports whether a lesson is passed: all its steps are, and of each group as many at the first try as it needs.
func (p Progress) Passed(l Outline) bool {
	_, left := p.In(l)
	return !left
}

// In returns the index of the step at which a lesson continues: the first that isn't passed or, in a group that needs
// more right at the first try, the first that wasn't. ok is false if the lesson is passed.
func (p Progress) In(l Outline) (step int, ok bool) {
	for i, s := range l.Steps {
		if !p[Place{l.ID, s.ID}].Passed {
			return i, true
		}
	}
	for _, place := range p.Again(l) {
		for i, s := range l.Steps {
			if s.ID == place.Step {
				return i, true
			}
		}
	}
	return 0, false
}

// Again returns the steps of a lesson that must be repeated, and so start from nothing: those of a group that were not
// right at the first try, if too few were.
func (p Progress) Again(l Outline) (again []Place) {
	for _, need := range l.Needs {
		var missed []Place
		first := 0
		for _, s := range l.Steps {
			if s.Group != need.Group {
				continue
			}
			switch d := p[Place{l.ID, s.ID}]; {
			case d.Passed && d.Tries == 0:
				first++
			case d.Passed:
				missed = append(missed, Place{l.ID, s.ID})
			default: // it is still to come
				first = need.Right
			}
		}
		if first < need.Right {
			again = append(again, missed...)
		}
	}
	return again
}

// Next returns the indices of the first lesson that isn't passed, and of its step, where the course continues. ok is
// false if the course is done.
func (p Progress) Next(course []Outline) (lesson, step int, ok bool) { return p.From(course, 0) }

// From is Next for a learner at a lesson, by its index: that comes first, then those after it, and then those before
// it.
func (p Progress) From(course []Outline, at int) (lesson, step int, ok bool) {
	for n := range course {
		i := (at + n) % len(course)
		if step, ok := p.In(course[i]); ok {
			return i, step, true
		}
	}
	return 0, 0, false
}

// Left returns the number of a lesson's steps that aren't passed.
func (p Progress) Left(l Outline) (n int) {
	for _, s := range l.Steps {
		if !p[Place{l.ID, s.ID}].Passed {
			n++
		}
	}
	return n
}
