package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// develop proposes the calls of a player when he and his partner have both spoken.
func (a *Auction) develop() {
	if a.saidAll() {
		a.pass(a.any(Content))
		return
	}
	s, ok := a.agreed()
	switch {
	case a.answerDoubled():
		a.raise(a.last[a.partner].Suit, Raise, 0)
		a.next()
		a.redouble()
		a.next()
		a.search()
	case a.ours && a.doubled && !a.forced && !(ok && a.takenOut(s)) && !a.inSuit():
		a.redouble()
	case a.forced && a.last[a.partner].Purpose == AceQuestion:
		a.answer()
	case a.last[a.me].Purpose == AceQuestion && a.last[a.partner].Purpose == AceAnswer:
		a.decide(a.last[a.me].Suit)
	case a.last[a.me].Purpose == AceAnswer:
		a.goOn(a.last[a.partner].Suit)
	case ok:
		if a.bid.Level() > 1 && a.bid.Level() < a.theirGame(a.bid.Strain()) {
			a.punish()
			a.next()
		}
		a.ask(s)
		if !s.Major() && a.bid < a.game() {
			if a.forced && a.sure(0) {
				a.insteadOf(s)
			}
			a.noTrumps(NoTrump, -1)
			a.next()
		}
		if s.Major() || a.forced || a.higher(s) {
			a.raise(s, Raise, a.floor())
		}
	case a.ours && !a.forced && a.settled():
		// Partner has placed the contract, but there may be a slam, or two suits that are worth more.
		if a.last[a.partner].Purpose != SignOff && a.bid.Strain() == bridge.NoTrump {
			a.pull()
			a.next()
			a.noTrumps(NoTrump, -1)
		}
	default:
		a.leave()
		a.search()
		a.next()
		a.slamAlone()
	}
	a.next()
	a.punish()
	a.next()
	a.insist()
	a.next()
	if a.strongOutbid() {
		a.strongAgain()
		return
	}
	a.act()
	a.pass(a.any(Content))
}

// saidAll reports whether the player has told with one call of a long suit and little else, and partner has only competed. With 68 cards a weak two
// may have much more than the least.
func (a *Auction) saidAll() bool {
	if a.system() == Own || a.first[a.me] != PreEmpt && a.first[a.me] != WeakJump {
		return false
	}
	partner := a.last[a.partner].Purpose
	return !a.forced && (partner == Compete || partner == TrumpRaise)
}

// strongOutbid reports whether the opponents have bid a suit over partner's answer to a strong opening that told nothing: opener goes on,
// whatever he has.
func (a *Auction) strongOutbid() bool {
	p := a.last[a.partner].Purpose
	return !a.ours && !a.doubled && a.last[a.me].Purpose == StrongOpening && a.turns[a.me] == 1 && (p == Waiting || p == Negative) && a.bid.Strain() != bridge.NoTrump
}

// answerDoubled reports whether partner's new suit at the level of one has just been doubled: opener raises it with a fit,
// redoubles when he is strong, and otherwise tells what he has as he would have done, or passes.
func (a *Auction) answerDoubled() bool {
	p := a.last[a.partner]
	return a.ours && a.doubled && !a.forced && a.began[a.me] && p.Purpose == NewSuit && a.bid == bridge.Bid(1, bridge.Strain(p.Suit)) &&
		a.Calls[len(a.Calls)-1] == bridge.Double
}

// takenOut reports whether the side's bid in a suit, below game, has been doubled for take-out right before: it won't be left there, and
// the player goes on as he would have done.
func (a *Auction) takenOut(s card.Suit) bool {
	return a.bid.Strain() == bridge.Strain(s) && a.bid.Level() < a.gameLevel(a.bid.Strain()) &&
		a.Calls[len(a.Calls)-1] == bridge.Double && a.last[a.right].Purpose == TakeOutDouble
}

// higher reports whether a minor that is agreed may go higher without need: below game at no-trump, or where that is out of reach and
// partner hasn't bid slam.
func (a *Auction) higher(minor card.Suit) bool {
	if a.bid > a.game() {
		return !a.ours || a.bid.Level() < SlamLevel(a.rules)
	}
	return a.cheapest(bridge.Strain(minor)) < a.game()
}

