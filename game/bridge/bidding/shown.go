package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Shown holds what a player's calls have shown of his hand.
type Shown struct {
	count  Count
	points Range // high cards and length
	usual  Range // the same, if he has bid by the rules alone
	// strength is the strength he has claimed for the contract in question, shortness included, to which partner
	// adds his own.
	strength Range
	length   [4]Range
	// boxes are the kinds of hands that he may have, if points and length don't say it all.
	boxes []Box
}

// mostBoxes is the maximum number of kinds of hands told apart.
const mostBoxes = 6

// learn returns what is known after one more call.
func (s Shown) learn(m Meaning) Shown {
	s.boxes = s.narrow(m)
	m = m.hull()
	s.strength = m.Points.within(s.strength)
	if m.GoodFives {
		m.Points, m.GoodFives = m.counted(), false
	}
	points := m.widest()
	if m.Support {
		m.Points.Min, points.Min = 0, 0 // all of it may be for shortness
	}
	s.points, s.usual = points.within(s.points), m.Points.within(s.usual)
	for i := range s.length {
		s.length[i] = m.Length[i].within(s.length[i])
	}
	if len(s.boxes) > 0 {
		all := Meaning{}.of(s.boxes[:1])
		for _, b := range s.boxes[1:] {
			all.Or[0] = b
			all = all.hull()
		}
		s.points = all.Points.within(s.points)
		for i := range s.length {
			s.length[i] = all.Length[i].within(s.length[i])
		}
	}
	return s
}

// narrow returns the kinds of hands that remain after one more call, or none if they say no more than points and
// lengths.
func (s Shown) narrow(m Meaning) []Box {
	if s.boxes == nil && m.Or[0].Points == (Range{}) && m.High == (Range{}) {
		return nil
	}
	said := m.Boxes()
	had := s.boxes
	if had == nil {
		had = []Box{{Points: s.points, Length: s.length}}
	}
	var left []Box
	for _, one := range had {
		for _, other := range said {
			other = other.plain()
			other.Points = other.Points.wider(m.Leeway)
			other.High = other.High.wider(m.Leeway)
			if m.Support {
				other.Points.Min = 0
			}
			if b, ok := one.and(other); ok {
				left = append(left, b)
			}
		}
	}
	if len(left) > mostBoxes {
		return nil
	}
	return left
}

// and returns the hands that are of both kinds; ok is false if there are none.
func (b Box) and(c Box) (both Box, ok bool) {
	both = Box{Points: b.Points.and(c.Points), High: b.High, Balanced: b.Balanced || c.Balanced}
	switch {
	case both.High == Range{}:
		both.High = c.High
	case c.High != Range{}:
		both.High = b.High.and(c.High)
	}
	ok = both.Points.Min <= both.Points.Max && both.High.Min <= both.High.Max
	for s := range both.Length {
		both.Length[s] = b.Length[s].and(c.Length[s])
		both.Guarded[s] = b.Guarded[s] || c.Guarded[s]
		both.Unguarded[s] = b.Unguarded[s] || c.Unguarded[s]
		both.Good[s] = b.Good[s] || c.Good[s]
		ok = ok && both.Length[s].Min <= both.Length[s].Max
	}
	return both, ok
}

// Points returns the player's points for high cards and length.
func (s Shown) Points() Range { return s.points }

// leastHigh returns the least points for high cards alone that the player has shown; where he has shown only points
// with length, those.
func (s Shown) leastHigh() int {
	least := many
	for _, b := range s.boxes {
		if b.High == (Range{}) {
			return s.points.Min
		}
		least = min(least, b.High.Min)
	}
	if least == many {
		return s.points.Min
	}
	return least
}

// Length returns the player's number of cards in a suit.
func (s Shown) Length(suit card.Suit) Range { return s.length[suit] }

// Miss returns the distance of a hand, as dealt, from what its holder has shown: points too many or too few, and
// cards of a suit, which weigh more. It is 0 for a hand that fits.
func (s Shown) Miss(hand card.Hand) int {
	if len(s.boxes) == 0 {
		return s.miss(&Box{Points: s.points, Length: s.length}, hand)
	}
	least := s.miss(&s.boxes[0], hand)
	for i := range s.boxes[1:] {
		least = min(least, s.miss(&s.boxes[i+1], hand))
	}
	return least
}

// miss is Miss for one kind of hand.
func (s Shown) miss(b *Box, hand card.Hand) int {
	miss := b.Points.miss(s.count.Points(hand))
	if b.High != (Range{}) {
		high := 0
		for _, h := range hand {
			high += s.count.High(h)
		}
		miss = max(miss, b.High.miss(high))
	}
	for suit := range b.Length {
		miss += 3 * b.Length[suit].miss(hand[suit].Len())
	}
	return miss
}

// Untold returns what is known of the four hands before anyone has called.
func Untold(r bridge.Rules) [4]Shown { return untold(r, Counting(r)) }

// untold is Untold with a given way of counting hands.
func untold(r bridge.Rules, count Count) (all [4]Shown) {
	for seat := range all {
		all[seat].count = count
		all[seat].points = Range{0, figuresFor(r).total()}
		all[seat].usual, all[seat].strength = all[seat].points, all[seat].points
		for s := range all[seat].length {
			all[seat].length[s] = Range{0, r.Tricks()}
		}
	}
	return all
}
