package tabletop

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const frameTime = time.Second / 60

// movement starts a movement of a kind on a table, and returns its clock.
func movement(t testing.TB, s *Surface, kind few.Kind, name string) *clock {
	boards := deal(t, kind, 4)
	c := new(clock)
	s.Run, s.Animated = c.run, false
	if name == "deal" {
		s.SetModel(Model{})
		s.Animated = true
		s.SetModel(modelOf(stage{board: boards[0]}, 0))
		return c
	}
	for i, b := range boards {
		if b.Stage() == few.StagePlaying && len(b.Tricks()) == 2 && len(b.Trick().Plays) == 1 {
			s.SetModel(modelOf(stage{board: boards[i-1], waits: true}, 0))
			s.Animated = true
			s.SetModel(modelOf(stage{board: b}, 0))
			return c
		}
	}
	t.Fatal("no third trick")
	return c
}

// A frame of a movement paints little besides the static objects, even at Chinese bridge, where most cards are single.
func TestFramesAreCheap(t *testing.T) {
	for _, name := range []string{"deal", "trick"} {
		for _, r := range few.Games() {
			s := emptyTable(t, 1280, 800)
			c := movement(t, s, r.Kind, name)
			n, pictures, pixels := 0, 0, float32(0)
			for now := frameTime; now < c.length; now += frameTime {
				c.show(now)
				n++
				for _, o := range test.WidgetRenderer(s).Objects()[1:] { // the felt is painted as well, each time
					if r, ok := o.(*canvas.Raster); ok && r.Visible() {
						pictures++
						pixels += r.Size().Width * r.Size().Height
					}
				}
			}
			if n < 10 || pictures/n > 100 || pixels/float32(n) > 1_200_000 {
				t.Errorf("%v, %s: in a frame of %d %d pictures are painted with %.0f pixels", r.Name, name, n, pictures/n, pixels/float32(n))
			}

			s.Finish()
		}
	}
}

// BenchmarkFrame is the table's own work in a frame of a movement: a sixtieth of a second is 16.7 ms.
func BenchmarkFrame(b *testing.B) {
	for _, r := range few.Games() {
		b.Run(r.Name, func(b *testing.B) {
			s := emptyTable(b, 1280, 800)
			c := movement(b, s, r.Kind, "deal")
			now := time.Duration(0)
			for b.Loop() {
				if now += frameTime; now >= c.length {
					now = frameTime
				}
				c.show(now)
			}
		})
	}
}

// BenchmarkModel measures showing a played card, up to the finished layout.
func BenchmarkModel(b *testing.B) {
	for _, r := range few.Games() {
		b.Run(r.Name, func(b *testing.B) {
			s := emptyTable(b, 1280, 800)
			boards := deal(b, r.Kind, 4)
			i := 0
			for b.Loop() {
				s.SetModel(modelOf(stage{board: boards[i%len(boards)]}, 0))
				i++
			}
		})
	}
}

// A still table shows the same in little room, and a picture of it the same cards.
func TestStillPictures(t *testing.T) {
	test.NewTempApp(t)
	for _, r := range few.Games() {
		boards := deal(t, r.Kind, 4)
		m := modelOf(stage{board: boards[len(boards)*2/3]}, 0)
		s := NewStill(widget.NewArt(cardart.Style{}))
		s.Resize(fyne.NewSize(480, 300))
		s.SetModel(m)
		for _, sprite := range s.Scene().Sprites {
			if at := sprite.Place(); at.X < 0 || at.Y < 0 || at.X+at.W > 480 || at.Y+at.H > 300 {
				t.Errorf("%v: %v isn't inside: %v", r.Name, sprite.Key, at)
			}
		}
		bare := Picture(Model{}, cardart.Style{}, theme.Light, 480, 300)
		d := Picture(m, cardart.Style{}, theme.Light, 480, 300)
		if len(d.Shapes) < len(bare.Shapes)+20 {
			t.Errorf("%v: a picture of %d shapes, bare felt has %d", r.Name, len(d.Shapes), len(bare.Shapes))
		}
		picture, felt := d.Raster(240, 150), bare.Raster(240, 150)
		for _, sprite := range s.Scene().Sprites {
			x, y := sprite.Place().Centre()
			if at := picture.RGBAAt(int(x/2), int(y/2)); at == felt.RGBAAt(int(x/2), int(y/2)) || at.A != 0xff {
				t.Errorf("%v: %v isn't in the picture", r.Name, sprite.Key)
			}
		}
	}
}
