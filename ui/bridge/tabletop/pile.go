package tabletop

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// pileOf returns the places of a side's pile and its number: of the user's side beside the user's plate, and of the
// other beside the hand of an opponent who isn't dummy; if both are open, on the other side of the user's plate.
func (g Geometry) pileOf(m Model, side card.Side) (pile, number Rect) {
	thick, long, n, gap := cardtable.PacketHeight*g.U, cardtable.PileLength*g.U, cardtable.PileNumber*g.U, cardtable.PileGap*g.U
	if side == m.Person.Side() {
		plate := g.Plate[Bottom]
		_, y := plate.Centre()
		number = cardtable.NewRect(plate.X-gap/2-n, y-n/2, n, n)
		return cardtable.NewRect(number.X-long, y-thick/2, long, thick), number
	}
	if m.Open[m.SeatAt(Right)] && m.Open[m.SeatAt(Left)] {
		plate := g.Plate[Bottom]
		_, y := plate.Centre()
		number = cardtable.NewRect(plate.X+plate.W+gap/2, y-n/2, n, n)
		won := cardtable.PacketHeight + float32(max(m.Won()[side], 1)-1)*cardtable.PacketStep // it begins beside the number
		return cardtable.NewRect(number.X+n+won*g.U-long, y-thick/2, long, thick), number
	}
	at, out := Right, float32(-1)
	if m.Open[m.SeatAt(Right)] {
		at, out = Left, 1
	}
	x, _ := g.Plate[at].Centre()
	x += out * (backHeight*g.U/2 + gap + thick/2)
	bottom := g.Plate[at].Y - 8*g.U
	number = cardtable.NewRect(x-n/2, bottom-n, n, n)
	return cardtable.NewRect(x-thick/2, number.Y-long, thick, long), number
}

// Won returns the number of tricks of each side that have been taken off the table.
func (m Model) Won() (tricks [2]int) {
	for _, t := range m.Table.Tricks()[:gathered(m)] {
		tricks[m.winner(t).Side()]++
	}
	return tricks
}

// showPiles brings the piles up to date.
func (s *Surface) showPiles() {
	won := s.model.Won()
	if s.model.Over { // the cards are back in the hands
		won = [2]int{}
	}
	for side, tricks := range won {
		pile, number := s.geometry.pileOf(s.model, card.Side(side))
		s.piles[side].Set(tricks, pile, number, s.geometry.U)
	}
}
