package deal

import (
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// length is the number of characters in a deal's number.
var length = len(card.Number{}.String())

// number is a deal's number that is being typed. It is a value.
type number struct {
	digits string // as the program writes them
	at     int    // position of the cursor, 0 to len(digits)
	all    bool   // everything is selected: typing replaces it
}

// numberOf returns a complete number, all selected: typing replaces it.
func numberOf(n card.Number) number { return number{n.String(), length, true} }

// digit returns a character as the program writes it: a small letter as a large one, O as 0,
// I and L as 1. Ok is false if no number has it.
func digit(r rune) (d string, ok bool) {
	n, err := card.ParseNumber(strings.Repeat("0", length-1) + string(r))
	if err != nil {
		return "", false
	}
	return n.String()[length-1:], true
}

// between reports whether a character is a separator.
func between(r rune) bool { return unicode.IsSpace(r) || unicode.Is(unicode.Dash, r) }

// digitsOf returns the characters of a text that count; ok is false if there are others.
func digitsOf(words string) (digits string, ok bool) {
	for _, r := range words {
		d, ok := digit(r)
		if !ok && !between(r) {
			return "", false
		}
		digits += d
	}
	return digits, true
}

// find returns the number that a text is, or the first word of it that looks like one.
func find(words string) (digits string, ok bool) {
	if digits, ok = digitsOf(words); ok && len(digits) == length {
		return digits, true
	}
	for _, word := range strings.Fields(words) {
		word = strings.TrimFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
		if d, ok := digitsOf(word); ok && len(d) == length {
			return d, true
		}
	}
	return digits, ok
}

// with returns the number with a character inserted at the cursor; ok is false if it is full.
func (n number) with(digit string) (more number, ok bool) {
	if n.all {
		n = number{}
	}
	if len(n.digits) >= length {
		return n, false
	}
	return number{digits: n.digits[:n.at] + digit + n.digits[n.at:], at: n.at + 1}, true
}

// without returns the number without the character before the cursor, or behind it, or empty if all are selected.
func (n number) without(behind bool) number {
	if n.all {
		return number{}
	}
	from := n.at - 1
	if behind {
		from = n.at
	}
	if from < 0 || from >= len(n.digits) {
		return n
	}
	return number{digits: n.digits[:from] + n.digits[from+1:], at: from}
}

// to moves the cursor, clamped to the number.
func (n number) to(at int) number {
	return number{digits: n.digits, at: max(0, min(at, len(n.digits)))}
}

// complete returns the number, when all of it is there and it is not beyond all deals.
func (n number) complete() (card.Number, bool) {
	if len(n.digits) != length {
		return card.Number{}, false
	}
	parsed, err := card.ParseNumber(n.digits)
	return parsed, err == nil
}

// column returns the screen column of the i-th character.
func column(i int) int { return i + i/text.Group }
