//go:build window

package e2e

import (
	"testing"
	"time"
)

// TestAFigureIsPointedAt moves the arrows over the statistics, and opens a figure. (A tip that had been hidden stayed
// so: the window didn't know it.)
func TestAFigureIsPointedAt(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	importRubber(t, dir)
	p := start(t, d, dir, "-fast")
	for _, key := range []string{
		"t",                                     // 52 cards: there are no deals of 68
		"2", "2", "Return", "2", "Up", "Return", // another game, without data, and back
		"Down", "Down", // the rubbers
		"Return", "Escape",
		"Escape",
	} {
		was := d.look()
		d.press(t, key)
		if !d.changed(t, was, displayTimeout) {
			t.Fatalf("%s changes nothing", key)
		}
		d.settle(t, 300*time.Millisecond)
	}
	p.close(t)
}
