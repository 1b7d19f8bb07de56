package tabletop

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// lane holds the columns of an open hand.
type lane struct {
	left, width float32
	stride      float32 // from one column to the next
}

// column returns the left edge of a column, from 0.
func (l lane) column(n int) float32 { return l.left + float32(n)*l.stride }

// lane returns the columns of an open hand. On a narrow table three hands must fit side by side: too many columns overlap, with
// their indices visible.
func (g Geometry) lane(p Place, columns int) lane {
	w, gap := g.opened().w, openGap*g.U
	if p == Top && columns <= len(card.Suits) {
		gap = wideGap * g.U
	}
	l := lane{stride: w + gap}
	if g.inset == narrowInset && columns > 1 {
		third := (g.W - 2*(g.Oval.X+g.inset*g.U) - 3*openGap*g.U) / 3
		l.stride = min(l.stride, (third-w)/float32(columns-1))
	}
	l.width = w + float32(columns-1)*l.stride
	switch p {
	case Left:
		l.left = g.Oval.X + g.inset*g.U
	case Right:
		l.left = g.W - g.Oval.X - g.inset*g.U - l.width
	default:
		l.left = (g.W - l.width) / 2
	}
	return l
}

// size holds the size of a card, and of its part with the index, which must be visible.
type size struct{ w, h, indexW, indexH float32 }

// opened returns the size of the cards of open hands.
func (g Geometry) opened() size {
	h := openHeight * g.openSize * g.U
	w := h * cardart.Aspect
	wide, high := g.Index.Corner()
	return size{w, h, w * float32(wide), h * float32(high)}
}

// inRows returns the places of cards in rows, the first at the top left.
func (s size) inRows(rows [][]card.Card, left, top, step, down float32) map[card.Card]Rect {
	n := 0
	for _, row := range rows {
		n += len(row)
	}
	spots := make(map[card.Card]Rect, n)
	for i, row := range rows {
		for j, c := range row {
			spots[c] = cardtable.NewRect(left+step*float32(j), top+down*float32(i), s.w, s.h)
		}
	}
	return spots
}

// inLine returns the places of cards side by side around a middle.
func (s size) inLine(cards []card.Card, middle, top, step float32) map[card.Card]Rect {
	return s.inRows([][]card.Card{cards}, middle-(step*float32(len(cards)-1)+s.w)/2, top, step, 0)
}
