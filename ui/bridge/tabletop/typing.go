package tabletop

import (
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Typing is the typed part of a call or a card: "4" of 4n, "h" of hz. The zero value is empty.
type Typing string

// Call takes one more letter of a call. Done is true when there is a whole one.
func (t Typing) Call(r rune, legal []bridge.Call) (next Typing, call bridge.Call, done bool) {
	r = unicode.ToLower(r)
	can := func(c bridge.Call) bool {
		for _, l := range legal {
			if l == c {
				return true
			}
		}
		return false
	}
	switch {
	case r >= '1' && r <= '9':
		return Typing(r), 0, false
	case r == 'p':
		return "", bridge.Pass, true
	case r == 'x' && (t == "x" || !can(bridge.Double) && can(bridge.Redouble)):
		return "", bridge.Redouble, true
	case r == 'x':
		return "x", bridge.Double, true
	case t != "" && t != "x":
		if c, err := bridge.ParseCall(string(t) + string(r)); err == nil {
			return "", c, true
		}
	}
	return "", 0, false
}

// Card takes one more letter of a card: a suit, then a rank, as a letter or a number. Done
// is true when there is a whole one; of h12, h1 is one already, and the 2 makes it another.
//
// A rank is typed as the cards show it, or in English. After a suit, a letter that is both
// a rank and a suit, as the Romanian D and S are, is the rank: hd is the queen of hearts.
func (t Typing) Card(r rune, letters cardart.Letters) (next Typing, c card.Card, done bool) {
	letter := strings.ToLower(string(r))
	if t == "" {
		if _, err := card.ParseSuit(letter); err == nil {
			return Typing(letter), card.Card{}, false
		}
		return "", card.Card{}, false
	}
	suit, err := card.ParseSuit(string(t[:1]))
	if err != nil {
		return "", card.Card{}, false
	}
	if len(t) == 2 { // a 1 was typed: 10, 11 or 12
		if i := strings.Index("012", letter); i >= 0 {
			return "", card.Card{Suit: suit, Rank: card.Ten + card.Rank(i)}, true
		}
		return Typing("").Card(r, letters)
	}
	if rank, ok := typedRank(letter, letters); ok {
		if rank == card.One {
			next = t + "1"
		}
		return next, card.Card{Suit: suit, Rank: rank}, true
	}
	return Typing("").Card(r, letters)
}

// typedRank returns the rank of a lower-case letter or digit.
func typedRank(letter string, letters cardart.Letters) (card.Rank, bool) {
	for r := card.Maid; r <= card.Ace; r++ {
		if letter == strings.ToLower(letters.Rank(r)) {
			return r, true
		}
	}
	r, err := card.ParseRank(letter)
	return r, err == nil
}
