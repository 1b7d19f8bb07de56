package card

import (
	"fmt"

	"github.com/superbridge/superbridge/game/fault"
)

// Rank is the height of a card within its suit, 1 to 17. The zero Rank is no rank.
//
// A rank means the same in every deck: a deck of 52 leaves out 1, 11, 12 and the
// maid, and its king is still a [King].
type Rank uint8

// The ranks that have names; the others are their numbers.
const (
	One    Rank = 1
	Ten    Rank = 10
	Eleven Rank = 11
	Twelve Rank = 12
	Maid   Rank = 13
	Jack   Rank = 14
	Queen  Rank = 15
	King   Rank = 16
	Ace    Rank = 17
)

// JokerRank is the rank of the [Joker], above all others. It has no letter, and no deck holds it.
const JokerRank Rank = 18

// rankLetters is indexed by rank. Z is the twelve (dozen), L the eleven.
const rankLetters = "?123456789TLZMJQKA"

// String returns the rank's letter in the text form: one of AKQJMZLT987654321.
func (r Rank) String() string {
	if r == 0 || r > Ace {
		return fmt.Sprintf("Rank(%d)", uint8(r))
	}
	return rankLetters[r : r+1]
}

// Honour reports whether r is one of the five honours: ace, king, queen, jack, maid.
func (r Rank) Honour() bool { return r >= Maid }

// ParseRank reads a rank's letter, in either case.
func ParseRank(text string) (Rank, error) {
	if i := index(rankLetters, text); i > 0 {
		return Rank(i), nil
	}
	return 0, &ParseError{What: fault.Say("rank"), Text: text, Why: fault.Say("want one of AKQJMZLT987654321")}
}
