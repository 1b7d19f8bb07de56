// Package chips draws chips as seen by a player at the table: in piles, and in the croupier's tray. All is drawn from
// vectors. The colour of a chip shows its value.
package chips

import (
	"image/color"
	"math"

	"github.com/superbridge/superbridge/cardart/vector"
)

// Values are the values of chips, from the highest.
var Values = [...]int{1000, 500, 100, 25, 5, 1}

// inks are the colours of chips, in the order of Values: the face, and the spots on the edge. They differ in lightness,
// so that people who can't tell red from green can tell them apart.
var inks = [len(Values)]struct{ face, spot color.NRGBA }{
	{vector.RGB(0xd9a93a), vector.RGB(0x4a3210)},
	{vector.RGB(0x78288f), vector.RGB(0xf3e4f7)},
	{vector.RGB(0x24242a), vector.RGB(0xe8e2d4)},
	{vector.RGB(0x1f7a55), vector.RGB(0xf6efdc)},
	{vector.RGB(0xb3282d), vector.RGB(0xf6efdc)},
	{vector.RGB(0xf4ecd8), vector.RGB(0x34597f)},
}

// The measures of a chip, in units: a card is 63 wide.
const (
	radius   = 19.5
	thick    = 3.3
	flat     = 0.46 // visible height of a chip's circle, of its width
	gap      = 4.0  // between two piles
	tallest  = 20   // chips in a pile
	ringAt   = 0.68 // of the ring on a face, in shares of the radius
	edgeDark = 0.28 // the edge is darker than the face by this much
)

// Counted returns the fewest chips worth n: how many of each of [Values]. For n below 0 there are none.
func Counted(n int) (counts [len(Values)]int) {
	for i, v := range Values {
		counts[i] = max(n, 0) / v
		n -= counts[i] * v
	}
	return counts
}

// Piles returns the fewest chips worth n: a pile for each value, the highest on the left, of at most twenty chips. A
// value may have several piles, but at most four. Without chips the drawing is empty, with no width.
func Piles(n int) (d vector.Drawing) {
	type pile struct{ kind, count int }
	var piles []pile
	for kind, count := range Counted(n) {
		for i := 0; count > 0 && i < 4; i++ {
			piles = append(piles, pile{kind, min(count, tallest)})
			count -= tallest
		}
	}
	if len(piles) == 0 {
		return d
	}
	highest := 0
	for _, p := range piles {
		highest = max(highest, p.count)
	}
	d.Width = float64(len(piles))*(2*radius+gap) + gap
	d.Height = 2*radius*flat + float64(highest)*thick + 2*gap
	for i, p := range piles {
		foot := vector.Pt(gap+radius+float64(i)*(2*radius+gap), d.Height-gap-radius*flat)
		shadow(&d, foot)
		for k := range p.count {
			// No hand piles them quite straight.
			lean := 0.5 * float64((k*7+p.kind*5+i*3)%5-2) / 2
			chip(&d, vector.Pt(foot.X+lean, foot.Y-float64(k)*thick), p.kind, float64((k*5+p.kind*3)%6)/6)
		}
	}
	return d
}

// oval returns a circle on the table in perspective.
func oval(at vector.Point, r float64) vector.Path {
	return vector.Circle(vector.Point{}, r).Transform(vector.Scale(1, flat).Then(vector.Move(at.X, at.Y)))
}

// shadow adds the shadow of a pile on the felt.
func shadow(d *vector.Drawing, at vector.Point) {
	for i := range 6 {
		d.Fill(oval(vector.Pt(at.X+0.8, at.Y+1.2), radius+0.5*float64(i)-0.6), vector.Plain(color.NRGBA{A: 20}))
	}
}

// chip adds a chip, with its lower face around a point; turn rotates the spots on its edge, as a share of their
// distance.
func chip(d *vector.Drawing, at vector.Point, kind int, turn float64) {
	ink := inks[kind]
	dark := vector.RGB(0x14120f)
	edge := vector.Blend(ink.face, dark, edgeDark)
	line := vector.Blend(ink.face, dark, 0.62)
	top := vector.Pt(at.X, at.Y-thick)

	side := oval(at, radius)
	side.Join(vector.RoundRect(at.X-radius, top.Y, at.X+radius, at.Y, 0))
	d.Fill(side, vector.Plain(line))
	body := oval(at, radius-0.35)
	body.Join(vector.RoundRect(at.X-radius+0.35, top.Y, at.X+radius-0.35, at.Y, 0))
	d.Fill(body, vector.Gradient(vector.Blend(edge, ink.face, 0.8), edge, vector.Pt(at.X-radius, at.Y), vector.Pt(at.X+radius, at.Y)))
	var spots vector.Path
	for i := range 4 { // on the front of the edge
		x := -0.78 + (float64(i)+turn)*0.44
		if x > 0.82 {
			continue
		}
		spots.Join(onEdge(at, x, x+0.15))
	}
	d.Fill(spots, vector.Plain(vector.Blend(ink.spot, dark, 0.12)))

	d.Fill(oval(top, radius), vector.Plain(line))
	d.Fill(oval(top, radius-0.4), vector.Gradient(vector.Blend(ink.face, vector.RGB(0xffffff), 0.16), ink.face,
		vector.Pt(top.X-radius, top.Y-radius*flat), vector.Pt(top.X+radius, top.Y+radius*flat)))
	var marks vector.Path
	for i := range 8 { // around the face
		m := vector.Turn(45 * (float64(i) + turn)).Then(vector.Scale(1, flat)).Then(vector.Move(top.X, top.Y))
		marks.Join(vector.Outline("M-2.5 -19L2.5 -19L1.9 -14.6L-1.9 -14.6Z").Transform(m))
	}
	d.Fill(marks, vector.Plain(ink.spot))
	d.Stroke(oval(top, radius*ringAt), vector.Plain(vector.Blend(ink.face, ink.spot, 0.7)), 0.5)
}

// onEdge returns a spot on the front of a chip's edge, from one place to another in shares of the radius.
func onEdge(at vector.Point, from, to float64) (p vector.Path) {
	down := func(x float64) float64 { return flat * radius * math.Sqrt(1-x*x) }
	middle := (from + to) / 2
	p.MoveTo(vector.Pt(at.X+from*radius, at.Y+down(from)-thick))
	p.QuadTo(vector.Pt(at.X+middle*radius, at.Y+2*down(middle)-(down(from)+down(to))/2-thick), vector.Pt(at.X+to*radius, at.Y+down(to)-thick))
	p.LineTo(vector.Pt(at.X+to*radius, at.Y+down(to)))
	p.QuadTo(vector.Pt(at.X+middle*radius, at.Y+2*down(middle)-(down(from)+down(to))/2), vector.Pt(at.X+from*radius, at.Y+down(from)))
	p.Close()
	return p
}
