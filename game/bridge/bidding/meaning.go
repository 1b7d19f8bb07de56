package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// Range is an interval of whole numbers, both ends included.
type Range struct{ Min, Max int }

// Has reports whether n is in the range.
func (r Range) Has(n int) bool { return r.Min <= n && n <= r.Max }

// miss returns the distance of n from the range.
func (r Range) miss(n int) int { return max(0, r.Min-n, n-r.Max) }

// within returns the part of r inside known. If they have nothing in common some call wasn't true, and the last one
// counts.
func (r Range) within(known Range) Range {
	if both := r.and(known); both.Min <= both.Max {
		return both
	}
	return r
}

// and returns the intersection of both ranges; Min is above Max if it is empty.
func (r Range) and(s Range) Range { return Range{max(r.Min, s.Min), min(r.Max, s.Max)} }

// less returns the range of what is still missing from r when n are there.
func (r Range) less(n int) Range { return Range{max(0, r.Min-n), r.Max - n} }

// or returns the smallest range that contains both.
func (r Range) or(s Range) Range { return Range{min(r.Min, s.Min), max(r.Max, s.Max)} }

// Forcing says for how long partner must not pass, unless the next player bids or doubles.
type Forcing uint8

// The ways in which a call forces partner.
const (
	NotForcing  Forcing = iota
	OneRound            // he must not pass
	GameForcing         // neither player passes below game
	Relay               // he makes one call that says nothing, or almost always does
)

// Box is one kind of hand: everything in it is true of the hand.
type Box struct {
	// Points is the strength: high cards and length, and shortness if the meaning's Support is set (see the package
	// comment).
	Points Range
	// High is the points of high cards alone; 0 to 0 if nothing is said about them.
	High      Range
	Length    [4]Range // cards in each suit
	Balanced  bool     // no short suit and no long one
	Guarded   [4]bool  // stops the opponents from running the suit
	Unguarded [4]bool  // doesn't stop them
	// GoodFives says that Points counts a five-card suit only if it is [Count.Good].
	GoodFives bool
	Good      [4]bool // the suit is good
	Plain     bool    // Points doesn't count shortness, although the meaning's Support is set
}

// Meaning describes the hands of a call. Meanings compare with ==.
type Meaning struct {
	Purpose Purpose
	Said    string // the purpose in the words of a user's book, or ""
	// The first kind of hand that makes the call, see [Box].
	Points    Range
	High      Range
	Length    [4]Range
	Balanced  bool
	Guarded   [4]bool
	Unguarded [4]bool
	// GoodFives says that Points counts a five-card suit only if it is good; Good marks the suits that are good.
	GoodFives bool
	Good      [4]bool
	Plain     bool // Points doesn't count shortness, although Support is set
	// Or holds further kinds of hands that make the call, those that have any Points: a double is shape or 17 points.
	Or [3]Box
	// Leeway is the number of points by which the hand may be stronger or weaker, as a matter of judgement. A player
	// who bids by the rules alone doesn't use it.
	Leeway int
	// Suit is the suit that the call is about: the one shown, which is the one bid unless the call is Artificial, or
	// the opponents' for a take-out double. It means nothing for a call about no-trump or for most passes.
	Suit       card.Suit
	Artificial bool // the bid says nothing about the suit bid
	Support    bool // Points counts shortness, with Suit as trumps
	Aces       Aces // number of aces, if shown
	Keys       bool // Aces counts the king of Suit as an ace
	Queen      Held // the queen of Suit, if shown
	Kings      Aces // number of kings, if shown
	Tops       Aces // number of ace, king and queen of Suit, if shown
	// Controls says in which suits the hand has a control for slam: see [ControlBids].
	Controls [4]Held
	Forcing  Forcing
	Theirs   bool // a [Content] pass leaves the opponents in an undoubled contract
}

// Held is the knowledge about a card or a control in a hand.
type Held uint8

// The values: nothing is known, the hand has it, the hand hasn't.
const (
	Unsaid Held = iota
	Has
	Lacks
)

// first returns the first kind of hand.
func (m *Meaning) first() Box {
	return Box{m.Points, m.High, m.Length, m.Balanced, m.Guarded, m.Unguarded, m.GoodFives, m.Good, m.Plain}
}

// Boxes returns the kinds of hands that make the call, at least one.
func (m Meaning) Boxes() []Box {
	boxes := append(make([]Box, 0, 1+len(m.Or)), m.first())
	for _, b := range m.Or {
		if b.Points != (Range{}) {
			boxes = append(boxes, b)
		}
	}
	return boxes
}

// of returns the meaning for the given kinds of hands, at least one and no more than there is room for.
func (m Meaning) of(boxes []Box) Meaning {
	b := boxes[0]
	m.Points, m.High, m.Length, m.Balanced, m.Guarded = b.Points, b.High, b.Length, b.Balanced, b.Guarded
	m.Unguarded, m.GoodFives, m.Good, m.Plain = b.Unguarded, b.GoodFives, b.Good, b.Plain
	m.Or = [3]Box{}
	copy(m.Or[:], boxes[1:])
	return m
}

// oneMore returns the meaning extended to hands with one more card in a suit and at least the given points: by the law
// of total tricks one more trump is one more trick. (Source: docs/study.md.) The extra card counts no point then.
func (m Meaning) oneMore(s card.Suit, points int) Meaning {
	b := m.first()
	b.Length[s].Min++
	b.Points = Range{points, b.Points.Max - 1}
	if b.Points.Min <= b.Points.Max && b.Length[s].Min <= b.Length[s].Max {
		m.Or[0] = b
	}
	return m
}

