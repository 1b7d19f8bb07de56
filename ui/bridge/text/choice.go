package text

import (
	"strconv"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// AdvisedGame is from how many points of both hands together the lessons advise game.
const AdvisedGame = lesson.GamePoints

// ChoiceKind says whether a contract that declarer can choose is a part-score or game.
func ChoiceKind(r bridge.Rules, c bridge.Call) string {
	if makesGame(r, c) {
		return text.T("choice.game")
	}
	return text.T("choice.part-score")
}

func makesGame(r bridge.Rules, c bridge.Call) bool {
	return r.TrickPoints(bridge.Contract{Level: c.Level(), Strain: c.Strain()}) >= r.GameFrom
}

// ChoiceWorth says what a contract needs and is worth when it is just made, for a narrow place: "10 tricks: 420".
func ChoiceWorth(r bridge.Rules, c bridge.Call) string {
	needs := r.Needs(c.Level())
	return text.TN("choice.worth", needs, "Points", text.Points(pointsFor(r, c, needs)))
}

// WouldChoose says what a choice would mean: what it needs, what it is worth, and what more or fewer tricks come to.
func WouldChoose(r bridge.Rules, c bridge.Call) string {
	needs := r.Needs(c.Level())
	made := pointsFor(r, c, needs)
	return text.T("choice.would", "Call", Call(c), "Kind", ChoiceKind(r, c), "Tricks", needs, "Points", text.Points(made),
		"Over", text.Points(pointsFor(r, c, needs+1)-made), "Short", text.Points(-pointsFor(r, c, needs-1)))
}

// pointsFor returns what a chosen contract scores with a number of tricks for declarer's side. Nobody is vulnerable.
func pointsFor(r bridge.Rules, c bridge.Call, tricks int) int {
	contract := bridge.Contract{Level: c.Level(), Strain: c.Strain(), Declarer: card.North}
	return r.Score(contract, false, tricks).Balance(card.NS)
}

// Chosen says what declarer has chosen.
func Chosen(r bridge.Rules, seat card.Seat, c bridge.Call) string {
	return text.T("choice.chosen", "Seat", text.Seat(seat), "Call", Call(c), "Kind", ChoiceKind(r, c), "Tricks", r.Needs(c.Level()))
}

// choiceReason says why a contract is to be chosen: how often it is made and how many tricks there are on average, and which
// choice is next best.
func choiceReason(a bot.Advice) string {
	p := a.Choice
	if p.Tricks == 0 { // nobody has thought
		return text.T("choice.taught", "Call", Call(a.Event.Call))
	}
	why := text.T("choice.why", "Call", Call(p.Call), "Makes", p.Makes, "Tricks", strconv.FormatFloat(p.Tricks, 'f', 1, 64))
	if a.Behind == 0 {
		return text.T("choice.next-close", "Why", why, "Call", Call(a.NextCall))
	}
	return text.TN("choice.next", a.Behind, "Why", why, "Call", Call(a.NextCall))
}

// ChoiceRows returns what stands in the place of an auction where declarer chooses the contract, in the columns of seats: the
// points that they have announced, and then the contract below who has chosen it.
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
