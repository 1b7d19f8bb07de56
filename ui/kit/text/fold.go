package text

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Folded returns words as they are compared: in small letters without marks, so that pica finds pică and черный finds
// чёрный. Й stays: it is a letter of its own.
func Folded(words string) string {
	var b strings.Builder
	for _, r := range norm.NFC.String(strings.ToLower(words)) {
		if r == 'й' {
			b.WriteRune(r)
			continue
		}
		for _, part := range norm.NFD.String(string(r)) {
			if !unicode.Is(unicode.Mn, part) {
				b.WriteRune(part)
			}
		}
	}
	return b.String()
}
