package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// expected returns the least, a likely and the greatest strength that partner has shown.
// A player who has shown only that he is not weak isn't likely to have the world.
func (a *Auction) expected() (least, likely, most int) {
	p := a.shown[a.partner].strength
	trick := a.need(bridge.NoTrump, 2) - a.need(bridge.NoTrump, 1)
	most = min(p.Max, p.Min+3*trick)
	return p.Min, (p.Min + most + 1) / 2, most
}

// ladder proposes the bids of one strain, each for the strength that with partner's is
// fair for its level and not for the next: low levels to play or to invite, game, an
// invitation to slam, slams. base says the rest about the hand. The cheapest bid is for
// weaker hands too, from floor up; with floor < 0 it isn't.
func (a *Auction) ladder(strain bridge.Strain, base Meaning, floor int) {
	a.ladderFrom(a.cheapest(strain).Level(), strain, base, floor)
}

// ladderFrom is ladder without the levels below first.
func (a *Auction) ladderFrom(first int, strain bridge.Strain, base Meaning, floor int) {
	least, likely, most := a.expected()
	game, slam := a.gameLevel(strain), SlamLevel(a.rules)
	whole := GameLevel(a.rules, strain, a.rules.GameFrom) // game from nothing
	try := max(first, game+1)                             // the level that invites to slam
	settled := a.ours && !a.forced && floor < 0
	for level := first; level <= a.rules.Level; level++ {
		m := base
		points := Range{a.need(strain, level) - least, a.need(strain, level+1) - least - 1}
		switch {
		case level >= slam:
			m.Purpose = Slam
			if level == a.rules.Level {
				points.Max = a.total()
			}
		case level == try && a.last[a.partner].Purpose != SlamInvitation:
			m.Purpose = SlamInvitation
			points = Range{a.need(strain, slam) - likely, a.need(strain, slam) - least - 1}
		case level > game:
			continue
		case level == game:
			m.Purpose = ToGame
			points.Max = a.need(strain, slam) - least - 1
			if strain != bridge.NoTrump && settled && level == first && a.last[a.partner].Purpose == Compete {
				points.Min = a.need(strain, game) - likely // there is no room to invite
			}
			if try < slam {
				points.Max = a.need(strain, slam) - likely - 1
			}
		case settled && (level > first || points.Max+most < a.need(strain, game)):
			continue // a higher part-score gains nothing
		case settled:
			m.Purpose = Invitation
			points = Range{a.need(strain, game) - likely, a.need(strain, game) - least - 1}
			if strain != bridge.NoTrump {
				points.Min-- // with a fit the points are worth more than they count
			}
		case level == game-1 && level > first:
			m.Purpose = Invitation
		}
		switch {
		case level != first || level >= slam:
		case floor == 0 || floor > 0 && (level == 1 || level == 2 && strain != bridge.NoTrump):
			points.Min = min(points.Min, floor)
		case !a.ours && level > whole:
			continue // who has bid game leaves the level above to the opponents, doubled or not
		case !a.ours && (strain != bridge.NoTrump || level <= game):
			least := a.overTheirs(strain, level)
			if strain != bridge.NoTrump && level == whole && a.turns[a.me] > 0 {
				least += a.raiseOver // there is nothing left for them to go on to
			}
			points.Min = min(points.Min, least)
			if level != game {
				m.Purpose = Compete
			}
		}
		m.Points = Range{max(points.Min, base.Points.Min), min(points.Max, base.Points.Max)}
		switch fit, inSuit := strain.Trump(); {
		case m.Or[0] != (Box{}) && level > first: // hands without the suit name it as cheaply as it goes
			m.Or[0] = Box{}
		case m.Or[0] != (Box{}):
			m.Or[0].Points = m.Points
		case inSuit && m.Support && (m.Purpose == Compete || !a.ours && level == first && level == whole):
			m = m.oneMore(fit, max(m.Points.Min-a.newStep, base.Points.Min))
		}
		a.add(bridge.Bid(level, strain), m)
	}
}

// overTheirs returns the points from which a bid is made over the opponents' where partner has what is likely: in a suit fewer than the
// contract takes, since they may go on.
func (a *Auction) overTheirs(strain bridge.Strain, level int) int {
	_, likely, _ := a.expected()
	points := a.need(strain, level) - likely
	if strain != bridge.NoTrump {
		points -= a.raiseOver
	}
	return points
}

// raise proposes the bids in a suit of partner's or agreed with him, for hands with
// trumps enough for a fit.
func (a *Auction) raise(s card.Suit, p Purpose, floor int) {
	a.raiseFrom(a.cheapest(bridge.Strain(s)).Level(), s, p, floor)
}

// raiseFrom is raise without the levels below first.
func (a *Auction) raiseFrom(first int, s card.Suit, p Purpose, floor int) {
	m := a.any(p).long(s, a.trumps(s))
	m.Support = true
	m.Points = a.atLeast(0)
	a.ladderFrom(first, bridge.Strain(s), m, floor)
}

// trumps returns how many cards in partner's suit make a fit. His answer to a double is taken to be longer than it need be, one that invites too.
func (a *Auction) trumps(s card.Suit) int {
	if p := a.last[a.partner]; p.Suit == s && (p.Purpose == Advance || p.Purpose == Invitation && a.last[a.me].Purpose == TakeOutDouble) {
		return a.Suit
	}
	if n := a.Fit - a.shown[a.partner].length[s].Min; n > 0 {
		return max(n, 2)
	}
	return 0
}

