package pieces

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/vector"
)

// tone names a colour by what it's for.
type tone uint8

const (
	body  tone = iota // the army's colour
	deep              // the same in the shade
	base              // the army's colour, or its captor's
	ivory             // collars, pearls, the king's cross
)

// part is a closed shape of a figure; it has an outline.
type part struct {
	tone tone
	path vector.Path
}

// figure is the look of a kind in any army: about the axis x = 0, standing on y = 92.2.
type figure struct {
	parts []part       // from the back to the front
	folds vector.Path  // lines of ink on them
	shine vector.Path  // lines of ivory on them
	dots  vector.Path  // of ink
	sign  vector.Point // where the sign of the army is
}

// The widths of lines, and the height of the sign.
const (
	outline    = 3.0 // of ink, outside the whole figure
	keyline    = 1.4 // of ivory, outside the outline: it parts a dark piece from dark ground
	rimLine    = 4.4 // in the captor's colour, outside the outline
	rimEdge    = 1.0 // of ink, outside the rim
	foldLine   = 1.9 // of ink
	shineLine  = 2.6
	signHeight = 19.0
	signEdge   = 1.7 // of ink, outside the sign
)

// glint is the translucent ivory of highlights.
var glint = color.NRGBA{Ivory.R, Ivory.G, Ivory.B, 0xb0}

// brush paints a figure in its colours, seen through a map.
type brush struct {
	*vector.Drawing
	m    vector.Matrix
	body color.NRGBA
	rim  color.NRGBA // transparent: there is none
}

func (b brush) line(p vector.Path, c color.NRGBA, width float64) {
	b.Stroke(p.Transform(b.m), vector.Plain(c), width*b.m.Size())
}

// edge paints a line outside a path, and under what will fill it.
func (b brush) edge(p vector.Path, c color.NRGBA, width float64) { b.line(p, c, 2*width) }

func (b brush) fill(p vector.Path, with vector.Paint) { b.Fill(p.Transform(b.m), with.Transform(b.m)) }

// figure paints a figure with the sign of its army.
func (b brush) figure(f figure, sign vector.Path) {
	var all vector.Path
	for _, p := range f.parts {
		all.Join(p.path)
	}
	if b.rim.A > 0 {
		b.edge(all, Ink, outline+rimLine+rimEdge)
		b.edge(all, b.rim, outline+rimLine)
	} else {
		b.edge(all, glint, outline+keyline)
	}
	b.edge(all, Ink, outline)
	for _, p := range f.parts {
		b.edge(p.path, Ink, foldLine)
		b.fill(p.path, b.paint(p.tone))
	}
	b.line(f.folds, Ink, foldLine)
	b.line(f.shine, glint, shineLine)
	b.fill(f.dots, vector.Plain(Ink))
	sign = sign.Transform(vector.Scale(signHeight, signHeight).Then(vector.Move(f.sign.X, f.sign.Y)))
	b.edge(sign, Ink, signEdge)
	b.fill(sign, vector.Plain(Ivory))
}

// paint returns the paint for parts of a tone.
func (b brush) paint(t tone) vector.Paint {
	switch {
	case t == ivory:
		return vector.Gradient(Ivory, ivoryShade, vector.Pt(-14, 0), vector.Pt(20, 0))
	case t == deep:
		return vector.Plain(vector.Blend(b.body, Ink, 0.34))
	case t == base && b.rim.A > 0:
		return across(b.rim, vector.Move(-Size/2, 0))
	}
	return across(b.body, vector.Move(-Size/2, 0))
}

// across returns the paint of a body in a box of [Size], seen through m: light comes from the upper left.
func across(c color.NRGBA, m vector.Matrix) vector.Paint {
	return vector.Gradient(vector.Blend(c, Ivory, 0.2), vector.Blend(c, Ink, 0.2), vector.Pt(28, 34), vector.Pt(76, 56)).Transform(m)
}
