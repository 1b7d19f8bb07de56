package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// overcall proposes the calls of a player whose opponents have bid and whose side has not.
func (a *Auction) overcall() {
	level := a.bid.Level()
	trump, inSuit := a.bid.Strain().Trump()
	if c := a.cheapest(bridge.NoTrump); c.Level() <= 2 && inSuit {
		m := a.with(OvercallNT, a.overNT)
		if less := a.lighter(); less > 0 {
			m = a.with(OvercallNT, Range{a.overNT.Min - max(less, 2*a.newStep), a.overNT.Max - less})
		}
		if c.Level() > 1 {
			m = a.with(OvercallNT, a.atLeast(a.overNT.Max))
		}
		m.Balanced, m.Guarded = true, a.theirs
		a.add(c, m)
	} else if c.Level() == 3 && inSuit { // over a pre-empt: to play, perhaps on a long minor
		m := a.with(OvercallNT, Range{a.overNT.Max - 1, a.overNT.Max + 2*a.newStep})
		m.Guarded = a.theirs
		for _, s := range card.Suits {
			if s.Major() {
				m.Length[s].Max = min(m.Length[s].Max, a.Suit)
			}
		}
		a.add(c, m)
	}
	a.next()
	oneNT, strong := !inSuit && level == 1, a.with(PenaltyDouble, a.atLeast(a.overNT.Max))
	if oneNT && (a.first[a.left] == OpeningNT || a.first[a.right] == OpeningNT) { // whoever else has bid it may be weak: a suit comes first
		a.add(bridge.Double, strong)
		a.next()
	}
	a.suits(func(s card.Suit) {
		if !a.theirs[s] {
			a.overcallSuit(s)
		}
	})
	a.next()
	if oneNT {
		a.add(bridge.Double, strong)
	}
	// Who has let both opponents tell what they have, and bid game, finds nobody to take a double out.
	late := level >= GameLevel(a.rules, a.bid.Strain(), a.rules.GameFrom) && a.turns[a.left] > 0 && a.turns[a.right] > 0
	if inSuit && level <= a.takeOutTo && !late && a.plays(TakeOutDoubles) {
		points := a.takeOut + (level-1)*a.overStep/2 - a.lighter()
		if a.raised(trump) {
			points -= a.newStep // their strength is limited
		}
		a.add(bridge.Double, a.byShape(trump, points))
	}
	a.pass(a.any(NothingToAdd))
}

// lighter returns by how many points less a player bids where a pass would end the auction: partner has some of those that the
// opponents have not shown. Over a strong hand that is none.
func (a *Auction) lighter() int {
	if !a.lastChance() || max(a.shown[a.left].strength.Min, a.shown[a.right].strength.Min) >= a.twoNT.Min {
		return 0
	}
	return a.figures.reopen
}

// lastChance reports whether a pass would end the auction, as two before it have.
func (a *Auction) lastChance() bool {
	n := len(a.Calls)
	return n >= 2 && a.Calls[n-1] == bridge.Pass && a.Calls[n-2] == bridge.Pass
}

// raised reports whether both opponents have bid a suit.
func (a *Auction) raised(s card.Suit) bool { return a.named[a.left][s] && a.named[a.right][s] }

// byShape returns the meaning of a take-out double of a suit, with so many points: a step more with three cards in it (four of 17), and a
// step fewer with one or none (two of 17) where both opponents have bid it, so that partner is short there too, or a pass would end the
// auction. Who is too strong for one no-trump doubles with any shape, and bids again.
func (a *Auction) byShape(trump card.Suit, points int) Meaning {
	m := a.any(TakeOutDouble)
	m.Suit, m.Forcing = trump, OneRound
	for s := range card.Suits {
		if a.theirs[s] {
			m.Length[s].Max = min(m.Length[s].Max, a.Suit-1)
		} else {
			m.Length[s] = m.Length[s].and(Range{a.Suit - 1, a.Suit + 1}) // what is longer is bid
		}
	}
	var boxes []Box
	for more := range 3 {
		if more == 0 && !a.raised(trump) && a.lighter() == 0 {
			continue
		}
		b := m.first()
		b.Points.Min = max(b.Points.Min, points+(more-1)*a.newStep)
		b.Length[trump].Max = min(b.Length[trump].Max, a.Suit-3+more)
		if b.Points.Min <= b.Points.Max && b.Length[trump].Min <= b.Length[trump].Max {
			boxes = append(boxes, b)
		}
	}
	strong := Box{Points: a.atLeast(a.overNT.Max + 1 - a.lighter()).and(a.shown[a.me].points), Length: a.shown[a.me].length}
	if strong.Points.Min <= strong.Points.Max {
		boxes = append(boxes, strong)
	}
	if len(boxes) == 0 {
		m.Points.Min = m.Points.Max + 1 // nobody has that
		return m
	}
	return m.of(boxes)
}

