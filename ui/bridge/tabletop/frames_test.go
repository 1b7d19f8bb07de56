package tabletop

import (
	"image/color"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/card"
)

// frames measures the frames of a movement. In each, Fyne paints everything visible, so the amount counts.
type frames struct {
	n        int
	pictures int // painted cards and shadows
	pixels   float64
	moved    int // moved sprites
}

const frameTime = time.Second / 60

// play runs a movement from one model to another, frame by frame.
func (f *frames) play(s *Surface, from, to Model) {
	c := new(clock)
	s.Run, s.Animated = c.run, false
	s.SetModel(from)
	s.Animated = true
	s.SetModel(to)
	lying := places(s)
	for t := frameTime; t < c.length; t += frameTime {
		c.show(t)
		f.n++
		now := places(s)
		for o, place := range now {
			if place != lying[o] {
				f.moved++
			}
		}
		lying = now
		for _, o := range test.WidgetRenderer(s).Objects()[1:] { // the felt is painted as well, each time
			if r, ok := o.(*canvas.Raster); ok && r.Visible() {
				f.pictures++
				f.pixels += float64(r.Size().Width * r.Size().Height)
			}
		}
	}
	s.Finish()
}

// places returns the places of the sprites, each identified by the edge around its picture.
func places(s *Surface) map[fyne.CanvasObject]fyne.Position {
	places := make(map[fyne.CanvasObject]fyne.Position)
	for _, o := range test.WidgetRenderer(s).Objects() {
		if r, ok := o.(*canvas.Rectangle); ok && r.FillColor == color.Transparent {
			places[o] = r.Position()
		}
	}
	return places
}

// per returns the mean cost of a frame.
func (f frames) per() (pictures, pixels, moved float64) {
	n := float64(f.n)
	return float64(f.pictures) / n, f.pixels / n, float64(f.moved) / n
}

// stageOf returns two models with a movement between them.
func stageOf(t testing.TB, name string) (from, to Model) {
	const auction = "1N Pass Pass Pass "
	switch name {
	case "deal":
		return Model{}, modelOf(t, board(t, 3, ""), card.South, true)
	case "card of a hidden hand":
		return stateOf(board(t, 3, auction+"any"), -1), stateOf(board(t, 3, auction+"any any any"), -1)
	case "trick":
		trick := auction + strings.Repeat("any ", 4)
		return stateOf(board(t, 3, trick), 0), stateOf(board(t, 3, trick), 1)
	}
	t.Fatalf("no stage %q", name)
	return
}

// BenchmarkFrames measures the cost of a frame of a movement: the number of painted pictures of cards and shadows,
// their pixels, and the number of moving sprites.
func BenchmarkFrames(b *testing.B) {
	for _, name := range []string{"deal", "card of a hidden hand", "trick"} {
		b.Run(name, func(b *testing.B) {
			s := emptyTable(b)
			var f frames
			for b.Loop() {
				from, to := stageOf(b, name)
				f.play(s, from, to)
			}
			pictures, pixels, moved := f.per()
			b.ReportMetric(pictures, "pictures/frame")
			b.ReportMetric(pixels/1000, "kpixels/frame")
			b.ReportMetric(moved, "moved/frame")
		})
	}
}

// Each card used to be a separate picture in every frame of a deal, 61 of them on average, and all 68 were moved each
// time. Now those in the pack are invisible, and a packet is one picture, as is a hidden hand.
func TestFramesOfADealAreCheap(t *testing.T) {
	for name, most := range map[string]struct{ pictures, kpixels, moved float64 }{
		"deal":                  {24, 250, 11},
		"card of a hidden hand": {50, 845, 8},
		"trick":                 {51, 865, 4},
	} {
		s := emptyTable(t)
		from, to := stageOf(t, name)
		var f frames
		f.play(s, from, to)
		pictures, pixels, moved := f.per()
		if f.n < 10 || pictures > most.pictures || pixels/1000 > most.kpixels || moved > most.moved {
			t.Errorf("%s: in a frame of %d %.1f pictures are painted with %.0f thousand pixels, and %.1f sprites move; at most %v",
				name, f.n, pictures, pixels/1000, moved, most)
		}
	}
}
