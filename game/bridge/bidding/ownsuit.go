package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// rebid proposes to name an own suit again as cheaply as it goes, with more cards than
// promised.
func (a *Auction) rebid(s card.Suit) {
	if !a.again(s) {
		return
	}
	n := max(a.shown[a.me].length[s].Min, a.Suit) + 1
	if a.last[a.partner].Purpose == NoTrump && a.last[a.me].Purpose == SecondSuit && a.ours && !a.forced && !s.Major() && a.bid.Level() == 2 {
		n = max(n, a.Suit+2) // with less there is no-trump, or a pass
	}
	if had := a.last[a.me]; !a.began[a.me] && !(had.Purpose == SecondSuit && had.Suit == s) {
		n++ // with less there is no-trump
	}
	if a.answerDoubled() {
		n = max(n, a.Suit+2) // he needn't say anything
	}
	c, low := a.cheapest(bridge.Strain(s)), a.shown[a.me].points.Min
	below := c.Level() < a.gameLevel(bridge.Strain(s))
	if a.ours && !a.forced && c > a.game() {
		return // partner invites to game, and this isn't one
	}
	switch {
	case a.forced && (a.sure(0) || a.twoOverOne()):
		if c < a.game() {
			m := a.with(Rebid, a.atLeast(low)).long(s, n)
			m.Forcing = OneRound
			a.add(c, m)
		} else if s.Major() && c == gameIn(a, s) { // rather than 3NT, with a suit that needs no support
			a.add(c, a.with(ToGame, a.atLeast(low)).long(s, a.Suit+4))
		}
	case !below && !a.forced:
	case a.ours && !a.forced && a.began[a.me] && a.last[a.partner].Purpose == Preference: // the second suit, which he likes less
		a.add(c, a.with(Rebid, a.atLeast(a.extra())).long(s, n))
	case a.outbid(s):
		m := a.with(Rebid, a.atLeast(low)).long(s, n)
		if n < a.Suit+2 { // five cards only if they are good
			if longer := m.long(s, a.Suit+2); longer.Length[s].Min <= longer.Length[s].Max {
				m.Or[0] = longer.first()
			}
			m.Good[s] = true
		}
		a.add(c, m)
	case a.began[a.me]:
		a.add(c, a.with(Rebid, Range{low, a.extra()}).long(s, n))
	case a.ours && !a.forced && a.last[a.partner].Purpose == Rebid: // a misfit, with a major rather than a minor
		m := a.with(Rebid, Range{low, max(low, a.invite(s)-1)}).long(s, a.Suit+2)
		m.Length[a.last[a.partner].Suit].Max = min(m.Length[a.last[a.partner].Suit].Max, a.Suit-2)
		a.add(c, m)
	default:
		n := a.alone(s)
		if s.Major() && a.last[a.partner].Purpose == NoTrump && a.bid.Level() == 1 {
			n = max(a.shown[a.me].length[s].Min, a.Suit) + 1 // opener is balanced, and has a few
		}
		a.add(c, a.with(Rebid, Range{low, max(low, a.invite(s)-1)}).long(s, n))
	}
}

// outbid reports whether opener can name his suit again at the level of three only, over the opponents: there is no jump for more, so that
// game at no-trump comes first.
func (a *Auction) outbid(s card.Suit) bool {
	return a.began[a.me] && !a.ours && !a.forced && a.cheapest(bridge.Strain(s)).Level() > 2
}

