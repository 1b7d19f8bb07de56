package tabletop

import (
	"image/color"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// painter is an app whose driver counts paintings and drawings.
type painter struct {
	fyne.App
	fyne.Driver
	fyne.Canvas
	painted, drawn int
}

type paintedApp struct {
	fyne.App
	painter *painter
}

func (a paintedApp) Driver() fyne.Driver { return paintedDriver{a.painter.Driver, a.painter} }

type paintedDriver struct {
	fyne.Driver
	painter *painter
}

func (d paintedDriver) CanvasForObject(fyne.CanvasObject) fyne.Canvas {
	return paintedCanvas{d.painter.Canvas, d.painter}
}

type paintedCanvas struct {
	fyne.Canvas
	painter *painter
}

// Refresh implements fyne.Canvas: the texture of a raster is thrown away, and drawn and uploaded again.
func (c paintedCanvas) Refresh(o fyne.CanvasObject) {
	c.painter.painted++
	if r, ok := o.(*canvas.Rectangle); !ok || r.FillColor != color.Transparent {
		c.painter.drawn++
	}
}

// SetDirty implements the method of the canvases of Fyne's drivers: the window is painted without drawing.
func (c paintedCanvas) SetDirty() { c.painter.painted++ }

// During a movement, and while a piece is carried, nothing is drawn.
func TestNothingIsDrawnInAMovement(t *testing.T) {
	b, c, _ := lay(t, Choose(start()).Show(Of(start())))
	app := fyne.CurrentApp()
	p := &painter{App: app, Driver: app.Driver(), Canvas: test.NewCanvas()}
	fyne.SetCurrentApp(paintedApp{app, p})
	next, trail := after(t, start(), "b4-c6-d8")
	m := Of(next)
	m.Last = []Trail{trail}
	b.SetModel(m)
	p.painted, p.drawn = 0, 0
	for now := time.Duration(0); now < 2*LegTime; now += 16 * time.Millisecond {
		c.show(now)
	}
	if p.drawn != 0 || p.painted < 20 {
		t.Errorf("painted %d times, drawn %d times", p.painted, p.drawn)
	}
	c.show(2 * LegTime)
	if p.drawn != 0 {
		t.Errorf("at the end %d are drawn", p.drawn)
	}
	b.SetModel(Choose(start()).Show(Of(start())))
	b.Finish()
	dragTo(b, square("d3"), square("d3"))
	dragTo(b, square("d3"), square("e4"))
	p.drawn = 0
	dragTo(b, square("e4"), square("e9"))
	if p.drawn > 6 { // the mark under the pointer changes
		t.Errorf("%d are drawn while a piece is carried", p.drawn)
	}
}

// The colours of light and dark squares, and of the Castle's, are distinct from each other and from every army's.
func TestColoursAreDistinct(t *testing.T) {
	palettes := map[string]theme.Palette{}
	for _, s := range AllSquares {
		palettes[string(s)+" by day"], palettes[string(s)+" by night"] = s.on(theme.Light), s.on(theme.Dark)
	}
	for name, p := range palettes {
		for _, v := range []View{Corner, Grid} {
			g := NewGeometry(420, 420, 1, Facing{View: v})
			picture := ground{g, p, 0xf}.picture(420, 420)
			at := func(name string) color.RGBA {
				x, y := g.Centre(square(name))
				return picture.RGBAAt(int(x)+3, int(y)+3)
			}
			seen := map[string]color.RGBA{"light": at("e6"), "dark": at("e5"), "light stone": at("g8"), "dark stone": at("g7")}
			for a := range chess.Army(chess.Armies) {
				x, y := g.Stairs(a)
				mx, my := g.X, g.Y // from the rim towards the middle, into the recess
				seen[a.Name()] = picture.RGBAAt(int(x+(mx-x)*0.055), int(y+(my-y)*0.055))
			}
			for one, c := range seen {
				if c.A != 0xff {
					t.Errorf("%s: %s is transparent", name, one)
				}
				for other, o := range seen {
					if one < other && apart(c, o) < 20 {
						t.Errorf("%s, view %v: %s %v and %s %v", name, v, one, c, other, o)
					}
				}
			}
			if picture.RGBAAt(1, 1).A != 0 {
				t.Errorf("%s: the corner of the picture isn't transparent", name)
			}
		}
	}
}

// apart returns the distance of two colours: the largest difference of a channel.
func apart(a, b color.RGBA) int {
	d := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B))
}

// BenchmarkFrame measures a frame of a movement of all 60 pieces, without the driver's work.
func BenchmarkFrame(b *testing.B) {
	test.NewTempApp(b)
	board := NewBoard(widget.NewArt(cardart.Style{}))
	var show func(time.Duration)
	board.Run = func(_ time.Duration, s func(time.Duration)) func() { show = s; return func() {} }
	m := Of(start())
	board.SetModel(m)
	board.Resize(fyne.NewSize(700, 700))
	for s, piece := range m.Pieces { // each army moves to the next one's squares
		if piece != chess.Empty {
			q := chess.Square(s)
			m.Pieces[chess.SquareAt(q.Y(), 15-q.X())] = piece
		}
	}
	board.SetModel(m)
	for i := 0; b.Loop(); i++ {
		show(time.Duration(i%200) * time.Millisecond)
	}
}

// BenchmarkGround measures the painting of the board, which is done once for each size, theme and view.
func BenchmarkGround(b *testing.B) {
	board := ground{NewGeometry(744, 744, 1, Facing{}), theme.Light, 0xf}
	for b.Loop() {
		board.picture(744, 744)
	}
}
