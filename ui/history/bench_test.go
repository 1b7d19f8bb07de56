package history

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
)

// Measures the response to a key when the rows are there already: a page of rubbers further down the list, of 100,000
// boards.
func BenchmarkPageDown(b *testing.B) {
	s, _ := open(b, newStore(b, 25_000), atOnce, Position{})
	for b.Loop() {
		press(s, fyne.KeyPageDown)
		if s.list.Selected() == s.list.Len()-1 {
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

// Measures merging the results of two families, 100,000 boards and 20,000 hands, into one list.
func BenchmarkMerged(b *testing.B) {
	found := make([][]storage.Dated, 2)
	for i, n := range []int{100_000, 20_000} {
		for k := range n {
			found[i] = append(found[i], storage.Dated{ID: int64(i*1_000_000 + n - k), At: int64((n - k) * 100_000 / n)})
		}
	}
	for b.Loop() {
		if ids, _ := merged(found); len(ids) != 120_000 {
			b.Fatal(len(ids))
		}
	}
}
