package dd

import (
	"context"
	"math"
	"math/bits"
	"runtime"

	"github.com/superbridge/superbridge/game/card"
)

const (
	// checkEvery is how many nodes go by between two looks at the context: well below a
	// millisecond's worth.
	checkEvery = 1024
	// yieldEvery is how many looks go by until others may run, or a deadline might pass
	// unseen while all processors search: a millisecond or two. To be moved to another
	// processor costs so much that a tenth of the time went with it at every look.
	yieldEvery = 2
)

// search answers questions about one position at a time. They are put for North-South: can
// it take at least so many of the tricks left?
type search struct {
	trump int // a suit, or noTrump
	start *trick
	table *table
	order order
	off   switches

	// What is being tried, by the tricks left: the position at the start of a trick, its
	// cards, and how it stands before each of them.
	at     [18]position
	cards  [18][4]played
	tricks [18][4]trick

	ctx     context.Context
	nodes   int   // cards tried
	limit   int   // at which to stop
	pause   int   // at which to look whether to stop
	looks   int   // so far
	stopped bool  // because of the limit, or because of err
	err     error // of ctx
}

// switches name what makes the search faster and can be switched off, for the tests: the
// answers must be the same.
type switches struct {
	table  bool // remembers nothing
	equals bool // tries each of touching cards, and of cards that don't matter
	sure   bool // counts no tricks that the side on lead can cash
	lost   bool // nor those that it must lose
	refute bool // nor those that a lead loses at once
	leads  bool // tries leads as they come
	order  bool // learns nothing about which leads are good
	follow bool // tries the lowest card first when it isn't on lead
}

// trick is how a trick stands.
type trick struct {
	left   int // tricks, with this one
	seats  int // that have played
	leader int
	led    int // suit
	stand
}

// stand is who wins a trick so far.
type stand struct {
	winner int
	suit   int  // of the winning card
	place  int  // of the winning card
	rivals bool // another card of that suit has been played
}

// with returns who wins when a seat has played a card as well.
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

// newSearch returns a search that knows nothing yet; its table takes so many bytes at most.
func newSearch(memory int) *search { return &search{table: newTable(memory)} }

// forget makes the search know nothing again, so that its next answers, and the nodes that
// they take, are those of a new one. It keeps the memory that it has taken.
func (s *search) forget() {
	s.table.clear()
	s.order = order{}
	s.nodes = 0
}

// set makes a position the one that questions are about. What has been proved of others
// holds in this one too, unless the trumps are not the same.
func (s *search) set(p Position) {
	trump := noTrump
	if suit, ok := p.Strain.Trump(); ok {
		trump = int(suit)
	}
	if trump != s.trump {
		s.trump = trump
		s.table.clear()
	}
	start := p.Hands
	for i := range p.Trick.Len {
		seat := p.Trick.Leader.Next(i)
		start[seat] = start[seat].With(p.Trick.Cards[i])
	}
	left := start[p.Trick.Leader].Len()
	s.at[left] = newPosition(start, left)
	t := &s.tricks[left][0]
	*t = trick{left: left, leader: int(p.Trick.Leader)}
	for i := range p.Trick.Len {
		c := p.Trick.Cards[i]
		var all card.Holding
		for _, hand := range start {
			all |= hand[c.Suit]
		}
		t = s.add(t, int(c.Suit), placeIn(all, c.Rank))
	}
	s.start = t
}

// add plays a card to a trick, and returns how that stands then.
func (s *search) add(t *trick, suit, place int) *trick {
	s.cards[t.left][t.seats&3] = played{int8(suit), int8(place)}
	next := &s.tricks[t.left][(t.seats+1)&3]
	next.left, next.leader, next.seats = t.left, t.leader, t.seats+1
	if t.seats == 0 {
		next.led, next.stand = suit, stand{t.leader, suit, place, false}
	} else {
		next.led, next.stand = t.led, t.with((t.leader+t.seats)&3, suit, place, s.trump)
	}
	return next
}

