// Package analysis analyses a finished board double-dummy: what each card played cost, what each strain is worth for
// each side, and par. It also explains, where it can, why another card would have been better.
//
// The work is done in steps ([Work]), so that it can be interrupted and its results stored as text
// ([Analysis.Marshal]). The cards come first, from the last to the first, as ends of boards take almost no time. Once
// the opening lead has been judged the worth of the contract is known. Then comes the table, and with it par. With 68
// cards all that takes a while. So first the worth of strains is roughly estimated (estimate.go); the cards are judged
// as far as a small effort goes; and a bound is proved for each strain (glance.go). With several processors the table
// is computed alongside the cards, one strain at a time on each.
//
// With 68 cards some values take minutes. So each step has a budget of nodes; when it is used up the bounds of a value
// stay apart, and a card counts as unknown. A larger budget continues from there.
package analysis

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Analysis is the analysis of a board, so far. The zero value is that of an unanalysed board.
type Analysis struct {
	// Tricks are exact once they have been found; otherwise the bounds are apart.
	Tricks dd.Tricks
	// Estimates are approximate tricks where the exact ones aren't known yet, see [Analysis.About].
	Estimates Estimates
	// Par is nil until it is known, which may be before all tricks are; there may then be more contracts that are as
	// good. If declarer chooses the contract nobody bids, and there is no par.
	Par *dd.ParScore
	// Acts are the cards, and a claim, judged so far, in the order of the play. The last are judged first, so there is
	// no gap after the first of them.
	Acts []assess.Judged

	Nodes       int // maximum number of nodes per step
	Done, Total int // steps; all is done when they are equal and not 0
	// Ahead are later steps already done, when several are worked on at once.
	Ahead []int
	// Before is the node limit of an earlier completed search, while one with more isn't complete; or 0.
	Before int
}

// Complete reports whether there is no more to find. Bounds may still be apart, and acts unknown, if exact results
// would have taken too long.
func (a Analysis) Complete() bool { return a.Total > 0 && a.Done == a.Total }

// Progress returns the number of steps done, and of all steps.
func (a Analysis) Progress() (done, total int) { return a.Done + len(a.Ahead), a.Total }

// Beyond reports whether more has been found than in other, or the node limit differs.
func (a Analysis) Beyond(other Analysis) bool {
	done, _ := a.Progress()
	was, _ := other.Progress()
	return done != was || a.Nodes != other.Nodes || a.Tricks != other.Tricks || a.Estimates != other.Estimates
}

// Looked reports whether a search has been completed, though a longer one may not be.
func (a Analysis) Looked() bool { return a.Complete() || a.Before > 0 }

// Worth returns declarer's double-dummy tricks in a contract, from the opening lead on; ok is false if they aren't
// known, or if all passed.
func (a Analysis) Worth(c bridge.Contract) (tricks int, ok bool) {
	if a.Total == 0 || c.PassedOut() {
		return 0, false
	}
	bounds := a.Tricks[c.Declarer][c.Strain]
	return bounds.Min, bounds.Exact()
}

// Act returns the judgement of an event of the board; ok is false if it hasn't been judged.
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