// insteadOf proposes game at no-trump instead of the minor that is agreed, which takes two
// tricks more, for hands without a short suit.
func (a *Auction) insteadOf(minor card.Suit) {
	least, _, _ := a.expected()
	slam := a.need(bridge.NoTrump, SlamLevel(a.rules)) - least
	m := a.with(ToGame, Range{0, slam - 1})
	m.Guarded = a.unguarded()
	for _, s := range card.Suits {
		if s != minor {
			m.Length[s].Min = max(m.Length[s].Min, a.Balanced.Min)
		}
	}
	a.add(a.game(), m)
	a.next()
}

// settled reports whether partner's last call was to play, or the bidding has reached
// game.
func (a *Auction) settled() bool {
	return a.last[a.partner].Purpose == SignOff || a.bid.Level() >= a.gameLevel(a.bid.Strain())
}

// floor returns the points for the cheapest bid: any if partner must be answered.
func (a *Auction) floor() int {
	if a.forced {
		return 0
	}
	return -1
}

// agreed returns the suit in which the side has shown a fit, the highest if several.
func (a *Auction) agreed() (suit card.Suit, ok bool) {
	a.suits(func(s card.Suit) {
		if !ok && a.shown[a.me].length[s].Min+a.shown[a.partner].length[s].Min >= a.Fit {
			suit, ok = s, true
		}
	})
	return suit, ok
}

// search looks for the right strain: a fit, no-trump, or the own suits.
func (a *Auction) search() {
	a.oneShort()
	a.eachSuit(func(s card.Suit) {
		if s.Major() || a.last[a.me].Purpose == StrongOpening && a.last[a.partner].Purpose == NewSuit {
			a.support(s)
		}
	})
	if p := a.last[a.partner]; a.last[a.me].Purpose == TakeOutDouble && p.Purpose == Advance && !a.showed(a.partner, p.Suit) {
		a.support(p.Suit) // although he may have named it without length
	}
	a.next()
	if a.plays(TakeOutDoubles) && a.last[a.me].Purpose == TakeOutDouble && a.turns[a.me] == 1 && a.turns[a.partner] == 1 {
		a.tooStrong()
	}
	answered := a.began[a.me] && a.turns[a.me] == 1 && a.forced && a.hasSuit(a.me)
	if answered && a.cheapest(bridge.NoTrump).Level() == 1 && !a.contested() {
		a.rebidBalanced()
	}
	if a.hasSuit(a.me) {
		a.suits(func(s card.Suit) {
			if a.showed(a.me, s) {
				a.leap(s)
			} else if !a.theirs[s] && !a.showed(a.partner, s) {
				a.second(s)
			}
			if a.forced && a.showed(a.me, s) && !a.majorLeft() { // the longest comes first
				a.rebid(s)
			}
		})
		a.next()
		a.suits(func(s card.Suit) {
			if a.showed(a.me, s) && !a.outbid(s) {
				a.rebid(s)
			}
		})
	} else if !a.forced && !a.began[a.me] && a.last[a.me].Purpose == NoTrump && (a.ours || a.lastChance()) {
		a.escape()
	}
	a.next()
	a.eachSuit(func(s card.Suit) {
		if !s.Major() {
			a.support(s)
		}
	})
	a.next()
	a.misfit()
	if a.bid.Level() > 1 {
		a.punish()
		a.next()
	}
	if a.shown[a.me].usual.Min >= a.figures.respond || a.forced {
		a.noTrumps(NoTrump, a.floor())
	}
	a.next()
	if a.ours && !a.forced && a.contested() {
		a.eachSuit(a.unguardedMinor)
	}
	a.next()
	a.suits(func(s card.Suit) {
		if a.showed(a.me, s) && a.outbid(s) {
			a.rebid(s)
		}
	})
	a.prefer()
}

// unguardedMinor proposes a raise of partner's minor below game on what invites at no-trump, to hands that don't guard what the opponents have
// bid. It is forcing if the points for game are there.
func (a *Auction) unguardedMinor(s card.Suit) {
	c := a.cheapest(bridge.Strain(s))
	if s.Major() || c >= gameIn(a, s) {
		return
	}
	_, likely, _ := a.expected()
	m := a.with(Raise, a.atLeast(a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump))-likely)).long(s, a.trumps(s))
	m.Support = true
	a.add(c, m)
}

