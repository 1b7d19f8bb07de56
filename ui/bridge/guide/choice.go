package guide

import (
	"github.com/superbridge/superbridge/game/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// choiceSentences returns the rules in short of a game in which nobody bids and declarer chooses the contract.
func choiceSentences(r bridge.Rules) []string {
	values := []any{
		"Cards", r.Deck.Len(), "Hand", r.Deck.HandLen(), "Deals", r.Length, "Seat", text.Seat(r.FirstDealer),
		"Part", r.Needs(1), "NoTrump", r.Needs(gameLevel(r, bridge.NoTrump)), "Major", r.Needs(gameLevel(r, bridge.Spades)),
		"Minor", r.Needs(gameLevel(r, bridge.Clubs)), "Half", halfOfThePoints, "Advised", bridgetext.AdvisedGame,
		"Setting", text.T("settings.both"),
	}
	var all []string
	for _, id := range []string{
		"help.rules.pack.usual", "choice.rules.points", "choice.rules.declarer", "choice.rules.dummy", "choice.rules.contract",
		"choice.rules.lead", "choice.rules.advice", "help.rules.length",
	} {
		all = append(all, text.T(id, values...))
	}
	return append(all, vulnerable(r), text.T("choice.rules.both", values...))
}

// halfOfThePoints is the number of points of each side if there is no declarer.
const halfOfThePoints = 20

// choiceLines returns the contracts that can be chosen, with the tricks and the points that each is for, lowest strain first.
func choiceLines(r bridge.Rules) [][2]string {
	var lines [][2]string
	for _, c := range r.ChoiceCalls() {
		lines = append(lines, [2]string{text.T("choice.line."+bridgetext.ChoiceKind(r, c), "Call", bridgetext.Call(c)), bridgetext.ChoiceWorth(r, c)})
	}
	return lines
}

// choiceExamples returns something of each kind: part-scores with more tricks, games made and short.
func choiceExamples() []example {
	return []example{{contract: "1C-S", over: 1}, {contract: "1H-S", over: 3}, {contract: "3N-S"}, {contract: "5D-S", over: 1}, {contract: "4H-S", over: -2}}
}
