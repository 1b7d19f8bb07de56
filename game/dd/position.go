package dd

import (
	"math/bits"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// noTrump is the trump of a contract without one.
const noTrump = 4

// position is what is left of a deal. It changes as cards are played and taken back.
//
// Ranks are relative: the place of a card is how many higher ones of its suit are left at
// the start of the trick, and the owners of the places are what the table knows positions by.
type position struct {
	hands [4]card.Hand // still held, by seat
	lens  [4][4]int8   // how many cards each seat has of each suit
	all   card.Hand    // held at the start of the trick
	left  int          // tricks not finished
	trump int          // a suit, or noTrump
	owners
	last  owners // the owner of the 17th place, where there is one: planes have room for 16
	shape uint64 // the lengths of all suits and the tricks left, as one number
}

// owners says who holds the places of all suits at the start of the trick: two bits for
// each, one in a plane. Each suit has 16 bits of a plane, the highest place in the lowest.
type owners struct{ low, high uint64 }

const places = 16 // of a suit in a plane

// shapeOf holds what a card counts in the shape: the lengths of three suits in each hand
// are digits to the base 18, and the tricks left are one more. The fourth suit follows.
var (
	shapeOf    [4][4]uint64
	shapeTrick uint64
	shapeLead  uint64 // what the leader counts, for the table's key
)

func init() {
	digit := uint64(1)
	for seat := range 4 {
		for suit := range 3 {
			shapeOf[seat][suit] = digit
			digit *= 18
		}
	}
	shapeTrick, shapeLead = digit, digit*18
}

// newPosition returns the position of four hands with a trick that may have begun; its
// cards are in no hand any more.
func newPosition(hands [4]card.Hand, trick bridge.Trick, strain bridge.Strain) position {
	p := position{hands: hands, trump: noTrump}
	if suit, ok := strain.Trump(); ok {
		p.trump = int(suit)
	}
	start := hands
	for _, seat := range card.Seats {
		if c, ok := trick.Card(seat); ok {
			start[seat] = start[seat].With(c)
		}
	}
	for seat, hand := range start {
		for suit, h := range hand {
			p.all[suit] |= h
			p.lens[seat][suit] = int8(hands[seat][suit].Len())
			p.shape += uint64(p.lens[seat][suit]) * shapeOf[seat][suit]
		}
		p.left = max(p.left, hand.Len())
	}
	p.shape += uint64(p.left) * shapeTrick
	for suit, ranks := range p.all {
		place := 0
		for r := range ranks.Ranks() {
			o := &p.owners
			if place == places {
				o, place = &p.last, places-1
			}
			for seat, hand := range start {
				if hand[suit].Has(r) {
					o.low |= uint64(seat&1) << (places*suit + place)
					o.high |= uint64(seat>>1) << (places*suit + place)
				}
			}
			place++
		}
	}
	return p
}

// play takes a card out of a hand; unplay puts it back.
func (p *position) play(seat, suit int, rank card.Rank) {
	p.hands[seat][suit] &^= 1 << rank
	p.lens[seat][suit]--
	p.shape -= shapeOf[seat][suit]
}

func (p *position) unplay(seat, suit int, rank card.Rank) {
	p.hands[seat][suit] |= 1 << rank
	p.lens[seat][suit]++
	p.shape += shapeOf[seat][suit]
}

// place returns how many higher cards of the suit there were at the start of the trick.
func (p *position) place(suit int, rank card.Rank) int {
	return bits.OnesCount32(uint32(p.all[suit] >> (rank + 1)))
}

// owner returns who held a place at the start of the trick.
func (p *position) owner(suit, place int) int {
	at := places*suit + place
	return int(p.low>>at&1 | p.high>>at&1<<1)
}

// remove takes a card that was played out of all and of the owners, and returns its place.
func (p *position) remove(suit int, rank card.Rank) int {
	place := p.place(suit, rank)
	p.all[suit] &^= 1 << rank
	if place >= places {
		return place
	}
	shift := uint(places * suit)
	field := uint64(1<<places-1) << shift
	above := (uint64(1)<<place - 1) << shift
	moved := field >> 1 & field &^ above // those below move up by one
	p.low = p.low&(^field|above) | p.low>>1&moved
	p.high = p.high&(^field|above) | p.high>>1&moved
	if p.all[suit].Len() == places {
		p.low |= p.last.low & field
		p.high |= p.last.high & field
	}
	return place
}

// run returns how many places of a suit in a row, from one on, are a seat's own.
func (p *position) run(seat, suit, from int) int {
	low, high := uint32(p.low>>(places*suit))&(1<<places-1), uint32(p.high>>(places*suit))&(1<<places-1)
	if seat&1 == 0 {
		low = ^low
	}
	if seat&2 == 0 {
		high = ^high
	}
	own := bits.TrailingZeros32(^(low & high & (1<<places - 1) >> from))
	return max(0, min(own, p.all[suit].Len()-from))
}

// mask says which places matter: in each suit a number of the highest, set from the lowest
// bit of its 16 on.
type mask uint64

// topMask is the mask of the highest n places of a suit.
func topMask(suit, n int) mask { return (1<<min(n, places) - 1) << (places * suit) }

// depth returns how many places of a suit matter.
func (m mask) depth(suit int) int {
	return bits.TrailingZeros32(^uint32(m >> (places * suit) & (1<<places - 1)))
}

// widened makes room for a card that has been removed from a place: where places below it
// matter, it does too.
func (m mask) widened(suit, place int) mask {
	if place < places && m>>(places*suit+place)&1 != 0 {
		field := mask(1<<places-1) << (places * suit)
		m |= (m & field) << 1 & field
	}
	return m
}
