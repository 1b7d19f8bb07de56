package widget

import (
	"image"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A backdrop shows the old picture until the new one is painted, and finally the one for the last requested size.
func TestBackdrop(t *testing.T) {
	test.NewTempApp(t)
	var mu sync.Mutex
	var painted []image.Point
	hold := make(chan bool)
	close(hold)
	b := NewBackdrop(func() func(w, h int) image.Image {
		return func(w, h int) image.Image {
			mu.Lock()
			gate := hold
			mu.Unlock()
			<-gate
			mu.Lock()
			defer mu.Unlock()
			painted = append(painted, image.Pt(w, h))
			return image.NewRGBA(image.Rect(0, 0, w, h))
		}
	})
	size := func(w, h int) image.Point { return b.Raster.Generator(w, h).Bounds().Size() }
	if got := size(30, 20); got != image.Pt(30, 20) {
		t.Fatalf("the first picture is %v", got)
	}
	mu.Lock()
	hold = make(chan bool)
	mu.Unlock()
	for n := range 5 {
		if got := size(40+n, 20); got != image.Pt(30, 20) {
			t.Fatalf("before another is painted it shows %v", got)
		}
	}
	close(hold)
	for size(44, 20) != image.Pt(44, 20) {
		fyne.DoAndWait(func() {})
	}
	mu.Lock()
	defer mu.Unlock()
	if len(painted) > 3 {
		t.Errorf("painted %v: sizes that nobody waits for any more too", painted)
	}
}

// A rough backdrop isn't waited for: it shows a small picture until the whole one is painted.
func TestARoughBackdrop(t *testing.T) {
	test.NewTempApp(t)
	hold := make(chan bool)
	b := NewBackdrop(func() func(w, h int) image.Image {
		return func(w, h int) image.Image {
			if w > 10 {
				<-hold
			}
			return image.NewRGBA(image.Rect(0, 0, w, h))
		}
	})
	b.Rough = true
	for range 3 {
		if got := b.Raster.Generator(40, 20).Bounds().Size(); got != image.Pt(10, 5) {
			t.Fatalf("the first picture is %v", got)
		}
	}
	close(hold)
	for b.Raster.Generator(40, 20).Bounds().Size() != image.Pt(40, 20) {
		fyne.DoAndWait(func() {})
	}
}
