package cardart

import (
	"image/color"

	"github.com/superbridge/superbridge/game/card"
)

// The paper.
var (
	ivory = rgb(0xfffdf5)
	edge  = rgb(0xb9b0a2) // keeps cards apart where they overlap
	gold  = rgb(0xc79a3b)
)

const (
	cornerRadius = 3.6
	edgeWidth    = 0.45
)

// layout is where things stand on a face, in millimetres.
type layout struct {
	indexX      float64 // the middle of the index
	indexTop    float64 // the top of its letter
	indexHeight float64 // the height of its letter
	indexWidth  float64 // the most that the letter may take
	indexSign   float64 // the height of its suit sign
	indexGap    float64 // between letter and sign

	columnX float64 // from the middle of the card to its outer columns of pips
	rowY    float64 // from the middle of the card to its outer rows
	pip     float64 // the height of a pip
	panel   float64 // half the width of an honour's frame
}

// The letter's top and height are multiples of 1.05 mm: a pixel on a card 60
// pixels wide. So its horizontal strokes are crisp at 60, 120, 180, 240, ….
var (
	small = layout{
		indexX: 6.9, indexTop: 4.2, indexHeight: 10.5, indexWidth: 9, indexSign: 8.4, indexGap: 1.9,
		columnX: 12.8, rowY: 28.8, pip: 10.5, panel: 17.4,
	}
	large = layout{
		indexX: 8.9, indexTop: 4.2, indexHeight: 15.75, indexWidth: 13, indexSign: 12.6, indexGap: 2.6,
		columnX: 10.2, rowY: 28.8, pip: 9.1, panel: 13.8,
	}
)

// face returns the drawing of a card.
func face(c card.Card, style Style) drawing {
	d := drawing{width: cardWidth, height: cardHeight}
	d.paper(edge, ivory)
	if c.Suit > card.Spades || c.Rank == 0 || c.Rank > card.Ace {
		return d
	}
	l := small
	if style.LargeIndex {
		l = large
	}
	ink := SuitColour(c.Suit, style.FourColour, false)
	switch {
	case c.Rank == card.Ace:
		d.ace(c.Suit, ink, l)
	case c.Rank.Honour():
		d.court(c, ink, l)
	default:
		d.pips(c, ink, l)
	}
	d.index(c.Suit, style.Letters.text(c.Rank), ink, l)
	return d
}

// paper adds an empty card.
func (d *drawing) paper(edge, ground color.NRGBA) {
	d.fill(roundRect(0, 0, cardWidth, cardHeight, cornerRadius), plain(edge))
	d.fill(roundRect(edgeWidth, edgeWidth, cardWidth-edgeWidth, cardHeight-edgeWidth, cornerRadius-edgeWidth), plain(ground))
}

// index adds the rank over the suit sign in both corners.
func (d *drawing) index(s card.Suit, rank string, ink color.NRGBA, l layout) {
	base := l.indexTop + l.indexHeight
	p := text(rank, l.indexHeight, l.indexWidth).transform(move(l.indexX, base))
	p.join(sign(s, point{l.indexX, base + l.indexGap + l.indexSign/2}, l.indexSign, false))
	d.fill(p, plain(ink))
	d.fill(p.transform(turned), plain(ink))
}
