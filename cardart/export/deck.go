package export

import (
	"strconv"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// side is a face or the back.
type side struct {
	name    string // of its file: the text form of the card
	title   string // in words
	drawing func(cardart.Style) vector.Drawing
	print   func(cardart.Style) vector.Drawing // with bleed
}

// sides returns the faces, spades first, each suit from the top, and the back.
func sides() (all []side) {
	for c := range card.Deck68.Hand().All() {
		all = append(all, side{c.String(), title(c),
			func(s cardart.Style) vector.Drawing { return cardart.Drawing(c, s) },
			func(s cardart.Style) vector.Drawing { return cardart.PrintDrawing(c, s) }})
	}
	return append(all, side{"back", "back of a card", cardart.BackDrawing, cardart.PrintBackDrawing})
}

// title returns a card's name in words.
func title(c card.Card) string {
	rank, honour := map[card.Rank]string{
		card.Ace: "ace", card.King: "king", card.Queen: "queen", card.Jack: "jack", card.Maid: "maid",
	}[c.Rank]
	if !honour {
		rank = strconv.Itoa(int(c.Rank))
	}
	suit := map[card.Suit]string{
		card.Spades: "spades", card.Hearts: "hearts", card.Diamonds: "diamonds", card.Clubs: "clubs",
	}[c.Suit]
	return rank + " of " + suit
}
