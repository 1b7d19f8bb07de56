package export

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// Selection is the set of faces to write.
type Selection uint8

const (
	All   Selection = iota // the 68, and the joker
	New                    // the 16 that a deck of 52 has not: M, 12, 11 and 1 of each suit
	Old52                  // the 52 of other games, and the joker
)

var selections = []string{All: "all", New: "new", Old52: "52"}

func (s Selection) String() string { return nameOf(selections, uint8(s), "Selection") }

// ParseSelection reads all, new or 52. The error is an [*Error].
func ParseSelection(text string) (Selection, error) {
	i, err := indexOf(selections, text, "Cards", "no choice of cards")
	return Selection(i), err
}

// has reports whether the face of a card is written.
func (s Selection) has(c card.Card) bool {
	return s == All || (card.Deck52.Has(c) || c == card.Joker) == (s == Old52)
}

// title describes the selection.
func (s Selection) title() string {
	return [...]string{
		All:   "Super Bridge: a deck of 68 cards and a joker",
		New:   "Super Bridge: the 16 cards that a deck of 52 has not",
		Old52: "Super Bridge: a deck of 52 cards and a joker",
	}[s]
}

// side is a face or the back.
type side struct {
	name    string // of its file: the text form of the card
	title   string // in words
	drawing func(cardart.Style) vector.Drawing
	print   func(cardart.Style) vector.Drawing // with bleed
}

// sides returns the faces, spades first, each suit from the top, the joker, and the back. They are called
// as people call them whose cards bear these letters.
func sides(which Selection, letters cardart.Letters) (all []side) {
	for _, c := range append(card.Deck68.Hand().Cards(), card.Joker) {
		if which.has(c) {
			all = append(all, side{c.String(), letters.Name(c),
				func(s cardart.Style) vector.Drawing { return cardart.Drawing(c, s) },
				func(s cardart.Style) vector.Drawing { return cardart.PrintDrawing(c, s) }})
		}
	}
	return append(all, side{"back", letters.BackName(), cardart.BackDrawing, cardart.PrintBackDrawing})
}
