package emblem

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/miniature"
)

// graphite is the colour of pencil.
var graphite = vector.RGB(0x4a4640)

// rubber shows Rubber: the five honours of trumps in one hand, and the score with the line across and games underlined.
func (t *table) rubber() {
	var honours []card.Card
	for _, rank := range []card.Rank{card.Ten, card.Jack, card.Queen, card.King, card.Ace} {
		honours = append(honours, card.Card{Suit: card.Spades, Rank: rank})
	}
	t.Fan(cardart.Fan(honours, t.style), 55, vector.Pt(46, 49))
	t.score(vector.Turn(5).Then(vector.Move(116, Height/2)))
}

// score draws a score of rubber bridge, with its middle where m maps the origin.
func (t *table) score(m vector.Matrix) {
	const w, h = 58.0, 78.0
	t.Sheet(w, h, 1.5, vector.RGB(0xeee5d0), miniature.IvoryEdge, vector.Turn(2).Then(m))
	t.Sheet(w, h, 1.5, miniature.Ivory, miniature.IvoryEdge, m)
	for y := -28.0; y < h/2; y += 8.4 {
		t.Line(vector.RGB(0xe4dac3), 0.4, m, vector.Pt(-25, y), vector.Pt(25, y))
	}
	t.Line(miniature.Red, 0.6, m, vector.Pt(0, -34), vector.Pt(0, 36))
	t.Line(miniature.Ink, 1.3, m, vector.Pt(-26, -5), vector.Pt(26, -5))
	for _, y := range []float64{12.5, 29.5} {
		t.Line(graphite, 0.6, m, vector.Pt(-25, y), vector.Pt(25, y))
	}
	for _, s := range []struct {
		n    int
		x, y float64
	}{{150, -13, -7.5}, {500, -13, -16}, {30, 13, -7.5}, {60, -13, 3}, {40, -13, 11}, {100, 13, 20.5}, {120, -13, 28.5}} {
		t.Number(s.n, 5.6, graphite, vector.Turn(-2).Then(vector.Move(s.x, s.y)).Then(m))
	}
}

// wheel shows Chicago duplicate: four boards in a pile, and on the one on top the wheel of four deals.
func (t *table) wheel() {
	const w, h = 92.0, 58.0
	for i, body := range []uint32{0x6d3a2e, 0x8a7a34, 0x3f6b4f, 0x34597f} {
		at := vector.Move(Width/2+9-6*float64(i), Height/2+7-4.6*float64(i))
		fill := vector.RGB(body)
		t.Sheet(w, h, 5, fill, vector.Blend(fill, miniature.Ink, 0.45), at)
		t.Fill(vector.RoundRect(-w/2+1.1, -h/2+1.1, w/2-1.1, h/2-1.1, 4).Transform(at), vector.Plain(vector.Blend(fill, miniature.Ivory, 0.12)))
	}
	top := vector.Move(Width/2-9, Height/2-6.8)
	const scale = 0.27
	back := cardart.BackDrawing(t.style)
	for _, x := range []float64{-31, 31} {
		t.Fill(vector.RoundRect(x-11, -20, x+11, 20, 2.2).Transform(top), vector.Plain(vector.RGB(0x1c3550)))
		cardart.Lay(&t.Drawing, back, vector.Move(-back.Width/2, -back.Height/2).Then(vector.Scale(scale*1.35, scale*1.35)).Then(vector.Move(x, 0)).Then(top))
	}
	t.Fill(vector.RoundRect(-17, -20, 17, 20, 3).Transform(top), vector.Plain(miniature.Ivory))
	t.Stroke(vector.RoundRect(-17, -20, 17, 20, 3).Transform(top), vector.Plain(miniature.IvoryEdge), 0.5)
	t.deals(vector.Scale(1.15, 1.15).Then(top))
}

// deals draws the wheel of Chicago's deals, 1 to 4, in the middle of m. Red marks vulnerability: nobody, one side
// twice, everybody.
func (t *table) deals(m vector.Matrix) {
	t.Line(miniature.Ink, 0.9, m, vector.Pt(-11, -11), vector.Pt(11, 11))
	t.Line(miniature.Ink, 0.9, m, vector.Pt(11, -11), vector.Pt(-11, 11))
	for i, at := range []vector.Point{{X: 0, Y: -6.5}, {X: 9.5, Y: 3}, {X: 0, Y: 12.5}, {X: -9.5, Y: 3}} {
		c := miniature.Ink
		if i > 0 {
			c = miniature.Red
		}
		t.Number(i+1, 6, c, vector.Move(at.X, at.Y).Then(m))
	}
}
