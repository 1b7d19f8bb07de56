package cardart

import (
	"github.com/superbridge/superbridge/cardart/court"
	"github.com/superbridge/superbridge/cardart/vector"
)

// ace adds the one ornate sign of an ace, as much larger than a pip in every layout.
func (f *face) ace() {
	size := f.pip * 2.75 / court.AceHeight
	m := vector.Scale(size, size).Then(vector.Move(cardWidth/2, cardHeight/2))
	f.Shapes = append(f.Shapes, court.Ace(f.card.Suit, f.ink, m)...)
}

// The frame of a court card.
const (
	courtWidth  = 39.4 // where the index leaves it as much
	courtHeight = 80.0
	courtLine   = 0.45
	courtGap    = 1.5 // between index and frame: a pixel on a card 60 pixels wide, and a little
)

// halfFrame returns half the width of an honour's frame: as much as the index leaves, which
// is on the left above and on the right below. A frame is as far from the middle on the
// other sides, so that it has no step.
func (f *face) halfFrame() float64 {
	return min(courtWidth/2, cardWidth/2-f.indexX-f.indexWidth/2-courtGap-courtLine/2)
}

// court adds the two halves of a king, queen, jack or maid in their frame, with a sash
// over where they meet. Where a wide index makes the frame narrow, the figures shrink, and
// a lintel fills what they leave of its height.
func (f *face) court() {
	middle := vector.Pt(cardWidth/2, cardHeight/2)
	half := f.halfFrame()
	wide := half / court.HalfWidth
	high := min(wide*1.04, courtHeight/(2*court.HalfHeight)) // a little slimmer at most: nobody sees it
	top := court.HalfHeight * high

	f.Twice(court.Half(f.card, f.ink, vector.Scale(wide, high).Then(vector.Move(middle.X, middle.Y))))
	if room := courtHeight/2 - top; room > lintelHeight {
		f.lintel(vector.Pt(middle.X, middle.Y-top), half)
		top += lintelHeight
	}
	f.Stroke(vector.RoundRect(middle.X-half, middle.Y-top, middle.X+half, middle.Y+top, 0), vector.Plain(f.ink), courtLine)
	f.sash(middle, half+courtLine/2)
}

const lintelHeight = 4.4

// lintel adds a band above the figures, from the middle of its lower edge so wide to either
// side, with signs of the suit as on the sash; and its like below.
func (f *face) lintel(base vector.Point, wide float64) {
	strip := func(top, bottom float64) vector.Path {
		return vector.RoundRect(-wide, -top, wide, -bottom, 0)
	}
	const edge = 0.3
	var ornaments vector.Path
	for i := -2.; i <= 2; i++ {
		x, y := i*wide/2.6, -(lintelHeight+3*edge)/2
		ornaments.Join(f.sign(vector.Pt(x, y), 2.4, false))
		if i < 2 {
			ornaments.Join(vector.Circle(vector.Pt(x+wide/5.2, y), 0.42))
		}
	}
	var d vector.Drawing
	d.Fill(strip(lintelHeight, 0), vector.Plain(black))
	d.Fill(strip(lintelHeight, edge), vector.Plain(court.Gold))
	d.Fill(strip(lintelHeight, 3*edge), vector.Plain(f.ink))
	d.Fill(ornaments, vector.Plain(court.Gold))
	var placed vector.Drawing
	placed.Place(d.Shapes, vector.Move(base.X, base.Y))
	f.Twice(placed.Shapes)
}

// sash adds the band over the middle line, so wide to either side: it rises from left to
// right and bears signs of the suit, which are upside down beyond the middle.
func (f *face) sash(middle vector.Point, wide float64) {
	m := vector.Matrix{A: 1, B: -0.12, D: 1, E: middle.X, F: middle.Y}
	strip := func(half, end float64) vector.Path {
		return vector.RoundRect(-wide+end, -half, wide-end, half, 0).Transform(m)
	}
	f.Fill(strip(2.9, 0), vector.Plain(black))
	f.Fill(strip(2.6, 0.3), vector.Plain(court.Gold))
	f.Fill(strip(2.05, 0.3), vector.Plain(black))
	f.Fill(strip(1.8, 0.3), vector.Plain(f.ink))
	var ornaments vector.Path
	for i := -3.; i <= 3; i++ {
		x := i * wide / 3.6
		if i == 0 {
			ornaments.Join(star(8, 3).Transform(vector.Scale(1.6, 1.6))) // a lozenge would be read as a diamond
		} else {
			ornaments.Join(f.sign(vector.Pt(x, 0), 2.5, x > 0))
		}
		if i < 3 {
			ornaments.Join(vector.Circle(vector.Pt(x+wide/7.2, 0), 0.42))
		}
	}
	f.Fill(ornaments.Transform(m), vector.Plain(court.Gold))
}
