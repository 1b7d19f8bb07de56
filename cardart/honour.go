package cardart

import (
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
	f.Fill(sign.Path(f.card.Suit, centre, height, false), shaded(f.ink, centre.Y-height/2, centre.Y+height/2))
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

// The panel's ground and the inks of the emblems.
var (
	panelTop    = vector.RGB(0xfdf6e2)
	panelMiddle = vector.RGB(0xf3e5c3)
	goldLight   = vector.RGB(0xe9cc7c)
	goldDark    = vector.RGB(0x9c6f1c)
	steelLight  = vector.RGB(0xf4f5f7)
	steelDark   = vector.RGB(0xaab0ba)
)

// panelTopY is where the frame of a court card begins.
const panelTopY = 7.4

// court adds the framed panel of a king, queen, jack or maid: an emblem with the
// suit sign, and the same upside down below a band.
func (f *face) court() {
	middle := vector.Pt(cardWidth/2, cardHeight/2)
	left, right := middle.X-f.panel, middle.X+f.panel
	bottom := cardHeight - panelTopY

	var half vector.Drawing
	half.Fill(vector.RoundRect(left, panelTopY, right, middle.Y, 0), vector.Gradient(panelTop, panelMiddle, vector.Pt(0, panelTopY), vector.Pt(0, middle.Y)))
	at := vector.Pt(left+f.panel*0.29, panelTopY+f.panel*0.3)
	half.Fill(sign.Path(f.card.Suit, at, f.panel*0.34, false), vector.Plain(f.ink))
	size := f.panel / 15.8
	half.Place(emblem(f.card, f.ink), vector.Scale(size, size).Then(vector.Move(middle.X, panelTopY+20.6)))
	f.Twice(half.Shapes)

	f.band(left, right)
	f.Stroke(vector.RoundRect(left, panelTopY, right, bottom, 1.2), vector.Plain(gold), 0.8)
	f.Stroke(vector.RoundRect(left+1.1, panelTopY+1.1, right-1.1, bottom-1.1, 0.6), vector.Plain(f.ink), 0.25)
}

// band adds the ribbon between the two halves, with lozenges of gold.
func (f *face) band(left, right float64) {
	const y, half = cardHeight / 2, 2.2
	f.Fill(vector.RoundRect(left, y-half-0.5, right, y+half+0.5, 0), vector.Plain(gold))
	f.Fill(vector.RoundRect(left, y-half, right, y+half, 0), vector.Plain(f.ink))
	var lozenges vector.Path
	for i := -3.; i <= 3; i++ {
		lozenges.Join(vector.Lozenge(vector.Pt(cardWidth/2+i*(right-left-3)/7, y), 1.4, 1.05))
	}
	f.Fill(lozenges, vector.Plain(goldLight))
}
