package text

import (
	"math"

	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// reasons are the ends of the ids of reasons for an act.
var reasons = map[bot.ReasonKind]string{
	bot.OnlyCard: "only", bot.BestContract: "contract", bot.Outbid: "outbid", bot.LetPlay: "let", bot.TooHigh: "high", bot.DoubleIt: "double",
	bot.MostTricks: "most", bot.FewestTricks: "fewest", bot.GiveAway: "give", bot.Exchange: "exchange", bot.NameIt: "name", bot.KeepBack: "keep",
}

// Reason describes the reason for an act in a sentence, or returns "". It gives no figures if nothing has been counted.
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

// Worth returns by how much an option is worse than the best one, in points of the sheet: a dash if it is equal.
func Worth(best, worth float64) string {
	if less := int(math.Round(best - worth)); less > 0 {
		return text.Gain(-less)
	}
	return text.T("few.reason.best")
}

// tricks returns a mean number of tricks, with decimals unless it is whole.
func tricks(n float64) string {
	hundredths := int(math.Round(100 * n))
	if hundredths%100 == 0 {
		return text.Points(hundredths / 100)
	}
	return text.Decimal(hundredths)
}
