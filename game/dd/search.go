package dd

import (
	"context"
	"math"
	"runtime"

	"github.com/superbridge/superbridge/game/card"
)

const (
	// patternBytes is about what remembering one pattern takes.
	patternBytes = 48
	// checkEvery is how many nodes go by between two looks at the context: well below a
	// millisecond's worth.
	checkEvery = 1024
)

// search answers questions about one position after another. They are put for North-South:
// can it take at least so many of the tricks left?
type search struct {
	position
	ctx   context.Context
	trick trick // the trick that had begun, if any
	table *table
	order order
	off   switches

	nodes   int   // cards tried
	limit   int   // at which to stop
	stopped bool  // because of the limit, or because of err
	err     error // of ctx
}

// switches name what makes the search faster and can be switched off, for the tests: the
// answers must be the same.
type switches struct {
	table  bool // remembers nothing
	equals bool // tries each of touching cards, and of cards that don't matter
	sure   bool // counts no sure tricks
	order  bool // learns nothing about which leads are good
}

// trick is the trick being played.
type trick struct {
	seats  int // that have played
	leader int
	led    int // suit
	winner int
	suit   int // of the winning card
	rank   card.Rank
	rivals bool // another card of that suit has been played
	cards  [4]card.Card
}

// newSearch returns a search that knows nothing yet; its table takes so many bytes at most.
func newSearch(memory int) *search { return &search{table: newTable(memory / patternBytes)} }

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
	before := s.trump
	s.position = newPosition(p.Hands, p.Trick, p.Strain)
	if s.trump != before {
		s.table.clear()
	}
	s.trick = trick{leader: int(p.Trick.Leader)}
	for i := range p.Trick.Len {
		s.trick = s.trick.with(int(p.Trick.Leader.Next(i)), p.Trick.Cards[i], s.trump)
	}
}

// with returns the trick after a card.
func (t trick) with(seat int, c card.Card, trump int) trick {
	suit := int(c.Suit)
	switch {
	case t.seats == 0:
		t.led, t.winner, t.suit, t.rank = suit, seat, suit, c.Rank
	case suit == t.suit:
		t.rivals = true
		if c.Rank > t.rank {
			t.winner, t.rank = seat, c.Rank
		}
	case suit == trump:
		t.winner, t.suit, t.rank, t.rivals = seat, suit, c.Rank, false
	}
	t.cards[t.seats] = c
	t.seats++
	return t
}

// ask answers whether a side can take at least so many of the tricks left, with so many
// more nodes; 0 or less is no limit. When the context ends it stops soon, with its error.
func (s *search) ask(ctx context.Context, side card.Side, tricks, nodes int) (Answer, error) {
	if err := ctx.Err(); err != nil {
		return Unknown, err
	}
	s.ctx, s.err, s.stopped = ctx, nil, false
	s.limit = math.MaxInt
	if nodes > 0 {
		s.limit = s.nodes + nodes
	}
	if side == card.EW { // has so many exactly if North-South have not all the others and one
		tricks = s.left - tricks + 1
	}
	yes := false
	switch {
	case tricks <= 0:
		yes = true
	case tricks > s.left:
	case s.trick.seats > 0:
		yes, _ = s.follow(s.trick, tricks)
	default:
		yes, _ = s.lead(s.trick.leader, tricks)
	}
	switch {
	case s.stopped:
		return Unknown, s.err
	case yes == (side == card.NS):
		return Yes, nil
	}
	return No, nil
}

// spend counts a node, and reports whether the search may go on.
func (s *search) spend() bool {
	if s.nodes++; s.nodes%checkEvery == 0 {
		runtime.Gosched() // or a deadline might pass unseen while all processors search
		s.err = s.ctx.Err()
	}
	if s.nodes > s.limit || s.err != nil {
		s.stopped = true
	}
	return !s.stopped
}

