package marks

import (
	"strings"
	"unicode"
)

// The number of letters of a name and of a note that a screen shows. The user may write any number, and the sheet has
// them all.
const (
	MostName = 200
	MostNote = 2000
)

// mostWord is the length of the longest word that fits everywhere.
const mostWord = 24

// Clip returns the first letters of a text.
func Clip(words string, most int) string {
	n := 0
	for i := range words {
		if n == most {
			return strings.TrimSpace(words[:i]) + "…"
		}
		n++
	}
	return words
}

// Broken returns a text with spaces in words that are too long for a line.
func Broken(words string) string {
	var b strings.Builder
	n := 0
	for _, r := range words {
		if unicode.IsSpace(r) {
			n = 0
		} else if n++; n > mostWord {
			b.WriteByte(' ')
			n = 1
		}
		b.WriteRune(r)
	}
	return b.String()
}