// oneShort proposes to go back to partner's major with a card less than a raise takes, where he has gone on with another suit and must be
// answered, or has invited to game at no-trump: he may have one more than he has told.
func (a *Auction) oneShort() {
	last, m := a.last[a.partner], a.any(Preference)
	switch {
	case !a.ours:
		return
	case a.forced && last.Purpose == SecondSuit:
		m.Length[last.Suit].Max = min(m.Length[last.Suit].Max, a.Suit-1)
	case !a.forced && last.Purpose == Invitation && a.bid.Strain() == bridge.NoTrump:
		least, _, _ := a.expected()
		m = a.with(Preference, a.atLeast(a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump))-least))
		m.Forcing = OneRound
	default:
		return
	}
	if a.sure(0) {
		m.Forcing = OneRound
	}
	a.eachSuit(func(s card.Suit) {
		c := a.cheapest(bridge.Strain(s))
		if s.Major() && !(last.Purpose == SecondSuit && s == last.Suit) && c < a.game() && a.trumps(s) == a.Suit {
			a.add(c, m.long(s, a.Suit-1))
		}
	})
}

// majorLeft reports whether a major that neither the player nor partner has shown can be named at the level of one.
func (a *Auction) majorLeft() bool {
	return slices.ContainsFunc(card.Suits[:], func(s card.Suit) bool {
		return s.Major() && !a.theirs[s] && !a.showed(a.me, s) && !a.showed(a.partner, s) && a.cheapest(bridge.Strain(s)).Level() == 1
	})
}

// support proposes the raises of a suit of partner's. Where he has named a second one and the player may go back to the first as
// cheaply, that says no more than which he likes better, and the invitation is one level higher; so it is above a raise of a second suit, a
// major at the level of one, that leaves it to him to go on.
func (a *Auction) support(s card.Suit) {
	level := a.cheapest(bridge.Strain(s)).Level()
	if last := a.last[a.partner]; a.ours && !a.forced && last.Purpose == SecondSuit && level+1 < a.gameLevel(bridge.Strain(s)) {
		switch {
		case last.Suit != s && level == a.bid.Level() && a.last[a.me].Purpose != Preference:
			level++
		case last.Suit == s && level == 2 && s.Major() && !a.began[a.me]:
			m := a.with(Raise, Range{a.figures.respond + a.newStep + 1, a.invite(s) - 2}).long(s, a.trumps(s))
			m.Support = true
			a.add(bridge.Bid(level, bridge.Strain(s)), m)
			level++
		}
	}
	a.raiseFrom(level, s, Raise, a.floor())
}

// rebidBalanced proposes opener's second call with a balanced hand: a suit at the level
// of one, or no-trump as high as the strength allows.
func (a *Auction) rebidBalanced() {
	a.suits(func(s card.Suit) {
		if c := a.cheapest(bridge.Strain(s)); c.Level() == 1 && !a.theirs[s] {
			a.second(s)
		}
	})
	a.next()
	a.ladder(bridge.NoTrump, a.even(a.any(NoTrump)), a.floor())
	a.next()
}

// extra returns the points of a hand with something in reserve.
func (a *Auction) extra() int { return a.shown[a.me].usual.Min + 2*a.newStep }

// invite returns the points from which game in a suit is likely.
func (a *Auction) invite(s card.Suit) int {
	_, likely, _ := a.expected()
	return a.tries(bridge.Strain(s)) - likely
}

// tries returns the points of both hands for game in a strain, or at no-trump where it is a minor and the opponents are silent.
func (a *Auction) tries(strain bridge.Strain) int {
	need := a.need(strain, a.gameLevel(strain))
	if s, ok := strain.Trump(); ok && !s.Major() && a.ours && !a.contested() {
		need = min(need, a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump)))
	}
	return need
}

// game returns the bid of game at no-trump.
func (a *Auction) game() bridge.Call {
	return bridge.Bid(a.gameLevel(bridge.NoTrump), bridge.NoTrump)
}

// gameIn returns the lowest bid of game in a suit.
func gameIn(a *Auction, s card.Suit) bridge.Call {
	return bridge.Bid(a.gameLevel(bridge.Strain(s)), bridge.Strain(s))
}

