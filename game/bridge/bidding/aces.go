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

// either returns what is known of a player who has told m or o.
func (m Aces) either(o Aces) Aces {
	if m == 0 || o == 0 {
		return 0
	}
	return m | o
}

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

// aceAnswer is what an answer to the question for aces says.
type aceAnswer struct {
	aces  Aces
	queen Held
}

// ownAnswers, acesAnswers and keysAnswers are what the steps above the question say, from the lowest: by the players' own system, by
// Blackwood, and where the king of trumps counts as an ace and the queen is told of too.
var (
	ownAnswers  = []aceAnswer{{1<<0 | 1<<3, Unsaid}, {1<<1 | 1<<4, Unsaid}, {1 << 2, Unsaid}}
	acesAnswers = []aceAnswer{{1<<0 | 1<<4, Unsaid}, {1 << 1, Unsaid}, {1 << 2, Unsaid}, {1 << 3, Unsaid}}
	keysAnswers = []aceAnswer{{1<<0 | 1<<3, Unsaid}, {1<<1 | 1<<4, Unsaid}, {1<<2 | 1<<5, Lacks}, {1<<2 | 1<<5, Has}}
)

// question returns the call that asks for aces: at no-trump, so that a major can still be
// played below slam after any answer.
func (a *Auction) question() bridge.Call {
	return bridge.Bid(SlamLevel(a.rules)-2, bridge.NoTrump)
}

// ask proposes to ask for aces before slam in an agreed suit, for hands that have the points for
// an invitation at least. Other systems than the own have that as a convention.
func (a *Auction) ask(s card.Suit) {
	if a.system() == Own {
		a.askForAces(s)
	}
}

// askForAces proposes to ask for aces, or for key cards, before slam in a suit: by the own system in any, by others in a major.
func (a *Auction) askForAces(s card.Suit) {
	_, likely, _ := a.expected()
	m := a.aceQuestion(s, a.need(bridge.Strain(s), SlamLevel(a.rules))-likely)
	if !s.Major() {
		if m.Aces = a.safe(s); a.system() != Own || m.Aces == 0 {
			return
		}
	}
	a.add(a.question(), m)
}

// aceQuestion returns what the question for aces says before slam in a suit, or for key cards where the pair plays those, on so many points.
func (a *Auction) aceQuestion(s card.Suit, points int) Meaning {
	m := a.any(AceQuestion).long(s, a.trumps(s))
	m.Support, m.Forcing, m.Points = true, OneRound, a.atLeast(points)
	if a.system() != Own {
		m.Keys = a.plays(KeyCards)
		m.High = Range{a.Open - 1, a.total()} // shortness alone makes no slam
		for t := range card.Suits {
			m.Length[t].Min = max(m.Length[t].Min, 1) // opposite a void an ace isn't worth one
		}
	}
	return m
}

// safe returns how many aces a hand may have that asks for partner's by the own system: whichever the answer, the side can stop
// below slam in the suit, or lacks one ace at most. In a major that is any number.
func (a *Auction) safe(s card.Suit) Aces {
	stop := bridge.Bid(SlamLevel(a.rules)-1, bridge.Strain(s))
	var safe Aces
	for own := range 5 {
		tooHigh := false
		for i, n := range ownAnswers {
			tooHigh = tooHigh || a.question()+bridge.Call(i+1) > stop && own+fewest(n.aces, own, 4) < 3
		}
		if !tooHigh {
			safe |= 1 << own
		}
	}
	return safe
}

// answer proposes the answers to the question for aces.
func (a *Auction) answer() { a.answerAces(ownAnswers) }

// answerAces proposes the answers of a kind.
func (a *Auction) answerAces(answers []aceAnswer) {
	for i, n := range answers {
		m := a.any(AceAnswer)
		m.Aces, m.Queen = n.aces, n.queen
		if a.system() != Own {
			m.Artificial, m.Suit, m.Keys = true, a.last[a.partner].Suit, a.last[a.partner].Keys
		}
		a.add(a.question()+bridge.Call(i+1), m)
	}
}

// decide proposes what to do after the answer about aces: slam if one is missing at most,
// more if none is and the points are there, or else to stop in the suit that was agreed.
func (a *Auction) decide(s card.Suit) {
	least, _, _ := a.expected()
	slam, all := SlamLevel(a.rules), 4
	if a.last[a.me].Keys {
		all = 5
	}
	for level := a.rules.Level; level >= slam; level-- {
		m := a.any(Slam)
		m.Suit, m.Support, m.Keys = s, true, a.last[a.me].Keys
		m.Points = a.atLeast(0)
		missing := 1
		if level > slam {
			m.Points.Min = a.need(bridge.Strain(s), level) - least
			missing = 0
		}
		for n := range all + 1 {
			if n+a.fewest(n, all) >= all-missing {
				m.Aces |= 1 << n
			}
		}
		if m.Aces != 0 {
			a.add(bridge.Bid(level, bridge.Strain(s)), m)
		}
		a.next()
	}
	if c := a.cheapest(bridge.Strain(s)); c.Level() < slam || a.ours && a.system() != Own && a.bid.Strain() != bridge.Strain(s) {
		m := a.any(SignOff)
		m.Suit = s
		a.add(c, m)
	}
}

// goOn proposes slam to who has answered the question for aces, where partner has stopped below for fear of the lower number that the
// answer may mean and the hand has the higher one. Otherwise partner places the contract.
func (a *Auction) goOn(s card.Suit) {
	if a.system() != Own || a.last[a.partner].Purpose != SignOff || a.bid.Level() >= SlamLevel(a.rules) {
		return
	}
	m := a.any(Slam)
	m.Suit, m.Support, m.Points = s, true, a.atLeast(0)
	lower := false
	for n := range 5 {
		if !a.last[a.me].Aces.Has(n) {
			continue
		}
		if lower {
			m.Aces |= 1 << n
		}
		lower = true
	}
	if m.Aces != 0 {
		a.add(bridge.Bid(SlamLevel(a.rules), bridge.Strain(s)), m)
	}
}

// fewest returns the fewest aces that partner has, by his answer, opposite n, of so many in all.
func (a *Auction) fewest(n, all int) int { return fewest(a.last[a.partner].Aces, n, all) }

// fewest returns the fewest that there can be by an answer, opposite n, of so many in all.
func fewest(answer Aces, n, all int) int {
	for has := range all + 1 - n {
		if answer.Has(has) {
			return has
		}
	}
	return 0
}
