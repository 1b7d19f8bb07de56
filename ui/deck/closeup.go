package deck

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// closeUp is the chosen card as high as the window. The cards of the deck are chosen on it as without it.
type closeUp struct{ screen *Screen }

var (
	_ sheet.Sheet  = closeUp{}
	_ sheet.Looker = closeUp{}
	_ sheet.Closer = closeUp{}
)

// closeUp lets the chosen card fill the window.
func (s *Screen) closeUp() {
	s.sheets.Push(closeUp{s})
	s.view.showChosen()
}

// close reports whether the chosen card fills the window.
func (s *Screen) close() bool { return s.sheets.Has(closeUp{s}) }

// Build implements [sheet.Sheet].
func (c closeUp) Build() fyne.CanvasObject {
	v := c.screen.view
	return container.New(wholeCard{v}, v.shadows[2].Raster, v.whole.raster)
}

// Look implements [sheet.Looker].
func (closeUp) Look() sheet.Look {
	return sheet.Look{Place: func(screen, _ fyne.Size) (fyne.Position, fyne.Size) { return fyne.Position{}, screen }}
}

// Enter implements [sheet.Sheet].
func (c closeUp) Enter() { c.screen.sheets.Remove(c) }

// Key implements [sheet.Sheet].
func (c closeUp) Key(key fyne.KeyName) {
	if key == fyne.KeySpace || key == fyne.KeyBackspace {
		c.Enter()
		return
	}
	c.screen.chooseBy(key)
}

// Rune implements [sheet.Sheet].
func (c closeUp) Rune(r rune) { c.screen.letter(r) }

// Close implements [sheet.Closer].
func (c closeUp) Close() { c.screen.view.showChosen() }

// wholeCard is a layout for a card as high as the window, with its shadow.
type wholeCard struct{ *view }

func (c wholeCard) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	h := size.Height - 2*theme.U(margin)
	w := h * cardart.Aspect
	putCard(c.shadows[2], c.whole, (size.Width-w)/2, (size.Height-h)/2, w, h)
}

func (wholeCard) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
