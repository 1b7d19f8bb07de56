package table

import (
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// headerLines returns the texts of the line above the table: which hand it is, the stage, and what a point is worth.
func headerLines(m tabletop.Model, state play.State, branch bool) (left, middle, right []string) {
	hand := text.T("poker.hand", "N", m.Number)
	if m.Rules.Hands > 0 {
		hand = text.T("poker.hand-of", "N", m.Number, "Of", m.Rules.Hands)
	}
	if branch {
		hand = text.T("poker.hand-branch", "N", m.Number)
	}
	return []string{hand}, []string{stageWords(m, state)}, []string{text.T("poker.point", "Chips", pokertext.Chips(m.Rules.Point))}
}

// stageWords names the stage of the hand.
func stageWords(m tabletop.Model, state play.State) string {
	switch {
	case len(m.Players) == 0:
		return ""
	case m.Over && state.Settling():
		return text.T("poker.settlement")
	case m.Over:
		return text.T("poker.over")
	case m.Stage == poker.FantasyStage:
		return text.T("poker.fantasies")
	}
	return text.T("poker.street", "N", m.Stage, "Of", poker.LastStreet)
}
