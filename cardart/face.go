package cardart

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// The paper.
var (
	ivory = vector.RGB(0xfffdf5)
	edge  = vector.RGB(0xb9b0a2) // keeps cards apart where they overlap
	gold  = vector.RGB(0xc79a3b)
)

const (
	cornerRadius = 3.6
	edgeWidth    = 0.45
)

// layout holds the positions of things on a face, in millimetres.
type layout struct {
	indexX      float64 // the middle of the index
	indexTop    float64 // the top of its letter
	indexHeight float64 // the height of its letter
	indexWidth  float64 // the most that the letter or the value may take
	indexSign   float64 // the height of its suit sign
	indexGap    float64 // between letter and sign
	valueGap    float64 // between sign and value
	valueHeight float64

	columnX float64 // from the middle of the card to its outer columns of pips
	rowY    float64 // from the middle of the card to its outer rows
	pip     float64 // the height of a pip
	dial    float64 // the radius of the circle on which a clock's pips stand
	hourPip float64 // the height of one of them
}

// The tops and heights of letter and value are multiples of 1.05 mm: a pixel on a card 60
// pixels wide. So its horizontal strokes are crisp at 60, 120, 180, 240, ….
var (
	small = layout{
		indexX: 6.2, indexTop: 4.2, indexHeight: 10.5, indexWidth: 7.8, indexSign: 7, indexGap: 1.7,
		valueGap: 1.8, valueHeight: 6.3,
		columnX: 12.2, rowY: 30, pip: 11.2, dial: 21.4, hourPip: 9.6,
	}
	large = layout{
		indexX: 8.3, indexTop: 4.2, indexHeight: 15.75, indexWidth: 12, indexSign: 10.6, indexGap: 2,
		valueGap: 2.1, valueHeight: 7.35,
		columnX: 9.9, rowY: 30, pip: 9.2, dial: 17.6, hourPip: 7.9,
	}
)

// face is the drawing of a card as it grows.
type face struct {
	vector.Drawing
	layout
	card card.Card
	ink  color.NRGBA
}

// newFace returns the drawing of a card's face.
func newFace(c card.Card, style Style) vector.Drawing {
	f := face{
		Drawing: vector.Drawing{Width: cardWidth, Height: cardHeight},
		layout:  small,
		card:    c,
		ink:     SuitColour(c.Suit, style.Colours, false),
	}
	paper(&f.Drawing)
	if c != card.Joker && (c.Suit > card.Spades || c.Rank == 0 || c.Rank > card.Ace) {
		return f.Drawing
	}
	if style.Index == LargeIndex {
		f.layout = large
	}
	if c == card.Joker {
		f.joker(style.Honours)
		return f.Drawing
	}
	switch solids := style.Honours == SolidHonours; {
	case c.Rank == card.Ace && solids:
		f.solidAce()
	case c.Rank.Honour() && solids:
		f.solid()
	case c.Rank == card.Ace:
		f.ace()
	case c.Rank.Honour():
		f.court()
	case style.Pips == ClockPips:
		f.clock()
	default:
		f.pips()
	}
	f.index(style.Letters.Rank(c.Rank), style.value(c.Rank))
	return f.Drawing
}

// paper adds an empty card.
func paper(d *vector.Drawing) {
	d.Fill(vector.RoundRect(0, 0, cardWidth, cardHeight, cornerRadius), vector.Plain(edge))
	d.Fill(vector.RoundRect(edgeWidth, edgeWidth, cardWidth-edgeWidth, cardHeight-edgeWidth, cornerRadius-edgeWidth), vector.Plain(ivory))
}

// index adds the rank over the suit sign in both corners, and a value, if there is one, under it.
func (f *face) index(rank, value string) {
	base := f.indexTop + f.indexHeight
	p := text(rank, f.indexHeight).Transform(vector.Move(f.indexX, base))
	p.Join(f.sign(vector.Pt(f.indexX, base+f.indexGap+f.indexSign/2), f.indexSign, false))
	if value != "" {
		base += f.indexGap + f.indexSign + f.valueGap + f.valueHeight
		p.Join(text(value, f.valueHeight).Transform(vector.Move(f.indexX, base)))
	}
	f.Twice([]vector.Shape{{Path: p, Paint: vector.Plain(f.ink)}})
}

// sign returns the sign of the card's suit, or the joker's star, as [sign.Path] does.
func (f *face) sign(at vector.Point, height float64, turned bool) vector.Path {
	if f.card == card.Joker {
		return sign.Star(at, height, turned)
	}
	return sign.Path(f.card.Suit, at, height, turned)
}
