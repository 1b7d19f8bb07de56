package deck

import (
	"strconv"
	"unicode"
	"unicode/utf8"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// rows and columns are those of the grid of the pack: a row for each suit, spades first, with the ace on the left. The
// joker follows the last card of the last row.
const rows, columns = 4, 17

// widest is the number of cards in the last row.
const widest = columns + 1

// place is the position of a card in the grid, counted from the top left.
type place struct{ row, column int }

// pack is all cards in their places, row by row.
func pack() []card.Card {
	var cards []card.Card
	for row := range rows {
		for column := range inRow(row) {
			cards = append(cards, place{row, column}.card())
		}
	}
	return cards
}

// inRow returns the number of cards in a row.
func inRow(row int) int {
	if row == rows-1 {
		return widest
	}
	return columns
}

func (p place) card() card.Card {
	if p.column == columns {
		return card.Joker
	}
	suits := [rows]card.Suit{card.Spades, card.Hearts, card.Diamonds, card.Clubs}
	return card.Card{Suit: suits[p.row], Rank: card.Ace - card.Rank(p.column)}
}

func (p place) index() int { return p.row*columns + p.column }

// move returns the place a number of columns and rows away. At the edges of the grid it stays
// on it.
func (p place) move(dx, dy int) place {
	row := max(0, min(p.row+dy, rows-1))
	return place{row, max(0, min(p.column+dx, inRow(row)-1))}
}

// name returns the name of a card: "Ace of spades". Letters of another language than the window's have their own names:
// "As de pică". A joker has the same in all of them.
func name(c card.Card, letters cardart.Letters) string {
	if c == card.Joker {
		return text.T("deck.joker")
	}
	if letters != cardart.English {
		first, rest := utf8.DecodeRuneInString(letters.Name(c))
		return string(unicode.ToUpper(first)) + letters.Name(c)[rest:]
	}
	rank := strconv.Itoa(int(c.Rank))
	if c.Rank.Honour() {
		rank = text.T("deck.rank." + c.Rank.String())
	}
	return text.T("deck.name", "Rank", rank, "Suit", text.T("deck.suit."+c.Suit.String()))
}
