package text

import (
	"math"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Costs, in IMPs and in points, from which something is called worse and much worse; below that it is a little worse.
const (
	worseIMPs, muchWorseIMPs     = 2.0, 5.0
	worsePoints, muchWorsePoints = 40, 120
)

// PlainReason is [Reason] for a beginner: it grades acts in words, without computed figures. It is for lessons, the
// rubber of a lesson, and tables with beginners.
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

// worse grades a difference.
func worse(by, worse, much float64) string {
	switch {
	case by >= much:
		return "much"
	case by >= worse:
		return "worse"
	}
	return "little"
}

// oftens are words for frequencies, from each percentage on, as the ends of their messages.
var oftens = []struct {
	from int
	name string
}{{95, "nearly-always"}, {75, "usually"}, {60, "two-in-three"}, {42, "half"}, {28, "one-in-three"}, {0, "seldom"}}

// plainChoice explains the choice of a contract: the approximate number of tricks, and how often that is enough.
func plainChoice(a bot.Advice) string {
	p := a.Choice
	if p.Tricks == 0 { // without a computation
		return choiceReason(a)
	}
	for _, o := range oftens {
		if p.Makes >= o.from {
			return text.TN("plain.choice."+o.name, int(math.Round(p.Tricks)), "Call", Call(p.Call))
		}
	}
	return choiceReason(a)
}
