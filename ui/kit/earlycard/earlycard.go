// Package earlycard is a card that a player marks before his turn, to be played when that comes. It is known to nobody but the screen: what
// is played, and with it what the others see, doesn't change until the card is played.
package earlycard

import "github.com/superbridge/superbridge/game/card"

// Mark is the card that is marked; the zero value is none.
type Mark struct{ card card.Card }

// Card returns the card, or the zero card.
func (m *Mark) Card() card.Card { return m.card }

// There reports whether a card is marked.
func (m *Mark) There() bool { return m.card != card.Card{} }

// Toggle marks a card in the place of another one, or takes the mark back if it has it already. It reports whether it is marked now.
func (m *Mark) Toggle(c card.Card) (on bool) {
	if m.card == c {
		m.Drop()
		return false
	}
	m.card = c
	return true
}

// Drop takes the mark back.
func (m *Mark) Drop() { m.card = card.Card{} }

// Fate says what becomes of a mark.
type Fate uint8

// The fates. A mark that doesn't stay is dropped.
const (
	Stays   Fate = iota // its turn hasn't come
	Gone                // the card isn't the player's any more, or there was no mark
	Plays               // it is to be played now
	Refused             // its turn has come, and it is against the rules
)

// Due says what becomes of the mark now: own is whether the player still plays the card, turn whether he plays from its hand now, and
// legal whether the rules allow the card.
func (m *Mark) Due(own, turn, legal bool) Fate {
	fate := Stays
	switch {
	case !m.There() || !own:
		fate = Gone
	case turn && legal:
		fate = Plays
	case turn:
		fate = Refused
	}
	if fate != Stays {
		m.Drop()
	}
	return fate
}
