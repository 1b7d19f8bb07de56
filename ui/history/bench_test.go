package history

import (
	"testing"

	"fyne.io/fyne/v2"
)

// What a user waits for at each key, when the rows are there already: a page of rubbers further in
// the list, of 100,000 boards.
func BenchmarkPageDown(b *testing.B) {
	s, _ := open(b, newStore(b, 25_000), atOnce, Position{})
	for b.Loop() {
		press(s, fyne.KeyPageDown)
		if s.ui.list.Selected() == s.ui.list.Len()-1 {
			press(s, fyne.KeyHome)
		}
	}
}

func BenchmarkNextBoard(b *testing.B) {
	s, _ := open(b, newStore(b, 25_000), atOnce, Position{View: Parts})
	for b.Loop() {
		press(s, fyne.KeyDown)
	}
}
