package tabletop

import (
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// pictureKey determines a picture of a card: which, and its size.
type pictureKey struct {
	face card.Card
	down bool
	w, h int
}

// drawScene draws a scene in a window of one pixel to a point, each picture once.
func drawScene(art *widget.Art, scene cardtable.Scene, drawn map[pictureKey]int) {
	for _, s := range scene.Sprites {
		key := pictureKey{s.Face, s.Down, int(s.Spot.W + 0.5), int(s.Spot.H + 0.5)}
		if _, ok := drawn[key]; ok {
			continue
		}
		if s.Down {
			size := s.Card(0)
			drawn[key] = len(art.BackPicture(int(min(size.W, size.H)+0.5), int(max(size.W, size.H)+0.5)).Pix)
		} else {
			drawn[key] = len(art.FacePicture(key.face, key.w, key.h).Pix)
		}
	}
}

// All pictures of cards that a deal needs at 3840×2160, from the first bid to the last
// trick, have room in the cache: none is drawn twice.
func TestTheCacheHoldsADealAt4K(t *testing.T) {
	art, g := newArt(t), NewGeometry(3840, 2160)
	drawn := make(map[pictureKey]int)
	events := "1N Pass Pass Pass"
	for range 68 {
		events += " any"
		b := board(t, 3, events)
		drawScene(art, NewScene(modelOf(t, b, card.South, true), g, card.Card{}), drawn)
	}
	drawScene(art, NewScene(modelOf(t, board(t, 3, ""), card.South, true), g, card.Card{}), drawn)
	bytes := 0
	for _, n := range drawn {
		bytes += n
	}
	t.Logf("%d pictures, %.1f MB", len(drawn), float64(bytes)/(1<<20))
	if bytes > widget.CacheBytes {
		t.Errorf("a deal needs %d bytes, the cache has %d", bytes, widget.CacheBytes)
	}
	if len(drawn) < 2*17+3*17 { // two hands, and three cards of each trick: the fourth gathers it here
		t.Errorf("only %d pictures were asked for", len(drawn))
	}
}

// Measures redrawing a table in the middle of a deal after the window has changed its size, which must take less than
// 150 ms.
func BenchmarkResize(b *testing.B) {
	for name, size := range map[string][2]float32{"1280x800": {1280, 800}, "2560x1440": {2560, 1440}, "3840x2160": {3840, 2160}} {
		b.Run(name, func(b *testing.B) {
			scene := NewScene(modelOf(b, board(b, 3, "1N Pass Pass Pass any any any"), card.South, true),
				NewGeometry(size[0], size[1]), card.Card{})
			for b.Loop() {
				drawScene(widget.NewArt(cardart.Style{}), scene, make(map[pictureKey]int))
			}
		})
	}
}
