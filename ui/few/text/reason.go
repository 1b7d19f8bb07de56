package text

import (
	"math"

	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// reasons are the ends of the ids of what speaks for an act.
var reasons = map[bot.ReasonKind]string{
	bot.OnlyCard: "only", bot.BestContract: "contract", bot.Outbid: "outbid", bot.LetPlay: "let", bot.TooHigh: "high", bot.DoubleIt: "double",
	bot.MostTricks: "most", bot.FewestTricks: "fewest", bot.GiveAway: "give", bot.Exchange: "exchange", bot.NameIt: "name", bot.KeepBack: "keep",
}

// Reason says what speaks for an act, in a sentence, or nothing. Where nothing has been counted it gives no figures.
func Reason(r bot.Reason) string {
	id := reasons[r.Kind]
	if plain := id + "-plain"; r.Tricks == 0 && r.Chance == 0 && text.Has("few.reason."+plain) {
		id = plain
	}
	if id == "" {
		return ""
	}
	c := r.Contract
	c.Doubling = 0
	return text.T("few.reason."+id, "Bid", ContractName(c), "Strain", Strain(r.Strain),
		"Tricks", tricks(r.Tricks), "Chance", int(math.Round(100*r.Chance)))
}

// Worth returns how much less an option is worth than the best one, in points of the sheet: a dash where it is as good.
func Worth(best, its float64) string {
	if less := int(math.Round(best - its)); less > 0 {
		return text.Gain(-less)
	}
	return text.T("few.reason.best")
}

// tricks returns a number of tricks on average, with decimals where it is none.
func tricks(n float64) string {
	hundredths := int(math.Round(100 * n))
	if hundredths%100 == 0 {
		return text.Points(hundredths / 100)
	}
	return text.Decimal(hundredths)
}
