package card

import (
	"fmt"

	"github.com/superbridge/superbridge/game/fault"
)

// Suit is one of the four suits, in ascending order as the auction ranks them.
type Suit uint8

// The suits, ascending.
const (
	Clubs Suit = iota
	Diamonds
	Hearts
	Spades
)

// Suits lists the four suits, ascending.
var Suits = [4]Suit{Clubs, Diamonds, Hearts, Spades}

const suitLetters = "CDHS"

// String returns the suit's letter: C, D, H or S.
func (s Suit) String() string {
	if int(s) >= len(suitLetters) {
		return fmt.Sprintf("Suit(%d)", uint8(s))
	}
	return suitLetters[s : s+1]
}

// Major reports whether s is hearts or spades.
func (s Suit) Major() bool { return s >= Hearts }

// Red reports whether s is diamonds or hearts.
func (s Suit) Red() bool { return s == Diamonds || s == Hearts }

// ParseSuit reads a suit's letter, in either case.
func ParseSuit(text string) (Suit, error) {
	if i := index(suitLetters, text); i >= 0 {
		return Suit(i), nil
	}
	return 0, &ParseError{What: fault.Say("suit"), Text: text, Why: fault.Say("want C, D, H or S")}
}
