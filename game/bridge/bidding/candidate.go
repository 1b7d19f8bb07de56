package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// candidate is a call that a rule proposes, with its meaning.
type candidate struct {
	call    bridge.Call
	meaning Meaning
	tier    int      // a hand makes a call of the lowest tier that has one it fits
	row     *row     // the row of the book that it comes from, or nil
	heard   *Meaning // the meaning of the call if several rows of the context have it, or nil
}

// said returns the meaning of the candidate's call to the table.
func (c *candidate) said() Meaning {
	if c.heard != nil {
		return *c.heard
	}
	return c.meaning
}

// Choose returns the call for the hand of the player to call, with its meaning: from the first tier that has calls for
// the hand, the one about its longest suit, and of equals the first (a suit that opener has shown must be two cards
// longer), or the lower of two majors, see leavesRoom.
func (a *Auction) Choose(hand card.Hand) (bridge.Call, Meaning) {
	best := a.best(hand)
	if best < 0 { // the hand isn't what it has shown: another player made its calls
		best = a.nearestTo(hand)
	}
	if best < 0 {
		return bridge.Pass, a.Explain(bridge.Pass)
	}
	return a.candidates[best].call, a.candidates[best].said()
}

// best returns the index of the candidate that a hand makes, or -1 if it fits none.
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

// nearestTo returns the index of the candidate that a hand fits except for points, nearest in points; -1 if there is
// none.
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

// length returns twice the length of a hand's suit that a call is about, lowered so that a suit which opener rebids
// comes after one that is a card shorter.
func (a *Auction) length(c candidate, hand card.Hand) int {
	n := 2 * hand[c.meaning.Suit].Len()
	if c.meaning.Purpose == Rebid && a.began[a.me] {
		n -= 3
	}
	return n
}

// leavesRoom reports whether c names the lower of two majors, neither longer than needed to name it, so that partner
// can still show the higher at the one level.
func (f *figures) leavesRoom(hand card.Hand, c, had candidate) bool {
	names := func(c candidate) bool {
		p := c.meaning.Purpose
		return (p == NewSuit || p == SecondSuit) && c.call.Level() == 1 && c.meaning.Suit.Major() && hand[c.meaning.Suit].Len() == f.Suit
	}
	return names(c) && names(had) && c.call < had.call
}

// add proposes a call if it is legal and not yet proposed: a call has only one meaning.
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

// put is like add, but the meaning already says how forcing it is and which kinds of hands make it, each of which is
// possible.
func (a *Auction) put(c bridge.Call, m Meaning) {
	if a.Check(a.rules, c) != nil {
		return
	}
	if c != bridge.Pass {
		m.Leeway = a.Leeway(m.Purpose)
	}
	m.Theirs = m.Purpose == Content && a.opened && !a.ours && !a.doubled
	a.enter(c, m)
}

// addKinds is like add, for up to four kinds of hands. Impossible kinds are left out.
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
	boxes = told(boxes)
	least := boxes[0].Points.Min
	for _, b := range boxes {
		least = min(least, b.Points.Min)
	}
	if m = m.of(boxes); a.commits(c, m.Purpose, least) {
		m.Forcing = max(m.Forcing, OneRound)
	}
	a.put(c, m)
}

// told returns the kinds of hands without those that another kind covers.
func told(boxes []Box) []Box {
	all := boxes[:0:0]
	for i, b := range boxes {
		if !slices.ContainsFunc(boxes[i+1:], func(c Box) bool { return c.covers(&b) }) && !slices.ContainsFunc(all, func(c Box) bool { return c.covers(&b) }) {
			all = append(all, b)
		}
	}
	return all
}

// covers reports whether every hand of kind c is also of kind b.
func (b *Box) covers(c *Box) bool {
	for s := range b.Length {
		if b.Length[s].and(c.Length[s]) != c.Length[s] {
			return false
		}
	}
	rest, other := *b, *c
	rest.Length, rest.Points = other.Length, other.Points
	return rest == other && b.Points.and(c.Points) == c.Points
}
