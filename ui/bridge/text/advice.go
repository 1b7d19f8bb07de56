package text

import (
	"math"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Counting describes how the players count the points of a hand.
func Counting(r bridge.Rules) string {
	c := bidding.Counting(r)
	var honours []string
	sum := 0
	for points := c.Honours; points > 0; points-- {
		honours = append(honours, text.Rank(card.Ace-card.Rank(c.Honours-points))+" "+strconv.Itoa(points))
		sum += points * len(card.Suits)
	}
	return text.T("system.points.honours", "Honours", strings.Join(honours, ", "), "Sum", sum, "Average", sum/len(card.Seats), "Suit", c.Suit)
}

// noticedIMPs is the least advantage over the next best call that is mentioned.
const noticedIMPs = 0.1

// Reason describes what to play and why, as in "Play ♥2: second hand plays low.", or the meaning of a call or the value
// of a contract; and the next best card, call or contract, if it is known.
func Reason(a bot.Advice) string {
	if a.Event.Kind == bridge.ChooseKind {
		return choiceReason(a)
	}
	if a.Event.Kind == bridge.CallKind {
		if a.Loses < noticedIMPs {
			return Meaning(a.Meaning)
		}
		values := []any{"Why", Meaning(a.Meaning), "Call", Call(a.NextCall)}
		if loses := int(math.Round(a.Loses)); loses > 0 {
			return text.TN("advice.next-call", loses, values...)
		}
		return text.T("advice.next-call-close", values...)
	}
	why := text.T("reason."+a.Reason.String(), "Card", text.Card(a.Event.Card), "Suit", text.Suit(a.Suit))
	if a.Reason == bot.Finesse && a.Shown > 0 {
		why = text.T("reason.finesse-against", "Card", text.Card(a.Event.Card), "Seat", text.Seat(a.Holder), "Points", a.Shown)
	}
	if a.Behind == 0 {
		return why
	}
	return text.TN("advice.next-best", a.Behind, "Why", why, "Card", text.Card(a.NextBest))
}
