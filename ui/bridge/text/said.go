package text

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Marked returns a call as in an auction, with a star if it is alerted, as in 2♣*.
func Marked(c bridge.Call, alert bool) string {
	if alert {
		return text.T("call.alerted", "Call", Call(c))
	}
	return Call(c)
}

// Means describes a call of an auction by the sides' convention cards, as in "North 1♠ – Opening: 12+ points, 5+ ♠".
// The call is given by its number, from 0, and its caller is named who.
func Means(t bridge.Table, cards bidding.Cards, call int, who string) string {
	c, m := meant(t, cards, call)
	id := "table.means"
	if m.Alerted(c) {
		id = "table.means-alerted"
	}
	return text.T(id, "Seat", who, "Call", Marked(c, m.Alerted(c)), "Meaning", Meaning(m))
}

// MeansOfPartner returns said, followed by the meaning of partner's call.
func MeansOfPartner(said string, t bridge.Table, cards bidding.Cards, call int) string {
	c, m := meant(t, cards, call)
	return text.T("table.means-partner", "Last", said, "Call", Marked(c, m.Alerted(c)), "Meaning", Meaning(m))
}

// Explains describes the meaning of a call, what its caller has shown so far after an earlier bid or double, and what
// is still unknown.
func Explains(t bridge.Table, cards bidding.Cards, call int, who string) string {
	a := t.Auction()
	seat := a.Caller(call)
	told := bridge.Auction{Dealer: a.Dealer, Calls: a.Calls[:call+1]}
	shown := cards.Read(&t, told).Shown()[seat]
	known := bidding.Meaning{Points: shown.Points()}
	var untold []string
	if (saying{}).points(known) == "" {
		untold = append(untold, text.T("meaning.untold-points"))
	}
	suits := ""
	for i := range card.Suits {
		suit := card.Spades - card.Suit(i)
		known.Length[suit] = shown.Length(suit)
		if known.Length[suit].Max >= t.Rules.Tricks() {
			known.Length[suit].Max = anyLength
		}
		if known.Length[suit].Min == 0 {
			suits += text.Suit(suit)
		}
	}
	if suits != "" {
		untold = append(untold, suits)
	}
	sentences := []string{Means(t, cards, call, who)}
	turns := 0
	for i, c := range told.Calls {
		if told.Caller(i) == seat && c != bridge.Pass {
			turns++
		}
	}
	if words := strings.Join(saying{}.box(known), ", "); words != "" && turns > 1 {
		sentences = append(sentences, text.T("meaning.so-far", "Known", words))
	}
	if len(untold) > 0 {
		sentences = append(sentences, text.T("meaning.untold", "What", strings.Join(untold, ", ")))
	}
	return strings.Join(sentences, " · ")
}

// meant returns a call of an auction, and its meaning.
func meant(t bridge.Table, cards bidding.Cards, call int) (bridge.Call, bidding.Meaning) {
	a := t.Auction()
	before := bridge.Auction{Dealer: a.Dealer, Calls: a.Calls[:call]}
	return a.Calls[call], cards.ExplainAt(t, before, a.Calls[call])
}
