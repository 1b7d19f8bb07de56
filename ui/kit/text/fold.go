package text

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Folded returns words as they are compared: in small letters without marks, so that pica finds pică and черный finds
// чёрный, and a Turkish keyboard's ı an i. Й stays: it is a letter of its own.
func Folded(words string) string {
	var b strings.Builder
	for _, r := range norm.NFC.String(strings.ToLower(words)) {
		switch r {
		case 'й':
			b.WriteRune(r)
			continue
		case 'ı':
			r = 'i'
		}
		for _, part := range norm.NFD.String(string(r)) {
			if !unicode.Is(unicode.Mn, part) {
				b.WriteRune(part)
			}
		}
	}
	return b.String()
}
