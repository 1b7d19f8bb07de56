package spoken

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// plain are the characters of English texts that ASCII lacks, and what is written for them there.
var plain = strings.NewReplacer("–", "-", "—", "-", "…", "...", "“", `"`, "”", `"`, "„", `"`, "«", `"`, "»", `"`, "’", "'", "‘", "'", "·", "-", "×", "x", "→", "->",
	"♣", "C", "♦", "D", "♥", "H", "♠", "S", "\u00a0", " ", "\u202f", " ", "\u2009", " ", "½", "1/2")

// ASCII returns an English text in ASCII: letters lose their accents, and what has no like is a question mark.
func ASCII(words string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r < 0x80:
			return r
		case unicode.Is(unicode.Mn, r):
			return -1
		}
		return '?'
	}, norm.NFD.String(plain.Replace(words)))
}
