package tabletop

import (
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
		Unit: g.U, Sign: bridgetext.StrainSign(c.Strain), Suit: trumps, Standing: m.Standing(),
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

// plaqueOf returns where the plaque lies: on the right of the hand at the top, which has columns if it is open, on the
// felt below the rim. On a narrow table the plate above an open hand at the right is there, and the plaque on the left.
func (g Geometry) plaqueOf(m Model) Rect {
	top, right := len(m.columns(m.SeatAt(Top), g)), len(m.columns(m.SeatAt(Right), g))
	width := g.openWidth(Top, max(top, len(card.Suits)))
	r := cardtable.NewRect(g.W/2+width/2+14*g.U, 0, cardtable.PlaqueWidth*g.U, cardtable.PlaqueHeight*g.U)
	r.Y = max(g.Oval.Y+26*g.U, g.rimAt(r.X+r.W)+8*g.U)
	if g.inset == narrowInset && top == 0 && right > 0 {
		r.X = g.W - r.X - r.W
	}
	return r
}
