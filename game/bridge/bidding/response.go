package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// respond proposes the first answer to a partner who has bid.
func (a *Auction) respond() {
	switch first := a.first[a.partner]; {
	case !a.hasSuit(a.partner):
		a.respondNT()
	case first == StrongOpening && a.forced:
		a.respondStrong()
	case first == PreEmpt || first == WeakJump:
		a.eachSuit(func(s card.Suit) { a.raise(s, Raise, -1) })
		a.next()
		a.overPreEmpt()
		a.next()
		a.punish()
		a.pass(a.any(NothingToAdd))
	default:
		a.respondSuit()
	}
}

// overPreEmpt proposes game at no-trump over partner's long suit, with nearly the points for it opposite the most that he has and all other suits
// guarded, and a minor too.
func (a *Auction) overPreEmpt() {
	_, likely, most := a.expected()
	trump, ok := a.bid.Strain().Trump()
	if !ok || !a.ours || a.bid.Level() >= a.gameLevel(a.bid.Strain()) {
		return
	}
	game := a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump)) - (likely+most+1)/2
	m := a.with(ToGame, Range{game, a.need(bridge.NoTrump, SlamLevel(a.rules)) - most - 1})
	m.Guarded = [4]bool{true, true, true, true}
	m.Length[trump].Min = max(m.Length[trump].Min, 2)
	if trump.Major() {
		m.Guarded[trump], m.Length[trump].Min = false, 1
	}
	a.add(a.game(), m)
}

// hasSuit reports whether a player has shown any suit.
func (a *Auction) hasSuit(seat card.Seat) bool {
	for _, s := range card.Suits {
		if a.showed(seat, s) {
			return true
		}
	}
	return false
}

// eachSuit calls propose for each suit that partner has shown, majors first.
func (a *Auction) eachSuit(propose func(card.Suit)) {
	a.suits(func(s card.Suit) {
		if a.showed(a.partner, s) {
			propose(s)
		}
	})
}

// respondNT answers partner's no-trump: a long suit to play or to force, or no-trump.
func (a *Auction) respondNT() {
	least, likely, _ := a.expected()
	game := a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump))
	a.suits(func(s card.Suit) {
		if a.theirs[s] {
			return
		}
		low := a.cheapest(bridge.Strain(s))
		jump := bridge.Bid(low.Level()+1, bridge.Strain(s))
		below := a.gameLevel(bridge.Strain(s)) - low.Level()
		signOff := a.with(SignOff, Range{0, game - likely - 1}).long(s, a.Suit+1)
		force := a.with(NewSuit, a.atLeast(game-least)).long(s, a.Suit+1)
		force.Forcing = OneRound
		slam := a.need(bridge.Strain(s), SlamLevel(a.rules)) - least
		switch {
		case !s.Major():
			a.add(low, signOff)
		case below > 1: // with six cards there is a fit, and shortness counts; with five the jump forces, on what invites at no-trump
			m := a.any(ToGame).long(s, a.Suit+2)
			m.Support = true
			m.Points = Range{max(0, a.invite(s)), slam - 1}
			a.add(gameIn(a, s), m)
			a.add(low, signOff)
			force.Points.Min = game - likely
			a.add(jump, force)
		default:
			if below == 1 && a.ours && a.bid.Level() > 1 { // there is no room for a jump, and weak hands pass
				a.add(low, force)
			}
			a.add(low, signOff)
			a.add(jump, a.with(ToGame, Range{game - least, slam - 1}).long(s, a.Suit+2))
		}
	})
	a.next()
	a.punish()
	a.next()
	a.noTrumps(NoTrump, -1)
	a.next()
	a.act()
	a.pass(a.any(Content))
}

// respondStrong answers a strong opening, which mustn't be passed. With a fit, the lower raise
// is the stronger: it leaves room to look for slam.
func (a *Auction) respondStrong() {
	least, likely, _ := a.expected()
	a.eachSuit(func(s card.Suit) {
		strain := bridge.Strain(s)
		game := bridge.Bid(a.gameLevel(strain), strain)
		m := a.any(Raise).long(s, a.trumps(s))
		m.Support, m.Forcing = true, OneRound
		m.Points = a.atLeast(a.need(strain, SlamLevel(a.rules)) - likely)
		if low := a.cheapest(strain); low < game {
			a.add(low, m)
		}
		m.Purpose, m.Forcing = ToGame, NotForcing
		m.Points = Range{a.need(strain, game.Level()) - least, m.Points.Min - 1}
		a.add(game, m)
	})
	a.next()
	a.suits(func(s card.Suit) {
		m := a.with(NewSuit, a.atLeast(a.figures.respond)).long(s, a.Suit)
		m.Forcing = OneRound
		a.add(a.cheapest(bridge.Strain(s)), m)
	})
	a.next()
	a.add(a.cheapest(bridge.NoTrump), a.any(Negative))
	a.pass(a.any(NothingToAdd))
}

