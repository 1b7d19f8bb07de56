package tempo

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"
)

// Held long enough the space bar hurries everybody until it goes up; other keys do nothing, and repeated by the
// keyboard the bar repeats.
func TestBar(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var heard []bool
		later := make(chan func(), 1) // what belongs to this goroutine
		b := &Bar{Do: func(f func()) { later <- f }, Hurry: func(on bool) { heard = append(heard, on) }}
		b.KeyDown(fyne.KeyReturn)
		b.KeyUp(fyne.KeyReturn)
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
	})
}
