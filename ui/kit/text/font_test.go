package text

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"
)

// Each sign in a message or a text of the window is in a font that the program brings along. The one with emojis isn't among them,
// and suits are drawn.
func TestEverySignHasAFont(t *testing.T) {
	signs := map[rune]string{} // each with the place of its use
	add := func(text, where string) {
		for _, r := range text {
			signs[r] = where
		}
	}
	messages := 0
	err := filepath.WalkDir(window, func(name string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".json" || strings.Contains(name, "testdata") {
			return err
		}
		content, err := os.ReadFile(name)
		add(string(content), name)
		messages++
		return err
	})
	if err != nil || messages < 20 {
		t.Fatalf("%d files of messages (%v)", messages, err)
	}
	for text := range scan(t).literals {
		add(text, "a text of the source")
	}
	symbols := parsed(t, theme.DefaultSymbolFont())
	for _, font := range []fyne.Resource{theme.DefaultTextFont(), theme.DefaultTextBoldFont(), theme.DefaultTextItalicFont()} {
		words := parsed(t, font)
		for sign, where := range signs {
			if sign >= ' ' && !strings.ContainsRune("♣♦♥♠", sign) && !has(words, sign) && !has(symbols, sign) {
				t.Errorf("%c (%U), in %s, is neither in %s nor among the symbols", sign, sign, where, font.Name())
			}
		}
	}
	if has(symbols, '😀') {
		t.Error("the symbols have emojis, so this says nothing")
	}
}

func parsed(t *testing.T, font fyne.Resource) *sfnt.Font {
	t.Helper()
	f, err := sfnt.Parse(font.Content())
	if err != nil {
		t.Fatalf("%s: %v", font.Name(), err)
	}
	return f
}

func has(f *sfnt.Font, sign rune) bool {
	glyph, err := f.GlyphIndex(nil, sign)
	return err == nil && glyph != 0
}
