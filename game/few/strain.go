package few

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Strain is a trump suit, no-trump or nullo. Its value says nothing about its rank: [Rules.Rank] does.
type Strain uint8

// The strains. The first five are those of bridge.
const (
	Clubs    = Strain(bridge.Clubs)
	Diamonds = Strain(bridge.Diamonds)
	Hearts   = Strain(bridge.Hearts)
	Spades   = Strain(bridge.Spades)
	NoTrump  = Strain(bridge.NoTrump)
	Nullo    = NoTrump + 1 // no trumps, and as few tricks as possible
)

const strainLetters = "CDHSNO"

// String returns C, D, H, S, N or O.
func (s Strain) String() string {
	if int(s) >= len(strainLetters) {
		return fmt.Sprintf("Strain(%d)", uint8(s))
	}
	return strainLetters[s : s+1]
}

// Trump returns the trump suit; ok is false in no-trump and nullo.
func (s Strain) Trump() (suit card.Suit, ok bool) { return card.Suit(s), s < NoTrump }

// Bridge returns the strain that decides who wins a trick: no-trump for nullo.
func (s Strain) Bridge() bridge.Strain { return bridge.Strain(min(s, NoTrump)) }

// ParseStrain reads a strain's letter in either case, and NT as N.
func ParseStrain(text string) (Strain, error) {
	upper := strings.ToUpper(text)
	if upper == "NT" {
		return NoTrump, nil
	}
	if i := strings.Index(strainLetters, upper); i >= 0 && len(text) == 1 {
		return Strain(i), nil
	}
	return 0, &card.ParseError{What: fault.Say("strain"), Text: text, Why: fault.Say("want C, D, H, S, N or O")}
}
