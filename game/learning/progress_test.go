package learning

import "testing"

// TestProgress goes through a lesson with a group of which two have to be right at once.
func TestProgress(t *testing.T) {
	l := Outline{ID: "x", Steps: []Mark{{ID: "a"}, {ID: "b", Group: "g"}, {ID: "c", Group: "g"}, {ID: "d"}}, Needs: []Need{{"g", 2}}}
	p := Progress{}
	at := func(want int, passed bool) {
		t.Helper()
		if got, ok := p.In(l); ok == passed || ok && got != want {
			t.Errorf("goes on at %d, %v, want %d", got, ok, want)
		}
	}
	at(0, false)
	p[Place{"x", "a"}] = Done{Passed: true}
	p[Place{"x", "b"}] = Done{Passed: true, Tries: 1}
	at(2, false)
	if again := p.Again(l); len(again) > 0 {
		t.Errorf("%v is to be taken again in the middle of its group", again)
	}
	p[Place{"x", "c"}] = Done{Passed: true}
	at(3, false)
	p[Place{"x", "d"}] = Done{Passed: true, Tries: 3}
	at(1, false) // only one of two
	p[Place{"x", "b"}] = Done{Passed: true}
	at(0, true)
	if _, _, ok := p.Next([]Outline{l}); ok {
		t.Error("the course goes on after its end")
	}
}

// The course continues within a lesson and after it, before it returns to what was skipped.
func TestFrom(t *testing.T) {
	course := []Outline{{ID: "a", Steps: []Mark{{ID: "1"}, {ID: "2"}}}, {ID: "b", Steps: []Mark{{ID: "1"}}}, {ID: "c", Steps: []Mark{{ID: "1"}}}}
	p := Progress{}
	pass := func(l Outline) {
		for _, s := range l.Steps {
			p[Place{l.ID, s.ID}] = Done{Passed: true}
		}
	}
	at := func(from, want int) {
		t.Helper()
		if got, step, ok := p.From(course, from); !ok || got != want || step != 0 {
			t.Errorf("from lesson %d it goes on at step %d of lesson %d, %v; want %d", from, step, got, ok, want)
		}
	}
	at(0, 0)
	at(1, 1)
	pass(course[1])
	at(1, 2)
	at(0, 0)
	pass(course[2])
	at(1, 0)
	pass(course[0])
	if _, _, ok := p.From(course, 1); ok {
		t.Error("it goes on when all is passed")
	}
}
