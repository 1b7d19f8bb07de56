package text

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// SuitLine tells a line of one suit in a few sentences.
func SuitLine(l suit.Line) string {
	var sentences []string
	var tell func(s suit.Step)
	tell = func(s suit.Step) {
		sentences = append(sentences, text.T(suitCases[s.When], "Step", suitStep(s), "Card", suitFallen(s.Fallen)))
		for _, next := range s.Next {
			tell(next)
		}
	}
	for _, s := range l.Steps() {
		tell(s)
	}
	return strings.Join(sentences, " ")
}

var suitCases = map[suit.When]string{
	suit.First:       "suit.first",
	suit.Then:        "suit.then",
	suit.IfWon:       "suit.if-won",
	suit.IfLost:      "suit.if-lost",
	suit.IfLow:       "suit.if-low",
	suit.IfWestLow:   "suit.if-west-low",
	suit.IfEastLow:   "suit.if-east-low",
	suit.IfWestDrops: "suit.if-west-drops",
	suit.IfEastDrops: "suit.if-east-drops",
}

var suitKinds = map[suit.Kind]string{
	suit.Cash:   "suit.cash",
	suit.Toward: "suit.toward",
	suit.Run:    "suit.run",
	suit.Duck:   "suit.duck",
}

// suitStep tells one trick, as a part of a sentence.
func suitStep(s suit.Step) string {
	return text.T(suitKinds[s.Kind], "Hand", text.Seat(s.Lead), "Card", text.Rank(s.Card))
}

// suitFallen names the equal cards of which one has dropped: "Q or J".
func suitFallen(h card.Holding) string {
	said := ""
	for r := range h.Ranks() {
		if said == "" {
			said = text.Rank(r)
		} else {
			said = text.T("suit.or", "Some", said, "Card", text.Rank(r))
		}
	}
	return said
}

// SuitHolding returns the cards of a suit from the top, with spaces between.
func SuitHolding(h card.Holding) string {
	var ranks []string
	for r := range h.Ranks() {
		ranks = append(ranks, text.Rank(r))
	}
	if ranks == nil {
		return "–"
	}
	return strings.Join(ranks, " ")
}
