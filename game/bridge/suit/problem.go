package suit

import (
	"math"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Problem is a suit to be played. The zero values of the fields after Deck are: as many vacant places as a hand has cards,
// unlimited entries, nothing known.
type Problem struct {
	North, South card.Holding
	Deck         card.Deck
	// West and East are the vacant places of the defenders: how many cards of theirs are not known to be of other suits.
	// Both 0 means a whole hand each.
	West, East int
	// Counted says that North and South can be reached only so often outside the suit, NorthEntries and SouthEntries times
	// (0 to 17). The first lead takes one too. A hand that wins a trick of the suit may lead the next; when the defenders
	// win one, or to lead from the other hand, an entry is used up.
	Counted                    bool
	NorthEntries, SouthEntries int
	// WestHolds and EastHolds are missing cards of which the holder is known.
	WestHolds, EastHolds card.Holding
	// WestLengths has bit k if West may hold k cards of the suit. 0 means any number.
	WestLengths uint32
}

// Missing returns the cards of the suit that neither North nor South holds.
func (p Problem) Missing() card.Holding { return p.Deck.Ranks &^ (p.North | p.South) }

// places returns the vacant places.
func (p Problem) places() (west, east int) {
	if p.West == 0 && p.East == 0 {
		return p.Deck.HandLen(), p.Deck.HandLen()
	}
	return p.West, p.East
}

// check returns an error if the problem isn't one.
func (p Problem) check() error {
	missing := p.Missing()
	west, east := p.places()
	switch {
	case p.North&p.South != 0:
		return fault.Errorf("North and South both have %v", (p.North & p.South).Top())
	case (p.North|p.South)&^p.Deck.Ranks != 0:
		return fault.Errorf("this deck has no %v", ((p.North | p.South) &^ p.Deck.Ranks).Top())
	case p.North|p.South == 0:
		return fault.New("declarer's side has no card of the suit")
	case max(west, east) > maxPlaces:
		return fault.Errorf("a defender has at most %d vacant places, not %d", maxPlaces, max(west, east))
	case west < 0 || east < 0 || west+east < missing.Len():
		return fault.Errorf("%d missing cards don't fit into %d and %d vacant places", missing.Len(), west, east)
	case (p.WestHolds|p.EastHolds)&^missing != 0 || p.WestHolds&p.EastHolds != 0:
		return fault.New("a card whose holder is known must be missing, and be held by one defender")
	case p.Counted && !(p.NorthEntries > 0 && p.North != 0 || p.SouthEntries > 0 && p.South != 0):
		return fault.New("no hand with cards of the suit can be reached")
	case min(p.NorthEntries, p.SouthEntries) < 0 || max(p.NorthEntries, p.SouthEntries) > maxEntries:
		return fault.Errorf("each hand can be reached 0 to %d times", maxEntries)
	case missing.Len() > MaxMissing:
		return fault.Errorf("%d cards are missing; the most that can be worked out is %d", missing.Len(), MaxMissing)
	}
	for _, w := range p.weights() {
		if w > 0 {
			return nil
		}
	}
	return fault.New("no layout of the missing cards agrees with what is known")
}

// MaxMissing is the greatest number of missing cards that is tried.
const MaxMissing = 13

// maxEntries is the greatest number of entries to a hand.
const maxEntries = 17

// maxPlaces is more than any hand has: up to here numbers of deals fit into a float64.
const maxPlaces = 34

// weights returns, for each number of missing cards that West may hold, the chance of each single arrangement of that
// length. They are in proportion only: layouts that the known cards exclude aren't taken out.
func (p Problem) weights() []float64 {
	missing := p.Missing().Len()
	west, east := p.places()
	weights := make([]float64, missing+1)
	for k := range weights {
		if p.WestLengths != 0 && p.WestLengths>>k&1 == 0 || k < p.WestHolds.Len() || missing-k < p.EastHolds.Len() {
			continue
		}
		weights[k] = choose(west+east-missing, west-k)
	}
	return weights
}

// choose returns in how many ways k of n can be taken; 0 if k is none of 0 to n.
func choose(n, k int) float64 {
	if k < 0 || k > n {
		return 0
	}
	ways := 1.0
	for i := 1; i <= k; i++ {
		ways = ways * float64(n-k+i) / float64(i)
	}
	return math.Round(ways)
}
