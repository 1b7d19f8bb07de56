package layouttest

import (
	"image"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Drawn returns what a window shows once all is painted that is painted in the background. It waits for that for two minutes at most.
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
