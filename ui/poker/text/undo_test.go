package text

import (
	"regexp"
	"testing"
)

// Acts and cards are undone, in one word, wherever poker speaks of it.
func TestOneWordForUndo(t *testing.T) {
	other := regexp.MustCompile(`(?i)(take|taken|took) .{0,12}back|acts? taken`)
	for _, file := range []string{"table.en.json", "review.en.json", "statistics.en.json"} {
		words, err := files.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range other.FindAll(words, -1) {
			t.Errorf("%s says %q", file, found)
		}
	}
}
