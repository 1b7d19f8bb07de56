package text

import (
	"strings"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Placed says where the cards of an act go, as in "♥Q on top, ♦7 ♣7 at the bottom, ♠2 thrown away".
func Placed(a poker.Act) string {
	var words []string
	add := func(where string, cards poker.Cards) {
		if len(cards) > 0 {
			words = append(words, text.T("poker.placed."+where, "Cards", Cards(cards)))
		}
	}
	for _, row := range poker.Rows {
		add(row.String(), a.Gains.Row(row))
	}
	add("away", a.Discards)
	return strings.Join(words, ", ")
}
