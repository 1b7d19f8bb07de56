package emblem

import (
	"strings"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// hands are cards that a game is about, by its name.
var hands = map[string]string{
	"TwoDummies":     "SQ HA CK DJ ST",
	"OpenOrClosed":   "HJ SA DK CQ HT",
	"BridgeForThree": "DA SK HQ CJ DT",
	"Booby":          "HK SQ HA CJ D2",
	"NulloForTwo":    "C2 D3 S2 H4 C5",
	"Slam":           "DT DJ DQ DK DA",
	"ChineseBridge":  "C9 HK SA DQ C7",
}

// Cards returns a fan of cards typical of a game, on no ground; backs if the game has none.
func Cards(name string, style cardart.Style) vector.Drawing {
	var cards []card.Card
	for text := range strings.FieldsSeq(hands[name]) {
		if c, err := card.Parse(text); err == nil {
			cards = append(cards, c)
		}
	}
	if len(cards) == 0 {
		return cardart.FanOfBacks(5, style)
	}
	return cardart.Fan(cards, style)
}
