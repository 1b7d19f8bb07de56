package dd

import (
	"math/bits"

	"github.com/superbridge/superbridge/game/card"
)

// noTrump is the trump of a contract without one.
const noTrump = 4

// position is the hands at the start of a trick.
//
// Ranks are relative: the place of a card is the number of higher ones of its suit that are left. A seat
// plays one card to a trick, so its choices are here until the trick is full, and only then do other cards
// move up.
type position struct {
	held [4][4]uint32 // by suit and seat: the places held; the highest card has the lowest bit
	lens [4][4]int8   // by suit and seat: number of cards
	owners
	shape uint64 // the lengths of all suits and the tricks left, as one number
	left  int    // tricks
}

// owners encodes who holds the highest 16 places of all suits: two bits for each, one in a plane. Each suit
// has 16 bits of a plane, the highest place in the lowest. The holder of a 17th place follows from the
// lengths.
type owners struct{ low, high uint64 }

const places = 16 // of a suit in a plane

// shapeOf holds a card's contribution to the shape: the lengths of three suits in each hand are digits to the
// base 18, and the tricks left are one more. The fourth suit follows.
var (
	shapeOf    [4][4]uint64 // by suit and seat
	shapeTrick uint64
	shapeLead  uint64 // what the leader counts
	shapeNeed  uint64 // what each trick wanted counts, for the table's key
)

func init() {
	digit := uint64(1)
	for seat := range 4 {
		for suit := range 3 {
			shapeOf[suit][seat] = digit
			digit *= 18
		}
	}
	shapeTrick, shapeLead, shapeNeed = digit, digit*18, digit*18*4
}

// newPosition returns the position at the start of a trick with n tricks left.
func newPosition(start [4]card.Hand, left int) position {
	p := position{shape: uint64(left) * shapeTrick, left: left}
	for suit := range 4 {
		var all card.Holding
		for _, hand := range start {
			all |= hand[suit]
		}
		for seat, hand := range start {
			for r := range hand[suit].Ranks() {
				p.held[suit][seat] |= 1 << placeIn(all, r)
				p.lens[suit][seat]++
				p.shape += shapeOf[suit][seat]
			}
		}
		p.take(suit, 0) // for the owners
	}
	return p
}

// placeIn returns the number of cards of a suit that are higher than a rank.
func placeIn(all card.Holding, rank card.Rank) int { return all.Above(rank).Len() }

// played is a card of a trick: a suit and a place.
type played struct{ suit, place int8 }

// in reports whether it is one of these places of its suit.
func (c played) in(held uint32) bool { return held>>(uint(c.place)&31)&1 != 0 }

// after makes p the position after a trick that was played to q. It returns the places that
// have gone, as a mask.
func (p *position) after(q *position, leader int, trick *[4]played) (gone mask) {
	*p = *q
	p.left--
	shape := q.shape - shapeTrick
	var out [4]uint32
	for i, c := range trick {
		suit, seat := c.suit&3, (leader+i)&3
		out[suit] |= 1 << (c.place & 31)
		p.lens[suit][seat]--
		shape -= shapeOf[suit][seat]
	}
	p.shape = shape
	for suit := range out {
		if out[suit] != 0 {
			gone |= maskOf(suit, out[suit])
			p.take(suit, out[suit])
		}
	}
	return gone
}

// take takes places of a suit out, moves up what is below, and records the owners.
func (p *position) take(suit int, out uint32) {
	h := &p.held[suit&3]
	all := h[0] | h[1] | h[2] | h[3]
	// Both planes are shifted together, one above the other.
	const both = 1<<32 + 1
	planes := uint64(h[2]|h[3])<<32 | uint64(h[1]|h[3])
	for ; out != 0; out = (out & (out - 1)) >> 1 { // the highest first, and the rest moves up with the others
		below := uint64(-(out & -out)) * both
		planes ^= (planes ^ planes>>1) & below
		all >>= 1
	}
	low, high := uint32(planes)&all, uint32(planes>>32)&all
	h[0], h[1], h[2], h[3] = all&^(low|high), low&^high, high&^low, low&high
	field := uint64(maskOf(suit, 1<<places-1))
	p.low = p.low&^field | uint64(maskOf(suit, low))
	p.high = p.high&^field | uint64(maskOf(suit, high))
}

// run returns the number of highest places of a suit that a seat holds.
func (p *position) run(suit, seat int) int {
	return bits.TrailingZeros32(^p.held[suit&3][seat&3])
}

// none reports whether nobody holds a suit any more.
func (p *position) none(suit int) bool {
	h := &p.held[suit&3]
	return h[0]|h[1]|h[2]|h[3] == 0
}

// owner returns who holds the highest card of a suit that isn't gone.
func (p *position) owner(suit int) int {
	return int(p.low>>(uint(places*suit)&63)&1 | p.high>>(uint(places*suit)&63)&1<<1)
}

// best returns the highest place of a suit that a seat holds, or noPlace.
func (p *position) best(suit, seat int) int {
	return bits.TrailingZeros32(p.held[suit&3][seat&3])
}

const noPlace = 32 // lower than any

// heads returns the highest of each row of cards that touch.
func heads(held uint32) uint32 { return held &^ (held << 1) }

// lowest returns the lowest card of a holding, as a place.
func lowest(held uint32) int { return bits.Len32(held) - 1 }

// mask is the set of places that matter: in each suit a number of the highest, set from the lowest of its 16
// bits on.
type mask uint64

// topMask is the mask of the highest n places of a suit.
func topMask(suit, n int) mask {
	return (1<<uint(min(n, places)&31) - 1) << (uint(places*suit) & 63)
}

// of returns the places of a suit that matter.
func (m mask) of(suit int) uint32 { return uint32(m>>(uint(places*suit)&63)) & (1<<places - 1) }

// maskOf returns places of a suit as a mask.
func maskOf(suit int, held uint32) mask {
	return mask(held&(1<<places-1)) << (uint(places*suit) & 63)
}

// widened makes room for places that have been taken out: if places below one matter, it does too.
func (m mask) widened(gone mask) mask {
	for hit := m & gone; hit != 0; hit = m & gone { // the highest first
		one := hit & -hit
		gone &^= one
		shift := uint(bits.TrailingZeros64(uint64(one))) & (64 - places)
		m |= (m << 1) & ((1<<places - 1) << shift)
	}
	return m
}
