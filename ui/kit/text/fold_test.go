package text

import "testing"

func TestFolded(t *testing.T) {
	for words, folded := range map[string]string{"Pică": "pica", "Чёрный йод": "черный йод", "ŝlemo": "slemo", "ÎN ȘȚ": "in st", "4♠ x": "4♠ x", "İMP ımp IMP": "imp imp imp", "": "",
		"и\u0306од, pica\u0306": "йод, pica"} { // with marks as characters of their own
		want(t, Folded(words), folded)
	}
}
