package review

import (
	"image"
	"reflect"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
)

// Whatever is leafed to looks as it does when it is gone to at once.
func TestLeafing(t *testing.T) {
	store := newStore(asKept(1, parse(t, short), chess.Red))
	d := look(t, store, 1)
	picture := func(d *desk) image.Image {
		for _, w := range []float32{1020, 1024} { // lays out again what has changed its size, as a window does with its next frame
			d.window.Resize(fyne.NewSize(w, 700))
		}
		return d.window.Canvas().Capture()
	}
	d.press("Home")
	places, pictures := []int{0}, []image.Image{picture(d)}
	for _, key := range []string{"Right", "Right", "Right", "Left", "End", "Left"} {
		d.press(key)
		places, pictures = append(places, d.page.at), append(pictures, picture(d))
	}
	for i, n := range places {
		afresh := look(t, store, 1)
		afresh.to(n, false)
		if !reflect.DeepEqual(pictures[i], picture(afresh)) {
			t.Errorf("step %d, place %d: another picture than afresh", i, n)
		}
	}
}