// overcallSuit proposes a suit over the opponents' bid: as cheaply as it goes, above the level of one if it is good or longer, with a jump if the
// hand is strong, and at the level of three or higher, a level above the strong jump, if it is long and has little else and a pass would not end
// the auction. At the level of four it takes six cards (seven of 17) and nearly the strength for a jump.
func (a *Auction) overcallSuit(s card.Suit) {
	c := a.cheapest(bridge.Strain(s))
	points := a.atLeast(a.figures.overcall)
	if c.Level() > 4 {
		return
	}
	if c.Level() == 4 {
		a.add(c, a.with(Overcall, Range{a.jumpOver - 1 - a.lighter(), a.overNT.Max + 2*a.newStep}).long(s, a.Suit+2))
		return
	}
	if c.Level() > 1 {
		points.Min = a.overcallTo + (c.Level()-2)*a.overStep
	}
	points.Min -= a.lighter()
	if level := bridge.Call(len(bridge.Strains)); c.Level() < 3 {
		if !a.lastChance() {
			a.add(c+2*level, a.with(PreEmpt, Range{a.preEmpt.Min, max(a.preEmpt.Max, points.Min-1)}).long(s, a.longSuit+c.Level()-1))
		}
		a.add(c+level, a.with(JumpOvercall, Range{a.jumpOver, a.unlessDoubling(a.overNT.Max + a.newStep)}).long(s, a.Suit+1))
		points.Max = a.jumpOver - 1
	} else if a.lastChance() {
		points.Max = a.unlessDoubling(a.overNT.Max - a.lighter())
	}
	m := a.with(Overcall, points).long(s, a.Suit+1)
	if c.Level() == 1 || a.lastChance() {
		a.add(c, m)
		return
	}
	good, longer := m.first(), m.long(s, a.Suit+2)
	good.Good[s] = true
	boxes := []Box{good, longer.first()}
	if a.bid == bridge.Bid(1, bridge.NoTrump) && (a.last[a.right].Purpose == OpeningNT || a.last[a.left].Purpose == OpeningNT) { // known to be balanced
		lighter := longer.first()
		lighter.Points.Min, lighter.Good[s] = lighter.Points.Min-a.newStep, true
		boxes = append(boxes, lighter)
	}
	a.addKinds(c, m, boxes)
}

// unlessDoubling returns the most points of an overcall where who is stronger doubles and bids again, or any where there is no such double.
func (a *Auction) unlessDoubling(most int) int {
	if !a.plays(TakeOutDoubles) {
		return a.total()
	}
	return most
}

// contest proposes raises of partner's suit over the opponents': their own suit with a hand
// that invites to game at least, and on others as high as there are trumps, by the law of
// total tricks: on average the side takes as many tricks as it has trumps. The lowest is for all other hands with a fit.
// (Source: docs/study.md.)
func (a *Auction) contest(s card.Suit) {
	strain := bridge.Strain(s)
	game := bridge.Bid(a.gameLevel(strain), strain)
	cue := bridge.Call(0)
	for _, t := range card.Suits {
		if c := a.cheapest(bridge.Strain(t)); a.theirs[t] && c < game && (cue == 0 || c < cue) {
			cue = c
		}
	}
	if cue == 0 || a.ours {
		return
	}
	m := a.any(CueBid).long(s, a.trumps(s))
	m.Support, m.Forcing = true, OneRound
	m.Points = a.atLeast(a.invite(s))
	a.add(cue, m)
	m = a.any(TrumpRaise)
	m.Support = true
	m.Points = Range{a.figures.respond - a.newStep, a.invite(s) - 1}
	for level := game.Level(); level > a.cheapest(strain).Level(); level-- {
		a.add(bridge.Bid(level, strain), m.long(s, a.rules.Needs(level)-a.shown[a.partner].length[s].Min))
		a.next()
	}
	low := a.cheapest(strain)
	if low >= game {
		return
	}
	m = a.any(Raise).long(s, a.trumps(s))
	m.Support = true
	m.Points = Range{a.figures.respond, a.invite(s) - 1} // what is stronger has their suit
	if low.Level() > 2 {
		m.Purpose, m.Points.Min = Compete, max(0, a.overTheirs(strain, low.Level()))
		m = m.oneMore(s, max(0, m.Points.Min-2*a.newStep))
	}
	a.add(low, m)
}

