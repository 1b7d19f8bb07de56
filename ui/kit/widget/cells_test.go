package widget

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
)

// The words of a cell are as large as fits, whatever was in it before. A table first laid out in a narrow window used
// to keep its small letters, and words that were set in a row later used to run into the next cell.
func TestACellForgetsWhatWasInIt(t *testing.T) {
	test.NewTempApp(t)
	const size, words, long = 15, "In progress", "a contract of seven no-trump, doubled and redoubled, by North"
	p := NewProse(NewArt(cardart.Style{}), "…", size, color.Black)
	cells := NewCells([]float32{1, 1}, p, NewProse(p.art, "", size, color.Black))
	fits := func(is string, whole bool) {
		t.Helper()
		if p.MinSize().Width > p.Size().Width || whole != (p.TextSize == size && p.Text == is) || !strings.HasPrefix(is, strings.TrimSuffix(p.Text, "…")) {
			t.Errorf("%q is shown as %q in letters of %v, %v wide in a cell of %v", is, p.Text, p.TextSize, p.MinSize().Width, p.Size().Width)
		}
	}
	cells.Resize(fyne.NewSize(400, 20))
	p.Set(words, color.Black)
	fits(words, true)
	cells.Resize(fyne.NewSize(80, 20))
	fits(words, false)
	p.Set(words, color.Black) // as when a row is filled again
	cells.Resize(fyne.NewSize(400, 20))
	fits(words, true)
	p.Set(long, color.Black)
	fits(long, false)
	p.Set(words, color.Black)
	fits(words, true)
}