// either returns the meaning of a call that shows m or o, both for the same purpose and about the same suit. If they have more kinds of hands than
// there is room for, the last one covers the rest.
func (m Meaning) either(o Meaning) Meaning {
	boxes, others := m.Boxes(), o.Boxes()
	if m.Support != o.Support {
		plain := boxes
		if m.Support {
			plain = others
		}
		for i := range plain {
			plain[i].Plain = true
		}
		m.Support = true
	}
	m.Forcing = max(m.Forcing, o.Forcing)
	m.Aces, m.Kings, m.Tops = m.Aces.either(o.Aces), m.Kings.either(o.Kings), m.Tops.either(o.Tops)
	if m.Queen != o.Queen {
		m.Queen = Unsaid
	}
	for _, b := range others {
		if !slices.Contains(boxes, b) {
			boxes = append(boxes, b)
		}
	}
	if last := len(m.Or); len(boxes) > last+1 {
		rest := m.of(boxes[last : last+1])
		for _, b := range boxes[last+1:] {
			rest.Or[0] = b
			rest = rest.hull()
		}
		boxes = append(boxes[:last:last], rest.first())
	}
	return m.of(boxes)
}

// hull returns the meaning with a single kind of hand that includes all kinds that make the call.
func (m Meaning) hull() Meaning {
	for _, b := range m.Or {
		if b.Points == (Range{}) {
			continue
		}
		if m.GoodFives != b.GoodFives {
			m.Points, m.GoodFives, b = m.counted(), false, b.plain()
		}
		m.Points = m.Points.or(b.Points)
		if m.High == (Range{}) || b.High == (Range{}) {
			m.High = Range{}
		} else {
			m.High = m.High.or(b.High)
		}
		m.Balanced = m.Balanced && b.Balanced
		m.Plain = m.Plain && b.Plain
		for s := range m.Length {
			m.Length[s] = m.Length[s].or(b.Length[s])
			m.Guarded[s] = m.Guarded[s] && b.Guarded[s]
			m.Unguarded[s] = m.Unguarded[s] && b.Unguarded[s]
			m.Good[s] = m.Good[s] && b.Good[s]
		}
	}
	m.Or = [3]Box{}
	return m
}

// fives is the maximum number of five-card suits in a hand.
const fives = 2

// plain returns the kind of hand with every five-card suit counted, good or not.
func (b Box) plain() Box {
	if b.GoodFives {
		b.Points.Max += fives
		b.GoodFives = false
	}
	return b
}

// counted returns the points with every five-card suit counted.
func (m *Meaning) counted() Range { return m.first().plain().Points }

// wider returns the range extended by a leeway at both ends; a range that says nothing doesn't change.
func (r Range) wider(leeway int) Range {
	if r == (Range{}) {
		return r
	}
	return Range{max(0, r.Min-leeway), r.Max + leeway}
}

// widest returns the points that a hand may have, leeway included.
func (m Meaning) widest() Range { return Range{max(0, m.Points.Min-m.Leeway), m.Points.Max + m.Leeway} }

// usual reports whether the rules make the call with a hand.
func (m Meaning) usual(f *figures, hand card.Hand) bool {
	m.Leeway = 0
	return m.fits(f, hand)
}

// fits reports whether a hand, as dealt, fits the meaning.
func (m Meaning) fits(f *figures, hand card.Hand) bool {
	if m.Aces != 0 && !m.Aces.Has(m.count(hand)) || !m.Kings.Has(countOf(hand, card.King)) || m.Queen != Unsaid && hand[m.Suit].Has(card.Queen) != (m.Queen == Has) {
		return false
	}
	if m.Tops != 0 && !m.Tops.Has(hand[m.Suit].Above(card.Jack).Len()) {
		return false
	}
	for s, c := range m.Controls {
		if c != Unsaid && f.controls(hand[s]) != (c == Has) {
			return false
		}
	}
	if first := m.first(); m.boxFits(f, hand, &first) {
		return true
	}
	for i := range m.Or {
		if m.Or[i].Points != (Range{}) && m.boxFits(f, hand, &m.Or[i]) {
			return true
		}
	}
	return false
}

// boxFits reports whether a hand is of one of the kinds that make the call.
func (m *Meaning) boxFits(f *figures, hand card.Hand, b *Box) bool {
	points := f.Points(hand)
	if m.Support && !b.Plain {
		promised := b.Length[m.Suit].Min
		if b.Length[m.Suit].Max < m.Length[m.Suit].Min { // too short for the suit, which is named for lack of another
			promised = m.Length[m.Suit].Min
		}
		points = f.Support(hand, m.Suit, promised)
	}
	if b.GoodFives {
		for _, h := range hand {
			if h.Len() == f.Suit+1 && !f.Good(h) {
				points--
			}
		}
	}
	leeway := Range{max(0, b.Points.Min-m.Leeway), b.Points.Max + m.Leeway}
	if !leeway.Has(points) || b.Balanced && !f.balanced(hand) {
		return false
	}
	if b.High != (Range{}) && !b.High.wider(m.Leeway).Has(f.highCards(hand)) {
		return false
	}
	for _, s := range card.Suits {
		if !b.Length[s].Has(hand[s].Len()) || b.Guarded[s] && !f.guards(hand[s]) || b.Unguarded[s] && f.guards(hand[s]) || b.Good[s] && !f.Good(hand[s]) {
			return false
		}
	}
	return true
}

// count returns a hand's number of aces, or of key cards if m is about those.
func (m *Meaning) count(hand card.Hand) int {
	n := countOf(hand, card.Ace)
	if m.Keys && hand[m.Suit].Has(card.King) {
		n++
	}
	return n
}