// negative proposes to double an overcall, with the majors that nobody has bid.
func (a *Auction) negative() {
	trump, ok := a.bid.Strain().Trump()
	if !ok || a.ours || a.bid.Level() > 2 || !a.plays(NegativeDoubles) || a.last[a.partner].Purpose != Opening {
		return
	}
	m := a.with(NegativeDouble, a.atLeast(a.figures.respond+(a.bid.Level()-1)*a.newStep))
	m.Suit, m.Forcing = trump, OneRound
	for _, s := range card.Suits {
		if s.Major() && !a.theirs[s] && !a.showed(a.partner, s) {
			m = m.long(s, a.Suit)
			m.Suit = trump
		}
	}
	if m.Length != a.shown[a.me].length {
		a.add(bridge.Double, m)
	}
}

// leave proposes to pass partner's negative double, with their suit.
func (a *Auction) leave() {
	if trump, ok := a.bid.Strain().Trump(); ok && a.forced && a.last[a.partner].Purpose == NegativeDouble {
		a.add(bridge.Pass, a.any(PenaltyPass).long(trump, a.Suit+1))
		a.next()
	}
}

// advance answers partner's take-out double.
func (a *Auction) advance() {
	if a.ours {
		a.pass(a.any(Content))
		return
	}
	floor := -1
	if a.Calls[len(a.Calls)-1] == bridge.Redouble && a.bid.Level() < a.theirGame(a.bid.Strain()) {
		floor = 0 // they would make it, with an overtrick or two
	}
	if a.forced {
		floor = 0
		if trump, ok := a.bid.Strain().Trump(); ok {
			m := a.any(PenaltyPass).long(trump, a.Suit+1)
			if a.turns[a.me] > 0 && a.turns[a.partner] > 1 { // partner has bid before, and doubles for values
				m = a.any(PenaltyPass).long(trump, a.Suit)
				m.Guarded[trump] = true
			}
			a.add(bridge.Pass, m)
			a.next()
		}
	}
	a.eachSuit(func(s card.Suit) {
		if s.Major() {
			a.advanceIn(s, a.trumps(s), floor)
		}
	})
	a.next()
	nt := a.with(NoTrump, a.atLeast(a.figures.respond))
	nt.Guarded = a.theirs
	for _, s := range card.Suits {
		if s.Major() && !a.theirs[s] {
			nt.Length[s].Max = min(nt.Length[s].Max, a.Suit-1)
		}
	}
	a.ladder(bridge.NoTrump, nt, -1)
	a.next()
	a.suits(func(s card.Suit) {
		if !a.theirs[s] {
			n := a.Suit - 1
			if !a.forced {
				n = a.Suit
			}
			a.advanceIn(s, n, floor)
		}
	})
	a.pass(a.any(NothingToAdd))
}

// advanceIn proposes the answers in a suit that take a number of cards in it, and the cheapest for hands without any if the suit is the nearest.
func (a *Auction) advanceIn(s card.Suit, cards, floor int) {
	m := a.any(Advance).long(s, cards)
	m.Support = true
	m.Points = a.atLeast(0)
	if a.forced && s == a.nearest() {
		m.Or[0] = a.scattered(s)
	}
	a.ladder(bridge.Strain(s), m, floor)
}

