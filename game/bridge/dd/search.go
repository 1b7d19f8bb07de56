package dd

import (
	"context"
	"math"
	"math/bits"
	"runtime"

	"github.com/superbridge/superbridge/game/card"
)

const (
	// checkEvery is the number of nodes between two checks of the context: well below a millisecond.
	checkEvery = 1024
	// yieldEvery is the number of checks after which the search yields, lest a deadline pass unnoticed while
	// all processors search: about three milliseconds. Moving to another processor is so expensive that
	// yielding at every check took a tenth of the time, and at every eighth a fortieth.
	yieldEvery = 32
)

// search answers questions about one position at a time, from North-South's view: can they take at least the
// given number of the tricks left? With the aim reversed, a trick counts for the side that doesn't take it
// (nullo.go); nothing else here depends on that.
type search struct {
	trump   int  // a suit, or noTrump
	nullo   bool // a trick counts for the side that doesn't take it
	breadth Breadth
	start   start
	own     *table
	table   *table // its own, or that of the search it helps
	room    room   // its part of that
	order   order
	off     switches

	team   *team  // the helpers, or nil
	within *scope // work being done together, or nil

	tricks [18]trick // in progress, by the number of tricks left

	ctx     context.Context
	nodes   int   // cards tried
	limit   int   // at which to stop
	most    int   // at which to stop whatever is asked; 0 for never
	pause   int   // at which to check whether to stop
	looks   int   // so far
	stopped bool  // because of the limit, or because of err
	err     error // of ctx
}

// switches name the speed-ups that tests can switch off: the answers must be the same.
type switches struct {
	table   bool // remembers nothing
	equals  bool // tries each of touching cards, and of cards that don't matter
	sure    bool // counts no tricks that the side on lead can cash
	lost    bool // nor those that it must lose
	refute  bool // nor those that a lead loses at once
	leads   bool // tries leads as they come, but for what it learns about them
	order   bool // learns nothing about which leads are good
	instead bool // nor which card was right instead of the one tried first
	follow  bool // tries the lowest card first when it isn't on lead, but for what it learns
}

// trick is a trick that is being tried: the position at its start, and what has been played.
type trick struct {
	position
	leader int
	led    int // suit
	cards  [4]played
}

// seat returns the seat that plays after a number of others.
func (t *trick) seat(seats int) int { return (t.leader + seats) & 3 }

// stand is the winner of a trick so far.
type stand struct {
	winner int
	suit   int  // of the winning card
	place  int  // of the winning card
	rivals bool // another card of that suit has been played
}

// with returns the winner after a seat has played a card as well.
func (w stand) with(seat, suit, place, trump int) stand {
	switch {
	case suit == w.suit:
		w.rivals = true
		if place < w.place {
			w.winner, w.place = seat, place
		}
	case suit == trump:
		return stand{seat, suit, place, false}
	}
	return w
}

// start is the start of a search: a trick, the number of cards played to it, and its winner so far.
type start struct {
	left, seats int
	stand
}

// newSearch returns an empty search; its table takes at most the given number of bytes.
func newSearch(memory int) *search {
	own := newTable(memory)
	return &search{own: own, table: own}
}

// forget empties the search, so that its next answers, and their nodes, are those of a new one. It keeps its
// memory.
func (s *search) forget() {
	s.clear()
	s.order = order{}
	s.nodes = 0
}

// clear drops everything proved.
func (s *search) clear() {
	s.table.clear()
	s.room = room{}
}

// set sets the position that questions are about. What has been proved about others holds here too, unless
// the trumps or the aim differ.
func (s *search) set(p Position) {
	trump := noTrump
	if suit, ok := p.Strain.Trump(); ok {
		trump = int(suit)
	}
	if trump != s.trump || p.Nullo != s.nullo {
		s.trump, s.nullo = trump, p.Nullo
		s.clear()
		s.order = order{}
	}
	hands := p.Hands
	for i := range p.Trick.Len {
		seat := p.Trick.Leader.Next(i)
		hands[seat] = hands[seat].With(p.Trick.Cards[i])
	}
	left := hands[p.Trick.Leader].Len()
	t := &s.tricks[left]
	t.position = newPosition(hands, left)
	t.leader = int(p.Trick.Leader)
	s.start = start{left: left}
	for i := range p.Trick.Len {
		c := p.Trick.Cards[i]
		var all card.Holding
		for _, hand := range hands {
			all |= hand[c.Suit]
		}
		suit, place := int(c.Suit), placeIn(all, c.Rank)
		t.cards[i] = played{int8(suit), int8(place)}
		if i == 0 {
			t.led = suit
			s.start.stand = stand{t.leader, suit, place, false}
		} else {
			s.start.stand = s.start.with(t.seat(i), suit, place, s.trump)
		}
		s.start.seats++
	}
}

// ask answers whether a side can take at least the given number of the tricks left, within a limit of nodes;
// 0 or less for no limit. When the context ends it stops soon, with its error.
func (s *search) ask(ctx context.Context, side card.Side, tricks, nodes int) (Answer, error) {
	if err := ctx.Err(); err != nil {
		return Unknown, err
	}
	s.ctx, s.err, s.stopped = ctx, nil, false
	s.limit = math.MaxInt
	if nodes > 0 && nodes < math.MaxInt-s.nodes {
		s.limit = s.nodes + nodes
	}
	if s.most > 0 {
		s.limit = min(s.limit, s.most)
	}
	if s.limit <= s.nodes {
		return Unknown, nil
	}
	s.pause = s.nodes + 1 + min(checkEvery-1, s.limit-s.nodes)
	tricks = min(max(tricks, 0), s.start.left+1) // or they overflow
	if s.nullo {
		side = side.Other() // for which it counts what the one takes
	}
	if side == card.EW { // has that many exactly if North-South have not all the others and one
		tricks = s.start.left - tricks + 1
	}
	yes := false
	switch {
	case tricks <= 0:
		yes = true
	case tricks > s.start.left:
	case s.start.seats > 0:
		yes, _ = s.follow(&s.tricks[s.start.left], s.start.seats, s.start.stand, tricks)
	default:
		t := &s.tricks[s.start.left]
		yes, _ = s.lead(t, t.leader, tricks)
	}
	switch {
	case s.stopped:
		return Unknown, s.err
	case yes == (side == card.NS):
		return Yes, nil
	}
	return No, nil
}

