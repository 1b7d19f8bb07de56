package tabletop

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// Narrow lays the table out for a window with something beside it. It must be called before the table is shown.
func (s *Surface) Narrow() { s.lay = NewNarrowGeometry }

// PointAt highlights the explained cards, wherever they are face up.
func (s *Surface) PointAt(cards card.Hand) {
	if s.spoken != cards {
		s.spoken = cards
		s.update()
	}
}

// lit returns a scene in which the explained cards are highlighted.
func (s *Surface) lit(scene cardtable.Scene) cardtable.Scene {
	if s.spoken == (card.Hand{}) {
		return scene
	}
	scene.Sprites = slices.Clone(scene.Sprites)
	for i := range scene.Sprites {
		sprite := &scene.Sprites[i]
		sprite.Halo = !sprite.Down && s.spoken.Has(sprite.Face)
	}
	return scene
}

// HandSpot returns the place of a seat's hand; ok is false if it holds no card.
func (s *Surface) HandSpot(seat card.Seat) (at Rect, ok bool) {
	return s.spotOf(func(sprite cardtable.Sprite) bool { return sprite.Hand == seat.String() })
}

// TrickSpot returns the place of the trick; ok is false if there is none.
func (s *Surface) TrickSpot() (at Rect, ok bool) {
	return s.spotOf(func(sprite cardtable.Sprite) bool { return sprite.Hand == "" })
}

// spotOf returns a rectangle that covers the sprites among those.
func (s *Surface) spotOf(among func(cardtable.Sprite) bool) (at Rect, ok bool) {
	for _, sprite := range s.Scene().Sprites {
		if !among(sprite) {
			continue
		}
		spot := sprite.Spot
		if !ok {
			at, ok = spot, true
			continue
		}
		at = at.And(spot)
	}
	return at, ok
}

// PileSpots returns the places of the sides' won tricks, with their numbers. A side without any has none.
func (s *Surface) PileSpots() (spots []Rect) {
	for side, tricks := range s.model.Won() {
		if tricks == 0 || s.model.Over {
			continue
		}
		pile, number := s.geometry.pileOf(s.model, card.Side(side))
		spot := number
		for _, i := range []int{1, tricks} {
			x, y := cardtable.Newest(pile, i, s.geometry.U).Centre()
			spot = spot.And(cardtable.Around(x, y, cardtable.PacketHeight*s.geometry.U, cardtable.PacketHeight*s.geometry.U))
		}
		spots = append(spots, spot)
	}
	return spots
}

// PlaqueSpot returns the place of the contract; ok is false if there is none yet.
func (s *Surface) PlaqueSpot() (at Rect, ok bool) {
	return cardtable.NewRect(s.plaque.Position().X, s.plaque.Position().Y, s.plaque.Size().Width, s.plaque.Size().Height), s.plaque.Visible()
}

// PlateSpot returns the place of a seat's plate.
func (s *Surface) PlateSpot(seat card.Seat) Rect {
	p := s.plates[s.model.PlaceOf(seat)]
	return cardtable.NewRect(p.Position().X, p.Position().Y, p.Size().Width, p.Size().Height)
}
