package review

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
)

// Measures a step on the window's goroutine: 16 ms is a frame.
func BenchmarkStep(b *testing.B) {
	played := played(b, bridge.SuperBridge())
	store := newStore(played)
	store.analyses[1] = complete(played.Board)
	d := look(b, store, 1)
	n := 0
	for b.Loop() {
		if n++; d.page().n() == d.page().record().last() {
			d.press("Home")
		}
		d.press("Right")
	}
}

// Measures opening a board, without reading it.
func BenchmarkOpen(b *testing.B) {
	played := played(b, bridge.SuperBridge())
	store := newStore(played)
	store.analyses[1] = complete(played.Board)
	d := look(b, store, 1)
	canvas := fyne.CurrentApp().Driver().CanvasForObject(d.Content())
	for b.Loop() {
		d.Open(1, 0)
		canvas.Content().Resize(fyne.NewSize(1024, 700))
	}
}
