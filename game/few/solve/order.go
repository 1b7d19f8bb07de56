package solve

import (
	"math/bits"

	"github.com/superbridge/superbridge/game/few"
)

// moves holds the cards to try.
type moves struct {
	bits   [26]uint8
	values [26]int32
	n      int
}

// next moves the most promising of the cards from the i-th on to index i, and returns it.
func (m *moves) next(i int) uint8 {
	best := i
	for j := i + 1; j < m.n; j++ {
		if m.values[j] > m.values[best] {
			best = j
		}
	}
	m.bits[i], m.bits[best] = m.bits[best], m.bits[i]
	m.values[i], m.values[best] = m.values[best], m.values[i]
	return m.bits[i]
}

// worth returns the cards worth trying: of touching ones, the highest. Cards touch if no other card of the deal ranks
// between them, including the current trick and cards that can't be played yet. At Chinese bridge a card with another
// under it touches none.
func (s *search) worth(t *trick, legal uint64) uint64 {
	if s.plain {
		return legal
	}
	if s.kind != few.ChineseBridge {
		return legal &^ (legal >> 1)
	}
	present := t.hand[0] | t.hand[1] | t.rest[0] | t.rest[1]
	keep, last := uint64(0), false // whether the next higher card can stand for it
	for rest := present; rest != 0; {
		bit := uint(63 - bits.LeadingZeros64(rest))
		rest &^= 1 << bit
		free := (legal&^s.covered)>>bit&1 != 0
		if legal>>bit&1 != 0 && !(free && last) {
			keep |= 1 << bit
		}
		last = free && rest&laneOf(bit) != 0 // not across suits
	}
	return keep
}

// moves lists the cards to try, with their ratings.
func (s *search) moves(m *moves, t *trick, first uint8) {
	legal := t.legal()
	turn := t.turn()
	good := &s.good[turn][min(t.n, 1)]
	for rest := s.worth(t, legal); rest != 0; rest &= rest - 1 {
		bit := uint(bits.TrailingZeros64(rest))
		v := s.promise(t, turn, legal, bit)*64 + good[bit]
		if uint8(bit) == first {
			v = 1 << 30
		}
		m.bits[m.n], m.values[m.n] = uint8(bit), v
		m.n++
	}
}

// promise returns a card's rating by rules of thumb.
func (s *search) promise(t *trick, turn int, legal uint64, bit uint) int32 {
	suit := laneOf(bit)
	theirs := t.hand[turn^1] &^ t.gone
	all := theirs | t.rest[turn^1]&^t.gone
	above := suit &^ (1<<(bit+1) - 1)
	place := int32(bit & (laneBits - 1))
	if s.nullo {
		return s.promiseNullo(t, turn, bit, theirs, all)
	}
	if t.n == 0 {
		switch {
		case all&above == 0 && (all&s.trumps == 0 || suit == s.trumps):
			return 40 + place // it wins
		case all&above == 0 && theirs&suit != 0:
			return 30 + place
		case theirs&suit == 0 && theirs&s.trumps == 0:
			return 35
		case suit == s.trumps:
			return 10 - place
		}
		return 15 - place
	}
	wins := bit > t.best && suit == laneOf(t.best) || suit == s.trumps && laneOf(t.best) != s.trumps
	switch {
	case t.winner == turn && t.size == 4 && t.n == 2:
		// his own card leads: is it enough?
		if beats(t, theirs, s.trumps) && wins {
			return 20 + place
		}
		return 20 - place
	case wins && t.n == t.size-1:
		if suit == s.trumps && t.led != s.trumps {
			return 38 - place
		}
		return 40 - place // as cheaply as can be
	case wins:
		return 25 + place
	}
	return 10 - place - 10*int32(suit&s.trumps>>(bit&^(laneBits-1))&1)
}

// beats reports whether a hand can beat the winning card.
func beats(t *trick, hand, trumps uint64) bool {
	if follow := hand & t.led; follow != 0 {
		hand = follow
	}
	suit := laneOf(t.best)
	return hand&suit&^(1<<(t.best+1)-1) != 0 || suit != trumps && hand&trumps != 0
}

// promiseNullo is the same when tricks are bad.
func (s *search) promiseNullo(t *trick, turn int, bit uint, theirs, all uint64) int32 {
	suit := laneOf(bit)
	place := int32(bit & (laneBits - 1))
	below := suit & (1<<bit - 1)
	lower := int32(bits.OnesCount64(all & below))
	if t.n == 0 {
		switch {
		case theirs&suit != 0 && theirs&below == 0: // it forces the opponent to overtake
			return 40 + place
		case theirs&suit == 0:
			return 5 + place
		}
		return 25 - 2*lower
	}
	switch {
	case laneOf(t.best) != suit: // thrown away
		return 20 + 2*lower - int32(bits.OnesCount64(t.hand[turn]&suit))
	case bit < t.best:
		return 30 + place // the highest that stays below
	case t.n == t.size-1 || t.winner == turn:
		return 20 + place // it is his trick anyway
	}
	return 20 - place
}
