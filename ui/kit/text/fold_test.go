package text

import "testing"

func TestFolded(t *testing.T) {
	for words, folded := range map[string]string{"Pică": "pica", "Чёрный йод": "черный йод", "ŝlemo": "slemo", "ÎN ȘȚ": "in st", "4♠ x": "4♠ x", "": ""} {
		want(t, Folded(words), folded)
	}
}
