package bidding

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Fault is an error in a book.
type Fault struct {
	Place string // as in standard.book:12; "" if it belongs to no line
	What  error  // with values, so that it can be said in any language: see package fault
}

// finding tells a fault from others.
type finding struct {
	place string // as in [Fault]
	words string // in English, without an example
}

// tally counts how often a fault has been found.
type tally struct {
	what  error
	times int
	first example
}

// example is an auction, and a hand with which a fault was found; empty if it is of no hand.
type example struct{ calls, hand string }

// exampleOf returns an auction so far and a hand.
func exampleOf(a *Auction, hand card.Hand) example {
	return example{fmt.Sprint(a.Calls), hand.String()}
}

// note records a fault.
func (k *check) note(place string, what error) *tally {
	f := finding{place, what.Error()}
	if k.found[f] == nil {
		k.found[f] = &tally{what: what}
	}
	k.found[f].times++
	return k.found[f]
}

// at records a fault of a hand. The first time it keeps the auction and the hand.
func (k *check) at(a *Auction, hand card.Hand, place string, what error) {
	if t := k.note(place, what); t.times == 1 {
		t.first = exampleOf(a, hand)
	}
}

// rowsNeverUsed records the rows that are never used although their context was reached.
func (k *check) rowsNeverUsed() {
	for r, s := range k.rows {
		switch {
		case r.heard || s.made > 0:
		case s.proposed == 0 && s.late >= enough:
			k.note(r.place.String(), fault.Errorf("its call has been proposed before, by %v", s.by.place.String()))
		case s.fits >= enough && s.before != nil:
			k.note(r.place.String(), fault.Errorf("no hand makes its call: %v comes first", s.before.place.String())).first = s.first
		}
	}
}

// faults lists what has been found, by place, each with its first example and how often it was found.
func (k *check) faults() (all []Fault) {
	for f, t := range k.found {
		what := t.what
		if t.first != (example{}) {
			what = fault.Errorf("%w, as after %s with %s", what, t.first.calls, t.first.hand)
		}
		if t.times > 1 {
			what = fault.Errorf("%w (%d times)", what, t.times)
		}
		all = append(all, Fault{f.place, what})
	}
	slices.SortFunc(all, func(a, b Fault) int {
		return cmp.Or(cmp.Compare(a.Place, b.Place), cmp.Compare(a.What.Error(), b.What.Error()))
	})
	return all
}