// nearest returns the suit of none of the opponents that can be named lowest.
func (a *Auction) nearest() (suit card.Suit) {
	low := bridge.Call(0)
	a.suits(func(s card.Suit) {
		if c := a.cheapest(bridge.Strain(s)); !a.theirs[s] && (low == 0 || c < low) {
			suit, low = s, c
		}
	})
	return suit
}

// scattered returns the hands without length in any suit that the opponents have left, which name suit s all the same: a major that partner has
// takes four cards (five of 17), other suits three. There are none where three suits are left.
func (a *Auction) scattered(s card.Suit) Box {
	b := Box{Points: a.atLeast(0), Length: a.shown[a.me].length}
	left := 0
	for _, t := range card.Suits {
		if a.theirs[t] {
			continue
		}
		n := a.Suit - 1
		if t.Major() && a.showed(a.partner, t) {
			n = a.trumps(t)
		}
		b.Length[t].Max = min(b.Length[t].Max, n-1)
		left++
		if b.Length[t].Min > b.Length[t].Max {
			return Box{}
		}
	}
	if left > 2 {
		return Box{}
	}
	return b
}

// tooStrong proposes what a doubler says whose hand was too strong for an overcall: a suit, or no-trump.
func (a *Auction) tooStrong() {
	a.suits(func(s card.Suit) {
		if c := a.cheapest(bridge.Strain(s)); c.Level() <= 3 && !a.theirs[s] && !a.showed(a.partner, s) {
			a.add(c, a.with(NewSuit, a.atLeast(a.jumpOver)).long(s, a.Suit+1))
		}
	})
	a.next()
	if c := a.cheapest(bridge.NoTrump); c.Level() <= 2 {
		m := a.even(a.with(NoTrump, a.atLeast(a.overNT.Max+1+(c.Level()-1)*a.newStep)))
		m.Guarded = a.unguarded()
		a.add(c, m)
	}
	a.next()
}

