// Package tablescale is how large cards and words are on tables. It is chosen once, for every table; a table gives as much of it as it
// has room for.
package tablescale

import (
	"sync/atomic"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Cards is how large cards are.
type Cards string

// The sizes of cards, as they are kept in the settings; "" is the usual one.
const (
	UsualCards  Cards = "usual"
	LargeCards  Cards = "large"
	LargerCards Cards = "larger"
)

// AllCards lists the sizes, the least first.
var AllCards = []Cards{UsualCards, LargeCards, LargerCards}

// Scale is how large cards and words are wanted. The zero value is the usual size of both.
type Scale struct {
	Cards Cards
	Words theme.Lettering
}

// Card returns how many times as large as usual cards are wanted, 1 or more.
func (m Scale) Card() float32 {
	switch m.Cards {
	case LargeCards:
		return 1.15
	case LargerCards:
		return 1.3
	}
	return 1
}

// Word returns how many times as large as usual words are wanted, 1 or more.
func (m Scale) Word() float32 { return m.Words.Times() }

// chosen is what the user has chosen. It is no part of what a table is made from, as the letters on cards are none.
var chosen atomic.Pointer[Scale]

// Choose says how large all is from now on.
func Choose(m Scale) { chosen.Store(&m) }

// Chosen returns how large all is.
func Chosen() Scale {
	if m := chosen.Load(); m != nil {
		return *m
	}
	return Scale{}
}