// leap proposes to name an own suit again with a jump, for a hand with something in
// reserve, or at the level of game if it needs no support, on less if it is good and longer than that takes; over their bid at the level of three a
// good major of seven cards (eight of 17), two more than told, is bid to game. Over opener's no-trump responder's jump in a major asks him to choose
// between games.
func (a *Auction) leap(s card.Suit) {
	c := a.cheapest(bridge.Strain(s))
	game, slam := a.gameLevel(bridge.Strain(s)), SlamLevel(a.rules)
	if !a.again(s) || a.forced && (a.sure(0) || a.twoOverOne()) || c.Level() >= game {
		return
	}
	if !a.ours && c.Level() > 2 {
		if s.Major() && c.Level() == game-1 { // there is no room to invite
			m := a.with(ToGame, a.atLeast(a.shown[a.me].usual.Min)).long(s, max(a.shown[a.me].length[s].Min+2, a.Suit+3))
			m.Good[s] = true
			a.add(bridge.Bid(game, bridge.Strain(s)), m)
		}
		return
	}
	least, _, _ := a.expected()
	sure := Range{a.need(bridge.Strain(s), game) - least, a.need(bridge.Strain(s), slam) - least - 1}
	toGame := a.with(ToGame, sure).long(s, a.alone(s))
	boxes := a.longer(toGame)
	for i := range boxes[1:] {
		boxes[i+1].Good[s] = true
	}
	a.addKinds(bridge.Bid(game, bridge.Strain(s)), toGame, boxes)
	jump := c + bridge.Call(len(bridge.Strains))
	switch {
	case s.Major() && !a.began[a.me] && jump.Level() < game && a.system() == Own && a.last[a.partner].Purpose == NoTrump && a.last[a.me].Purpose == NewSuit:
		m := a.with(Rebid, Range{a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump)) - least, sure.Max}).long(s, max(a.shown[a.me].length[s].Min, a.Suit)+1)
		m.Length[s].Max = min(m.Length[s].Max, a.alone(s)-1)
		m.Forcing = OneRound
		a.add(jump, m)
	case a.began[a.me]:
		a.add(jump, a.with(Rebid, Range{a.extra() + 1, sure.Min - 1}).long(s, max(a.shown[a.me].length[s].Min+1, a.Suit+2)))
	case jump.Level() < game:
		most := sure.Min - 1
		if !s.Major() {
			most = max(a.invite(s), min(most, a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump))-least-1))
		}
		a.add(jump, a.with(Invitation, Range{a.invite(s), most}).long(s, a.alone(s)))
	}
}

// slamAlone proposes the lowest slam in an own suit that needs no support, for hands that have no other way to it.
func (a *Auction) slamAlone() {
	if !a.ours {
		return
	}
	least, _, _ := a.expected()
	a.suits(func(s card.Suit) {
		if strain, slam := bridge.Strain(s), SlamLevel(a.rules); a.showed(a.me, s) {
			a.add(bridge.Bid(slam, strain), a.with(Slam, a.atLeast(a.need(strain, slam)-least)).long(s, a.alone(s)))
		}
	})
}

// insist proposes to name a good suit again over their bid, on any strength.
func (a *Auction) insist() {
	a.suits(func(s card.Suit) {
		if m, ok := a.insisting(s); ok {
			a.add(a.cheapest(bridge.Strain(s)), m)
		}
	})
}

// insisting returns what it says to name a good suit again over their bid, at the level of game from nothing or next to it: two cards more than told
// and eight at least (nine of 17), above game one more, and at most one in theirs (two of 17). It is not ok where that isn't a call.
func (a *Auction) insisting(s card.Suit) (m Meaning, ok bool) {
	trump, inSuit := a.bid.Strain().Trump()
	c, game := a.cheapest(bridge.Strain(s)), GameLevel(a.rules, bridge.Strain(s), a.rules.GameFrom)
	if !inSuit || a.ours || !a.showed(a.me, s) || c.Level() < game-1 || c.Level() > game+1 {
		return m, false
	}
	m = a.any(Rebid).long(s, max(a.shown[a.me].length[s].Min+2, a.Suit+4)+max(0, c.Level()-game))
	m.Length[trump].Max = min(m.Length[trump].Max, a.Suit-3)
	m.Good[s] = true
	return m, true
}

// again reports whether an own suit may be named again.
func (a *Auction) again(s card.Suit) bool {
	switch had, partner := a.last[a.me], a.last[a.partner]; {
	case a.ours && a.bid.Strain() == bridge.Strain(s):
		return false
	case a.forced:
		return true
	case had.Purpose != Rebid && partner.Purpose == Rebid && a.cheapest(bridge.Strain(s)).Level() <= 3 && (!a.ours || s.Major() && !partner.Suit.Major()):
		return true
	case had.Purpose == Rebid && had.Suit == s, partner.Purpose == Rebid:
		return false // two long suits that don't fit go no further
	default:
		// The opponents only wait to double.
		return a.ours || a.cheapest(bridge.Strain(s)).Level() <= 3
	}
}

// alone returns how many cards of an own suit need no support: partner has a few, if he
// has told nothing else.
func (a *Auction) alone(s card.Suit) int {
	return max(a.shown[a.me].length[s].Min, a.Fit-max(a.Suit-2, a.shown[a.partner].length[s].Min))
}
