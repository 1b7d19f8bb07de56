package tabletop

import (
	"unicode"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// rowLetters are typed for rows in a language of another script, besides the English T, M and B. Romanian and Esperanto have none:
// their words for the top begin with the S that sorts the hand.
var rowLetters = map[text.Language]map[rune]rune{
	text.Russian: {'в': 't', 'с': 'm', 'н': 'b'}, // верх, середина, низ
}

// RowLetter returns the English letter of the row that a letter of the language in use stands for; ok is false if it stands for none.
func RowLetter(r rune) (english rune, ok bool) {
	english, ok = rowLetters[text.Current()][unicode.ToLower(r)]
	return english, ok
}
