package lessons

import (
	"fyne.io/fyne/v2"

	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// restartSheet asks whether a lesson is to begin from nothing.
type restartSheet struct {
	sheet.NoKeys
	screen *Screen
	number int // of the lesson, from 0
}

var _ sheet.Sheet = (*restartSheet)(nil)

// askRestart asks it.
func (s *Screen) askRestart(number int) { s.sheets.Push(&restartSheet{screen: s, number: number}) }

// Build implements [sheet.Sheet].
func (o *restartSheet) Build() fyne.CanvasObject {
	s := o.screen
	paper := widget.Paper{Art: s.art, Unit: theme.U(1)}
	title := bridgetext.LessonTitle(s.lessons[o.number])
	return paper.Notice(text.T("lessons.restart-title", "Title", title), text.T("lessons.restart-message"),
		paper.Button(text.T("lessons.restart"), text.T("key.enter"), true, o.Enter),
		paper.Button(text.T("lessons.cancel"), text.T("key.escape"), false, func() { s.sheets.Remove(o) }))
}

// Enter implements [sheet.Sheet].
func (o *restartSheet) Enter() {
	o.screen.sheets.Remove(o)
	o.screen.restart(o.number)
}
