package tabletop

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Side names a side as the user sees it.
func (m Model) Side(s card.Side) string {
	if m.Nobody {
		return text.Side(s)
	}
	return text.SideOf(s, m.Person.Side())
}

// Vulnerable describes the vulnerability.
func (m Model) Vulnerable() string {
	for _, side := range card.Sides {
		if m.Table.Vul.Has(side) && !m.Table.Vul.Has(side.Other()) {
			return text.T("table.vulnerable", "Side", m.Side(side))
		}
	}
	return text.T("table.vul." + m.Table.Vul.String())
}

// Taken names the winner of a trick.
func (m Model) Taken(t bridge.Trick) string {
	winner := m.winner(t)
	if winner == m.Person && !m.Nobody {
		return text.T("table.you-take")
	}
	return text.T("table.trick-to", "Seat", text.Seat(winner))
}

// Standing describes the state of the contract, as seen by the user's side: the tricks still needed while it is open,
// and the result once nothing can change it.
func (m Model) Standing() string {
	c := m.Table.Contract()
	needs, tricks, side := m.Table.Rules.Needs(c.Level), m.Table.Rules.Tricks(), c.Declarer.Side()
	won, lost := m.Table.Won(side), m.Table.Won(side.Other())
	if m.Table.Phase() == bridge.Finished { // after a claim, say
		won = m.Table.DeclarerTricks()
		lost = tricks - won
	}
	over, down := won-needs, lost-(tricks-needs)
	switch {
	case over == 0:
		return text.T("table.made")
	case over > 0:
		return text.TN("table.made-over", over)
	case down > 0:
		return text.TN("table.down", down)
	case m.Nobody || m.Person.Side() == side:
		return text.TN("table.to-make", -over)
	}
	return text.TN("table.to-beat", 1-down)
}

// Together returns the high-card points that a side has announced.
func (m Model) Together(side card.Side) int {
	sum := 0
	for _, seat := range card.Seats {
		if seat.Side() == side {
			sum += m.Table.Announced()[seat]
		}
	}
	return sum
}

// Asked describes the act that the user is to do.
func (m Model) Asked() string {
	leads, own := m.Table.Phase() == bridge.PlayPhase && m.Trick.Len == 0, m.Table.Turn() == m.Person
	switch seat := text.Seat(m.Table.Turn()); {
	case m.Table.Phase() == bridge.ChoicePhase:
		return text.T("choice.choose", "Points", m.Together(m.Table.Turn().Side()), "Game", bridgetext.AdvisedGame)
	case leads && own:
		return text.T("table.lead")
	case leads:
		return text.T("table.lead-from", "Seat", seat)
	case !own:
		return text.T("table.play-from", "Seat", seat)
	}
	return text.T("table.your-turn")
}
