// Package analysis finds what a finished board comes to double-dummy: what each
// card cost that was played, what each strain is worth for each side, and par. And it says why
// a card would have been better, where that can be told.
//
// The work is done in steps ([Work]), so that it can be stopped and what has been found can be
// kept as text ([Analysis.Marshal]). The cards come first, from the last to the first: what ends
// are worth takes next to nothing to find. Once the opening lead has been judged it is known
// what the contract is worth. Then comes the table, and with it par. With 68 cards all that takes a while. So first it is estimated
// roughly what strains are worth (estimate.go); the cards are judged as far as little is enough for that; and something is proved of
// each strain (glance.go). With several processors the table is worked on beside the cards, a strain at a
// time on each.
//
// With 68 cards some values take minutes. So each step has a budget of cards to try, and where
// that is used up the bounds of a value stay apart, and a card is said to be unknown. A
// bigger budget goes on from there.
package analysis

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Analysis is what has been found out about a board. The zero value is of one that nobody
// has looked at.
type Analysis struct {
	// Tricks are exact where they have been found; else the bounds are apart.
	Tricks dd.Tricks
	// Estimates are what tricks come to about where they aren't known yet, see [Analysis.About].
	Estimates Estimates
	// Par is nil as long as it isn't known. That may be before all tricks are; then there may
	// be further contracts that are as good. Where declarer chooses the contract nobody bids, and there is none.
	Par *dd.ParScore
	// Acts are the cards, and a claim, that have been judged, in the order of the play: those
	// of the end are judged first, so that there is no gap before the last.
	Acts []assess.Judged

	Nodes       int // how many cards a step may have tried
	Done, Total int // steps; all is done when they are equal and not 0
	// Ahead are steps further on that are done too, where several are worked on at once.
	Ahead []int
	// Before is how many nodes the search had that was done before, while one with more is not; or 0.
	Before int
}

// Complete reports whether there is no more to find out. Bounds may still be apart, and acts
// unknown, where that would have taken too long.
func (a Analysis) Complete() bool { return a.Total > 0 && a.Done == a.Total }

// Progress returns how many steps are done, and of how many.
func (a Analysis) Progress() (done, total int) { return a.Done + len(a.Ahead), a.Total }

// Beyond reports whether more has been found than another time, or it is searched with other nodes.
func (a Analysis) Beyond(other Analysis) bool {
	done, _ := a.Progress()
	was, _ := other.Progress()
	return done != was || a.Nodes != other.Nodes || a.Tricks != other.Tricks || a.Estimates != other.Estimates
}

// Looked reports whether a search has been done, though a longer one may not be yet.
func (a Analysis) Looked() bool { return a.Complete() || a.Before > 0 }

// Worth returns how many tricks declarer takes in a contract double-dummy if everybody
// plays his best from the opening lead on; ok is false if it isn't known, or all have passed.
func (a Analysis) Worth(c bridge.Contract) (tricks int, ok bool) {
	if a.Total == 0 || c.PassedOut() {
		return 0, false
	}
	bounds := a.Tricks[c.Declarer][c.Strain]
	return bounds.Min, bounds.Exact()
}

// Act returns what has been found about an event of the board; ok is false if that has not
// been judged.
func (a Analysis) Act(event int) (act assess.Judged, ok bool) {
	if event < a.first() || event >= a.first()+len(a.Acts) {
		return assess.Judged{}, false
	}
	return a.Acts[event-a.first()], true
}

// first returns the event of the first act, or 0 if there is none.
func (a Analysis) first() int {
	if len(a.Acts) == 0 {
		return 0
	}
	return a.Acts[0].Event
}

// Open reports whether a longer search could find more: bounds are apart, or acts unknown.
func (a Analysis) Open() bool {
	for _, declarer := range card.Seats {
		for _, strain := range bridge.Strains {
			if !a.Tricks[declarer][strain].Exact() {
				return true
			}
		}
	}
	return slices.ContainsFunc(a.Acts, func(act assess.Judged) bool { return act.Unknown })
}

// clone returns a copy whose acts and steps can be changed.
func (a Analysis) clone() Analysis {
	a.Acts, a.Ahead = slices.Clone(a.Acts), slices.Clone(a.Ahead)
	return a
}
