package text

import (
	"math"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Reason describes what an act does for the board, in a sentence.
func Reason(r bot.Reason) string {
	switch r.Kind {
	case bot.BringsFantasy:
		words := Sentence(Strength(r.Strength))
		if r.Strength.Kind() == poker.OnePair {
			words = Sentence(Ranks(r.Strength.Ranks()[0]))
		}
		return text.T("poker.reason.fantasy", "Cards", r.Cards, "Top", words)
	case bot.BringsReturn:
		return text.T("poker.reason.return", "Cards", r.Cards)
	case bot.MakesRow:
		if r.Points == 0 {
			return text.T("poker.reason.makes."+r.Row.String(), "Strength", Strength(r.Strength))
		}
		return text.T("poker.reason.makes-points."+r.Row.String(), "Strength", Strength(r.Strength), "Points", Points(r.Points))
	case bot.KeepsFlush:
		return text.T("poker.reason.flush." + r.Row.String())
	case bot.KeepsStraight:
		return text.T("poker.reason.straight." + r.Row.String())
	}
	return text.T("poker.reason.aim", "Rank", Rank(r.Rank))
}

// Option describes the expected result of an act: points, and the chances of death and of a fantasy.
func Option(o bot.Option) string {
	id := "poker.option.worth"
	if o.Error < 0.05 { // it would read ± 0.0
		id = "poker.option.exact"
	}
	sign, points := "+", math.Round(10*o.Points)/10
	if points < 0 {
		sign, points = "–", -points
	}
	return text.T(id, "Points", sign+text.Fraction(points, 1), "Error", text.Fraction(o.Error, 1), "Dead", percent(o.Dead), "Fantasy", percent(o.Fantasy))
}

func percent(share float64) int { return int(share*100 + 0.5) }
