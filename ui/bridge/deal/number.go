package deal

import (
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// length is how many characters a number has.
var length = len(card.Number{}.String())

// number is a deal's number that is being typed. It is a value.
type number struct {
	digits string // as the program writes them
	at     int    // where the next one goes, 0 to len(digits)
	all    bool   // everything is selected: what is typed comes in its place
}

// numberOf returns a number that somebody else has chosen: what is typed comes in its place.
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

// between reports whether a character only stands between those that count.
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

// with returns the number with one more character where it is being typed; ok is false if it
// has as many as it can have.
func (n number) with(digit string) (more number, ok bool) {
	if n.all {
		n = number{}
	}
	if len(n.digits) >= length {
		return n, false
	}
	return number{digits: n.digits[:n.at] + digit + n.digits[n.at:], at: n.at + 1}, true
}

// without returns the number without the character before the place where it is being typed,
// or behind it, or without any if all are selected.
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

// to goes to another place, as far as there is one.
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

// column returns in which column of the screen the i-th character stands.
func column(i int) int { return i + i/text.Group }
