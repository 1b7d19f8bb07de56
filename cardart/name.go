package cardart

import (
	"strconv"

	"github.com/superbridge/superbridge/game/card"
)

// names are the words of a language for cards.
type names struct {
	honours [5]string // from the maid up
	suits   [4]string // indexed by suit
	of      string    // between rank and suit
	back    string
	joker   string
}

var nameSets = [...]names{
	English: {
		honours: [5]string{"maid", "jack", "queen", "king", "ace"},
		suits:   [4]string{card.Clubs: "clubs", card.Diamonds: "diamonds", card.Hearts: "hearts", card.Spades: "spades"},
		of:      " of ",
		back:    "back of a card",
		joker:   "joker",
	},
	Romanian: {
		honours: [5]string{"subretă", "valet", "damă", "rege", "as"},
		suits:   [4]string{card.Clubs: "treflă", card.Diamonds: "caro", card.Hearts: "cupă", card.Spades: "pică"},
		of:      " de ",
		back:    "spatele unei cărți",
		joker:   "joker",
	},
	Russian: { // the suits in the genitive
		honours: [5]string{"фрейлина", "валет", "дама", "король", "туз"},
		suits:   [4]string{card.Clubs: "треф", card.Diamonds: "бубён", card.Hearts: "червей", card.Spades: "пик"},
		of:      " ",
		back:    "рубашка карты",
		joker:   "джокер",
	},
	Esperanto: {
		honours: [5]string{"servistino", "fanto", "damo", "reĝo", "aso"},
		suits:   [4]string{card.Clubs: "trefoj", card.Diamonds: "karooj", card.Hearts: "keroj", card.Spades: "pikoj"},
		of:      " de ",
		back:    "dorso de karto",
		joker:   "ĵokero",
	},
}

// Name returns the name of a card in the language of the letters: maid of spades, subretă de pică, фрейлина пик,
// servistino de pikoj.
func (l Letters) Name(c card.Card) string {
	n := nameSets[l]
	if c == card.Joker {
		return n.joker
	}
	rank := strconv.Itoa(int(c.Rank))
	if c.Rank.Honour() {
		rank = n.honours[c.Rank-card.Maid]
	}
	return rank + n.of + n.suits[c.Suit]
}

// BackName returns the name of the back of a card in that language.
func (l Letters) BackName() string { return nameSets[l].back }
