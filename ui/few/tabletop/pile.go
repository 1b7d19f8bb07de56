package tabletop

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// Pile is the cards in a place.
type Pile struct {
	Place   few.Place
	Station Station
	Spots   []Spot // in display order; of a row the slots that aren't empty
	Open    bool   // face up
}

// Known reports whether the faces of all its cards are known.
func (p Pile) Known() bool {
	return !slices.ContainsFunc(p.Spots, func(s Spot) bool { return s.Card == card.Card{} })
}

// Piles are the cards on the table, in drawing order.
type Piles []Pile

// At returns the spot of a card whose place is known.
func (ps Piles) At(c card.Card) (at Spot, ok bool) {
	for _, p := range ps {
		for _, s := range p.Spots {
			if s.Card == c && c != (card.Card{}) {
				return s, true
			}
		}
	}
	return Spot{}, false
}

// In returns the pile in a place.
func (ps Piles) In(p few.Place) Pile {
	if i := slices.IndexFunc(ps, func(each Pile) bool { return each.Place == p }); i >= 0 {
		return ps[i]
	}
	return Pile{Place: p}
}

// open reports whether any card at a station is face up.
func (ps Piles) open(s Station) bool {
	return slices.ContainsFunc(ps, func(p Pile) bool { return p.Station == s && p.Open })
}

// has reports whether there are cards at a station.
func (ps Piles) has(s Station) bool {
	return slices.ContainsFunc(ps, func(p Pile) bool { return p.Station == s && len(p.Spots) > 0 })
}

// together returns the piles of a station, and whether all are open, or the user peeks at them.
func (ps Piles) together(s Station, peek bool) (piles Piles, open bool) {
	open = true
	for _, p := range ps {
		if p.Station == s && len(p.Spots) > 0 {
			piles = append(piles, p)
			open = open && (p.Open || peek && p.Known() && s == MyAside)
		}
	}
	return piles, open && len(piles) > 0
}

// forDummy returns the number of cards for a dummy that no player has yet.
func (ps Piles) forDummy() int {
	n := 0
	for _, p := range ps {
		if p.Place.Pile == few.Dummy || p.Place.Pile == few.GivenAway {
			n += len(p.Spots)
		}
	}
	return n
}
