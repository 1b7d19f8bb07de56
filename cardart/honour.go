package cardart

import (
	"github.com/superbridge/superbridge/cardart/court"
	"github.com/superbridge/superbridge/cardart/sign"
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

// court adds the two halves of a king, queen, jack or maid in their frame, with a sash
// over where they meet.
//
// The index stands on one side of each half only. Where it takes more room than the
// frame leaves, each half moves away from its own index and shrinks a little, and the
// frame has a step where the sash ends.
func (f *face) court() {
	middle := vector.Pt(cardWidth/2, cardHeight/2)
	right := courtWidth / 2.
	left := -min(right, middle.X-f.indexX-f.indexWidth/2-courtGap-courtLine/2)
	shift := (left + right) / 2
	wide := (right - left) / (2 * court.HalfWidth)
	high := min(wide, courtHeight/(2*court.HalfHeight))

	f.Twice(court.Half(f.card, f.ink, vector.Scale(wide, high).Then(vector.Move(middle.X+shift, middle.Y))))

	top := -court.HalfHeight * high
	var frame vector.Path
	frame.MoveTo(vector.Pt(left, top))
	for _, corner := range []vector.Point{{X: right, Y: top}, {X: right}, {X: -left}, {X: -left, Y: -top}, {X: -right, Y: -top}, {X: -right}, {X: left}} {
		frame.LineTo(corner)
	}
	frame.Close()
	f.Stroke(frame.Transform(vector.Move(middle.X, middle.Y)), vector.Plain(f.ink), courtLine)
	f.sash(middle, right+courtLine/2)
}

// sash adds the band over the middle line, so wide to either side: it rises from left to
// right and bears signs of the suit, which stand on their heads beyond the middle.
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
			ornaments.Join(vector.Lozenge(vector.Pt(0, 0), 1.7, 1.3))
		} else {
			ornaments.Join(sign.Path(f.card.Suit, vector.Pt(x, 0), 2.5, x > 0))
		}
		if i < 3 {
			ornaments.Join(vector.Circle(vector.Pt(x+wide/7.2, 0), 0.42))
		}
	}
	f.Fill(ornaments.Transform(m), vector.Plain(court.Gold))
}
