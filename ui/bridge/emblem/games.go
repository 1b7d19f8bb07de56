package emblem

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/miniature"
)

// count inlays the number of cards in the felt, in gold.
func (t *table) count(height float64, at vector.Point) {
	t.Inlay(t.rules.Deck.Len(), height, at)
}

// maids shows Super Bridge: the maids, which no other deck has, and the number of cards.
func (t *table) maids() {
	var maids []card.Card
	for _, s := range []card.Suit{card.Clubs, card.Diamonds, card.Hearts, card.Spades} {
		maids = append(maids, card.Card{Suit: s, Rank: card.Maid})
	}
	t.Fan(cardart.Fan(maids, t.style), 71, vector.Pt(99, 48))
	t.count(26, vector.Pt(30, 60.5))
}

// deck shows a game by its deck: backs of cards, and their number.
func (t *table) deck() {
	t.Fan(cardart.FanOfBacks(3, t.style), 73, vector.Pt(104, 48))
	t.count(26, vector.Pt(37, 60.5))
}

// board shows Duplicate: a board with the hands in its four pockets, one side vulnerable.
func (t *table) board() {
	const w, h = 114.0, 70.0
	middle := vector.Move(Width/2, Height/2)
	blue, deep := vector.RGB(0x34597f), vector.RGB(0x203b58)
	t.Sheet(w, h, 5, blue, deep, middle)
	t.Fill(vector.RoundRect(-w/2+1.2, -h/2+1.2, w/2-1.2, h/2-1.2, 4).Transform(middle),
		vector.Gradient(vector.RGB(0x446e99), blue, vector.Pt(0, Height/2-h/2), vector.Pt(0, Height/2+h/2)))

	const scale = 0.335
	back := cardart.BackDrawing(t.style)
	cw, ch := back.Width*scale, back.Height*scale
	pocket := func(x, y, pw, ph float64, vulnerable bool) {
		fill := vector.RGB(0x1c3550)
		if vulnerable {
			fill = miniature.Red
		}
		t.Fill(vector.RoundRect(x-pw/2, y-ph/2, x+pw/2, y+ph/2, 2.2).Transform(middle), vector.Plain(fill))
	}
	hand := func(x, y, turn float64) {
		for i := range 3 { // a pack of cards has an edge
			e := 0.35 * float64(2-i)
			m := vector.Move(-back.Width/2, -back.Height/2).Then(vector.Scale(scale, scale)).Then(vector.Turn(turn)).
				Then(vector.Move(x+e, y+e)).Then(middle)
			cardart.Lay(&t.Drawing, back, m)
		}
	}
	pocket(0, -19.5, ch+6, cw+4, true)
	pocket(0, 19.5, ch+6, cw+4, true)
	pocket(-38, 0, cw+4, ch+6, false)
	pocket(38, 0, cw+4, ch+6, false)
	hand(0, -19.5, 90)
	hand(0, 19.5, 90)
	hand(-38, 0, 0)
	hand(38, 0, 0)

	t.Fill(vector.RoundRect(-15, -6.2, 15, 6.2, 3).Transform(middle), vector.Plain(miniature.Ivory))
	t.Stroke(vector.RoundRect(-15, -6.2, 15, 6.2, 3).Transform(middle), vector.Plain(miniature.IvoryEdge), 0.5)
	t.Number(2, 8, miniature.Ink, vector.Move(0, 4).Then(middle))
}

// pad shows Chicago: the score pad with the wheel of four deals, and a pencil.
func (t *table) pad() {
	m := vector.Turn(-4).Then(vector.Move(Width/2, Height/2+1))
	const w, h = 84.0, 78.0
	t.Sheet(w, h, 1.5, vector.RGB(0xeee5d0), miniature.IvoryEdge, vector.Turn(-1.5).Then(vector.Move(Width/2+0.5, Height/2+1)))
	t.Sheet(w, h, 1.5, miniature.Ivory, miniature.IvoryEdge, m)

	t.deals(vector.Move(0, -22).Then(m))
	t.Line(miniature.Pale, 0.5, m, vector.Pt(-36, -6), vector.Pt(36, -6))
	t.Line(miniature.Red, 0.6, m, vector.Pt(0, -6), vector.Pt(0, 35))
	t.Line(miniature.Ink, 0.9, m, vector.Pt(-36, 14), vector.Pt(36, 14))
	for _, y := range []float64{4, 24, 34} {
		t.Line(vector.RGB(0xe4dac3), 0.4, m, vector.Pt(-36, y), vector.Pt(36, y))
	}
	for _, s := range []struct {
		n    int
		x, y float64
	}{{300, -18, 2}, {60, -18, 22}, {90, 18, 22}, {500, 18, 12}, {120, -18, 32}} {
		t.Number(s.n, 6, graphite, vector.Turn(-2).Then(vector.Move(s.x, s.y)).Then(m))
	}
	t.pencil(vector.Turn(-62).Then(vector.Move(Width/2+52, Height/2+10)))
}

// pencil draws a pencil along the x axis of m, its point on the left.
func (t *table) pencil(m vector.Matrix) {
	const length, half = 62.0, 2.6
	t.Shadow(length, 2*half, 1, vector.Move(0, 0.6).Then(m))
	part := func(from, to, y0, y1 float64, c uint32) {
		t.Fill(vector.RoundRect(from, y0, to, y1, 0.1).Transform(m), vector.Plain(vector.RGB(c)))
	}
	part(-length/2+9, length/2-7, -half, -half/3, 0xe9bf4c)
	part(-length/2+9, length/2-7, -half/3, half/3, 0xd6a52c)
	part(-length/2+9, length/2-7, half/3, half, 0xb4841b)
	part(length/2-7, length/2-4, -half, half, 0xb9b4a8)
	t.Fill(vector.RoundRect(length/2-4.5, -half, length/2+1, half, 2).Transform(m), vector.Plain(vector.RGB(0xc96a63)))
	tip := func(x, y float64) vector.Point { return m.Apply(vector.Pt(-length/2+x, y)) }
	var wood, lead vector.Path
	wood.MoveTo(tip(9, -half))
	wood.LineTo(tip(0, 0))
	wood.LineTo(tip(9, half))
	wood.Close()
	lead.MoveTo(tip(3, -half/3))
	lead.LineTo(tip(0, 0))
	lead.LineTo(tip(3, half/3))
	lead.Close()
	t.Fill(wood, vector.Plain(vector.RGB(0xe6c79a)))
	t.Fill(lead, vector.Plain(miniature.Ink))
}
