// Package earlycard holds a card that the user marks before their turn, to be played when it comes. Only the screen
// knows it: nothing changes for the game or the other players until the card is played.
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

// Fate is the outcome of a mark.
type Fate uint8

// The fates. A mark that doesn't stay is dropped.
const (
	Stays   Fate = iota // its turn hasn't come
	Gone                // the card isn't the player's any more, or there was no mark
	Plays               // it is to be played now
	Refused             // its turn has come, and it is against the rules
)

// Due returns the fate of the mark now: own says that the user still plays the card, turn that it is the turn of its
// hand, and legal that the rules allow the card.
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
