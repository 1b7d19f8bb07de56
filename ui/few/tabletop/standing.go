package tabletop

import (
	"cmp"

	"github.com/superbridge/superbridge/game/few"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Standing describes the state of the contract, as seen by the user: the tricks still needed while it is open, and the
// result once nothing can change it. It is empty before there is a contract.
func (m Model) Standing() string {
	t := m.Table
	c := t.Contract()
	if c.PassedOut() {
		return ""
	}
	needs, won, left := t.Rules().Needs(c), t.DeclarerTricks(), t.Left()
	lost := t.Rules().Tricks - won - left
	declares := !m.Nobody && t.Side(m.Person) == t.Side(c.Declarer) || m.Nobody
	if c.Strain == few.Nullo {
		over, short := needs-won-left, won-needs
		switch {
		case short > 0:
			return text.TN("table.down", short)
		case over == 0:
			return text.T("table.made")
		case over > 0:
			return text.TN("table.made-over", over)
		case declares && short == 0:
			return text.T("few.tabletop.may-take-none")
		case declares:
			return text.TN("few.tabletop.may-take", -short)
		}
		return text.TN("few.tabletop.to-give", 1-short)
	}
	over, short := won-needs, lost-(t.Rules().Tricks-needs)
	switch {
	case over == 0:
		return text.T("table.made")
	case over > 0:
		return text.TN("table.made-over", over)
	case short > 0:
		return text.TN("table.down", short)
	case declares:
		return text.TN("table.to-make", -over)
	}
	return text.TN("table.to-beat", 1-short)
}

// bargain returns the text of the plaque; ok is false as long as there is no contract. If points are bid it shows their
// number until trumps are named.
func (m Model) bargain() (b cardtable.Bargain, ok bool) {
	c := m.Table.Contract()
	if c.PassedOut() && (c.Points == 0 || m.Table.Stage() != few.StageNaming) {
		return b, false
	}
	by := cmp.Or(m.Names.In(c.Declarer), fewtext.Letter(m.Table.Rules(), c.Declarer))
	if c.PassedOut() {
		return cardtable.Bargain{Contract: text.TN("few.tabletop.points", c.Points, "Name", by)}, true
	}
	_, suit := c.Strain.Trump()
	b.Sign, b.Suit = bridgetext.StrainSign(c.Strain.Bridge()), suit
	if c.Strain == few.Nullo {
		b.Sign = few.Nullo.String()
	}
	b.Contract = text.T("table.plaque", "Contract", fewtext.ContractName(c), "Seat", by)
	b.Standing = m.Standing()
	return b, true
}

// name returns the name on a player's plate.
func (m Model) name(p few.Player) string {
	return cmp.Or(m.Names.Name(p), fewtext.Letter(m.Table.Rules(), p))
}

// dummyName returns the name on a dummy's plate.
func (m Model) dummyName(p few.Place) string {
	switch owner := m.Table.Owner(p); {
	case owner == few.Nobody:
		return text.TN("few.tabletop.for-dummy", m.Piles.forDummy())
	case m.Kind() == few.BridgeForThree && m.Table.Contract().Declarer == owner && p.Pile == few.Dummy && !m.Table.Contract().PassedOut() && owner != m.Person:
		return text.T("few.tabletop.dummy")
	case !m.Nobody && owner == m.Person:
		return text.T("few.tabletop.dummy-you")
	default:
		return text.T("few.tabletop.dummy-of", "Name", m.name(owner))
	}
}

// dealerLetter is on the dealer's button.
func dealerLetter() string { return text.T("table.dealer-letter") }
