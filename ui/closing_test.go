package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// While the window closes its screens are closed, and hear nothing more: what would be begun then might be cut off.
func TestNothingBeginsWhileTheWindowCloses(t *testing.T) {
	a, work := slowApp(t)
	w, heard := &window{Window: a.window}, ""
	a.window = w
	first := &hearer{lowest: lowest{content: container.NewStack()}, name: "first", heard: &heard}
	a.show(first)
	a.quit()
	a.quit()
	a.typed(fyne.KeyReturn, func() { a.screen.Key(fyne.KeyReturn) })
	if heard != "" || !first.closed || w.closed {
		t.Errorf("heard %q; the screen is closed: %v, the window: %v", heard, first.closed, w.closed)
	}
	for range 3 {
		work()
	}
	if !w.closed {
		t.Error("the window doesn't close")
	}
}
