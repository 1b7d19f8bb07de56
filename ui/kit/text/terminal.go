package text

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Plain returns a text in one line that is safe for a terminal: characters that would move the cursor, ring the bell,
// change colours or turn the direction of text become escapes such as \x1b. Names, notes and files may contain
// anything.
func Plain(s string) string { return plain(s, "") }

// PlainLines returns a text as Plain does, but leaves its lines and tabs.
func PlainLines(s string) string { return plain(s, "\n\t") }

func plain(s, allowed string) string {
	wrong := func(r rune) bool { return acts(r) && !strings.ContainsRune(allowed, r) }
	if utf8.ValidString(s) && !strings.ContainsFunc(s, wrong) {
		return s
	}
	var out strings.Builder
	for i, r := range s {
		switch {
		case r == utf8.RuneError && s[i] != "\ufffd"[0]: // no UTF-8
			fmt.Fprintf(&out, "\\x%02x", s[i])
		case !wrong(r):
			out.WriteRune(r)
		case r < 0x80:
			fmt.Fprintf(&out, "\\x%02x", r)
		default:
			fmt.Fprintf(&out, "\\u%04x", r)
		}
	}
	return out.String()
}

// acts reports whether a terminal acts on a character, or shows its neighbours elsewhere: the controls of both sets,
// the marks and overrides of direction, and the separators of lines.
func acts(r rune) bool {
	return r < 0x20 || 0x7f <= r && r < 0xa0 || r == 0x061c || r == 0x200e || r == 0x200f ||
		0x2028 <= r && r <= 0x202e || 0x2066 <= r && r <= 0x2069 || r == 0xfeff
}
