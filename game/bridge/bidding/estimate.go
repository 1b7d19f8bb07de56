package bidding

import (
	"math"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// estimate holds the coefficients of the formula for the tricks that two hands take, and its error: the best
// linear fit to the deals of the study in docs/study.md.
type estimate struct {
	base   float64
	point  float64 // per high-card point
	ace    float64 // extra for an ace
	spread float64 // standard deviation of what the formula doesn't explain

	// In no-trump.
	next float64 // for the rank below the honours
	run  float64 // per card of a suit that the opponents run, see [runs]

	// With trumps.
	trump float64    // per trump
	short [3]float64 // for a void, a singleton, a doubleton
	split float64    // per card by which one opponent's trumps exceed the other's
	waste float64    // per point, aces excepted, opposite a void or a singleton
}

// runs returns the number of cards of a suit that the opponents can cash after the first rounds, if the side
// has almost nothing in it.
func (f *figures) runs(ours, theirs [2]card.Holding) int {
	if f.High(ours[0])+f.High(ours[1]) >= f.Honours-1 {
		return 0
	}
	return max(theirs[0].Len(), theirs[1].Len()) - f.Honours + 1
}

// tricks estimates the total tricks that a side takes in a strain with these hands.
func (f *figures) tricks(hands *[4]card.Hand, side card.Side, strain bridge.Strain) float64 {
	var seats, others []card.Seat
	for _, s := range card.Seats {
		if s.Side() == side {
			seats = append(seats, s)
		} else {
			others = append(others, s)
		}
	}
	trump, trumps := strain.Trump()
	e := f.noTrumpTricks
	if trumps {
		e = f.trumpTricks
	}
	sum := e.base
	for _, s := range card.Suits {
		ours := [2]card.Holding{hands[seats[0]][s], hands[seats[1]][s]}
		theirs := [2]card.Holding{hands[others[0]][s], hands[others[1]][s]}
		for i, h := range ours {
			sum += e.point * float64(f.High(h))
			if h.Has(card.Ace) {
				sum += e.ace
			}
			if !trumps && h.Has(card.Ace-card.Rank(f.Honours)) {
				sum += e.next
			}
			n := h.Len()
			if trumps && s != trump && n < len(e.short) {
				sum += e.short[n]
			}
			if trumps && s != trump && n <= 1 {
				opposite := f.High(ours[1-i])
				if ours[1-i].Has(card.Ace) {
					opposite -= f.Honours
				}
				sum += e.waste * float64(opposite)
			}
		}
		switch {
		case !trumps:
			sum += e.run * float64(f.runs(ours, theirs))
		case s == trump:
			sum += e.trump*float64(ours[0].Len()+ours[1].Len()) + e.split*math.Abs(float64(theirs[0].Len()-theirs[1].Len()))
		}
	}
	return sum
}

// Chances holds the probabilities that a side takes 0, 1, 2, … tricks. They add up to 1.
type Chances [mostTricks + 1]float64

// mostTricks is the number of tricks with the largest deck.
const mostTricks = 17

// ChancesOf estimates the probabilities of the tricks that a side takes in a strain with these hands.
func ChancesOf(r bridge.Rules, hands *[4]card.Hand, side card.Side, strain bridge.Strain) Chances {
	return figuresFor(r).chances(r, hands, side, strain)
}

// chances returns a normal distribution around the estimate.
func (f *figures) chances(r bridge.Rules, hands *[4]card.Hand, side card.Side, strain bridge.Strain) (chances Chances) {
	mean, spread := f.tricks(hands, side, strain), f.noTrumpTricks.spread
	if _, ok := strain.Trump(); ok {
		spread = f.trumpTricks.spread
	}
	before := 0.0
	for n := range r.Tricks() + 1 {
		upTo := math.Erfc((mean-(float64(n)+0.5))/(spread*math.Sqrt2)) / 2
		if n == r.Tricks() {
			upTo = 1
		}
		chances[n] = upTo - before
		before = upTo
	}
	return chances
}

// worth estimates the average score of a contract for North-South at a table with these hands: tricks are
// distributed normally around the estimate.
func (f *figures) worth(t *bridge.Table, c bridge.Contract, hands *[4]card.Hand) float64 {
	if c.PassedOut() {
		return 0
	}
	side, points := c.Declarer.Side(), 0.0
	for n, chance := range f.chances(t.Rules, hands, side, c.Strain) {
		const rare = 0.002
		if chance > rare {
			points += chance * float64(t.Worth(c, n))
		}
	}
	if side == card.EW {
		return -points
	}
	return points
}
