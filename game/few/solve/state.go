package solve

import (
	"math/bits"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// state is the players' cards at the start of a trick: sets with 16 bits for each suit, clubs lowest. A card's bit
// is its position from the lowest of its suit. At nullo for two and Slam cards above one that has gone move down;
// at Chinese bridge they don't, since closed cards are identified by the cards on them.
type state struct {
	hand [2]uint64 // playable
	rest [2]uint64 // reserves, or closed cards
}

const (
	laneBits = 16
	lane     = 1<<laneBits - 1
)

// laneOf returns all bits of a card's suit.
func laneOf(bit uint) uint64 { return lane << (bit &^ (laneBits - 1)) }

// index maps bits to cards and back.
type index struct {
	all card.Hand
}

func indexOf(p Position) index {
	x := index{all: p.Hands[0].Union(p.Hands[1]).Union(p.Reserves[0]).Union(p.Reserves[1])}
	for _, c := range p.Trick {
		x.all = x.all.With(c)
	}
	for _, covers := range p.Covers {
		for _, c := range covers {
			x.all = x.all.With(c.Closed)
		}
	}
	return x
}

// bit returns the bit of a card.
func (x index) bit(c card.Card) uint {
	return uint(c.Suit)*laneBits + uint(x.all[c.Suit].Below(c.Rank).Len())
}

// set converts cards to bits.
func (x index) set(h card.Hand) (set uint64) {
	for c := range h.All() {
		set |= 1 << x.bit(c)
	}
	return set
}

// hand converts bits to cards.
func (x index) hand(set uint64) (h card.Hand) {
	for c := range x.all.All() {
		if set>>x.bit(c)&1 != 0 {
			h = h.With(c)
		}
	}
	return h
}

// trick is the current trick.
type trick struct {
	state
	leader int
	size   int // 2 or 4
	n      int // cards played
	led    uint64
	best   uint   // the winning card
	winner int    // the player of it
	gone   uint64 // cards played
	left   int    // tricks left, with this one
}

// turn returns the player whose turn it is.
func (t *trick) turn() int { return t.leader ^ t.n&1 }

// size returns the number of cards in a trick from a state.
func (s *search) size(st *state, leader int) int {
	if s.kind == few.ChineseBridge || st.rest[leader] != 0 && bits.OnesCount64(st.hand[leader]) > 1 {
		return 4
	}
	return 2
}

// legal returns the cards that the player to act may play.
func (t *trick) legal() uint64 {
	turn := t.turn()
	hand := t.hand[turn] &^ t.gone
	if follow := hand & t.led; t.n > 0 && follow != 0 {
		return follow
	}
	if hand == 0 { // in the last trick of Chinese bridge: what he has just uncovered
		return t.rest[turn] &^ t.gone
	}
	return hand
}

// with returns the trick after a card.
func (t *trick) with(s *search, bit uint) trick {
	next := *t
	switch {
	case t.n == 0:
		next.led, next.best, next.winner = laneOf(bit), bit, t.leader
	case laneOf(bit) == laneOf(t.best):
		if bit > t.best {
			next.best, next.winner = bit, t.turn()
		}
	case laneOf(bit) == s.trumps:
		next.best, next.winner = bit, t.turn()
	}
	next.gone |= 1 << bit
	next.n++
	return next
}

// after returns the state after a full trick.
func (t *trick) after(s *search) state {
	st := t.state
	for player := range 2 {
		st.hand[player] &^= t.gone
		st.rest[player] &^= t.gone
	}
	if s.kind == few.ChineseBridge {
		for gone := t.gone; gone != 0; gone &= gone - 1 {
			if under := s.under[bits.TrailingZeros64(gone)]; under != 0 {
				for player := range 2 {
					up := st.rest[player] & under
					st.hand[player] |= up
					st.rest[player] &^= up
				}
			}
		}
		return st
	}
	for gone := t.gone; gone != 0; {
		bit := uint(63 - bits.LeadingZeros64(gone)) // the highest first: the others keep their positions
		gone &^= 1 << bit
		above := laneOf(bit) &^ (1<<(bit+1) - 1)
		for player := range 2 {
			st.hand[player] = st.hand[player]&^above | st.hand[player]&above>>1
			st.rest[player] = st.rest[player]&^above | st.rest[player]&above>>1
		}
	}
	if n := bits.OnesCount64(st.hand[0]); n == 0 || s.takenUp && n == 1 {
		for player := range 2 {
			st.hand[player] |= st.rest[player]
			st.rest[player] = 0
		}
	}
	return st
}