// respondSuit answers one of a suit, or an overcall.
func (a *Auction) respondSuit() {
	floor := a.least()
	if a.last[a.partner].Purpose == SecondSuit { // who has passed the first
		a.prefer()
		a.next()
	}
	quiet := a.last[a.partner].Purpose == Opening && !a.contested() && a.ours && !a.doubled
	a.eachSuit(func(s card.Suit) {
		if s.Major() {
			if quiet {
				a.ask(s)
			}
			a.contest(s)
			a.raise(s, Raise, floor)
		}
	})
	a.next()
	a.suits(func(s card.Suit) {
		if !a.theirs[s] && !a.showed(a.partner, s) {
			a.newSuit(s)
		}
	})
	a.next()
	a.negative()
	a.next()
	a.eachSuit(func(s card.Suit) {
		if !s.Major() {
			a.raise(s, Raise, floor)
		}
	})
	a.next()
	if !a.noRoom() {
		a.punish()
		a.next()
	}
	a.noTrumps(NoTrump, floor)
	a.next()
	if a.last[a.partner].Purpose == JumpOvercall {
		a.keepGoing()
	}
	a.next()
	a.act()
	if quiet {
		a.pass(a.with(NoResponse, Range{0, floor - 1}))
	} else {
		a.pass(a.any(NothingToAdd))
	}
}

// noRoom reports whether the opponents have bid three of a suit, below game, over partner's opening: a double tells values rather than trumps.
func (a *Auction) noRoom() bool {
	trump, ok := a.bid.Strain().Trump()
	return ok && !a.ours && a.theirs[trump] && a.bid.Level() == 3 && a.bid.Level() < min(a.theirGame(a.bid.Strain()), SlamLevel(a.rules)-1) &&
		a.last[a.partner].Purpose == Opening && a.plays(TakeOutDoubles)
}

// least returns the points for an answer: as many more than partner's opening takes as he may have fewer for an overcall where a pass would
// have ended the auction.
func (a *Auction) least() int {
	least := a.figures.respond
	if has, _, _ := a.expected(); a.last[a.partner].Purpose == Overcall {
		least += max(0, a.figures.overcall-has)
	}
	return least
}

// newSuitPoints returns the points for a new suit at a level: a step less if the opponents have bid, since passing may lose the suit.
func (a *Auction) newSuitPoints(level int) int {
	points := a.least()
	if level > 1 {
		points += a.newTwo - a.figures.respond + (level-2)*a.newStep
		if a.contested() {
			points -= a.newStep
		}
	}
	return points
}

// newSuit proposes responder's suit as cheaply as it can be named, up to the level of
// three, or of four over an opening where that is game. Below game it is forcing if partner has opened.
func (a *Auction) newSuit(s card.Suit) {
	c := a.cheapest(bridge.Strain(s))
	partner := a.last[a.partner].Purpose
	if c.Level() > 4 || c.Level() == 4 && (partner != Opening || a.gameLevel(bridge.Strain(s)) != 4) {
		return
	}
	points, length := a.least(), a.Suit
	if c.Level() == 2 && a.contested() && !s.Major() && partner == Opening && !a.last[a.partner].Suit.Major() {
		length = a.Suit + 1 // with fewer there is partner's minor
	}
	if c.Level() > 1 {
		points += a.newTwo - a.figures.respond + (c.Level()-2)*a.newStep
		if a.contested() {
			points -= a.newStep // passing may lose the suit
		}
		if s.Major() || partner == Overcall {
			length = a.major // so that partner can raise it with three
		}
	}
	if c.Level() == 1 && s == card.Spades && partner == Opening && a.theirs[card.Hearts] && a.plays(NegativeDoubles) {
		length = a.Suit + 1 // with fewer there is the double
	}
	m := a.with(NewSuit, a.atLeast(points)).long(s, length)
	if partner == Opening && c.Level() < 4 {
		m.Forcing = OneRound
	}
	if partner == Overcall && c.Level() < 3 && c.Level()+1 < a.gameLevel(bridge.Strain(s)) { // which may be passed: who has the points for game jumps
		game := a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump)) - a.shown[a.partner].strength.Min
		force := a.with(NewSuit, a.atLeast(game)).long(s, length)
		force.Forcing = OneRound
		m.Points.Max = game - 1
		a.add(c, m)
		c, m = c+bridge.Call(len(bridge.Strains)), force
	}
	a.add(c, m)
}

// keepGoing proposes a suit over partner's strong jump, forcing and below game, with the points for game and no fit or guard for it.
func (a *Auction) keepGoing() {
	least, _, _ := a.expected()
	points := a.atLeast(a.need(bridge.NoTrump, a.gameLevel(bridge.NoTrump)) - least)
	a.suits(func(s card.Suit) {
		c := a.cheapest(bridge.Strain(s))
		if !a.theirs[s] && !a.showed(a.partner, s) && c.Level() < a.gameLevel(bridge.Strain(s)) {
			m := a.with(NewSuit, points).long(s, a.Suit+1)
			m.Forcing = OneRound
			a.add(c, m)
		}
	})
}