// lead answers, at the start of a trick, whether North-South take at least so many of the
// tricks left, and says which places matter to that: it is so wherever the other cards are,
// as long as the lengths are the same. Once the search has stopped, what it and the others
// below return means nothing.
func (s *search) lead(leader, need int) (bool, mask) {
	if need <= 0 {
		return true, 0
	}
	if need > s.left {
		return false, 0
	}
	if !s.off.sure {
		if yes, matters, ok := s.sure(leader, need); ok {
			return yes, matters
		}
	}
	key := s.shape + uint64(leader)*shapeLead
	at := s.owners
	if !s.off.table {
		if yes, matters, ok := s.table.look(key, at, need); ok {
			return yes, matters
		}
	}
	var m moves
	lost := s.leads(&m, leader, need)
	if !s.off.order {
		s.order.bring(&m, s, key, leader)
	}
	yes, matters, best := s.try(&m, trick{leader: leader}, leader, need)
	if s.stopped {
		return false, 0
	}
	if best < 0 {
		matters |= lost
	} else if !s.off.order {
		s.order.learn(&m, best, s, key, leader)
	}
	if s.off.table {
		return yes, matters
	}
	if yes {
		s.table.keep(key, at, matters, need, s.left)
	} else {
		s.table.keep(key, at, matters, 0, need-1)
	}
	return yes, matters
}

// follow answers the same in the middle of a trick.
func (s *search) follow(t trick, need int) (bool, mask) {
	seat := (t.leader + t.seats) & 3
	var m moves
	if s.hands[seat][t.led] != 0 {
		s.followSuit(&m, seat, t)
	} else {
		s.discards(&m, seat, t)
	}
	yes, matters, _ := s.try(&m, t, seat, need)
	return yes, matters
}

// try plays the moves of a seat until one serves his side; best is its index, or -1.
func (s *search) try(m *moves, t trick, seat, need int) (yes bool, matters mask, best int) {
	ours := seat&1 == 0
	var same card.Hand // cards that do what one tried before does
	for i := range m.n {
		suit, rank := int(m.cards[i].Suit), m.cards[i].Rank
		if same[suit].Has(rank) {
			continue
		}
		if !s.spend() {
			return false, 0, -1
		}
		next := t.with(seat, m.cards[i], s.trump)
		s.play(seat, suit, rank)
		var yes bool
		var its mask
		if next.seats == 4 {
			yes, its = s.finish(next, need)
		} else {
			yes, its = s.follow(next, need)
		}
		s.unplay(seat, suit, rank)
		if s.stopped {
			return false, 0, -1
		}
		if yes == ours {
			return yes, its, i
		}
		matters |= its
		if s.off.equals {
			continue
		}
		if place, depth := s.place(suit, rank), its.depth(suit); place >= depth {
			same[suit] = s.below(suit, depth) // all cards whose place doesn't matter are alike
		} else {
			// It stood for the cards that touch it: where they don't, it mustn't.
			matters |= topMask(suit, place+s.touching(seat, suit, rank))
		}
	}
	return !ours, matters, -1
}

// below returns the ranks of a suit below the highest n.
func (p *position) below(suit, n int) card.Holding {
	ranks := p.all[suit]
	for ; n > 0 && ranks != 0; n-- {
		ranks = ranks.Without(ranks.Top())
	}
	return ranks
}

// touching returns how many cards a seat holds in a row from one down, itself included.
func (p *position) touching(seat, suit int, rank card.Rank) int {
	n := 1
	for rest := p.all[suit].Below(rank); rest != 0 && p.hands[seat][suit].Has(rest.Top()); n++ {
		rest = rest.Without(rest.Top())
	}
	return n
}

// finish gathers a full trick and goes on with the next.
func (s *search) finish(t trick, need int) (bool, mask) {
	all, at := s.all, s.owners
	var won mask
	if t.rivals {
		won = topMask(t.suit, s.place(t.suit, t.rank)+1)
	}
	var places [4]int
	for i, c := range t.cards {
		places[i] = s.remove(int(c.Suit), c.Rank)
	}
	s.left--
	s.shape -= shapeTrick
	if t.winner&1 == 0 {
		need--
	}
	yes, matters := s.lead(t.winner, need)
	s.left++
	s.shape += shapeTrick
	s.all, s.owners = all, at
	for i := 3; i >= 0; i-- {
		matters = matters.widened(int(t.cards[i].Suit), places[i])
	}
	return yes, matters | won
}
