package text

import (
	"slices"
	"strings"
	"testing"
)

// Letters with marks stand where the language's alphabet has them, and not behind z.
func TestInOrder(t *testing.T) {
	defer Use(English)
	for language, want := range map[Language]string{
		English:   "natural no-trump Raise ruff Take-out",
		Romanian:  "atu avans ăla iz în joc semn șlem Tăiere tură țintă zi",
		Russian:   "ёж Ель игра йод ключ Я",
		Esperanto: "cedi Ĉampiono defendo fugo fuĝo gvidi ĝusta sekvo ŝlemo Zorgo",
	} {
		Use(language)
		words := strings.Fields(want)
		slices.Reverse(words)
		if got := strings.Join(InOrder(words, func(word string) string { return word }), " "); got != want {
			t.Errorf("%s: %s, want %s", language, got, want)
		}
	}
}
