package cardart

import (
	"github.com/superbridge/superbridge/cardart/court"
	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// ace adds the one ornate sign of an ace: a large pip with a small one of gold in
// it, in a double ring of gold.
func (f *face) ace() {
	height := f.pip * 2.9
	centre := vector.Pt(cardWidth/2, cardHeight/2)
	f.ring(centre, height*0.72)
	f.Fill(sign.Path(f.card.Suit, centre, height, false), vector.Plain(f.ink))
	if f.card.Suit == card.Clubs {
		centre.Y -= height * 0.05 // where its leaves meet
	}
	f.Stroke(sign.Path(f.card.Suit, centre, height*0.26, false), vector.Plain(ivory), 2.2*f.pip/small.pip)
	f.Fill(sign.Path(f.card.Suit, centre, height*0.26, false), vector.Plain(gold))
}

// ring adds a double circle of gold, with a lozenge at each quarter.
func (f *face) ring(centre vector.Point, r float64) {
	f.Stroke(vector.Circle(centre, r), vector.Plain(gold), 0.5)
	f.Stroke(vector.Circle(centre, r-1.1), vector.Plain(gold), 0.2)
	var lozenges vector.Path
	for i := range 4 {
		m := vector.Turn(float64(i) * 90).Then(vector.Move(centre.X, centre.Y))
		lozenges.Join(vector.Lozenge(vector.Pt(0, -r+0.55), 1.3, 1.9).Transform(m))
	}
	f.Fill(lozenges, vector.Plain(gold))
}

// courtLine is how wide the frame of a court card is.
const courtLine = 0.45

// court adds the two halves of a king, queen, jack or maid in their frame, with a sash
// over where they meet.
func (f *face) court() {
	middle := vector.Pt(cardWidth/2, cardHeight/2)
	var half vector.Drawing
	half.Place(court.Half(f.card, f.ink), vector.Move(middle.X, middle.Y))
	f.Twice(half.Shapes)
	left, right := middle.X-court.HalfWidth, middle.X+court.HalfWidth
	f.sash(middle)
	f.Stroke(vector.RoundRect(left, middle.Y-court.HalfHeight, right, middle.Y+court.HalfHeight, .8), vector.Plain(f.ink), courtLine)
}

// sash adds the band over the middle line: it falls a little from right to left.
func (f *face) sash(middle vector.Point) {
	strip := func(half float64) vector.Path {
		const fall = 2.2
		w := court.HalfWidth
		var p vector.Path
		p.MoveTo(vector.Pt(middle.X-w, middle.Y+fall-half))
		p.LineTo(vector.Pt(middle.X+w, middle.Y-fall-half))
		p.LineTo(vector.Pt(middle.X+w, middle.Y-fall+half))
		p.LineTo(vector.Pt(middle.X-w, middle.Y+fall+half))
		p.Close()
		return p
	}
	f.Fill(strip(2.8), vector.Plain(black))
	f.Fill(strip(2.5), vector.Plain(gold))
	f.Fill(strip(1.9), vector.Plain(black))
	f.Fill(strip(1.8), vector.Plain(f.ink))
}
