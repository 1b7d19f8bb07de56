package table

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// headerLines returns the texts of the line above the table: which deal it is, the contract with the tricks taken and needed,
// and the score of the rubber, each from the longest wording to the shortest. A board that has been played before has a title,
// which is in the place of the rubber's score.
func headerLines(m tabletop.Model, title string) (deals, contracts, scores []string) {
	if scores = []string{title}; title == "" {
		scores = scoreLines(m)
	}
	return dealLines(m), contractLines(m), scores
}

// wordedLines are the lines of the contract and the score for a user who learns: they say of each figure what it counts. Where these
// are too long the others follow.
func wordedLines(m tabletop.Model, contracts, scores []string) (worded, points []string) {
	c := m.Table.Contract()
	if phase := m.Table.Phase(); phase != bridge.AuctionPhase && phase != bridge.ChoicePhase && !c.PassedOut() {
		side, needs := c.Declarer.Side(), m.Table.Rules.Needs(c.Level)
		values := []any{"Contract", bridgetext.Contract(c), "Has", m.Table.Won(side), "Side", m.Side(side), "Others", m.Table.Won(side.Other()), "OtherSide", m.Side(side.Other())}
		contracts = []string{text.TN("table.contract-words", needs, values...), text.TN("table.contract-words-short", needs, values...)}
	}
	if !m.Table.Rules.HasTargets() {
		for i, line := range scores {
			scores[i] = text.T("table.score-words", "Score", line)
		}
	}
	return contracts, scores
}

// scoreLines are the score of the session.
func scoreLines(m tabletop.Model) []string {
	side := m.Person.Side()
	if m.Table.Rules.HasTargets() {
		imps := func(name func(card.Side) string) string {
			return text.TN("table.score-imps", m.IMPs[side], "Side", name(side), "IMPs", text.Gain(m.IMPs[side]))
		}
		return []string{imps(m.Side), imps(text.Side)}
	}
	line := func(name func(card.Side) string) string {
		return text.T("table.score", "Side", name(side), "Points", text.Points(m.Points[side]),
			"OtherSide", name(side.Other()), "Others", text.Points(m.Points[side.Other()]))
	}
	return []string{line(m.Side), line(text.Side)}
}

// dealLines say which deal it is, of a rubber that has several, who deals and who is vulnerable, if anybody can be.
func dealLines(m tabletop.Model) []string {
	dealer, vul := text.Seat(m.Table.Dealer), m.Vulnerable()
	if m.Even || m.Table.Rules.Choices {
		return evenLines(m, dealer)
	}
	if m.Length == 1 {
		return []string{
			text.T("table.one-deal", "Dealer", dealer, "Vul", vul),
			text.T("table.one-deal-short", "Vul", vul),
			text.T("table.one-deal-least"),
		}
	}
	if m.Length == 0 { // it takes as many as it takes
		return []string{
			text.T("table.open-deal", "N", m.Number, "Dealer", dealer, "Vul", vul),
			text.T("table.open-deal-short", "N", m.Number, "Vul", vul),
			text.T("table.open-deal-least", "N", m.Number),
		}
	}
	return []string{
		text.T("table.deal", "N", m.Number, "Of", m.Length, "Dealer", dealer, "Vul", vul),
		text.T("table.deal-short", "N", m.Number, "Of", m.Length, "Vul", vul),
		text.T("table.deal-least", "N", m.Number, "Of", m.Length),
	}
}

// evenLines are dealLines without who is vulnerable.
func evenLines(m tabletop.Model, dealer string) []string {
	switch m.Length {
	case 1:
		return []string{text.T("table.one-deal-dealer", "Dealer", dealer), text.T("table.one-deal-least")}
	case 0:
		return []string{text.T("table.open-deal-dealer", "N", m.Number, "Dealer", dealer), text.T("table.open-deal-least", "N", m.Number)}
	}
	return []string{
		text.T("table.deal-dealer", "N", m.Number, "Of", m.Length, "Dealer", dealer),
		text.T("table.deal-least", "N", m.Number, "Of", m.Length),
	}
}

// contractLines say what the tricks of each side are and, once a board is over, what was played for.
func contractLines(m tabletop.Model) []string {
	c := m.Table.Contract()
	switch {
	case m.Table.Phase() == bridge.AuctionPhase:
		return []string{text.T("table.auction")}
	case m.Table.Phase() == bridge.ChoicePhase:
		return declaresLines(m)
	case c.PassedOut():
		return []string{bridgetext.Contract(c)}
	}
	if !m.Over { // the plaque says the contract, and how far it is
		ours := m.Person.Side()
		has, others := m.Table.Won(ours), m.Table.Won(ours.Other())
		return []string{
			text.T("table.tricks", "Side", m.Side(ours), "Has", has, "OtherSide", m.Side(ours.Other()), "Others", others),
			text.T("table.tricks-short", "Has", has, "Others", others),
		}
	}
	side := c.Declarer.Side()
	needs := m.Table.Rules.Needs(c.Level)
	return []string{
		text.T("table.contract", "Contract", bridgetext.Contract(c), "Needs", needs, "Has", m.Table.Won(side), "Side", m.Side(side),
			"Others", m.Table.Won(side.Other()), "OtherSide", m.Side(side.Other())),
		text.T("table.contract-short", "Contract", bridgetext.Contract(c), "Needs", needs, "Has", m.Table.Won(side)),
	}
}

// declaresLines say who declares before he has chosen the contract, and with how many points.
func declaresLines(m tabletop.Model) []string {
	declares := text.T("choice.declares", "Seat", text.Seat(m.Table.Actor()))
	if m.Table.Actor() == m.Person {
		declares = text.T("choice.you-declare")
	}
	side := m.Table.Actor().Side()
	return []string{text.T("choice.together", "Declares", declares, "Side", m.Side(side), "Points", m.Together(side)), declares}
}
