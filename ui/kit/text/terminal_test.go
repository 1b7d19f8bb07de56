package text

import "testing"

func TestPlain(t *testing.T) {
	for in, want := range map[string]string{
		"":                       "",
		"Évening \u2660 \u05d0":  "Évening \u2660 \u05d0",
		"\x1b[31mred\a":          `\x1b[31mred\x07`,
		"two\nlines\tand\r":      `two\x0alines\x09and\x0d`,
		"\u009b31m":              `\u009b31m`,
		"a\u202eb\u2066c\u200fd": `a\u202eb\u2066c\u200fd`,
		"bad \xff\xc3 \ufffd":    "bad \\xff\\xc3 \ufffd",
		"\u2028line\u007f":       `\u2028line\x7f`,
	} {
		if got := Plain(in); got != want {
			t.Errorf("%q is %q, want %q", in, got, want)
		}
		if again := Plain(Plain(in)); again != want {
			t.Errorf("%q twice is %q, want %q", in, again, want)
		}
	}
	if got, want := PlainLines("a\n\tb\x1b\r\n"), "a\n\tb\\x1b\\x0d\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
