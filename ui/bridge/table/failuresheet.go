package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// failureSheet says that something could not be saved. The board waits until saving is tried again.
type failureSheet struct {
	laid
	sheet.Spaced
	exit   *exit
	finale *finale
}

var (
	_ sheet.Leaver = (*failureSheet)(nil)
	_ sheet.Looker = (*failureSheet)(nil)
)

// Build implements [sheet.Sheet].
func (f *failureSheet) Build() fyne.CanvasObject { return f.fitted(f.build) }

func (f *failureSheet) build(maker sheetMaker) fyne.CanvasObject {
	return maker.Notice(text.T("failure.title"), text.T("failure.message", "Error", text.Error(f.play.session.State().Err)),
		maker.Button(text.T("failure.retry"), text.T("key.enter"), true, f.Enter),
		maker.Button(f.play.wayOut(), text.T("key.escape"), false, f.exit.leave))
}

// Look implements [sheet.Looker].
func (f *failureSheet) Look() sheet.Look {
	return sheet.Look{Veil: sheet.None, Alone: true, Place: f.middle}
}

// Enter implements [sheet.Sheet].
func (f *failureSheet) Enter() {
	f.finale.finish()
	f.play.retry()
}

// Key implements [sheet.Sheet].
func (f *failureSheet) Key(fyne.KeyName) {}

// Leave implements [sheet.Leaver]: it leaves the table.
func (f *failureSheet) Leave() { f.exit.leave() }
