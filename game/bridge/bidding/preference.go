package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// escape proposes a long suit, to play, that was too weak to be the answer. Where the opponents would play it takes a step more, and may
// be a level higher.
func (a *Auction) escape() {
	own, highest := a.shown[a.me].points, 2
	points := Range{own.Min, 0}
	if !a.ours {
		points.Min, highest = a.figures.respond+a.newStep, 3
	}
	a.suits(func(s card.Suit) {
		c := a.cheapest(bridge.Strain(s))
		if c.Level() <= highest && !a.theirs[s] && !a.showed(a.partner, s) {
			points.Max = max(own.Min, a.invite(s)-1)
			if !a.ours {
				points.Max = own.Max
			}
			a.add(c, a.with(SignOff, points).long(s, a.Suit+2))
		}
	})
}

// misfit proposes one no-trump to responder over opener's second suit at the level of one: as an invitation, and without a fit for that suit
// with the points for game opposite the most that opener may have.
func (a *Auction) misfit() {
	partner := a.last[a.partner]
	if !a.ours || a.forced || a.began[a.me] || a.turns[a.me] != 1 || partner.Purpose != SecondSuit || a.cheapest(bridge.NoTrump).Level() != 1 ||
		a.gameLevel(bridge.NoTrump) < 3 || a.contested() {
		return
	}
	least, likely, _ := a.expected()
	game := a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump))
	m := a.with(NoTrump, Range{max(a.figures.respond, game-a.shown[a.partner].strength.Max), game - likely - 1})
	m.Length[partner.Suit].Max = min(m.Length[partner.Suit].Max, a.Suit-1)
	if invites := a.with(Invitation, Range{game - likely, game - least - 1}); invites.Points.Min <= invites.Points.Max {
		m.Or[0] = invites.first()
	}
	a.add(bridge.Bid(1, bridge.NoTrump), m)
}

// prefer proposes to go back to another suit of partner's than the one he has bid last,
// if that is no higher.
func (a *Auction) prefer() {
	last, ok := a.bid.Strain().Trump()
	if !ok || !a.ours || !a.showed(a.partner, last) {
		return
	}
	a.eachSuit(func(s card.Suit) {
		c := a.cheapest(bridge.Strain(s))
		own := a.shown[a.me].points
		m := a.with(Preference, Range{own.Min, max(a.invite(s)-1, own.Min)}).long(s, a.Suit-2)
		higher := c.Level() > a.bid.Level()
		switch {
		case s == last || c.Level() >= a.gameLevel(bridge.Strain(s)):
			return
		case a.forced:
			m.Points = own
			m.Length[last].Max = min(m.Length[last].Max, a.Suit-1)
		case !higher && a.turns[a.me] == 0: // who has only passed has as many of it as of the other
			var boxes []Box
			for n := a.Suit - 3; n < a.Suit; n++ {
				b := m.first()
				b.Length[last].Max = min(b.Length[last].Max, n)
				b.Length[s].Min = max(b.Length[s].Min, n)
				boxes = append(boxes, b)
			}
			a.addKinds(c, m, boxes)
			return
		case !higher:
			m.Length[last].Max = min(m.Length[last].Max, a.Suit-1)
		case c.Level() > 2:
			return
		default:
			m = m.long(s, a.Suit)
			m.Length[last].Max = min(m.Length[last].Max, a.Suit-2)
		}
		a.add(c, m)
	})
}

// pull proposes game in a major that the player has shown, over partner's game at no-trump, with six cards of it (eight of 17) and one more than
// he has told, or with six of both of two suits (seven of 17).
func (a *Auction) pull() {
	if a.bid != a.game() {
		return
	}
	_, likely, _ := a.expected()
	both, shown := a.any(SignOff), 0
	for _, s := range card.Suits {
		if a.showed(a.me, s) {
			both = both.long(s, a.Suit+2)
			shown++
		}
	}
	a.suits(func(s card.Suit) {
		if !s.Major() || !a.showed(a.me, s) {
			return
		}
		m := a.any(SignOff).long(s, max(a.major+1, a.longSuit-1, a.shown[a.me].length[s].Min+1))
		m.Points.Max = min(m.Points.Max, a.need(bridge.Strain(s), SlamLevel(a.rules))-likely-1)
		if shown > 1 {
			m.Or[0] = both.first()
		}
		a.add(gameIn(a, s), m)
	})
}
