// Package typing reads calls and cards as they are typed, in English and in the language in use: letter by letter at a table, and as whole words.
package typing

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Typing is the typed part of a call or a card: "4" of 4n, "h" of hz. The zero value is empty.
//
// English can be typed in every language, and the words of the language in use besides. If one call or card begins another
// one, as h1 does h12, and in Romanian 4c, four clubs, does 4cu, it is whole already, and what follows makes it the other.
type Typing string

// Call takes one more letter of a call. Done is true when there is a whole one.
func (t Typing) Call(r rune, legal []bridge.Call) (next Typing, call bridge.Call, done bool) {
	letter := string(unicode.ToLower(r))
	for _, typed := range []string{string(t) + letter, letter} {
		if call, done, more := current().call(typed, legal); done || more {
			if more {
				next = Typing(typed)
			}
			return next, call, done
		}
	}
	return "", 0, false
}

// Continues reports whether a letter makes what is typed, if that is anything, a longer call or its beginning.
func (t Typing) Continues(r rune, legal []bridge.Call) bool {
	_, whole, more := current().call(string(t)+string(unicode.ToLower(r)), legal)
	return t != "" && (whole || more)
}

// Levelled reports whether a call begins with its level.
func (t Typing) Levelled() bool { return t != "" && t[0] >= '1' && t[0] <= '9' }

// HalfCall reports whether a call has been begun, and isn't whole.
func (t Typing) HalfCall(legal []bridge.Call) bool {
	_, whole, _ := current().call(string(t), legal)
	return t != "" && !whole
}

// Card takes one more letter of a card: a suit, then a rank, as a letter or a number. Done
// is true when there is a whole one; of h12, h1 is one already, and the 2 makes it another.
//
// A rank is typed as the cards show it, in English or in the language in use. After a suit, a letter that is both
// a rank and a suit, as the Romanian D and S are, is the rank: hd is the queen of hearts.
func (t Typing) Card(r rune, letters cardart.Letters) (next Typing, c card.Card, done bool) {
	w, letter := current(), strings.ToLower(string(r))
	_, was, _ := w.card(string(t), letters)
	tries := []string{string(t) + letter, letter}
	if last, _ := utf8.DecodeLastRuneInString(string(t)); was { // in Romanian the k of cadk: the king of diamonds after the ace of clubs
		tries = []string{tries[0], string(last) + letter, letter}
	}
	for _, typed := range tries {
		c, done, more := w.card(typed, letters)
		switch {
		case !done && !more:
			continue
		case more, was && len(w.begun(letter)) > 0:
			next = Typing(typed)
		}
		return next, c, done
	}
	return "", card.Card{}, false
}

// HalfCard reports whether a card has been begun, and isn't whole.
func (t Typing) HalfCard(letters cardart.Letters) bool {
	_, whole, _ := current().card(string(t), letters)
	return t != "" && !whole
}

// Begun returns the suits that a letter may begin.
func Begun(r rune) []card.Suit { return current().begun(string(unicode.ToLower(r))) }
