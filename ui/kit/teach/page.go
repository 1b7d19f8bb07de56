package teach

import (
	"strings"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Page is the content of the panel beside the table.
type Page struct {
	Head, Title string
	Steps       []Mark
	Thought     string
	Options     []string // to choose from, or none
	Chosen      int      // of these, or -1
	Number      bool     // a number is typed
	Minus       bool     // it may be less than 0
	Typed       string
	Said        string // on the last act, or ""
	Right       bool   // it was right
	Do          string // label of Enter's action, or "" if it belongs to the table
	Back        bool   // there is a step before
	Forward     bool   // there is one behind
	Replays     bool   // the board can be played again from a trick
	Rebids      bool   // the same for the auction, if there is only that
	Own         bool   // the panel has the hint and the way out, which otherwise are the table's
	Hint        bool   // there is a hint
	Noted       string // hints and what was taken back
	Count       string // the tricks that have been won, of those that are wanted; or ""
	Turn        string // that the table isn't as the user has left it; or ""
}

// Mark is the state of a step.
type Mark uint8

const (
	Open Mark = iota
	Passed
	Here // the current step
)

// Noted describes how much help there was, or returns "".
func Noted(hints, undos int) string {
	var words []string
	if hints > 0 {
		words = append(words, text.TN("lessons.hints", hints))
	}
	if undos > 0 {
		words = append(words, text.TN("lessons.undos", undos))
	}
	return strings.Join(words, " · ")
}
