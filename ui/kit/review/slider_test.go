package review

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Each place of a record is reached by a click on it and by drawing the knob there, and beyond the ends are the ends.
func TestTheSliderReachesEveryPlace(t *testing.T) {
	test.NewTempApp(t)
	var went []int
	s := NewSlider(func(n int) { went = append(went, n) })
	s.Set(20, []int{5, 10})
	s.Resize(s.MinSize())
	var want []int
	for n := 1; n <= 20; n++ {
		at := fyne.PointEvent{Position: fyne.NewPos(s.X(n), 5)}
		if s.Tapped(&at); n%2 == 0 {
			s.Place(n)
			s.Dragged(&fyne.DragEvent{PointEvent: at}) // its present place
		}
		want = append(want, n)
	}
	s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(-50, 0)})
	s.Place(0)
	s.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(5000, 0)}})
	if want = append(want, 0, 20); !slices.Equal(went, want) {
		t.Errorf("it leads to %v, want %v", went, want)
	}
}
