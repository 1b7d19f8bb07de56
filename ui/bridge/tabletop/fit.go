package tabletop

import (
	"maps"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// For returns the geometry for a model. With cards larger than usual, other open hands are as large as fits with the
// hands as dealt, and at least of the usual size: the size stays the same for the whole board. If even that doesn't
// fit, all cards are smaller. When the board is over all have their usual size, which the result needs.
func (g Geometry) For(m Model) Geometry {
	const step = 0.05
	if m.Over {
		return g.sized(1)
	}
	for ; g.fanSize > 1; g = g.sized(max(g.fanSize-step, 1)) {
		for fit := g; ; fit.openSize = max(fit.openSize-step, 1) {
			if fit.fits(m) {
				return fit
			}
			if fit.openSize == 1 {
				break
			}
		}
	}
	return g
}

// sized returns the same table with its cards larger by a factor.
func (g Geometry) sized(larger float32) Geometry {
	if g.AllOpen || g.fanSize == larger {
		return g
	}
	other := newGeometry(g.W, g.H, g.width, g.inset, g.aside, larger)
	other.Index = g.Index
	return other
}

// leastShare is the least height of a trick's cards while others are larger than usual, as a share of their usual
// height.
const leastShare = 0.9

// fits reports whether the hands as dealt, the trick, the plates and the note don't overlap, the plaque is on the felt,
// and the cards of the trick aren't reduced for that.
func (g Geometry) fits(m Model) bool {
	var things [][]Rect
	add := func(rects ...Rect) { things = append(things, rects) }
	add(g.trickSpot(Bottom, m), g.trickSpot(Left, m), g.trickSpot(Top, m), g.trickSpot(Right, m))
	add(g.NoteOf(m))
	if g.trickSpot(Bottom, m).H < leastShare*g.sized(1).trickSpot(Bottom, m).H {
		return false
	}
	if plaque := g.plaqueOf(m); plaque.Y < g.Oval.rimAt(plaque.X+plaque.W) { // in the corner
		return false
	}
	for _, seat := range card.Seats {
		p, dealt := m.PlaceOf(seat), m.Deal[seat].Len()
		columns := len(m.columns(seat, g))
		switch {
		case p == Bottom:
			add(g.Fan)
		case columns > 0:
			add(slices.Collect(maps.Values(g.dealtSpots(m, seat)))...)
		case dealt > 0:
			add(cardtable.Covering(g.backSpots(p, dealt)))
		}
		add(g.plate(p, columns))
	}
	for i, thing := range things {
		for _, other := range things[i+1:] {
			for _, r := range thing {
				if slices.ContainsFunc(other, r.Overlaps) {
					return false
				}
			}
		}
	}
	return true
}
