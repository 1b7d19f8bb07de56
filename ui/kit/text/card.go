package text

import (
	"strings"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

// Suit returns the sign of a suit. The window's prose draws it; it is no letter of a font.
func Suit(s card.Suit) string { return string([]rune("♣♦♥♠")[s]) }

// letters are the indices of honours, on the cards and so in every text. Like the theme there is one for the whole
// program; it belongs to Fyne's goroutine.
var letters cardart.Letters

// SetLetters makes all texts from now on call the honours as cards with these letters do.
func SetLetters(l cardart.Letters) { letters = l }

// Rank returns the index of a card: a letter, or a number.
func Rank(r card.Rank) string { return letters.Rank(r) }

// Honours returns the letters of the honours from the top, as in A K Q J M.
func Honours() string {
	var ranks []string
	for r := card.Ace; r.Honour(); r-- {
		ranks = append(ranks, Rank(r))
	}
	return strings.Join(ranks, " ")
}

// Card returns a card as in ♥M and ♦12.
func Card(c card.Card) string { return Suit(c.Suit) + Rank(c.Rank) }

// Holding returns the cards of one suit from the top, with a space between them, or a
// dash if there are none.
func Holding(h card.Holding) string {
	if h == 0 {
		return "–"
	}
	var ranks []string
	for r := range h.Ranks() {
		ranks = append(ranks, Rank(r))
	}
	return strings.Join(ranks, " ")
}

// noBreak is the no-break space.
const noBreak = "\u00a0"

// Cards lists cards by suit, in the order of the suits in a hand. Those of a suit stay on one line if it has room.
func Cards(hand card.Hand, order [4]card.Suit) string {
	var suits []string
	for _, suit := range order {
		if hand[suit] != 0 {
			suits = append(suits, Suit(suit)+strings.ReplaceAll(Holding(hand[suit]), " ", noBreak))
		}
	}
	return strings.Join(suits, ", ")
}
