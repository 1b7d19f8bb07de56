package ending

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// mostClasses is the largest number of classes of hidden cards.
const mostClasses = 28

// counts are numbers of cards, by class.
type counts [mostClasses]uint8

// world is one or more layouts that only differ in cards of the same class.
type world struct {
	hands   [4]card.Hand // of the first of them
	weight  float64
	layouts Set
}

// classes are the hidden cards of a position: those of a class touch, as far as the side can see.
type classes []card.Hand

// classesOf returns the classes of the hidden cards: runs of a suit without a card of the side's hands or the trick
// between them, or each card for itself.
func classesOf(hidden, seen card.Hand, single bool) (all classes) {
	for _, suit := range card.Suits {
		var run card.Hand
		for r := range hidden[suit].Ranks() {
			if run[suit] != 0 && (single || seen[suit].Above(r).Below(run[suit].Bottom()) != 0) {
				all, run = append(all, run), card.Hand{}
			}
			run[suit] = run[suit].With(r)
		}
		if run[suit] != 0 {
			all = append(all, run)
		}
	}
	return all
}

// suit returns the suit of a class.
func (cs classes) suit(k int) card.Suit {
	for _, suit := range card.Suits {
		if cs[k][suit] != 0 {
			return suit
		}
	}
	return 0
}

// of returns how many cards of each class a hand has.
func (cs classes) of(hand card.Hand) (n counts) {
	for k, class := range cs {
		for suit, h := range class {
			n[k] += uint8((h & hand[suit]).Len())
		}
	}
	return n
}

// lower returns the n lowest of some cards.
func lower(h card.Holding, n uint8) (low card.Holding) {
	for range n {
		r := h.Bottom()
		h, low = h.Without(r), low.With(r)
	}
	return low
}

// rest returns a hand without the cards that have been played from it: the lowest of each class.
func (cs classes) rest(hand card.Hand, gone *counts) card.Hand {
	for k := range cs {
		if gone[k] > 0 {
			suit := cs.suit(k)
			hand[suit] &^= lower(hand[suit]&cs[k][suit], gone[k])
		}
	}
	return hand
}

// merge returns the worlds of layouts.
func merge(layouts []Layout, cs classes, seat card.Seat) []world {
	index := map[counts]int{}
	var all []world
	for i, l := range layouts {
		n := cs.of(l.Hands[seat])
		at, ok := index[n]
		if !ok {
			at = len(all)
			index[n] = at
			all = append(all, world{hands: l.Hands})
		}
		all[at].weight += l.Weight
		all[at].layouts = all[at].layouts.With(i)
	}
	return all
}

// legal returns the cards of a hand that may be played to a trick.
func legal(hand card.Hand, t bridge.Trick) card.Hand {
	if led, ok := t.Led(); ok && hand[led] != 0 {
		return hand.Suit(led)
	}
	return hand
}
