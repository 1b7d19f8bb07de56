// Package analysis finds what a finished board comes to with all hands open: what each
// strain is worth for each side, par, and what each card cost that was played.
package analysis

import (
	"github.com/superbridge/superbridge/game/assess"
	"github.com/superbridge/superbridge/game/dd"
)

// Analysis is what has been found out about a board. The zero value is of one that nobody
// has looked at.
type Analysis struct {
	// Tricks are exact where they have been found; else the bounds are apart.
	Tricks dd.Tricks
	Par    *dd.ParScore // nil as long as Tricks are not all exact
	// Acts are the cards, and a claim, that have been judged, in the order of the play: those
	// of the end are judged first, so that there is no gap before the last.
	Acts []assess.Judged

	Done, Total int // steps; all is done when they are equal and not 0
}

// Complete reports whether there is no more to find out. Bounds may still be apart, and acts
// unknown, where that would have taken too long.
func (a Analysis) Complete() bool { return a.Total > 0 && a.Done == a.Total }
