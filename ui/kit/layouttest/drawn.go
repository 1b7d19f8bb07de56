package layouttest

import (
	"image"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Drawn returns the picture of a window after all background painting. It waits for at most two minutes.
func Drawn(c fyne.Canvas) image.Image {
	deadline := time.Now().Add(2 * time.Minute)
	for {
		before, working := widget.Painted()
		shown := c.Capture()
		if times, now := widget.Painted(); !working && !now && times == before || time.Now().After(deadline) {
			return shown
		}
		time.Sleep(time.Millisecond)
	}
}