// stops checks whether there is a reason to stop.
func (s *search) stops() bool {
	if s.looks++; s.looks%yieldEvery == 0 {
		runtime.Gosched()
	}
	s.err = s.ctx.Err()
	s.stopped = s.nodes > s.limit || s.err != nil || s.within.needless()
	if s.team != nil {
		s.team.call(s)
	}
	s.pause = s.nodes + 1 + min(checkEvery-1, s.limit-s.nodes)
	return s.stopped
}

// lead answers, at the start of a trick, whether North-South take at least the given number of the tricks
// left, from 1 to all of them, and which places matter to that: the answer holds wherever the other cards
// are, as long as the lengths are the same. Once the search has stopped, its results and those of the
// functions below mean nothing.
func (s *search) lead(t *trick, leader, need int) (bool, mask) {
	p := &t.position
	ours, want := leader&1 == 0, p.wants(leader, need)
	// A table look-up takes longer than counting what can be cashed, if there are no trumps.
	plain := s.trump == noTrump || p.none(s.trump)
	if plain && !s.nullo {
		if ok, matters := s.cashes(p, leader, want); ok {
			return ours, matters
		}
	}
	shape := p.shape + uint64(leader)*shapeLead
	key := shape + uint64(need)*shapeNeed
	if !s.off.table {
		if yes, matters, ok := s.table.look(&s.room, key, p.owners); ok {
			return yes, matters
		}
	}
	if !plain {
		if ok, matters := s.cashes(p, leader, want); ok {
			return ours, matters
		}
	}
	if !s.off.lost && !s.nullo {
		if ok, matters := s.loses(p, leader, want); ok {
			return !ours, matters
		}
	}
	if s.nullo && !s.off.lost {
		if ok, matters := p.takesAll(leader); ok {
			return !ours, matters
		}
	}
	var m moves
	lost := s.leads(&m, p, shape, leader, want)
	t.leader = leader
	yes, matters, best := s.tryLeads(t, &m, need)
	if s.stopped {
		return false, 0
	}
	if best < 0 {
		matters |= lost
	} else {
		s.learn(&m, best, leader)
	}
	if !s.off.table {
		s.table.keep(&s.room, key, p.owners, matters, yes)
	}
	return yes, matters
}

// tryLeads plays the leads until one succeeds for the leader's side; best is its index, or -1.
func (s *search) tryLeads(t *trick, m *moves, need int) (yes bool, matters mask, best int) {
	ours := t.leader&1 == 0
	depths := [4]int{noPlace, noPlace, noPlace, noPlace} // from which on the places of a suit don't matter
	tried := 0
	for i := range m.n {
		suit, place := int(m.cards[i].suit&3), int(m.cards[i].place)
		if place >= depths[suit] {
			continue
		}
		if over(s.breadth.Leads, tried) {
			break
		}
		tried++
		t.led, t.cards[0] = suit, m.cards[i]
		yes, why := s.card(t, 0, stand{t.leader, suit, place, false}, need)
		if s.stopped || yes == ours {
			return yes, why, i
		}
		if s.off.equals {
			matters |= why
			continue
		}
		deep, depth := t.failed(t.leader, suit, place, why)
		matters |= deep
		depths[suit] = min(depths[suit], depth)
		if i+1 < m.n && s.gives(t) {
			return s.split(t, m, i+1, need, matters, depths)
		}
	}
	return !ours, matters, -1
}

// failed returns the places that matter to the failure of a card, and of those that touch it, given the mask of the
// failure; and the place from which on the others of the suit fail too, because their place doesn't matter.
func (p *position) failed(seat, suit, place int, why mask) (matters mask, depth int) {
	f := why.of(suit)
	if f>>(uint(place)&31)&1 == 0 {
		return why, bits.TrailingZeros32(^f)
	}
	// It stood for the cards that touch it: where they don't, it mustn't.
	run := bits.TrailingZeros32(^(p.held[suit&3][seat&3] >> (uint(place) & 31)))
	return why | topMask(suit, place+run), noPlace
}

// card is like lead after one more card has been played; it determines who wins the trick then.
func (s *search) card(t *trick, seats int, w stand, need int) (bool, mask) {
	if s.nodes++; s.nodes >= s.pause && s.stops() {
		return false, 0
	}
	if seats == 3 {
		return s.last(t, w, need)
	}
	return s.follow(t, seats+1, w, need)
}

// last is like card when the trick is full.
func (s *search) last(t *trick, w stand, need int) (yes bool, matters mask) {
	if (w.winner&1 == 0) != s.nullo {
		need--
	}
	switch {
	case need <= 0:
		yes = true
	case need < t.left:
		next := &s.tricks[t.left-1]
		gone := next.after(&t.position, t.leader, &t.cards)
		yes, matters = s.lead(next, w.winner, need)
		matters = matters.widened(gone)
	}
	if w.rivals {
		matters |= topMask(w.suit, w.place+1)
	}
	return yes, matters
}
