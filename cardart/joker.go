package cardart

import (
	"image"
	"image/color"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/solid"
	"github.com/superbridge/superbridge/cardart/vector"
)

// The inks of the joker, on paper and on dark ground: no suit has one like them.
var (
	violet = vector.RGB(0x78288f)
	lilac  = vector.RGB(0xdfa2f2)
)

// JokerColour returns the ink of the joker. With onDark it's a lighter one, for text and signs on dark ground. The
// contrast is at least 4.5 to 1, as that of [SuitColour].
func JokerColour(onDark bool) color.NRGBA {
	if onDark {
		return lilac
	}
	return violet
}

// JokerSign returns the joker's star alone, in any colour, as [SuitSign] does the sign of a suit.
func JokerSign(col color.Color, size int) *image.RGBA {
	d := vector.Drawing{Width: sign.Box, Height: sign.Box}
	d.Fill(sign.Star(vector.Pt(sign.Box/2, sign.Box/2), 1, false), vector.Plain(nrgba(col)))
	return d.Raster(size, size)
}

// stellaView shows a point of the star of Kepler a little beside the middle, and five around it.
var stellaView = solid.View{Right: 6, Down: 64}

// joker adds a jester, or among the solids the one that breaks their rule: a star, of which Kepler found that it is regular
// too. The index has no letter and no value, only signs.
func (f *face) joker(honours Honours) {
	f.ink = violet
	if honours == SolidHonours {
		f.alone(f.stella)
	} else {
		f.court()
	}
	middle := vector.Pt(f.indexX, f.indexTop+f.indexHeight/2)
	p := sign.FoolsCap(middle, f.indexWidth/sign.FoolsCapWidth, false)
	p.Join(f.sign(vector.Pt(f.indexX, f.indexTop+f.indexHeight+f.indexGap+f.indexSign/2), f.indexSign, false))
	f.Twice([]vector.Shape{{Path: p, Paint: vector.Plain(f.ink)}})
}

// stella returns the star of Kepler in a medallion.
func (f *face) stella(at vector.Point, r float64) []vector.Shape {
	const beads = 12 // a bead for each of its points
	look := f.cut(r)
	look.Line *= 0.6 // there are many edges
	return append(f.velvet(at, r, beads), solid.Stella.Turned(stellaView).Paint(at, 0.95*r, look)...)
}
