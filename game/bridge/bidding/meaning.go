package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Range is an interval of whole numbers, both ends included.
type Range struct{ Min, Max int }

// Has reports whether n is in the range.
func (r Range) Has(n int) bool { return r.Min <= n && n <= r.Max }

// within returns the part of r inside known. Where they have nothing in common
// someone has not said the truth, and what was said last counts.
func (r Range) within(known Range) Range {
	both := Range{max(r.Min, known.Min), min(r.Max, known.Max)}
	if both.Min > both.Max {
		return r
	}
	return both
}

// Meaning is what a call says about the caller's hand. Two meanings compare with ==.
type Meaning struct {
	Purpose Purpose
	// Points is the strength: high cards and length, and if Support is set shortness too
	// (see the package comment).
	Points Range
	// Leeway is by how many points the hand may be stronger or weaker, as a matter of
	// judgement. A player who goes by the rules alone doesn't use it.
	Leeway int
	Length [4]Range // cards in each suit
	// Suit is the suit that the call is about: the one bid, or the opponents' for a
	// take-out double. It means nothing for a call about no-trump and for most passes.
	Suit     card.Suit
	Support  bool    // Points counts shortness, with Suit as trumps
	Balanced bool    // no short suit and no long one
	Guarded  [4]bool // stops the opponents from running the suit
	Aces     Aces    // how many, if that is said
	Forcing  bool    // partner must not pass, unless the next player bids or doubles
}

// miss returns how far n lies outside the range.
func (r Range) miss(n int) int { return max(0, r.Min-n, n-r.Max) }

// widest returns the points that a hand may have, the leeway included.
func (m Meaning) widest() Range { return Range{max(0, m.Points.Min-m.Leeway), m.Points.Max + m.Leeway} }

// usual reports whether the rules make the call with a hand.
func (m Meaning) usual(f *figures, hand card.Hand) bool {
	m.Leeway = 0
	return m.fits(f, hand)
}

// Fits reports whether a hand, as it was dealt, is what the meaning says.
func (m Meaning) Fits(r bridge.Rules, hand card.Hand) bool { return m.fits(figuresFor(r), hand) }

// fits reports whether a hand, as it was dealt, is what the meaning says.
func (m Meaning) fits(f *figures, hand card.Hand) bool {
	points := f.Points(hand)
	if m.Support {
		points = f.Support(hand, m.Suit, m.Length[m.Suit].Min)
	}
	if !m.widest().Has(points) || !m.Aces.Has(aces(hand)) || m.Balanced && !f.balanced(hand) {
		return false
	}
	for _, s := range card.Suits {
		if !m.Length[s].Has(hand[s].Len()) || m.Guarded[s] && !f.guards(hand[s]) {
			return false
		}
	}
	return true
}
