package text

import (
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

var slams = []string{"line.small-slam", "line.grand-slam", "line.super-slam"}

// The lines of a score that doubling makes dearer: as they are, doubled, redoubled.
var (
	overtrickLines  = [...]string{"line.overtricks", "line.overtricks-doubled", "line.overtricks-redoubled"}
	undertrickLines = [...]string{"line.undertricks", "line.undertricks-doubled", "line.undertricks-redoubled"}
)

var honourLines = [...]string{"line.honours-north", "line.honours-east", "line.honours-south", "line.honours-west"}

// LinePoints returns the points of a line of the score as shown on a sheet: those of undertricks, which the defenders
// score, are negative, as declarer's loss.
func LinePoints(l bridge.Line) int {
	if l.Item == bridge.Undertricks {
		return -l.Points
	}
	return l.Points
}

// ScoreLine returns the name of a line of the score of a contract.
func ScoreLine(l bridge.Line, c bridge.Contract, r bridge.Rules) string {
	switch l.Item {
	case bridge.TrickPoints:
		if r.DoubledTricks && c.Doubling != bridge.Undoubled {
			return text.TN("line.tricks-times", l.Count, "Times", 1<<c.Doubling)
		}
		return text.TN("line.tricks", l.Count)
	case bridge.PartScore:
		return text.T("line.part-score")
	case bridge.GameBonus:
		return text.T("line.game")
	case bridge.MadeDoubled:
		return text.T("line.made-doubled")
	case bridge.MadeRedoubled:
		return text.T("line.made-redoubled")
	case bridge.Honours:
		return text.T(honourLines[l.Seat])
	case bridge.EndPartScore:
		return text.T("line.end-part-score")
	case bridge.RubberBonus:
		if l.Points == r.RubberBonus[0] {
			return text.T("line.rubber-clean")
		}
		return text.T("line.rubber")
	case bridge.UnfinishedGame:
		return text.T("line.unfinished-game")
	case bridge.UnfinishedPart:
		return text.T("line.unfinished-part")
	case bridge.Overtricks:
		return text.TN(overtrickLines[c.Doubling], l.Count)
	case bridge.Undertricks:
		return text.TN(undertrickLines[c.Doubling], l.Count)
	case bridge.SlamBonus:
		for i, s := range r.Slams {
			if s.Level == l.Count && i < len(slams) {
				return text.T(slams[i])
			}
		}
	}
	panic(fmt.Sprintf("no name for %+v", l))
}

// Amount describes the margin of a session, 0 or more, in the unit of its rules, as in "1,620 points", "16 hundreds
// (1,620 points)" or "7 IMPs".
func Amount(r bridge.Rules, balance int) string {
	points := text.TN("amount.points", balance, "Points", text.Points(balance))
	switch r.Unit() {
	case bridge.PointsUnit:
		return points
	case bridge.HundredsUnit:
		return text.T("amount.hundreds-points", "Hundreds", ShortAmount(r, balance), "Points", points)
	}
	return ShortAmount(r, balance)
}

// ShortAmount is [Amount] for narrow places: "1,620", "16 hundreds" or "7 IMPs".
func ShortAmount(r bridge.Rules, balance int) string {
	switch r.Unit() {
	case bridge.HundredsUnit:
		hundreds := bridge.Hundreds(balance)
		return text.TN("amount.hundreds", hundreds, "Hundreds", text.Points(hundreds))
	case bridge.IMPsUnit:
		return text.TN("amount.imps", balance, "IMPs", text.Points(balance))
	}
	return text.Points(balance)
}

// Outcome says who has won a session, and by how much, for someone on a side.
func Outcome(r session.Session, person card.Side) string {
	winner, ok := r.Winner()
	switch {
	case !r.Over():
		return text.T("sheet.so-far")
	case !ok:
		return text.OfGame(r.Rules.Name, "drawn")
	}
	balance := r.Balance()
	amount := Amount(r.Rules, max(balance, -balance))
	if winner == person {
		return text.T("sheet.by", "Outcome", text.OfGame(r.Rules.Name, "won"), "Amount", amount)
	}
	return text.T("sheet.by", "Outcome", text.OfGame(r.Rules.Name, "lost", "Side", text.SideOf(winner, person)), "Amount", amount)
}
