package text

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// AdvisedGame is the number of points of both hands together from which the lessons advise game.
const AdvisedGame = lesson.GamePoints

// ChoiceKind returns the end of the messages on a contract that declarer can choose: part-score or game.
func ChoiceKind(r bridge.Rules, c bridge.Call) string {
	if makesGame(r, c) {
		return "game"
	}
	return "part-score"
}

func makesGame(r bridge.Rules, c bridge.Call) bool {
	return r.TrickPoints(bridge.Contract{Level: c.Level(), Strain: c.Strain()}) >= r.GameFrom
}

// ChoiceWorth describes, for a narrow place, the tricks that a contract needs and its score when just made: "10 tricks:
// 420".
func ChoiceWorth(r bridge.Rules, c bridge.Call) string {
	needs := r.Needs(c.Level())
	return text.TN("choice.worth", needs, "Points", text.Points(pointsFor(r, c, needs)))
}

// WouldChoose describes the effect of a choice: the tricks that it needs, its score, and the scores of more or fewer
// tricks.
func WouldChoose(r bridge.Rules, c bridge.Call) string {
	needs := r.Needs(c.Level())
	made := pointsFor(r, c, needs)
	return text.T("choice.would."+ChoiceKind(r, c), "Call", Call(c), "Tricks", needs, "Points", text.Points(made),
		"Over", text.Points(pointsFor(r, c, needs+1)-made), "Short", text.Points(-pointsFor(r, c, needs-1)))
}

// pointsFor returns the score of a chosen contract with a number of tricks for declarer's side, not vulnerable.
func pointsFor(r bridge.Rules, c bridge.Call, tricks int) int {
	contract := bridge.Contract{Level: c.Level(), Strain: c.Strain(), Declarer: card.North}
	return r.Score(contract, false, tricks).Balance(card.NS)
}

// Chosen describes declarer's choice.
func Chosen(r bridge.Rules, seat card.Seat, c bridge.Call) string {
	return text.TN("choice.chosen."+ChoiceKind(r, c), r.Needs(c.Level()), "Seat", text.Seat(seat), "Call", Call(c))
}

// choiceReason explains the choice of a contract: how often it is made, the mean number of tricks, and the next best
// choice.
func choiceReason(a bot.Advice) string {
	p := a.Choice
	if p.Tricks == 0 { // without a computation
		return text.T("choice.taught", "Call", Call(a.Event.Call))
	}
	why := text.T("choice.why", "Call", Call(p.Call), "Makes", p.Makes, "Tricks", text.Fraction(p.Tricks, 1))
	if a.Behind == 0 {
		return text.T("choice.next-close", "Why", why, "Call", Call(a.NextCall))
	}
	return text.TN("choice.next", a.Behind, "Why", why, "Call", Call(a.NextCall))
}

// ChoiceRows returns the rows in place of an auction if declarer chooses the contract, in the columns of seats: the
// announced points, and then the contract below its declarer.
func ChoiceRows(t bridge.Table, seats [4]card.Seat) [][4]string {
	var points, choice [4]string
	c := t.Contract()
	for i, seat := range seats {
		points[i] = text.Points(t.Announced()[seat])
		if seat == c.Declarer && !c.PassedOut() {
			choice[i] = ContractName(c)
		}
	}
	if c.PassedOut() {
		return [][4]string{points}
	}
	return [][4]string{points, choice}
}
