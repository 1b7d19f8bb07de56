package text

import (
	"math"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/line"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// sureErrors is the number of standard errors from which on a difference of two lines is no chance.
const sureErrors = 2

// Line says how good the line was that began with a card, by what could be known, compared with the best one, and against
// whom. yours is true if the user played it. unseen has the chances against defenders who don't see, or is nil.
func Line(j line.Judgement, played card.Card, yours bool, unseen *line.Unseen) []string {
	of, ok := j.Of(played)
	if !ok {
		return nil
	}
	best := j.Best()
	goal := text.TN("odds.at-least", j.Goal)
	if j.Goal == j.Aim {
		goal = text.T("odds.contract")
		if j.Defends {
			goal = text.T("odds.beat")
		}
	}
	ids := [3]string{"odds.yours", "odds.yours-equal", "odds.yours-best"}
	switch {
	case yours:
	case j.Defends:
		ids = [3]string{"odds.defenders", "odds.defenders-equal", "odds.defenders-best"}
	default:
		ids = [3]string{"odds.declarers", "odds.declarers-equal", "odds.declarers-best"}
	}
	values := []any{"Played", chance(of.Probability, j.Error(of.Probability)), "Best", chance(best.Probability, j.Error(best.Probability)), "Better", text.Card(best.Card()), "Goal", goal}
	lines := make([]string, 2, 5)
	switch gain, error := j.Ahead(of); {
	case gain <= tiny:
		lines[0], lines[1] = text.T(ids[2], values...), text.T("odds.unknown")
	case !Surely(gain, error):
		lines[0], lines[1] = text.T(ids[1], values...), text.T("odds.unknown")
	default:
		lines[0], lines[1] = text.T(ids[0], values...), text.T("odds.known")
	}
	switch {
	case j.Tried && j.Defends:
		lines = append(lines, text.TN("odds.tried-defence", len(j.Layouts)))
	case j.Tried:
		lines = append(lines, text.TN("odds.tried", len(j.Layouts)))
	default:
		lines = append(lines, text.T("odds.seeing"))
		if unseen != nil {
			if said := Unseeing(*unseen, j, played); said != "" {
				lines = append(lines, said)
			}
		}
		if j.Fewer {
			lines = append(lines, text.TN("odds.fewer", j.Drawn))
		}
	}
	return lines
}

// Unseeing says what a card of a judgement and the best one are worth against defenders who don't see, or "" if that doesn't
// surely differ from what they are worth against those who do.
func Unseeing(unseen line.Unseen, j line.Judgement, played card.Card) string {
	of, _ := j.Of(played)
	best := j.Best()
	if max(math.Abs(unseen.Played-of.Probability), math.Abs(unseen.Best-best.Probability)) <= sureErrors*unseen.Error+tiny {
		return ""
	}
	values := []any{"Played", chance(unseen.Played, unseen.Error), "Best", chance(unseen.Best, unseen.Error), "Better", text.Card(best.Card())}
	if of.Cards == best.Cards {
		return text.T("odds.unseeing-best", values...)
	}
	return text.T("odds.unseeing", values...)
}

// Surely reports whether a line is surely better than another: more probable by gain, with that standard error.
func Surely(gain, error float64) bool { return gain > tiny && gain >= sureErrors*error }

// tiny is below any difference of probabilities that isn't due to rounding.
const tiny = 1e-9

// roughly is the standard error, in per cent, above which a probability is said to be about so much.
const roughly = 2

// chance writes a probability in per cent, with its standard error if it has one, all on one line.
func chance(p, error float64) string {
	id, percent, off := "odds.percent", int(math.Round(100*p)), int(math.Ceil(100*error))
	switch {
	case off > roughly:
		id = "odds.percent-roughly"
	case off > 0:
		id = "odds.percent-about"
	}
	return strings.ReplaceAll(text.T(id, "N", percent, "Error", off), " ", "\u00a0")
}
