package text

import (
	"math"
	"strconv"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// From which cost on, in IMPs or in points, something is worse and much worse; below it is a little worse.
const (
	worseIMPs, muchWorseIMPs     = 2.0, 5.0
	worsePoints, muchWorsePoints = 40, 120
)

// PlainReason is [Reason] for a beginner: how good something is it says in words, without a figure that has been worked out. It is for
// lessons, the rubber of a lesson, and tables with beginners.
func PlainReason(a bot.Advice) string {
	plain := a
	plain.Behind, plain.Loses = 0, 0
	switch {
	case a.Event.Kind == bridge.ChooseKind:
		return plainChoice(a)
	case a.Event.Kind == bridge.CallKind && a.Loses >= noticedIMPs:
		return text.T("plain.next-call."+worse(a.Loses, worseIMPs, muchWorseIMPs), "Why", Reason(plain), "Call", Call(a.NextCall))
	case a.Event.Kind == bridge.PlayKind && a.Behind > 0:
		return text.T("plain.next-card."+worse(float64(a.Behind), worsePoints, muchWorsePoints), "Why", Reason(plain), "Card", text.Card(a.NextBest))
	}
	return Reason(plain)
}

// worse names how much worse something is.
func worse(by, worse, much float64) string {
	switch {
	case by >= much:
		return "much"
	case by >= worse:
		return "worse"
	}
	return "little"
}

// oftens are how often something happens, in percent from each on, with the ends of the messages that say so.
var oftens = []struct {
	from int
	name string
}{{95, "nearly-always"}, {75, "usually"}, {60, "two-in-three"}, {42, "half"}, {28, "one-in-three"}, {0, "seldom"}}

// plainChoice says why a contract is to be chosen: about how many tricks there are, and how often that is enough.
func plainChoice(a bot.Advice) string {
	p := a.Choice
	if p.Tricks == 0 { // nobody has thought
		return choiceReason(a)
	}
	for _, o := range oftens {
		if p.Makes >= o.from {
			tricks := text.T("plain.number." + strconv.Itoa(int(math.Round(p.Tricks))))
			return text.T("plain.choice."+o.name, "Call", Call(p.Call), "Tricks", tricks)
		}
	}
	return choiceReason(a)
}
