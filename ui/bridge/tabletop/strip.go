package tabletop

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// stripGap is the gap around a strip above the user's hand, in units.
const stripGap = 6

// AboveHand returns the room for a strip of a height just above the user's hand. The room includes the user's plate and
// its neighbours, and extends to the next object on either side. It reports false if something else is in the way.
func (g Geometry) AboveHand(m Model, height float32) (Rect, bool) {
	gap := stripGap * g.U
	room := cardtable.NewRect(gap, g.Fan.Y-Rise/2*g.U-height, g.W-2*gap, height)
	hidden, others := g.aroundPlate(m)
	for _, r := range others {
		switch {
		case !r.Overlaps(cardtable.NewRect(room.X, room.Y-gap, room.W, height+gap)):
		case r.X+r.W <= hidden.X:
			cut := max(r.X+r.W+gap-room.X, 0)
			room.X, room.W = room.X+cut, room.W-cut
		case r.X >= hidden.X+hidden.W:
			room.W = min(room.W, r.X-gap-room.X)
		default:
			return room, false
		}
	}
	return room, room.X <= hidden.X && room.X+room.W >= hidden.X+hidden.W
}

// PlaceAbove places a strip of a width in the room that AboveHand returns, as near to the middle of the table as it covers the plate.
func (g Geometry) PlaceAbove(m Model, room Rect, width float32) Rect {
	hidden, _ := g.aroundPlate(m)
	x := min(g.W/2-width/2, hidden.X)
	x = max(x, hidden.X+hidden.W-width)
	room.X, room.W = max(min(x, room.X+room.W-width), room.X), width
	return room
}

// aroundPlate returns the user's plate with the piles beside it, and everything else on the table except the user's hand.
func (g Geometry) aroundPlate(m Model) (plate Rect, others []Rect) {
	plate = g.Plate[Bottom]
	for side, won := range m.Won() {
		if won == 0 {
			continue
		}
		pile, number := g.pileOf(m, card.Side(side))
		packets := (cardtable.PacketHeight + float32(won-1)*cardtable.PacketStep) * g.U
		if pile.H > pile.W {
			others = append(others, cardtable.NewRect(pile.X, pile.Y+pile.H-packets, pile.W, packets).And(number))
		} else {
			plate = plate.And(cardtable.NewRect(pile.X+pile.W-packets, plate.Y, packets, plate.H)).And(number)
		}
	}
	for _, s := range NewScene(m, g, card.Card{}).Sprites {
		if s.Hand != m.Person.String() {
			others = append(others, s.Spot)
		}
	}
	for _, seat := range card.Seats {
		if p := m.PlaceOf(seat); p != Bottom {
			others = append(others, g.plate(p, len(m.columns(seat, g))))
		}
	}
	return plate, append(others, g.plaqueOf(m))
}

// Taken returns the rectangles of all cards and plates.
func (s *Surface) Taken() (all []Rect) {
	for _, sprite := range s.Scene().Sprites {
		all = append(all, sprite.Spot)
	}
	for _, p := range s.plates {
		all = append(all, cardtable.NewRect(p.Position().X, p.Position().Y, p.Size().Width, p.Size().Height))
	}
	return all
}
