package lesson

import "testing"

// The course takes between two and three hours, as is said of it, and each lesson a time that one can spare.
func TestTheCourseTakesTwoToThreeHours(t *testing.T) {
	for _, l := range Course() {
		n := l.Minutes()
		if n < 5 || n > 30 {
			t.Errorf("lesson %d takes %d minutes", l.Number, n)
		}
		t.Logf("lesson %d, %s: %d steps, %d minutes", l.Number, l.ID, len(l.Steps), n)
	}
	if n := Minutes(Course()); n <= 120 || n >= 180 {
		t.Errorf("the course takes %d minutes", n)
	}
}
