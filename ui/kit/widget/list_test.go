package widget

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// A row is opened only by a second click on it that soon follows; each click reports the mouse.
func TestDoubleClickOpensARow(t *testing.T) {
	newArt(t)
	l := NewList(20, func() fyne.CanvasObject { return canvas.NewRectangle(nil) }, func(int, fyne.CanvasObject) {})
	test.NewTempWindow(t, l).Resize(fyne.NewSize(200, 200))
	l.SetLength(3)
	var opened []int
	taps := 0
	l.OnTapped = func() { taps++ }
	l.OnOpened = func(i int) { opened = append(opened, i) }
	tap := func(row int) { l.rows.Tapped(&fyne.PointEvent{Position: fyne.NewPos(10, float32(row)*20+5)}) }
	synctest.Test(t, func(t *testing.T) {
		for _, c := range []struct {
			rows []int
			wait time.Duration
			want []int
		}{
			{[]int{1, 1}, 100 * time.Millisecond, []int{1}},
			{[]int{1, 1}, time.Second, nil},
			{[]int{0, 1, 0}, time.Millisecond, nil},
			{[]int{2, 2, 2}, time.Millisecond, []int{2}},
			{[]int{2, 2, 2, 2}, time.Millisecond, []int{2, 2}},
			{[]int{7, 7}, time.Millisecond, nil},
		} {
			opened = nil
			time.Sleep(time.Minute)
			for _, row := range c.rows {
				tap(row)
				time.Sleep(c.wait)
			}
			if !slices.Equal(opened, c.want) {
				t.Errorf("clicks on %d, %v apart, open %d, want %d", c.rows, c.wait, opened, c.want)
			}
		}
	})
	if taps != 14 || l.Selected() != 2 {
		t.Errorf("%d clicks were told; row %d is selected", taps, l.Selected())
	}
}

// A list whose first row was selected before it had a size began with the second one.
func TestAListThatIsNotLaidOutYet(t *testing.T) {
	newArt(t)
	l := NewList(20, func() fyne.CanvasObject { return canvas.NewRectangle(nil) }, func(int, fyne.CanvasObject) {})
	l.SetLength(12)
	l.Select(0)
	w := test.NewTempWindow(t, l)
	w.Resize(fyne.NewSize(200, 100))
	if y := l.scroll.Offset.Y; y != 0 {
		t.Errorf("it is scrolled by %v", y)
	}
}
