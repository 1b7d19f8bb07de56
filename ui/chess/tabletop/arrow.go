package tabletop

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// arrowKey identifies an arrow on the board; strike marks one from an attacker of the king under the pointer.
type arrowKey struct {
	Arrow
	strike bool
	facing Facing
	side   float32
}

// arrowList returns the arrows of a model with the pointer on a square, or NoSquare.
func (m Model) arrowList(at chess.Square) (all []arrowKey) {
	for _, s := range [...]chess.Square{at, m.Cursor} {
		if king, ok := m.endangered(s); ok {
			for from := range m.Attackers[king].All() {
				all = append(all, arrowKey{Arrow: Arrow{From: from, To: s}, strike: true})
			}
			break
		}
	}
	for i := len(m.Arrows) - 1; i >= 0; i-- { // the best is on top
		all = append(all, arrowKey{Arrow: m.Arrows[i]})
	}
	return all
}

// showArrows puts the arrows in their places and returns them.
func (b *Board) showArrows() (objects []fyne.CanvasObject) {
	kept := make(map[arrowKey]*canvas.Raster)
	for _, a := range b.model.arrowList(b.hovered) {
		a.facing, a.side = b.geometry.Facing, b.geometry.Side
		r := b.arrows[a]
		if r == nil {
			r = b.newArrow(a)
		}
		kept[a] = r
		place(r, b.geometry.spanned(a.Arrow))
		objects = append(objects, r)
	}
	b.arrows = kept
	return objects
}

// spanned returns the rectangle that an arrow needs.
func (g Geometry) spanned(a Arrow) Rect {
	x0, y0 := g.Centre(a.From)
	x1, y1 := g.Centre(a.To)
	room := g.whole(0.5 * g.Side)
	return cardtable.NewRect(min(x0, x1)-room, min(y0, y1)-room, max(x0, x1)-min(x0, x1)+2*room, max(y0, y1)-min(y0, y1)+2*room)
}

// newArrow returns the picture of an arrow.
func (b *Board) newArrow(a arrowKey) *canvas.Raster {
	return picture(func(w, h int) image.Image {
		g := b.geometry
		r := g.spanned(a.Arrow)
		x0, y0 := g.Centre(a.From)
		x1, y1 := g.Centre(a.To)
		d := vector.Drawing{Width: float64(r.W), Height: float64(r.H)}
		from, to := vector.Pt(float64(x0-r.X), float64(y0-r.Y)), vector.Pt(float64(x1-r.X), float64(y1-r.Y))
		a.draw(&d, from, to, float64(g.Side), theme.Current())
		return d.Raster(w, h)
	})
}

// draw draws the arrow from point to point, on a board with squares of a side.
func (a arrowKey) draw(d *vector.Drawing, from, to vector.Point, side float64, p theme.Palette) {
	width, c, alpha := 0.15*side, p.Hint, uint8(0xd8)
	if a.Rank > 0 {
		width, alpha = 0.09*side, 0xa0
	}
	if a.strike {
		width, c, alpha = 0.07*side, ember, 0xd0
	}
	long := math.Hypot(to.X-from.X, to.Y-from.Y)
	if long == 0 {
		d.Stroke(vector.Circle(to, 0.4*side), vector.Plain(theme.WithAlpha(c, alpha)), width)
		return
	}
	m := vector.Turn(math.Atan2(to.Y-from.Y, to.X-from.X) * 180 / math.Pi).Then(vector.Move(from.X, from.Y))
	start, end, head := min(0.3*side, max(long-0.95*side, 0)), long-0.12*side, 2.6*width // a short one begins nearer
	shaft := shape(vector.Pt(start, -width/2), vector.Pt(end-head, -width/2), vector.Pt(end-head, -head*0.62), vector.Pt(end, 0),
		vector.Pt(end-head, head*0.62), vector.Pt(end-head, width/2), vector.Pt(start, width/2)).Transform(m)
	d.Stroke(shaft, vector.Plain(theme.WithAlpha(ivory, alpha/2)), 0.035*side)
	d.Fill(shaft, vector.Plain(theme.WithAlpha(c, alpha)))
}

// shape returns the closed outline through points.
func shape(points ...vector.Point) (p vector.Path) {
	p.MoveTo(points[0])
	for _, at := range points[1:] {
		p.LineTo(at)
	}
	p.Close()
	return p
}

// showLights puts a light along the stairs of the army in turn.
func (b *Board) showLights() (objects []fyne.CanvasObject) {
	for a := range b.model.Lit.All() {
		r := b.lights[a]
		if r == nil {
			r = b.newLight(a)
			b.lights[a] = r
		}
		place(r, b.geometry.light(a))
		objects = append(objects, r)
	}
	return objects
}

// ends returns the two ends of the line of enamel along the stairs of an army.
func (g Geometry) ends(a chess.Army) (from, to vector.Point) {
	out := float64(brassWide+enamelWide/2) / math.Sqrt2
	ends := [2][2]float64{{-half - out, half - cut - out}, {half - cut - out, -half - out}}
	for range (int(a) - int(g.Facing.Bottom) + chess.Armies) % chess.Armies {
		for i, e := range ends {
			ends[i] = [2]float64{e[1], -e[0]}
		}
	}
	x0, y0 := g.screen(ends[0][0], ends[0][1])
	x1, y1 := g.screen(ends[1][0], ends[1][1])
	return vector.Pt(float64(x0), float64(y0)), vector.Pt(float64(x1), float64(y1))
}

// light returns the rectangle of the light along the stairs of an army.
func (g Geometry) light(a chess.Army) Rect {
	from, to := g.ends(a)
	room := g.Side * 0.7
	return cardtable.NewRect(float32(min(from.X, to.X))-room, float32(min(from.Y, to.Y))-room,
		float32(math.Abs(from.X-to.X))+2*room, float32(math.Abs(from.Y-to.Y))+2*room)
}

// newLight returns the picture of that light: the enamel shines.
func (b *Board) newLight(a chess.Army) *canvas.Raster {
	return picture(func(w, h int) image.Image {
		r, p, side := b.geometry.light(a), theme.Current(), float64(b.geometry.Side)
		d := vector.Drawing{Width: float64(r.W), Height: float64(r.H)}
		from, to := b.geometry.ends(a)
		var along vector.Path
		along.MoveTo(vector.Pt(from.X-float64(r.X), from.Y-float64(r.Y)))
		along.LineTo(vector.Pt(to.X-float64(r.X), to.Y-float64(r.Y)))
		const steps = 12
		for i := range steps {
			d.Stroke(along, vector.Plain(theme.WithAlpha(p.Gold, 0x12)), side*(0.78-0.05*float64(i)))
		}
		d.Stroke(along, vector.Plain(theme.Mix(p.Gold, ivory, 0.35)), side*0.17)
		d.Stroke(along, vector.Plain(theme.Mix(pieces.Colour(a), color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}, 0.12)), side*0.085)
		return d.Raster(w, h)
	})
}
