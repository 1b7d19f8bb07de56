package sign

import "github.com/superbridge/superbridge/cardart/vector"

// The signs of the joker, which has no suit: each about the origin and 1 high.
var (
	star     = vector.Mirrored("M0 -.55L.1293 -.178L.5231 -.17L.2092 .068L.3233 .445L0 .22")
	foolsCap = fools()
)

// fools is a cap of three points, each with a bell, over a band.
func fools() vector.Path {
	p := vector.Mirrored("M0 -.42C.1 -.34 .14 -.24 .15 -.1C.2 -.36 .36 -.47 .5 -.37C.64 -.26 .66 0 .62 .24C.57 .06 .5 -.06 .43 -.02C.36 .04 .32 .16 .31 .3L0 .3")
	p.Join(vector.Mirrored("M0 .37L.33 .37L.33 .5L0 .5"))
	for _, bell := range []vector.Point{vector.Pt(0, -.4), vector.Pt(.61, .26), vector.Pt(-.61, .26)} {
		p.Join(vector.Circle(bell, .1))
	}
	return p
}

// Star returns the star that the joker bears where other cards bear the sign of their suit: about so high, about a
// point; upside down if turned.
func Star(at vector.Point, height float64, turned bool) vector.Path {
	return placed(star, at, height, turned)
}

// FoolsCapWidth is the width of a [FoolsCap] of height 1.
const FoolsCapWidth = 1.42

// FoolsCap returns the cap that stands for the joker's rank, as [Star] does its star.
func FoolsCap(at vector.Point, height float64, turned bool) vector.Path {
	return placed(foolsCap, at, height, turned)
}
