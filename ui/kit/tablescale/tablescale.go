// Package tablescale is the size of cards and words on tables. It is one setting, for every table; a table follows it
// as far as it has room.
package tablescale

import (
	"sync/atomic"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Cards is the size of cards.
type Cards string

// The sizes of cards, as saved in the settings; "" is UsualCards.
const (
	UsualCards  Cards = "usual"
	LargeCards  Cards = "large"
	LargerCards Cards = "larger"
)

// AllCards lists the sizes, the least first.
var AllCards = []Cards{UsualCards, LargeCards, LargerCards}

// Scale is the wanted size of cards and words. The zero value is the usual size of both.
type Scale struct {
	Cards Cards
	Words theme.Lettering
}

// Card returns the factor by which cards should be larger than usual, 1 or more.
func (m Scale) Card() float32 {
	switch m.Cards {
	case LargeCards:
		return 1.15
	case LargerCards:
		return 1.3
	}
	return 1
}

// Word returns the factor by which words should be larger than usual, 1 or more.
func (m Scale) Word() float32 { return m.Words.Times() }

// chosen is the user's choice. Like the letters on cards, it isn't part of a table's state.
var chosen atomic.Pointer[Scale]

// Choose sets the scale of all tables.
func Choose(m Scale) { chosen.Store(&m) }

// Chosen returns the scale of all tables.
func Chosen() Scale {
	if m := chosen.Load(); m != nil {
		return *m
	}
	return Scale{}
}
