package review

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
)

// record is a board that can be stepped through. Place n is after its first n events.
type record struct {
	places []bridge.Board
	user   bridge.User // at the bottom; watching if only computers played
	found  analysis.Analysis
}

func newRecord(b bridge.Board, user bridge.User) record {
	r := record{places: []bridge.Board{b.Prefix(0)}, user: user}
	for _, e := range b.Events() {
		next, err := r.places[len(r.places)-1].Apply(e)
		if err != nil {
			panic(err) // all its events have been applied before
		}
		r.places = append(r.places, next)
	}
	return r
}

// last returns the last place; whole returns the board there.
func (r record) last() int           { return len(r.places) - 1 }
func (r record) whole() bridge.Board { return r.places[r.last()] }
func (r record) finished() bool      { return r.whole().Phase() == bridge.Finished }

// yours reports whether the user decided the act at a place.
func (r record) yours(n int) bool { return r.user.Acts(r.places[n].Table) }

// seen returns the hands that the user saw at a place.
func (r record) seen(n int) [4]bool { return r.user.Seen(r.places[n].Table) }

// calls returns the number of calls, or 1 if the contract was chosen: the place where the play begins.
func (r record) calls() int { return r.whole().Opening() }

// tricks returns the places where a trick begins and, as the last one, where the play has ended.
func (r record) tricks() []int {
	var begins []int
	for n := r.calls(); n <= r.last(); n++ {
		if r.places[n].Contract().PassedOut() {
			break
		}
		if n == r.last() || n == r.calls() || r.places[n].Trick().Len == 0 {
			begins = append(begins, n)
		}
	}
	return begins
}

// moment is a card that cost tricks, or a claim.
type moment struct {
	assess.Judged
	yours bool
}

// moments returns those of the user, or of all.
func (r record) moments(all bool) []moment {
	var found []moment
	for _, act := range r.found.Acts {
		if yours := r.yours(act.Event); act.Cost > 0 && (all || yours) {
			found = append(found, moment{act, yours})
		}
	}
	return found
}

// moment returns the moment of an event; ok is false if it is none.
func (r record) moment(event int) (m moment, ok bool) {
	act, ok := r.found.Act(event)
	if !ok || act.Cost <= 0 {
		return moment{}, false
	}
	return moment{act, r.yours(event)}, true
}

// unknown reports whether the exact cost of some cards is unknown.
func (r record) unknown() bool {
	return slices.ContainsFunc(r.found.Acts, func(act assess.Judged) bool { return act.Unknown })
}

// choice reports whether there was more than one card to choose from at a place.
func (r record) choice(n int) bool {
	b := r.places[n]
	return b.View(b.Turn()).LegalPlays().Len() > 1
}

// trickBy returns the place where the trick after that of place n begins, or the one before; before the play that is
// the end or the start of the auction.
func (r record) trickBy(n, by int) int {
	stops := append([]int{0}, r.tricks()...)
	if !slices.Contains(stops, r.last()) {
		stops = append(stops, r.last())
	}
	at, exact := slices.BinarySearch(stops, n)
	if by < 0 || exact {
		at += by
	}
	return stops[min(max(at, 0), len(stops)-1)]
}
