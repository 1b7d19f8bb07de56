package tabletop

import (
	"slices"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// cards holds the factors by which cards are larger than usual: in the user's hand, on the user's board, and on other
// boards.
type cards struct{ fan, own, other float32 }

// larger returns the table with cards as large as wanted, or as large as fits: first in the user's hand, then on the
// user's board, then on the others.
func larger(wanted float32, lay func(cards) Geometry) Geometry {
	const step = 0.05
	c := cards{1, 1, 1}
	g := lay(c)
	for _, of := range []*float32{&c.fan, &c.own, &c.other} {
		for *of = wanted; *of > 1+step/2; *of -= step {
			if next := lay(c); next.fits() {
				g = next
				break
			}
		}
		if *of <= 1+step/2 {
			*of = 1
		}
	}
	return g
}

// mostCards is the largest number of cards in a hand, in a fantasy.
const mostCards = 17

// rooms returns all areas that must not overlap.
func (g Geometry) rooms() []Rect {
	all := []Rect{g.Bar, g.Note, g.Away, g.Croupier, g.Pack, g.Muck, cardtable.Covering(g.FanSpots(mostCards))}
	for place := range g.Players {
		all = append(all, g.Plate(place), g.Board(place))
		if place > 0 {
			all = append(all, g.Hand(place))
		}
	}
	for _, row := range poker.Rows {
		all = append(all, g.Words(row))
	}
	for row := range 3 {
		all = append(all, g.Button(false, row), g.Button(true, row))
	}
	return all
}

// fits reports whether nothing overlaps, and everything that belongs on the felt is on it.
func (g Geometry) fits() bool {
	all := g.rooms()
	for i, r := range all {
		if r.X < 0 || r.Y < 0 || r.X+r.W > g.W || r.Y+r.H > g.H || slices.ContainsFunc(all[i+1:], r.Overlaps) {
			return false
		}
	}
	felt := []Rect{g.Note, g.Pack, g.Muck, g.Away, g.Croupier, cardtable.Covering(g.FanSpots(5))}
	for place := range g.Players {
		felt = append(felt, g.Plate(place), g.Board(place))
	}
	return !slices.ContainsFunc(felt, func(r Rect) bool { return !g.OnFelt(r) })
}
