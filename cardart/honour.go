package cardart

import (
	"image/color"

	"github.com/superbridge/superbridge/game/card"
)

// ace adds the one ornate sign of an ace: a large pip with a small one of gold in
// it, in a double ring of gold.
func (d *drawing) ace(s card.Suit, ink color.NRGBA, l layout) {
	height := l.pip * 2.9
	centre := point{cardWidth / 2, cardHeight / 2}
	d.ring(centre, height*0.72)
	d.fill(sign(s, centre, height, false), shaded(ink, centre.y-height/2, centre.y+height/2))
	if s == card.Clubs {
		centre.y -= height * 0.05 // where its leaves meet
	}
	d.stroke(sign(s, centre, height*0.26, false), plain(ivory), 2.2*l.pip/small.pip)
	d.fill(sign(s, centre, height*0.26, false), plain(gold))
}

// ring adds a double circle of gold, with a lozenge at each quarter.
func (d *drawing) ring(centre point, r float64) {
	d.stroke(circle(centre, r), plain(gold), 0.5)
	d.stroke(circle(centre, r-1.1), plain(gold), 0.2)
	var lozenges path
	for i := range 4 {
		m := turn(float64(i) * 90).then(move(centre.x, centre.y))
		lozenges.join(lozenge(point{0, -r + 0.55}, 1.3, 1.9).transform(m))
	}
	d.fill(lozenges, plain(gold))
}

// The panel's ground and the inks of the emblems.
var (
	panelTop    = rgb(0xfdf6e2)
	panelMiddle = rgb(0xf3e5c3)
	goldLight   = rgb(0xe9cc7c)
	goldDark    = rgb(0x9c6f1c)
	steelLight  = rgb(0xf4f5f7)
	steelDark   = rgb(0xaab0ba)
)

// panelTopY is where the frame of a court card begins.
const panelTopY = 7.4

// court adds the framed panel of a king, queen, jack or maid: an emblem with the
// suit sign, and the same upside down below a band.
func (d *drawing) court(c card.Card, ink color.NRGBA, l layout) {
	middle := point{cardWidth / 2, cardHeight / 2}
	left, right := middle.x-l.panel, middle.x+l.panel
	bottom := cardHeight - panelTopY

	var half drawing
	half.fill(roundRect(left, panelTopY, right, middle.y, 0), paint{panelTop, panelMiddle, point{0, panelTopY}, point{0, middle.y}})
	at := point{left + l.panel*0.29, panelTopY + l.panel*0.3}
	half.fill(sign(c.Suit, at, l.panel*0.34, false), plain(ink))
	size := l.panel / 15.8
	half.place(emblem(c, ink), scale(size, size).then(move(middle.x, panelTopY+20.6)))
	d.place(half.shapes, matrix{a: 1, d: 1})
	d.place(half.shapes, turned)

	d.band(left, right, ink)
	d.stroke(roundRect(left, panelTopY, right, bottom, 1.2), plain(gold), 0.8)
	d.stroke(roundRect(left+1.1, panelTopY+1.1, right-1.1, bottom-1.1, 0.6), plain(ink), 0.25)
}

// band adds the ribbon between the two halves, with lozenges of gold.
func (d *drawing) band(left, right float64, ink color.NRGBA) {
	const y, half = cardHeight / 2, 2.2
	d.fill(roundRect(left, y-half-0.5, right, y+half+0.5, 0), plain(gold))
	d.fill(roundRect(left, y-half, right, y+half, 0), plain(ink))
	var lozenges path
	for i := -3.; i <= 3; i++ {
		lozenges.join(lozenge(point{cardWidth/2 + i*(right-left-3)/7, y}, 1.4, 1.05))
	}
	d.fill(lozenges, plain(goldLight))
}
