package bridge

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Strain is a trump suit or no-trump, in ascending order.
type Strain uint8

// The strains, ascending. The first four have the same values as the suits.
const (
	Clubs    = Strain(card.Clubs)
	Diamonds = Strain(card.Diamonds)
	Hearts   = Strain(card.Hearts)
	Spades   = Strain(card.Spades)
	NoTrump  = Spades + 1
)

// Strains lists the five strains, ascending.
var Strains = [5]Strain{Clubs, Diamonds, Hearts, Spades, NoTrump}

const strainLetters = "CDHSN"

// String returns C, D, H, S or N.
func (s Strain) String() string {
	if int(s) >= len(strainLetters) {
		return fmt.Sprintf("Strain(%d)", uint8(s))
	}
	return strainLetters[s : s+1]
}

// Trump returns the trump suit; ok is false in no-trump.
func (s Strain) Trump() (suit card.Suit, ok bool) { return card.Suit(s), s < NoTrump }

// Major reports whether s is hearts or spades.
func (s Strain) Major() bool { return s == Hearts || s == Spades }

// ParseStrain reads a strain's letter in either case, and NT as N.
func ParseStrain(text string) (Strain, error) {
	upper := strings.ToUpper(text)
	if upper == "NT" {
		return NoTrump, nil
	}
	if i := strings.Index(strainLetters, upper); i >= 0 && len(text) == 1 {
		return Strain(i), nil
	}
	return 0, &card.ParseError{What: fault.Say("strain"), Text: text, Why: fault.Say("want C, D, H, S or N")}
}
