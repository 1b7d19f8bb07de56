package cardart

import (
	"math"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"github.com/superbridge/superbridge/cardart/vector"
)

// typeface returns Go Bold, which lies in the program: cards look the same on
// every machine, and need no font there.
var typeface = sync.OnceValue(func() *sfnt.Font {
	f, err := sfnt.Parse(gobold.TTF)
	if err != nil {
		panic("cardart: the embedded font: " + err.Error())
	}
	return f
})

const (
	em        = 1000  // font units in which glyphs are read
	capHeight = 722.6 // of a letter without overshoot
	stem      = 150.  // the width of a letter's uprights
	narrow    = 0.86  // letters are this much narrower than drawn, as on most cards
	tracking  = 8.    // extra, between two digits
)

// text returns the outline of a word whose capitals stand on y = 0 and are so
// high, its ink centred on x = 0, and condensed if it were wider than maxWidth.
func text(s string, height, maxWidth float64) vector.Path {
	var p vector.Path
	var buffer sfnt.Buffer
	pen := 0.
	for _, letter := range s {
		glyph, advance := glyphOf(&buffer, letter)
		p.Join(glyph.Transform(vector.Move(pen, 0)))
		pen += advance + tracking
	}
	low, high := p.Bounds()
	sy := height / capHeight
	sx := sy * narrow
	bolder := 0.
	if width := sx * (high.X - low.X); width > maxWidth {
		// Condensing thins the uprights; give back most of what they lose.
		bolder = 0.8 * stem * sx * (1 - maxWidth/width)
		sx *= (maxWidth - bolder) / width
	}
	return widened(p.Transform(vector.Move(-(low.X+high.X)/2, 0).Then(vector.Scale(sx, sy))), bolder/2)
}

// widened moves each edge of closed contours outward by so much, but only
// sideways: uprights grow thicker, and horizontals stay where they are. Each
// point goes to where the edges beside it meet once they have been moved.
func widened(p vector.Path, by float64) vector.Path {
	moved := vector.Path{Verbs: p.Verbs, Points: make([]vector.Point, len(p.Points))}
	first, n := 0, 0
	for verb, points := range p.Steps() {
		n += len(points)
		if verb != vector.ClosePath {
			continue
		}
		contour := p.Points[first:n]
		for k, a := range contour {
			in, out := heading(contour, k, -1), heading(contour, k, 1)
			in = vector.Pt(-in.X, -in.Y)
			shift := 0.
			if d := 1 + in.X*out.X + in.Y*out.Y; d > 0.2 { // a spike stays: its edges would meet far away
				shift = by * (in.Y + out.Y) / d
			}
			moved.Points[first+k] = vector.Pt(a.X+shift, a.Y)
		}
		first = n
	}
	return moved
}

// heading returns the unit vector from a contour's point k to the next, or with
// step -1 the one before, that lies elsewhere.
func heading(contour []vector.Point, k, step int) vector.Point {
	n := len(contour)
	for i := 1; i < n; i++ {
		b := contour[((k+i*step)%n+n)%n]
		d := vector.Pt(b.X-contour[k].X, b.Y-contour[k].Y)
		if length := math.Hypot(d.X, d.Y); length > 1e-6 {
			return vector.Pt(d.X/length, d.Y/length)
		}
	}
	return vector.Point{}
}

// The typeface's own J and tail of the Q hang below the base line, where the suit
// sign is. These stand on it.
var (
	queenTail = vector.Outline("M395 -215L560 -215L772 26L600 26Z")
	jack      = vector.Outline("M196 -727L350 -727L350 -212C350 -62 268 12 128 12C82 12 40 4 4 -12L4 -142" +
		"C34 -124 66 -116 98 -116C164 -116 196 -150 196 -222Z")
)

// glyphOf returns a letter's outline on the base line, and how far the pen moves.
func glyphOf(buffer *sfnt.Buffer, letter rune) (p vector.Path, advance float64) {
	switch letter {
	case 'J':
		return jack, 400
	case 'Q':
		p, advance = glyphOf(buffer, 'O')
		p.Join(queenTail)
		return p, advance
	case '0':
		letter = 'O' // the typeface strikes its zero through
	}
	f, ppem := typeface(), fixed.I(em)
	i, err := f.GlyphIndex(buffer, letter)
	if err != nil {
		panic("cardart: the embedded font: " + err.Error())
	}
	// The advance first: the segments live in the buffer until the next call.
	step, err := f.GlyphAdvance(buffer, i, ppem, font.HintingNone)
	if err != nil {
		panic("cardart: the embedded font: " + err.Error())
	}
	segments, err := f.LoadGlyph(buffer, i, ppem, nil)
	if err != nil {
		panic("cardart: the embedded font: " + err.Error())
	}
	at := func(a fixed.Point26_6) vector.Point { return vector.Pt(float64(a.X)/64, float64(a.Y)/64) }
	for n, s := range segments {
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if n > 0 {
				p.Close()
			}
			p.MoveTo(at(s.Args[0]))
		case sfnt.SegmentOpLineTo:
			p.LineTo(at(s.Args[0]))
		case sfnt.SegmentOpQuadTo:
			p.QuadTo(at(s.Args[0]), at(s.Args[1]))
		case sfnt.SegmentOpCubeTo:
			p.CubeTo(at(s.Args[0]), at(s.Args[1]), at(s.Args[2]))
		}
	}
	p.Close()
	return p, float64(step) / 64
}
