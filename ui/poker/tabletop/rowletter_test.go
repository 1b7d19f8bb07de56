package tabletop

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// In each language a letter is one row, and no row's letter in English is another row's.
func TestRowLetters(t *testing.T) {
	defer text.Use(text.English)
	for language, letters := range rowLetters {
		text.Use(language)
		var rows []rune
		for r := range letters {
			row, ok := RowLetter(r)
			if !ok || slices.Contains(rows, row) || r < 0x80 {
				t.Errorf("%s: %c is row %c, %v", language, r, row, ok)
			}
			rows = append(rows, row)
		}
		if slices.Sort(rows); string(rows) != "bmt" {
			t.Errorf("%s has letters for %q", language, rows)
		}
	}
	text.Use(text.Russian)
	if row, _ := RowLetter('С'); row != 'm' {
		t.Errorf("С is row %c", row)
	}
	text.Use(text.English)
	if _, ok := RowLetter('с'); ok {
		t.Error("in English с is a row")
	}
}