// reopen proposes the calls of a player who has bid and whose partner has only passed.
func (a *Auction) reopen() {
	own := a.shown[a.me]
	if !a.ours && !a.doubled && a.last[a.me].Purpose == StrongOpening && a.bid.Strain() != bridge.NoTrump {
		a.strongAgain()
		return
	}
	first := a.first[a.me]
	told := first == PreEmpt || first == WeakJump // all that there is to tell
	highest := 2
	doubler := a.plays(TakeOutDoubles) && first == TakeOutDouble && a.turns[a.me] == 1 && !a.ours && !a.doubled && a.last[a.partner].Purpose != PenaltyPass
	if doubler {
		a.tooStrong()
		highest = 3
	}
	if trump, ok := a.bid.Strain().Trump(); ok && !a.ours && !a.doubled && !told && a.bid.Level() <= highest && a.plays(TakeOutDoubles) {
		m := a.with(TakeOutDouble, a.atLeast(own.usual.Min+2*a.newStep))
		m.Suit = trump
		m.Forcing = OneRound
		var others []card.Suit
		for _, s := range card.Suits {
			if a.theirs[s] {
				m.Length[s].Max = min(m.Length[s].Max, a.Suit-1)
			} else if !a.showed(a.me, s) {
				m.Length[s].Min = max(m.Length[s].Min, a.Suit-1)
				others = append(others, s)
			}
		}
		if len(others) == 1 { // the only one that he asks for
			m.Length[others[0]].Min = max(m.Length[others[0]].Min, a.Suit)
		}
		if doubler { // with any shape, if he can't say what he has
			m.Or[0] = Box{Points: a.atLeast(a.overNT.Max + 1 + (a.bid.Level()-1)*a.newStep), Length: own.length}
		}
		if len(others) > 0 {
			a.add(bridge.Double, m)
		}
	}
	a.next()
	if c := a.cheapest(bridge.NoTrump); first == Opening && a.turns[a.me] == 1 && c.Level() <= 2 && a.bid.Strain() != bridge.NoTrump && !a.ours && !a.doubled {
		m := a.even(a.with(NoTrump, a.atLeast(a.overNT.Max+(c.Level()-1)*a.newStep)))
		m.Guarded = a.theirs
		a.add(c, m)
	}
	a.next()
	strong := a.last[a.left].Purpose == OvercallNT || a.last[a.right].Purpose == OvercallNT // and partner is weak
	if !a.ours {
		a.suits(func(s card.Suit) {
			c := a.cheapest(bridge.Strain(s))
			points := own.usual.Min + a.newStep
			switch {
			case c.Level() == 4 && !told && a.showed(a.me, s): // with eight cards (nine of 17), and two more than told
				m := a.with(Rebid, a.atLeast(points+a.newStep)).long(s, max(own.length[s].Min+2, a.Suit+4))
				boxes := []Box{m.first()}
				if good, ok := a.insisting(s); ok {
					boxes = append(boxes, good.first())
				}
				a.addKinds(c, m, boxes)
			case c.Level() > 3 || c.Level() == 3 && (told || !a.hasSuit(a.me)):
			case a.showed(a.me, s) && c.Level() > 1: // with six cards at least, or seven of 17
				if c.Level() == 2 {
					points = own.usual.Min
				}
				a.add(c, a.with(Rebid, a.atLeast(points)).long(s, max(own.length[s].Min+1, a.Suit+2)))
			case a.showed(a.me, s):
				a.add(c, a.with(Rebid, a.atLeast(points)).long(s, own.length[s].Min+1))
			case strong && first == Opening && a.turns[a.me] == 1 && c.Level() == 2 && !a.theirs[s]: // two suits, to play
				m := a.any(SecondSuit).long(s, a.Suit+1)
				m.Length[a.last[a.me].Suit].Min = max(m.Length[a.last[a.me].Suit].Min, a.Suit+2)
				a.add(c, m)
			case a.theirs[s] || strong:
			case c.Level() == 3:
				a.add(c, a.with(SecondSuit, a.atLeast(points+a.newStep)).long(s, a.Suit))
			case first == Opening && a.turns[a.me] == 1 && a.hasSuit(a.me):
				m := a.with(SecondSuit, a.atLeast(points)).long(s, a.Suit)
				a.addKinds(c, m, a.uneven(m))
			default:
				a.add(c, a.with(SecondSuit, a.atLeast(points)).long(s, a.Suit))
			}
		})
	}
	a.next()
	if trump, ok := a.bid.Strain().Trump(); ok && first == Opening && a.turns[a.me] == 1 && !a.ours && !a.doubled && a.bid.Level() == 3 && a.plays(TakeOutDoubles) {
		m := a.with(TakeOutDouble, a.atLeast(own.usual.Min+3*a.newStep)) // with any shape, if he can't say what he has
		m.Suit, m.Forcing = trump, OneRound
		m.Length[trump].Max = min(m.Length[trump].Max, a.Suit-2)
		a.add(bridge.Double, m)
	}
	a.next()
	a.insist()
	a.pass(a.any(NothingToAdd))
}

// strongAgain proposes what a strong opener says to an overcall that comes round to him: his suit again if it is longer than promised, or for the
// first time, no-trump if he guards theirs, and otherwise a double for partner's best suit.
func (a *Auction) strongAgain() {
	a.next()
	told := a.hasSuit(a.me)
	a.suits(func(s card.Suit) {
		c := a.cheapest(bridge.Strain(s))
		switch {
		case c.Level() > a.gameLevel(bridge.Strain(s)):
		case a.showed(a.me, s):
			a.add(c, a.any(Rebid).long(s, max(a.shown[a.me].length[s].Min+1, a.Suit+2)))
		case !told && !a.theirs[s]:
			a.add(c, a.any(NewSuit).long(s, a.Suit+1))
		}
	})
	a.next()
	if c := a.cheapest(bridge.NoTrump); c <= a.game() {
		m := a.any(NoTrump)
		m.Balanced, m.Guarded = true, a.theirs
		a.add(c, m)
	}
	a.next()
	if trump, ok := a.bid.Strain().Trump(); ok && a.bid.Level() <= a.gameLevel(a.bid.Strain()) {
		m := a.any(TakeOutDouble)
		m.Suit, m.Forcing = trump, OneRound
		a.add(bridge.Double, m)
	}
	a.pass(a.any(NothingToAdd))
}
