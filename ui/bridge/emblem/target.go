package emblem

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/miniature"
)

// target shows Target: the points that the high cards should bring, and how close a side has come.
func (t *table) target() {
	at := vector.Move(113, Height/2)
	const r = 37.0
	t.Shadow(2*r, 2*r, r, at)
	for i, c := range []uint32{0xfdf9ee, 0x2f2a26, 0x34597f, 0xb3282d, 0xe0b23c} {
		ring := vector.Circle(vector.Pt(0, 0), r*float64(5-i)/5).Transform(at)
		t.Fill(ring, vector.Plain(vector.RGB(c)))
		t.Stroke(ring, vector.Plain(vector.RGB(0x1d1a17)), 0.35)
	}
	var high []card.Card
	for _, rank := range []card.Rank{card.Jack, card.Queen, card.King, card.Ace} {
		high = append(high, card.Card{Suit: card.Hearts, Rank: rank})
	}
	t.Fan(cardart.Fan(high, t.style), 54, vector.Pt(43, 49))
	t.arrow(vector.Turn(-34).Then(vector.Move(118, Height/2-4)))
}

// arrow draws an arrow that has hit the origin of m, from the right.
func (t *table) arrow(m vector.Matrix) {
	t.Line(color.NRGBA{A: 60}, 2.6, vector.Move(0.8, 1.4).Then(m), vector.Pt(1, 0), vector.Pt(38, 0))
	t.Line(vector.RGB(0xe6c79a), 1.8, m, vector.Pt(0, 0), vector.Pt(38, 0))
	t.Line(vector.RGB(0xb98d55), 0.5, m, vector.Pt(0, 0.6), vector.Pt(38, 0.6))
	for _, side := range []float64{-1, 1} {
		var feather vector.Path
		feather.MoveTo(m.Apply(vector.Pt(28, side*0.7)))
		feather.LineTo(m.Apply(vector.Pt(31, side*4.4)))
		feather.LineTo(m.Apply(vector.Pt(40, side*4.4)))
		feather.LineTo(m.Apply(vector.Pt(37, side*0.7)))
		feather.Close()
		t.Fill(feather, vector.Plain(miniature.Ivory))
		t.Stroke(feather, vector.Plain(miniature.Red), 0.6)
	}
}
