package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// failureSheet says that something could not be saved. The board waits until that is tried again.
type failureSheet struct{ laid }

var (
	_ sheet.Leaver = (*failureSheet)(nil)
	_ sheet.Looker = (*failureSheet)(nil)
)

// Build implements [sheet.Sheet].
func (f *failureSheet) Build() fyne.CanvasObject { return f.fitted(f.build) }

func (f *failureSheet) build(maker sheetMaker) fyne.CanvasObject {
	s := f.screen
	return maker.Notice(text.T("failure.title"), text.T("failure.message", "Error", s.play.session.State().Err),
		maker.Button(text.T("failure.retry"), text.T("key.enter"), true, s.retry),
		maker.Button(s.wayOut(), text.T("key.escape"), false, s.leave))
}

// Look implements [sheet.Looker].
func (f *failureSheet) Look() sheet.Look {
	return sheet.Look{Veil: sheet.None, Alone: true, Place: f.middle}
}

// Enter implements [sheet.Sheet].
func (f *failureSheet) Enter() {
	f.screen.finish()
	f.screen.retry()
}

// Key implements [sheet.Sheet].
func (f *failureSheet) Key(name fyne.KeyName) {
	if name == fyne.KeySpace {
		f.Enter()
	}
}

// Leave implements [sheet.Leaver]: it leaves the table.
func (f *failureSheet) Leave() { f.screen.leave() }