// ask answers whether a side can take at least so many of the tricks left, with so many
// more nodes; 0 or less is no limit. When the context ends it stops soon, with its error.
func (s *search) ask(ctx context.Context, side card.Side, tricks, nodes int) (Answer, error) {
	if err := ctx.Err(); err != nil {
		return Unknown, err
	}
	s.ctx, s.err, s.stopped = ctx, nil, false
	s.limit = math.MaxInt
	if nodes > 0 && nodes < math.MaxInt-s.nodes {
		s.limit = s.nodes + nodes
	}
	s.pause = s.nodes + 1 + min(checkEvery-1, s.limit-s.nodes)
	tricks = min(max(tricks, 0), s.start.left+1) // or they overflow
	if side == card.EW {                         // has so many exactly if North-South have not all the others and one
		tricks = s.start.left - tricks + 1
	}
	yes := false
	switch {
	case tricks <= 0:
		yes = true
	case tricks > s.start.left:
	case s.start.seats > 0:
		yes, _ = s.follow(s.start, tricks)
	default:
		yes, _ = s.lead(s.start.left, s.start.leader, tricks)
	}
	switch {
	case s.stopped:
		return Unknown, s.err
	case yes == (side == card.NS):
		return Yes, nil
	}
	return No, nil
}

// stops looks whether there is a reason to stop.
func (s *search) stops() bool {
	if s.looks++; s.looks%yieldEvery == 0 {
		runtime.Gosched()
	}
	s.err = s.ctx.Err()
	s.stopped = s.nodes > s.limit || s.err != nil
	s.pause = s.nodes + 1 + min(checkEvery-1, s.limit-s.nodes)
	return s.stopped
}

// lead answers, at the start of a trick, whether North-South take at least so many of the
// tricks left, from 1 to all of them, and says which places matter to that: it is so wherever
// the other cards are, as long as the lengths are the same. Once the search has stopped, what
// it and the others below return means nothing.
func (s *search) lead(left, leader, need int) (bool, mask) {
	p := &s.at[left]
	ours, want := leader&1 == 0, p.wants(leader, need)
	if !s.off.sure {
		if ok, matters := s.cashes(p, leader, want); ok {
			return ours, matters
		}
	}
	key := p.shape + uint64(leader)*shapeLead
	if !s.off.table {
		if yes, matters, ok := s.table.look(key, p.owners, need); ok {
			return yes, matters
		}
	}
	if !s.off.lost {
		if ok, matters := s.loses(p, leader, want); ok {
			return !ours, matters
		}
	}
	var m moves
	lost := s.leads(&m, p, key, leader, p.left-want+1)
	t := &s.tricks[left][0]
	*t = trick{left: left, leader: leader}
	yes, matters, best := s.tryLeads(t, &m, need)
	if s.stopped {
		return false, 0
	}
	if best < 0 {
		matters |= lost
	} else if !s.off.order {
		s.order.learn(&m, best, p, key, leader)
	}
	if s.off.table {
		return yes, matters
	}
	if yes {
		s.table.keep(key, p.owners, matters, need, left)
	} else {
		s.table.keep(key, p.owners, matters, 0, need-1)
	}
	return yes, matters
}

// tryLeads plays the leads until one serves the leader's side; best is its index, or -1.
func (s *search) tryLeads(t *trick, m *moves, need int) (yes bool, matters mask, best int) {
	p := &s.at[t.left]
	ours := t.leader&1 == 0
	depths := [4]int{noPlace, noPlace, noPlace, noPlace} // from which on the places of a suit don't matter
	for i := range m.n {
		suit, place := int(m.cards[i].suit&3), int(m.cards[i].place)
		if place >= depths[suit] {
			continue
		}
		yes, its := s.card(t, suit, place, need)
		if s.stopped || yes == ours {
			return yes, its, i
		}
		if s.off.equals {
			matters |= its
			continue
		}
		deep, depth := p.failed(t.leader, suit, place, its)
		matters |= deep
		depths[suit] = min(depths[suit], depth)
	}
	return !ours, matters, -1
}

