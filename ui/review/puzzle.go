package review

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// puzzle is a moment at which the person is to find the card that would have been better.
type puzzle struct {
	tried  []card.Card // in order; the last one may be right
	solved bool
	shown  bool // the answer was asked for
}

// open reports whether the answer may be told.
func (p puzzle) open() bool { return p.solved || p.shown }

// try tries a card. One that has been tried already is not counted again.
func (p puzzle) try(m moment, c card.Card) puzzle {
	if p.open() || slices.Contains(p.tried, c) {
		return p
	}
	p.tried = append(slices.Clip(p.tried), c)
	p.solved = m.Better[0].Has(c)
	return p
}

// gain returns by how many tricks a card is better than what was played, as far as is known.
func gain(m moment, c card.Card) int {
	tricks := 0
	for _, better := range m.Better {
		if better.Has(c) {
			tricks++
		}
	}
	return tricks
}
