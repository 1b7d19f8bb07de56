package bidding

import (
	"cmp"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// candidate is a call that a rule proposes, with what it means.
type candidate struct {
	call    bridge.Call
	meaning Meaning
	tier    int      // of the candidates that a hand fits, those of the lowest tier count
	row     *row     // of the book that it comes from, or nil
	heard   *Meaning // what partner hears, where other rows of the context have the call for other hands; or nil
}

// said returns what a candidate tells.
func (c *candidate) said() Meaning {
	if c.heard != nil {
		return *c.heard
	}
	return c.meaning
}

// Auction is an auction as far as it has been read, seen by the player whose turn it is.
type Auction struct {
	*figures // of the player whose turn it is
	bridge.Auction
	rules    bridge.Rules
	vul      bridge.Vulnerability
	standing bridge.Standing
	cards    Cards
	contexts [2][]bookContext // of the cards
	counted  [2]*figures      // what they measure by
	story    []made
	// artificial says of each call whether it doubles a bid that says nothing about its suit.
	artificial []bool

	shown [4]Shown
	last  [4]Meaning // each player's last call, if he has called
	named [4][4]bool // suits that each has bid
	turns [4]int     // how many calls but passes each has made, and
	first [4]Purpose // the purpose of the first of them
	began [4]bool    // whose call was the first of his side that wasn't a pass
	bound [2]bool    // sides that a call has committed to game
	// controls are those that each has told, in another suit than trumps, or has left out.
	controls [4][4]Held

	me, partner, left, right card.Seat
	bid                      bridge.Call // the last one, if any
	opened                   bool        // there is one
	ours                     bool        // it is our side's
	doubled                  bool        // it is doubled or redoubled
	forced                   bool        // partner's last call must be answered
	theirs                   [4]bool     // suits that the opponents have bid

	candidates []candidate
	tier       int
	row        *row   // that proposes
	from       int    // the first candidate of its context
	checker    *check // that watches, or nil
}

// Read reads an auction at a table where both sides bid the players' own system.
func Read(t *bridge.Table, calls bridge.Auction) *Auction { return Cards{}.Read(t, calls) }

// Read reads an auction at a table call by call: each is explained by what the calls before it
// have told, with the same rules that choose calls. A side whose system is not for the deck bids the players' own.
func (c Cards) Read(t *bridge.Table, calls bridge.Auction) *Auction {
	a := c.begin(t, calls.Dealer)
	a.propose()
	for _, c := range calls.Calls {
		a.follow(c, a.Explain(c))
		a.propose()
	}
	return a
}

// begin returns an auction in which nobody has called.
func (c Cards) begin(t *bridge.Table, dealer card.Seat) *Auction {
	a := &Auction{rules: t.Rules, vul: t.Vul, standing: t.Standing, Auction: bridge.Auction{Dealer: dealer}}
	for side := range c {
		a.counted[side] = figuresFor(t.Rules)
		a.contexts[side] = ownContexts(t.Rules.Deck)
		if c[side].System != Own && c[side].System.Fits(t.Rules) {
			a.cards[side] = c[side]
			a.contexts[side] = c[side].contexts()
			a.counted[side] = cmp.Or(books[c[side].System].figures, a.counted[side])
		}
	}
	a.shown = Untold(t.Rules)
	return a
}

// follow notes the player's call, and what it means.
func (a *Auction) follow(c bridge.Call, m Meaning) {
	a.shown[a.me] = a.shown[a.me].learn(m)
	a.last[a.me] = m
	if m.Purpose == ControlBid {
		for s, c := range m.Controls {
			a.controls[a.me][s] = max(a.controls[a.me][s], c)
		}
	}
	if trump, ok := c.Strain().Trump(); ok && c.IsBid() && !m.Artificial {
		a.named[a.me][trump] = true
	}
	a.bound[a.me.Side()] = a.bound[a.me.Side()] || m.Forcing == GameForcing
	if c != bridge.Pass {
		a.began[a.me] = a.began[a.me] || a.turns[a.partner] == 0
		if a.turns[a.me] == 0 {
			a.first[a.me] = m.Purpose
		}
		a.turns[a.me]++
	}
	doubles := false
	if _, by, bid := a.LastBid(); c == bridge.Double && bid {
		doubles = a.last[by].Artificial
	}
	a.artificial = append(a.artificial, doubles)
	a.Calls = append(a.Calls, c)
}

// look finds out where the player whose turn it is stands.
func (a *Auction) look() {
	a.me = a.Turn()
	a.figures = a.counted[a.me.Side()]
	a.left, a.partner, a.right = a.me.Next(1), a.me.Next(2), a.me.Next(3)
	var by card.Seat
	a.bid, by, a.opened = a.LastBid()
	a.ours = a.opened && by.Side() == a.me.Side()
	a.doubled = a.Contract().Doubling != bridge.Undoubled
	n := len(a.Calls)
	said := a.last[a.partner] // a second suit that forces isn't left because it has been doubled
	a.forced = n >= 2 && (said.Forcing != NotForcing && (a.Calls[n-1] == bridge.Pass || a.Calls[n-1] == bridge.Double && said.Purpose == SecondSuit) ||
		a.last[a.partner].artificial() && a.Calls[n-1] == bridge.Double && !a.inSuit() || a.bound[a.me.Side()] && a.belowGame())
	for _, s := range card.Suits {
		a.theirs[s] = a.named[a.left][s] || a.named[a.right][s]
	}
}

// inSuit reports whether partner's answer to the player's question for aces is a bid in the very suit that the question was about.
func (a *Auction) inSuit() bool {
	had := a.last[a.me]
	return had.Purpose == AceQuestion && a.bid.Strain() == bridge.Strain(had.Suit)
}

// Shown returns what each player has shown, by seat.
func (a *Auction) Shown() [4]Shown { return a.shown }

// Forced reports whether the player whose turn it is must not pass.
func (a *Auction) Forced() bool { return a.forced }

// Need returns the points of both hands that a contract should have.
func (a *Auction) Need(c bridge.Contract) int { return a.need(c.Strain, c.Level) }

// belowGame reports whether a pass would leave a side below game that is committed to it, or let the opponents play
// undoubled.
func (a *Auction) belowGame() bool {
	n := len(a.Calls)
	if a.Calls[n-1] != bridge.Pass || a.doubled {
		return false
	}
	if a.ours {
		return a.bid.Level() < a.gameLevel(a.bid.Strain())
	}
	return n >= 2 && a.Calls[n-2] == bridge.Pass
}

// showed reports whether a player has shown a suit.
func (a *Auction) showed(seat card.Seat, s card.Suit) bool {
	n := a.Suit
	if a.named[seat][s] {
		n = min(n, a.minor)
	}
	return a.shown[seat].length[s].Min >= n
}

// propose collects the candidates of the player whose turn it is.
func (a *Auction) propose() {
	a.look()
	a.candidates, a.tier = a.candidates[:0], 0
	if a.Over() {
		return
	}
	if a.lookUp() {
		a.pass(a.any(Content))
		a.wait()
		return
	}
	switch {
	case !a.opened:
		a.open()
	case a.turns[a.me]+a.turns[a.partner] == 0:
		a.overcall()
	case a.last[a.partner].Purpose == TakeOutDouble:
		a.advance()
	case a.last[a.partner].Purpose == PenaltyDouble && a.doubled && !a.ours:
		a.takeOutDouble()
		a.pass(a.any(Content))
	case a.turns[a.partner] == 0:
		a.reopen()
	case a.turns[a.me] == 0:
		a.respond()
	default:
		a.develop()
	}
	if a.system() != Own || a.rules.Deck == card.Deck68 {
		a.wait() // the own system with 52 and 36 cards is natural, and who has no call passes
	}
}

// system returns what the player's side bids.
func (a *Auction) system() System { return a.cards[a.me.Side()].System }

// plays reports whether the player's side plays a convention. The own system has conventions of its own.
func (a *Auction) plays(v Convention) bool {
	c := a.cards[a.me.Side()]
	return c.System == Own || c.Has(v)
}

// wait proposes, as the last thing, a call for hands that no rule has one for although they must not pass: the cheapest in a suit of
// partner's, in a suit of the own, or at no-trump, that means nothing else.
func (a *Auction) wait() {
	if !a.forced || !a.opened {
		return
	}
	a.next()
	n := len(a.candidates)
	propose := func(strain bridge.Strain) {
		for c := a.cheapest(strain); len(a.candidates) == n && c.Level() <= a.rules.Level; c += bridge.Call(len(bridge.Strains)) {
			m := a.any(Waiting)
			m.Suit, _ = strain.Trump()
			a.put(c, m)
		}
	}
	for _, seat := range [2]card.Seat{a.partner, a.me} {
		a.suits(func(s card.Suit) {
			if a.showed(seat, s) {
				propose(bridge.Strain(s))
			}
		})
	}
	propose(bridge.NoTrump)
}

// Explain returns what a call means that the player whose turn it is could make. It has an answer for any legal call.
func (a *Auction) Explain(c bridge.Call) Meaning {
	for _, had := range a.candidates {
		if had.call == c {
			return had.said()
		}
	}
	return a.natural(c)
}

// Proposed lists the calls that the system proposes, those of the first tier first; a hand makes the first that it fits.
func (a *Auction) Proposed() []bridge.Call {
	var all []bridge.Call
	for _, c := range a.candidates {
		if !slices.Contains(all, c.call) {
			all = append(all, c.call)
		}
	}
	return all
}

// Place returns the line of the book that a call comes from, as in standard.book:12, or "" if none is about it.
func (a *Auction) Place(c bridge.Call) string {
	for _, had := range a.candidates {
		if had.call == c && had.row != nil && had.row.place.line > 0 {
			return had.row.place.String()
		}
	}
	return ""
}

// Choose returns the call for the hand of the player whose turn it is, with its meaning: of the first tier that has
// calls for it, the one about the hand's longest suit, and of equals the first (a suit that opener has told must be two cards longer), or the lower of two majors as [Auction.leavesRoom] has it.
func (a *Auction) Choose(hand card.Hand) (bridge.Call, Meaning) {
	best := a.best(hand)
	if best < 0 { // the hand isn't what it has told: somebody else has brought it here
		best = a.nearestTo(hand)
	}
	if best < 0 {
		return bridge.Pass, a.Explain(bridge.Pass)
	}
	return a.candidates[best].call, a.candidates[best].said()
}

// best returns the candidate that a hand makes, or -1 if it fits none.
func (a *Auction) best(hand card.Hand) int {
	best := -1
	for i, c := range a.candidates {
		if best >= 0 && c.tier > a.candidates[best].tier {
			break
		}
		if !c.meaning.usual(a.figures, hand) {
			continue
		}
		if best < 0 || a.length(c, hand) > a.length(a.candidates[best], hand) || a.leavesRoom(hand, c, a.candidates[best]) {
			best = i
		}
	}
	return best
}

// nearestTo returns the candidate that a hand fits but for its points, with those nearest to them; -1 if there is none.
func (a *Auction) nearestTo(hand card.Hand) int {
	points, best, least := a.Points(hand), -1, 0
	for i, c := range a.candidates {
		m := c.meaning.hull()
		miss := m.Points.miss(points)
		if m.High != (Range{}) {
			miss = max(miss, m.High.miss(a.highCards(hand)))
		}
		m.Points, m.High = Range{0, many}, Range{}
		if m.usual(a.figures, hand) && (best < 0 || miss < least) {
			best, least = i, miss
		}
	}
	return best
}

// length returns how long a hand's suit is that a call is about, times two, so that a suit which opener names again comes after one that
// is a card shorter.
func (a *Auction) length(c candidate, hand card.Hand) int {
	n := 2 * hand[c.meaning.Suit].Len()
	if c.meaning.Purpose == Rebid && a.began[a.me] {
		n -= 3
	}
	return n
}

// leavesRoom reports whether c names the lower of two majors of which the hand has no more cards than it takes to name one, so that
// partner can still tell the higher at the level of one.
func (a *Auction) leavesRoom(hand card.Hand, c, had candidate) bool {
	names := func(c candidate) bool {
		p := c.meaning.Purpose
		return (p == NewSuit || p == SecondSuit) && c.call.Level() == 1 && c.meaning.Suit.Major() && hand[c.meaning.Suit].Len() == a.Suit
	}
	return names(c) && names(had) && c.call < had.call
}

// add proposes a call, if it is legal and nothing has been proposed about it yet: a
// call has one meaning.
func (a *Auction) add(c bridge.Call, m Meaning) {
	if m.Points.Min > m.Points.Max || a.Check(a.rules, c) != nil {
		return
	}
	for _, l := range m.Length {
		if l.Min > l.Max {
			return
		}
	}
	if a.commits(c, m.Purpose, m.Points.Min) {
		m.Forcing = max(m.Forcing, OneRound)
	}
	a.put(c, m)
}

// commits reports whether a bid below game on so many points at least can't be passed. An invitation may be, but not when game was sure before it.
func (a *Auction) commits(c bridge.Call, p Purpose, least int) bool {
	return c.IsBid() && (p != Invitation || a.sure(0)) && c.Level() < a.gameLevel(c.Strain()) && a.sure(least)
}

// put is add for what says itself how forcing it is, and for what kinds of hands, each of which there can be.
func (a *Auction) put(c bridge.Call, m Meaning) {
	if a.Check(a.rules, c) != nil {
		return
	}
	if c != bridge.Pass {
		m.Leeway = a.Leeway(m.Purpose)
	}
	m.Theirs = m.Purpose == Content && a.opened && !a.ours && !a.doubled
	had := slices.IndexFunc(a.candidates, func(had candidate) bool { return had.call == c })
	if had < 0 || a.addsTo(had, m) {
		a.candidates = append(a.candidates, candidate{call: c, meaning: m, tier: a.tier, row: a.row})
	}
	if a.checker != nil && a.row != nil {
		a.checker.proposed(a.row, a.candidates, had)
	}
}

// addsTo reports whether a row of a context has a call for more hands than a row above it, so that what both say adds up.
func (a *Auction) addsTo(had int, m Meaning) bool {
	its := &a.candidates[had]
	return a.row != nil && had >= a.from && its.row != a.row && its.row.propose == nil && a.row.propose == nil && its.meaning.Purpose == m.Purpose && its.meaning.Suit == m.Suit &&
		its.meaning.Artificial == m.Artificial
}

// plain says of kinds of hands that their points count no shortness.
func plain(boxes []Box) {
	for i := range boxes {
		boxes[i].Plain = true
	}
}

// addUp notes what calls say that several rows have.
func (a *Auction) addUp() {
	for i := range a.candidates {
		first := &a.candidates[i]
		if first.heard != nil {
			continue
		}
		all := first.meaning
		boxes := all.Boxes()
		var same []int
		for j := i + 1; j < len(a.candidates); j++ {
			if other := &a.candidates[j]; other.call == first.call {
				same = append(same, j)
				its := other.meaning.Boxes()
				if all.Support != other.meaning.Support {
					plain(map[bool][]Box{true: its, false: boxes}[all.Support])
					all.Support = true
				}
				boxes = append(boxes, its...)
				all.Forcing = max(all.Forcing, other.meaning.Forcing)
				all.Aces, all.Kings = all.Aces.either(other.meaning.Aces), all.Kings.either(other.meaning.Kings)
			}
		}
		if same == nil {
			continue
		}
		if room := 1 + len(all.Or); len(boxes) > room { // the last hold all that there is no room for
			rest := all.of(boxes[room-1 : room])
			for _, b := range boxes[room:] {
				rest.Or[0] = b
				rest = rest.hull()
			}
			boxes = append(boxes[:room-1:room-1], rest.first())
		}
		all = all.of(boxes)
		for _, j := range append(same, i) {
			a.candidates[j].heard = &all
		}
	}
}

// addKinds is add for up to four kinds of hands, those of them that there can be, if any.
func (a *Auction) addKinds(c bridge.Call, m Meaning, boxes []Box) {
	boxes = slices.DeleteFunc(boxes, func(b Box) bool {
		cards := 0
		for _, l := range b.Length {
			cards += l.Min
		}
		return b.Points.Min > b.Points.Max || cards > a.rules.Tricks() || slices.ContainsFunc(b.Length[:], func(l Range) bool { return l.Min > l.Max })
	})
	if len(boxes) == 0 {
		return
	}
	least := boxes[0].Points.Min
	for _, b := range boxes {
		least = min(least, b.Points.Min)
	}
	if m = m.of(boxes); a.commits(c, m.Purpose, least) {
		m.Forcing = max(m.Forcing, OneRound)
	}
	a.put(c, m)
}

// sure reports whether both hands are known to have the points that commit them to game,
// if the player's has at least n.
func (a *Auction) sure(n int) bool {
	n = max(n, a.shown[a.me].strength.Min)
	return a.bound[a.me.Side()] || n+a.shown[a.partner].strength.Min >= a.gameForce()
}

// pass proposes a pass, as a tier of its own, unless partner must be answered and there is
// something to answer.
func (a *Auction) pass(m Meaning) {
	a.next()
	if !a.forced || len(a.candidates) == 0 {
		a.add(bridge.Pass, m)
	}
}

// next begins a tier: what is added from here on counts only for hands that nothing
// before fits.
func (a *Auction) next() { a.tier++ }

// any returns the meaning that says no more than the player has told already.
func (a *Auction) any(p Purpose) Meaning {
	return Meaning{Purpose: p, Points: a.shown[a.me].points, Length: a.shown[a.me].length}
}

// with returns the meaning that the player has points, which cuts nothing off what he
// has told about his suits.
func (a *Auction) with(p Purpose, points Range) Meaning {
	m := a.any(p)
	m.Points = Range{max(points.Min, m.Points.Min), min(points.Max, m.Points.Max)}
	return m
}

// atLeast returns the range of n points or more.
func (a *Auction) atLeast(n int) Range { return Range{n, a.total()} }

// long returns the meaning with at least n cards of suit s, which it is about.
func (m Meaning) long(s card.Suit, n int) Meaning {
	m.Suit = s
	m.Length[s].Min = max(n, m.Length[s].Min)
	return m
}

// natural returns the meaning of a call that no rule speaks about.
func (a *Auction) natural(c bridge.Call) Meaning {
	m := a.any(Natural)
	switch trump, ok := c.Strain().Trump(); {
	case c == bridge.Pass:
		m.Purpose = NothingToAdd
	case c == bridge.Double:
		m.Purpose = PenaltyDouble
		m.Suit, _ = a.bid.Strain().Trump()
	case c == bridge.Redouble:
		m.Purpose = Strength
	case ok:
		m.Suit = trump
		m.Length[trump] = Range{a.Suit, a.rules.Tricks()}.within(m.Length[trump])
	}
	return m
}

// cheapest returns the lowest bid in a strain above the last bid, which there must be.
// It may be above the highest level.
func (a *Auction) cheapest(strain bridge.Strain) bridge.Call {
	if strain > a.bid.Strain() {
		return bridge.Bid(a.bid.Level(), strain)
	}
	return bridge.Bid(a.bid.Level()+1, strain)
}