// failed returns what matters to it that a card, and with it those that touch it, has
// failed, if it failed because of a mask; and from which place on the others of the suit fail
// with it, for their place doesn't matter.
func (p *position) failed(seat, suit, place int, its mask) (matters mask, depth int) {
	f := its.of(suit)
	if f>>(uint(place)&31)&1 == 0 {
		return its, bits.TrailingZeros32(^f)
	}
	// It stood for the cards that touch it: where they don't, it mustn't.
	run := bits.TrailingZeros32(^(p.held[suit&3][seat&3] >> (uint(place) & 31)))
	return its | topMask(suit, place+run), noPlace
}

// card plays a card to the trick and answers the same after it.
func (s *search) card(t *trick, suit, place, need int) (bool, mask) {
	if s.nodes++; s.nodes >= s.pause && s.stops() {
		return false, 0
	}
	if t.seats == 3 {
		return s.last(t, suit, place, need)
	}
	return s.follow(s.add(t, suit, place), need)
}

// last plays the fourth card of a trick and answers the same after it.
func (s *search) last(t *trick, suit, place, need int) (yes bool, matters mask) {
	end := t.with((t.leader+3)&3, suit, place, s.trump)
	if end.winner&1 == 0 {
		need--
	}
	switch {
	case need <= 0:
		yes = true
	case need < t.left:
		cards := &s.cards[t.left]
		cards[3] = played{int8(suit), int8(place)}
		gone := s.at[t.left-1].after(&s.at[t.left], t.leader, cards)
		yes, matters = s.lead(t.left-1, end.winner, need)
		matters = matters.widened(gone)
	}
	if end.rivals {
		matters |= topMask(end.suit, end.place+1)
	}
	return yes, matters
}

// worth returns the places of a holding worth trying: of cards that touch, the highest.
func (s *search) worth(held uint32) uint32 {
	if s.off.equals {
		return held
	}
	return heads(held)
}

// follow answers the same in the middle of a trick.
func (s *search) follow(t *trick, need int) (bool, mask) {
	p := &s.at[t.left]
	seat := (t.leader + t.seats) & 3
	held := p.held[t.led&3][seat]
	if held == 0 {
		return s.discard(t, seat, need)
	}
	rest := s.worth(held)
	ours := seat&1 == 0
	var matters mask
	place := s.firstToFollow(p, t, seat, rest)
	for {
		yes, its := s.card(t, t.led, place, need)
		if s.stopped || yes == ours {
			return yes, its
		}
		rest &^= 1 << (uint(place) & 31)
		if s.off.equals {
			matters |= its
		} else {
			deep, depth := p.failed(seat, t.led, place, its)
			matters |= deep
			if depth < noPlace {
				rest &= 1<<(uint(depth)&31) - 1
			}
		}
		if rest == 0 {
			return !ours, matters
		}
		place = lowest(rest)
	}
}

// discard answers the same for a seat that has none of the suit led.
func (s *search) discard(t *trick, seat, need int) (bool, mask) {
	p := &s.at[t.left]
	ours := seat&1 == 0
	var matters mask
	var rest [4]uint32
	for suit := range rest {
		rest[suit] = s.worth(p.held[suit][seat])
	}
	for {
		suit, place := s.nextDiscard(p, t, seat, &rest)
		if suit < 0 {
			return !ours, matters
		}
		yes, its := s.card(t, suit, place, need)
		if s.stopped || yes == ours {
			return yes, its
		}
		rest[suit&3] &^= 1 << (uint(place) & 31)
		if s.off.equals {
			matters |= its
			continue
		}
		deep, depth := p.failed(seat, suit, place, its)
		matters |= deep
		if depth < noPlace {
			rest[suit&3] &= 1<<(uint(depth)&31) - 1
		}
	}
}
