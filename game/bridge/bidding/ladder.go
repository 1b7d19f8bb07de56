package bidding

import "github.com/superbridge/superbridge/game/bridge"

// climb proposes a ladder. Where the lowest answer is at the level of slam, which isn't above game with 36 cards, it says no more than that the
// player must call.
func (a *Auction) climb(first int, strain bridge.Strain, base Meaning, floor int) {
	if slam := SlamLevel(a.rules); floor == 0 && first >= slam && slam <= a.whole[bridge.Spades] {
		least, _, _ := a.expected()
		m, most := base, a.total()
		if first < a.rules.Level {
			most = a.need(strain, first+1) - least - 1
		}
		m.Points.Max = min(m.Points.Max, most)
		if m.Or[0] != (Box{}) {
			m.Or[0].Points, base.Or[0] = m.Points, Box{}
		}
		a.add(bridge.Bid(first, strain), m)
		first++
	}
	a.ladder(first, strain, base, floor)
}

// ladder proposes the bids of one strain from a level on, each for the strength that, with partner's, suits its level
// and not the next: low levels to play or to invite, game, a slam invitation, slams. base holds the rest of the
// meaning. The first bid is also for weaker hands, from floor up, unless floor < 0.
func (a *Auction) ladder(first int, strain bridge.Strain, base Meaning, floor int) {
	least, likely, most := a.expected()
	game, slam := a.gameLevel(strain), SlamLevel(a.rules)
	whole := a.whole[strain]  // game from nothing
	try := max(first, game+1) // the level that invites slam
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
				points.Min-- // with a fit the points are worth more than their count
			}
		case level == game-1 && level > first:
			m.Purpose = Invitation
		}
		switch {
		case level != first || level >= slam:
		case floor == 0 || floor > 0 && (level == 1 || level == 2 && strain != bridge.NoTrump):
			points.Min = min(points.Min, floor)
		case !a.ours && level > whole:
			continue // a player who has bid game leaves the level above to the opponents, doubled or not
		case !a.ours && (strain != bridge.NoTrump || level <= game):
			least := a.need(strain, level) - likely
			if strain != bridge.NoTrump && (level != whole || a.turns[a.me] == 0) {
				least -= a.raiseOver // they may bid on, which they don't over game
			}
			points.Min = min(points.Min, least)
			if level != game {
				m.Purpose = Compete
			}
		}
		m.Points = Range{max(points.Min, base.Points.Min), min(points.Max, base.Points.Max)}
		switch fit, inSuit := strain.Trump(); {
		case m.Or[0] != (Box{}) && level > first: // hands without the suit name it as cheaply as possible
			m.Or[0] = Box{}
		case m.Or[0] != (Box{}):
			m.Or[0].Points = m.Points
		case inSuit && m.Support && (m.Purpose == Compete || !a.ours && level == first && level == whole):
			m = m.oneMore(fit, max(m.Points.Min-a.newStep, base.Points.Min))
		}
		a.add(bridge.Bid(level, strain), m)
	}
}