// noTrumps proposes the bids at no-trump, for hands that guard what the opponents have
// shown, if partner hasn't said that he does, or that must say something.
func (a *Auction) noTrumps(p Purpose, floor int) {
	m := a.any(p)
	if !a.forced {
		m.Guarded = a.unguarded()
	}
	a.ladder(bridge.NoTrump, m, floor)
}

// unguarded returns the suits of the opponents that partner hasn't said to guard.
func (a *Auction) unguarded() (suits [4]bool) {
	for s := range suits {
		suits[s] = a.theirs[s] && !a.last[a.partner].Guarded[s]
	}
	return suits
}

// punish proposes to double a contract of the opponents that lacks the points for it, a part-score only with trumps enough to beat it, and any
// game that outbids a side which has shown not much less than the points for one. A strong opener's double asks partner to bid instead.
func (a *Auction) punish() {
	if a.ours || a.doubled || !a.opened || a.strongOutbid() {
		return
	}
	least, _, _ := a.expected()
	strain := a.bid.Strain()
	if a.outbidAtGame() {
		m := a.any(PenaltyDouble)
		if trump, ok := strain.Trump(); ok {
			m.Length[trump].Min = max(m.Length[trump].Min, 2)
		}
		a.add(bridge.Double, m)
		return
	}
	need := a.need(strain, a.bid.Level()) - a.doubleMore
	if a.shown[a.left].strength.Min+a.shown[a.right].strength.Min >= need {
		return
	}
	m := a.with(PenaltyDouble, a.atLeast(a.total()-need-least))
	trump, ok := strain.Trump()
	switch {
	case ok && a.bid.Level() < a.theirGame(strain): // with more trumps on less, since declarer can't draw them
		m = m.long(trump, a.doubleTrumps)
		m.Points.Min = max(m.Points.Min, a.figures.respond)
		a.addKinds(bridge.Double, m, a.longer(m))
		return
	case ok:
		m = m.long(trump, a.Suit-1)
	}
	a.add(bridge.Double, m)
}

// longer returns the hands of a meaning, and those with one and two cards more in its suit, each of which is worth a step of points, but not below
// those for an answer.
func (a *Auction) longer(m Meaning) (boxes []Box) {
	for more := range 3 {
		b := m.first()
		b.Points.Min = max(a.shown[a.me].points.Min, min(b.Points.Min, max(b.Points.Min-more*a.newStep, a.figures.respond)))
		b.Length[m.Suit].Min += more
		boxes = append(boxes, b)
	}
	return boxes
}

// theirGame returns the lowest level of a strain that makes game for the opponents, with what they have below.
func (a *Auction) theirGame(strain bridge.Strain) int {
	return GameLevel(a.rules, strain, a.standing.Lacks(a.rules, a.me.Side().Other()))
}

// outbidAtGame reports whether the opponents have bid what is game from nothing, or more, undoubled, against a side that has shown the points
// that commit it to one, less two steps: about half of all.
func (a *Auction) outbidAtGame() bool {
	return a.opened && !a.ours && !a.doubled && a.bid.Level() >= GameLevel(a.rules, a.bid.Strain(), a.rules.GameFrom) &&
		a.shown[a.me].strength.Min+a.shown[a.partner].strength.Min >= a.force-2*a.newStep
}

// act proposes to double a part-score of the opponents where the side is known to have the greater part of the points, with two cards in
// their suit at most (three of 17), with the points for game one more: partner bids on, or passes with their suit. A bid of theirs that says nothing
// about its suit isn't doubled so.
func (a *Auction) act() {
	trump, ok := a.bid.Strain().Trump()
	_, by, _ := a.LastBid()
	switch {
	case a.last[by].artificial():
		return
	case !ok, a.ours, a.doubled, !a.plays(TakeOutDoubles), a.last[a.partner].Purpose == PenaltyPass, a.last[a.me].Purpose == TakeOutDouble:
		return
	case a.bid.Level() >= a.theirGame(a.bid.Strain()), a.bid.Level() >= SlamLevel(a.rules)-1: // there is nothing left to bid on to
		return
	}
	least, _, _ := a.expected()
	m := a.with(TakeOutDouble, a.atLeast(a.action+(a.bid.Level()-1)*a.newStep/2-least))
	m.Suit, m.Forcing = trump, OneRound
	var boxes []Box
	for fewer := range 3 { // which is worth half a step each
		b := m.first()
		b.Points.Min = max(a.shown[a.me].points.Min, b.Points.Min-(fewer*a.newStep+1)/2)
		b.Length[trump].Max = min(b.Length[trump].Max, a.Suit-2-fewer)
		boxes = append(boxes, b)
	}
	game := m.first()
	game.Points.Min = max(boxes[0].Points.Min, a.need(bridge.NoTrump, GameLevel(a.rules, bridge.NoTrump, a.rules.GameFrom))-least)
	game.Length[trump].Max = min(game.Length[trump].Max, a.Suit-1)
	a.addKinds(bridge.Double, m, append(boxes, game))
}

// redouble proposes to redouble a contract for which the side has points to spare, or to run
// from no-trump to a long suit.
func (a *Auction) redouble() {
	least, _, _ := a.expected()
	need := a.need(a.bid.Strain(), a.bid.Level()) + a.doubleMore
	a.add(bridge.Redouble, a.with(Strength, a.atLeast(need-least)))
	a.next()
	if a.bid.Strain() != bridge.NoTrump {
		return
	}
	a.suits(func(s card.Suit) {
		if c := a.cheapest(bridge.Strain(s)); !a.theirs[s] && c.Level() < a.gameLevel(bridge.NoTrump) {
			a.add(c, a.any(SignOff).long(s, a.Suit+2))
		}
	})
}
