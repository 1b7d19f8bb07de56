package text

import (
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Price describes what the user pays if he leaves a game between two hands, a sentence for each payment, and that this ends the game.
func Price(n Names, price []poker.Payment, g poker.Game) (lines []string) {
	for _, pay := range price {
		other, _ := g.State().Player(pay.Pair.Second)
		id, owed := "poker.price", -pay.Points*g.State().Rules.Point
		if owed > -pay.Paid {
			id = "poker.price-limited"
		}
		lines = append(lines, text.T(id, "Name", n.Name(other.Seat), "Chips", text.Points(-pay.Paid), "Owed", text.Points(owed), "N", other.Fantasy))
	}
	if len(lines) == 0 {
		lines = []string{text.T("poker.price-none")}
	}
	return append(lines, text.T("poker.leave-ends"))
}
