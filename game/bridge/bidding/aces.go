package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Aces is how many aces a hand may have: bit n is set if it may have n. Nothing is said if
// no bit is.
type Aces uint8

// Has reports whether a hand may have n aces.
func (m Aces) Has(n int) bool { return m == 0 || m>>n&1 != 0 }

// aces counts the aces of a hand.
func aces(hand card.Hand) int {
	n := 0
	for _, h := range hand {
		if h.Has(card.Ace) {
			n++
		}
	}
	return n
}

// answers are what the steps above the question for aces say, from the lowest.
var answers = []Aces{1<<0 | 1<<3, 1<<1 | 1<<4, 1 << 2}

// question returns the call that asks for aces: at no-trump, so that a major can still be
// played below slam after any answer.
func (a *Auction) question() bridge.Call {
	return bridge.Bid(SlamLevel(a.rules)-2, bridge.NoTrump)
}

// ask proposes to ask for aces before slam in a major, for hands that have the points for
// an invitation at least.
func (a *Auction) ask(s card.Suit) {
	if !s.Major() || a.system() != Own {
		return
	}
	_, likely, _ := a.expected()
	m := a.any(AceQuestion).long(s, a.trumps(s))
	m.Support, m.Forcing = true, OneRound
	m.Points = a.atLeast(a.need(bridge.Strain(s), SlamLevel(a.rules)) - likely)
	a.add(a.question(), m)
}

// answer proposes the answers to the question for aces.
func (a *Auction) answer() {
	for i, n := range answers {
		m := a.any(AceAnswer)
		m.Aces = n
		a.add(a.question()+bridge.Call(i+1), m)
	}
}

// decide proposes what to do after the answer about aces: slam if one is missing at most,
// more if none is and the points are there, or else to stop in the suit that was agreed.
func (a *Auction) decide(s card.Suit) {
	least, _, _ := a.expected()
	slam := SlamLevel(a.rules)
	for level := a.rules.Level; level >= slam; level-- {
		m := a.any(Slam)
		m.Suit, m.Support = s, true
		m.Points = a.atLeast(0)
		missing := 1
		if level > slam {
			m.Points.Min = a.need(bridge.Strain(s), level) - least
			missing = 0
		}
		for n := range 5 {
			if n+a.fewest(n) >= 4-missing {
				m.Aces |= 1 << n
			}
		}
		if m.Aces != 0 {
			a.add(bridge.Bid(level, bridge.Strain(s)), m)
		}
		a.next()
	}
	if c := a.cheapest(bridge.Strain(s)); c.Level() < slam {
		m := a.any(SignOff)
		m.Suit = s
		a.add(c, m)
	}
}

// fewest returns the fewest aces that partner has, by his answer, opposite n.
func (a *Auction) fewest(n int) int {
	for has := range 5 - n {
		if a.last[a.partner].Aces.Has(has) {
			return has
		}
	}
	return 0
}
