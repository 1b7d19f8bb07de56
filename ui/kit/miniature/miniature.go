// Package miniature draws small tables seen from above: the pictures of the games. All is drawn from vectors, in the
// colours of the window.
package miniature

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Width and Height are the measures of every picture, in its own units.
const (
	Width  = 160.0
	Height = 96.0
)

// Objects on the tables have the same colours by day and by night, like the cards.
var (
	Ivory     = vector.RGB(0xfdf9ee)
	IvoryEdge = vector.RGB(0xd9cdb2)
	Ink       = vector.RGB(0x2a2520)
	Pale      = vector.RGB(0xa99c85)
	Red       = vector.RGB(0xb3282d)
	Gold      = vector.RGB(0xe0b23c)
	GoldDeep  = vector.RGB(0x9a6d12)
)

// Table is a picture as it is drawn.
type Table struct {
	vector.Drawing
	palette theme.Palette
}

// New returns a bare table: felt in a rim of wood.
func New(p theme.Palette) *Table {
	t := &Table{Drawing: vector.Drawing{Width: Width, Height: Height}, palette: p}
	t.ground()
	return t
}

const rim = 4.5 // of wood

// ground draws the felt in its rim of wood.
func (t *Table) ground() {
	p := t.palette
	down := func(from, to color.NRGBA) vector.Paint {
		return vector.Gradient(from, to, vector.Pt(0, 0), vector.Pt(0, Height))
	}
	t.Fill(vector.RoundRect(0, 0, Width, Height, 9), down(p.WoodLight, p.WoodDark))
	t.Fill(vector.RoundRect(1, 1, Width-1, Height-1, 8), down(p.Wood, theme.Mix(p.Wood, p.WoodDark, 0.6)))
	t.Fill(vector.RoundRect(rim-1, rim-1, Width-rim+1, Height-rim+1, 6), vector.Plain(p.WoodDark))
	t.Fill(vector.RoundRect(rim, rim, Width-rim, Height-rim, 5.5), down(p.Felt, p.FeltDeep))
	const steps = 8
	for i := range steps { // the rim's shadow
		e := rim + 0.5 + float64(i)*0.8
		t.Stroke(vector.RoundRect(e, e, Width-e, Height-e, 5), vector.Plain(color.NRGBA{A: uint8(22 - 2*i)}), 1.2)
	}
}

// Shadow draws a soft shadow under a round-cornered sheet, seen through m.
func (t *Table) Shadow(w, h, corner float64, m vector.Matrix) {
	for i := range 8 {
		e := 0.45*float64(i) - 0.6
		t.Fill(vector.RoundRect(-w/2-e, -h/2-e, w/2+e, h/2+e, corner+max(e, 0)).Transform(m.Then(vector.Move(0.3, 0.9))),
			vector.Plain(color.NRGBA{A: 13}))
	}
}

// Sheet draws a sheet with its middle where m maps the origin, and a shadow.
func (t *Table) Sheet(w, h, corner float64, fill, edge color.NRGBA, m vector.Matrix) {
	t.Shadow(w, h, corner, m)
	path := vector.RoundRect(-w/2, -h/2, w/2, h/2, corner).Transform(m)
	t.Fill(path, vector.Plain(fill))
	t.Stroke(path, vector.Plain(edge), 0.5)
}

// Line draws straight lines, from each point to the next, seen through m.
func (t *Table) Line(c color.NRGBA, width float64, m vector.Matrix, points ...vector.Point) {
	var p vector.Path
	p.MoveTo(points[0])
	for _, at := range points[1:] {
		p.LineTo(at)
	}
	t.Stroke(p.Transform(m), vector.Plain(c), width)
}

// Number writes a number, standing on the origin of m and centred there.
func (t *Table) Number(n int, height float64, c color.NRGBA, m vector.Matrix) {
	t.Fill(cardart.Number(n, height).Transform(m), vector.Plain(c))
}

// Fan puts a fan of cards on the felt: so high, with its middle at a point.
func (t *Table) Fan(fan vector.Drawing, height float64, at vector.Point) {
	s := height / fan.Height
	t.Place(fan.Shapes, vector.Move(-fan.Width/2, -fan.Height/2).Then(vector.Scale(s, s)).Then(vector.Move(at.X, at.Y)))
}

// Inlay writes a number in the felt, in gold: so high, standing at a point and centred there.
func (t *Table) Inlay(n int, height float64, at vector.Point) {
	t.Number(n, height, vector.RGB(0x0d2419), vector.Move(at.X+0.7, at.Y+0.9))
	t.Number(n, height, vector.RGB(0xf6dd93), vector.Move(at.X-0.25, at.Y-0.35))
	t.Fill(cardart.Number(n, height).Transform(vector.Move(at.X, at.Y)),
		vector.Gradient(Gold, GoldDeep, vector.Pt(at.X, at.Y-height), at))
}
