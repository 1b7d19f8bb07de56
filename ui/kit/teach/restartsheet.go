package teach

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// restartSheet asks whether a lesson is to begin from nothing.
type restartSheet struct {
	sheet.NoKeys
	art     *widget.Art
	sheets  *sheet.Stack
	title   string // of the lesson
	restart func()
}

var _ sheet.Sheet = (*restartSheet)(nil)

// AskRestart asks on a sheet whether a lesson, given by its title, is to begin from nothing, and if so calls restart.
func AskRestart(art *widget.Art, sheets *sheet.Stack, title string, restart func()) {
	sheets.Push(&restartSheet{art: art, sheets: sheets, title: title, restart: restart})
}

// Build implements [sheet.Sheet].
func (o *restartSheet) Build() fyne.CanvasObject {
	paper := widget.Paper{Art: o.art, Unit: theme.U(1)}
	return paper.Notice(text.T("lessons.restart-title", "Title", o.title), text.T("lessons.restart-message"),
		paper.Button(text.T("lessons.restart"), text.T("key.enter"), true, o.Enter),
		paper.Button(text.T("lessons.cancel"), text.T("key.escape"), false, func() { o.sheets.Remove(o) }))
}

// Enter implements [sheet.Sheet].
func (o *restartSheet) Enter() {
	o.sheets.Remove(o)
	o.restart()
}
