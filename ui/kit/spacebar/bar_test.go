package spacebar

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"
)

// Held long enough, and not before, the space bar hurries everybody until it goes up; other keys do nothing, and repeated
// by the keyboard the bar repeats.
func TestBar(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var heard []bool
		later := make(chan func(), 1) // what belongs to this goroutine
		b := &Bar{Do: func(f func()) { later <- f }, Hurry: func(on bool) { heard = append(heard, on) }}
		b.KeyDown(fyne.KeyReturn)
		time.Sleep(2 * HoldPause) // in the bubble
		synctest.Wait()
		b.KeyUp(fyne.KeyReturn)
		b.KeyDown(fyne.KeySpace)
		time.Sleep(HoldPause - 1)
		synctest.Wait()
		b.KeyUp(fyne.KeySpace) // too early
		time.Sleep(2 * HoldPause)
		synctest.Wait()
		if !slices.Equal(heard, []bool{false}) || len(later) > 0 {
			t.Errorf("of Enter and a short press it hears %v, and %d come later", heard, len(later))
		}
		heard = nil
		if b.Repeats(fyne.KeyReturn) {
			t.Error("Enter repeats")
		}
		b.KeyDown(fyne.KeySpace)
		if b.Repeats(fyne.KeySpace) || !b.Repeats(fyne.KeySpace) {
			t.Error("the first press repeats, or the second doesn't")
		}
		time.Sleep(2 * HoldPause) // in the bubble
		synctest.Wait()
		(<-later)()
		if b.KeyUp(fyne.KeySpace); !slices.Equal(heard, []bool{true, false}) {
			t.Errorf("it hears %v", heard)
		}
		b.KeyDown(fyne.KeySpace)
		time.Sleep(2 * HoldPause)
		synctest.Wait()
		b.KeyUp(fyne.KeySpace) // before this goroutine comes to what it is to do
		if (<-later)(); !slices.Equal(heard, []bool{true, false, false}) {
			t.Errorf("released just then it hears %v", heard)
		}
	})
}
