package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// kings are 5NT behind the answer to Blackwood, and its answers: who asks has found that no ace is missing. (Source: lessons,
// Goren: the same steps as for aces, one level higher.)
var kings = []bookContext{
	nativeWhole(func(a *Auction) bool {
		return a.forced && a.last[a.partner].Purpose == KingQuestion && a.bid == a.kingQuestion()
	}, func(a *Auction) {
		for i, n := range acesAnswers {
			m := a.any(KingAnswer)
			m.Kings, m.Artificial, m.Suit = n.aces, true, a.last[a.partner].Suit
			a.add(a.kingQuestion()+bridge.Call(i+1), m)
		}
	}),
	nativeWhole(func(a *Auction) bool {
		return a.last[a.me].Purpose == KingQuestion && a.last[a.partner].Purpose == KingAnswer && a.ours
	}, func(a *Auction) {
		s := a.last[a.me].Suit
		m := a.any(Slam)
		m.Suit, m.Support, m.Points = s, true, a.atLeast(0)
		for n := range 5 {
			if n+fewest(a.last[a.partner].Kings, n, 4) == 4 {
				m.Kings |= 1 << n
			}
		}
		if m.Kings != 0 {
			a.add(bridge.Bid(a.rules.Level, bridge.Strain(s)), m)
			a.next()
		}
		stop := a.any(SignOff)
		stop.Suit = s
		a.add(a.cheapest(bridge.Strain(s)), stop)
	}),
}

// kingQuestion returns the call that asks for kings.
func (a *Auction) kingQuestion() bridge.Call { return a.question() + bridge.Call(len(bridge.Strains)) }

// askForKings proposes to ask for kings, with all aces and nearly the points of a grand slam. With hearts as trumps the answer
// of three is above the small slam, so who asks has the fourth.
func (a *Auction) askForKings(s card.Suit) {
	if a.bid >= a.kingQuestion() || s < card.Hearts {
		return
	}
	least, likely, _ := a.expected()
	m := a.any(KingQuestion)
	m.Suit, m.Support, m.Forcing = s, true, OneRound
	m.Points = a.atLeast(max(a.need(bridge.Strain(s), SlamLevel(a.rules))-least, a.need(bridge.Strain(s), a.rules.Level)-likely))
	for n := range 5 {
		if n+a.fewest(n, 4) == 4 {
			m.Aces |= 1 << n
		}
	}
	if s == card.Hearts {
		m.Kings = 1<<1 | 1<<2 | 1<<3 | 1<<4
	}
	if m.Aces != 0 {
		a.add(a.kingQuestion(), m)
		a.next()
	}
}

// countKings counts the kings of a hand.
func countKings(hand card.Hand) int {
	n := 0
	for _, h := range hand {
		if h.Has(card.King) {
			n++
		}
	}
	return n
}
