package deck

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// All that the deck shows at 3840×2160, and a card closely, has room in the cache.
func TestTheCacheHoldsTheDeckAt4K(t *testing.T) {
	s, _ := newScreen(t, &memory{kept: map[string]string{}})
	size := fyne.NewSize(3840, 2160)
	fyne.CurrentApp().Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysDark, Unit: theme.UnitFor(size, theme.NormalLetters)})
	s.Redraw()
	s.options.Window.Resize(size)
	press(s, fyne.KeyReturn)
	bytes := 0
	for _, f := range s.gallery.frames {
		got := f.raster.Size()
		if got.Width < 100 {
			t.Errorf("a frame is %v", got)
		}
		bytes += 4 * int(got.Width+0.5) * int(got.Height+0.5)
	}
	t.Logf("%d pictures, %.1f MB", len(s.gallery.frames), float64(bytes)/(1<<20))
	if bytes > widget.CacheBytes {
		t.Errorf("the deck needs %d bytes, the cache has %d", bytes, widget.CacheBytes)
	}
}

// All 68 cards, the back and the large card drawn in another style, as after a switch or
// in another size.
func BenchmarkSwitch(b *testing.B) {
	for name, size := range map[string]fyne.Size{"1280x800": {Width: 850, Height: 660}, "2560x1440": {Width: 1700, Height: 1200}, "3840x2160": {Width: 2560, Height: 1800}} {
		b.Run(name, func(b *testing.B) {
			spread := newSpread(size)
			w, h := int(spread.w+0.5), int(spread.h+0.5)
			for b.Loop() {
				g := &gallery{art: widget.NewArt(cardart.Style{})}
				ready := make(chan bool, 1)
				g.changed = func() { ready <- true }
				for _, c := range pack() {
					f := g.face(c)
					f.want.w, f.want.h = w, h
				}
				f := g.face(pack()[0])
				f.want.w, f.want.h = 2*w, 2*h
				g.setStyle(cardart.Style{Pips: cardart.ClockPips})
				for hung := 0; hung < len(g.frames); hung += len(g.exchange()) {
					<-ready
				}
			}
		})
	}
}
