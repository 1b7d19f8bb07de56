package tabletop

import (
	"slices"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// showPlaque brings the plaque up to date. It is on the table from the lead on.
func (s *Surface) showPlaque() {
	m, g := s.model, s.geometry
	c := m.Table.Contract()
	_, trumps := c.Strain.Trump()
	if g.AllOpen || m.Over || c.PassedOut() || m.Plain && !(m.Trumps && trumps) {
		s.plaque.Hide()
		return
	}
	bargain := cardtable.Bargain{
		Unit: g.U, Words: g.T, Sign: bridgetext.StrainSign(c.Strain), Suit: trumps, Standing: m.Standing(),
		Contract: text.T("table.plaque", "Contract", bridgetext.ContractName(c), "Seat", text.Seat(c.Declarer)),
	}
	if m.Quiet {
		bargain.Standing = ""
	}
	if m.Plain {
		bargain.Contract, bargain.Standing = text.T("table.trumps"), ""
	}
	s.plaque.Set(bargain, g.plaqueOf(m))
}

// plaqueOf returns the place of the plaque: on the felt below the rim, to the right of the hand at the top or else to
// its left, clear of plates and hands; if there is no such place, in a corner above the table. It stays there for the
// whole board.
func (g Geometry) plaqueOf(m Model) Rect {
	top := m.SeatAt(Top)
	half := g.lane(Top, max(len(m.columns(top, g)), len(card.Suits))).width / 2
	if !m.Open[top] && g.inset == narrowInset { // backs take less
		half = (backStep*(mostBacks-1) + backHeight*cardart.Aspect) / 2 * g.U
	}
	r := cardtable.NewRect(g.W/2+half+14*g.U, 0, cardtable.PlaqueWidth*g.U, cardtable.PlaqueHeight*g.U)
	r.Y = g.Oval.below(r.X+r.W, 8)
	left, aside := r, r
	left.X = g.W - r.X - r.W
	aside.X, aside.Y = margin*g.U, g.Bar.Y+g.Bar.H+4*g.U
	taken := g.taken(m)
	for _, at := range []Rect{r, left, aside} {
		if !slices.ContainsFunc(taken, at.Overlaps) {
			return at
		}
	}
	return aside
}

// taken returns the places of plates and hands other than the user's during a board.
func (g Geometry) taken(m Model) (all []Rect) {
	for _, seat := range card.Seats {
		p, columns := m.PlaceOf(seat), len(m.columns(seat, g))
		all = append(all, g.plate(p, columns))
		switch {
		case p == Bottom:
		case columns > 0:
			for _, spot := range g.dealtSpots(m, seat) {
				all = append(all, spot)
			}
		case m.Deal[seat].Len() > 0:
			all = append(all, cardtable.Covering(g.backSpots(p, m.Deal[seat].Len())))
		}
	}
	return all
}
