package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// keepSheet asks whether what has been played of a practice board stays kept.
type keepSheet struct {
	laid
	exit *exit
}

var _ sheet.Leaver = (*keepSheet)(nil)

// Build implements [sheet.Sheet].
func (k *keepSheet) Build() fyne.CanvasObject { return k.fitted(k.build) }

func (k *keepSheet) build(maker sheetMaker) fyne.CanvasObject {
	return maker.Notice(text.T("practice.keep"), text.T("practice.keep.message"),
		maker.Button(text.T("practice.keep.do"), text.T("key.enter"), true, k.exit.keep),
		maker.Button(text.T("practice.keep.not"), text.T("key.escape"), false, k.exit.drop),
		maker.Button(text.T("practice.play-on"), text.T("key.play-on"), false, k.playOn))
}

// Enter implements [sheet.Sheet].
func (k *keepSheet) Enter() { k.exit.keep() }

// Key implements [sheet.Sheet].
func (k *keepSheet) Key(fyne.KeyName) {}

// Rune implements [sheet.Sheet].
func (k *keepSheet) Rune(r rune) {
	if unicode.ToLower(r) == 'p' {
		k.playOn()
	}
}

// Leave implements [sheet.Leaver]: a user who leaves now doesn't want it.
func (k *keepSheet) Leave() { k.exit.drop() }

// Undo takes the question off the table.
func (k *keepSheet) Undo() { k.playOn() }

// playOn takes the question off the table.
func (k *keepSheet) playOn() {
	if !k.exit.dropping {
		k.parts.sheets.Remove(k)
		k.exit.stay()
	}
}