// twoOverOne reports whether partner has answered in a suit for which he needed nearly as much as at the level of two.
func (a *Auction) twoOverOne() bool {
	return a.began[a.me] && a.last[a.partner].Purpose == NewSuit && a.last[a.partner].Points.Min > a.newTwo-a.newStep
}

// contested reports whether the opponents have bid a suit.
func (a *Auction) contested() bool { return a.theirs != [4]bool{} }

// second proposes another suit. Opener's is forcing if it is a jump or asks partner to go
// higher for the first one, and so is responder's.
func (a *Auction) second(s card.Suit) {
	strain := bridge.Strain(s)
	c := a.cheapest(strain)
	if c > a.game() || !a.forced && c.Level() > 3 {
		return
	}
	low := a.shown[a.me].points.Min
	least, likely, _ := a.expected()
	switch a.last[a.partner].Purpose {
	case Preference, Rebid:
		if a.began[a.me] && a.ours && !a.forced { // he has said where to play
			a.add(c, a.with(SecondSuit, a.atLeast(a.extra())).long(s, a.Suit))
			return
		}
	case Invitation:
		if !a.bound[a.me.Side()] { // who goes on accepts it
			low = max(low, a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump))-least)
		}
	}
	switch {
	case a.sure(0) || a.twoOverOne() || a.last[a.me].Purpose == StrongOpening:
		m := a.with(SecondSuit, a.atLeast(low)).long(s, a.Suit)
		m.Forcing = OneRound
		a.add(c, m)
	case a.began[a.me]:
		extra := a.extra()
		if a.contested() && !a.forced && a.pastTwo(c) {
			a.add(c, a.with(SecondSuit, a.atLeast(extra)).long(s, a.Suit))
			return
		}
		if a.reverse(c) {
			m := a.with(SecondSuit, a.atLeast(extra)).long(s, a.Suit)
			m.Forcing = OneRound
			a.add(c, m)
			return
		}
		extra += a.newStep
		jump := c + bridge.Call(len(bridge.Strains))
		overNT := a.ours && a.last[a.partner].Purpose == NoTrump && a.turns[a.me] == 1
		switch {
		case jump < a.game() && (a.forced || overNT && c.Level() == 2 && a.gameLevel(strain) < SlamLevel(a.rules)):
			m := a.with(SecondSuit, a.atLeast(extra)).long(s, a.Suit)
			m.Forcing = OneRound
			a.add(jump, m)
		case a.forced:
			extra = a.total() + 1
		}
		m := a.with(SecondSuit, Range{low, extra - 1}).long(s, a.Suit)
		if overNT && !a.forced {
			a.addKinds(c, m, a.uneven(m))
			return
		}
		a.add(c, m)
	case a.shown[a.me].usual.Min >= a.figures.respond && a.hasSuit(a.me):
		game := a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump))
		m := a.with(SecondSuit, a.atLeast(game-likely)).long(s, a.Suit)
		m.Forcing = OneRound
		a.add(c, m)
	}
}

// uneven returns the hands of a second suit's that name it though nobody asks: with five cards in the first (six of 17), or short elsewhere.
func (a *Auction) uneven(m Meaning) (boxes []Box) {
	for s := range card.Suits {
		b := m.first()
		switch first := card.Suit(s); {
		case first == m.Suit:
			continue
		case a.showed(a.me, first) && b.Length[s].Min > a.Suit:
			return []Box{b}
		case a.showed(a.me, first):
			b.Length[s].Min = a.Suit + 1
		default:
			b.Length[s].Max = min(b.Length[s].Max, a.Suit-3)
		}
		boxes = append(boxes, b)
	}
	return boxes
}

// pastTwo reports whether a call is above two of a suit that the player has shown.
func (a *Auction) pastTwo(c bridge.Call) bool {
	return slices.ContainsFunc(card.Suits[:], func(s card.Suit) bool { return a.showed(a.me, s) && c > bridge.Bid(2, bridge.Strain(s)) })
}

// reverse reports whether a call in a new suit is above the cheapest one in a suit that
// the player has shown.
func (a *Auction) reverse(c bridge.Call) bool {
	for _, first := range card.Suits {
		if c.Level() >= 2 && a.showed(a.me, first) && c > a.cheapest(bridge.Strain(first)) {
			return true
		}
	}
	return false
}
