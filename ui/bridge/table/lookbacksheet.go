package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// lookBackSheet shows what could have been better on the board that is over. It lies on the result, and fills while it is
// looked for.
type lookBackSheet struct {
	laid
	sheet.Spaced
	scoring *scoring
}

var _ sheet.Closer = (*lookBackSheet)(nil)

// Build implements [sheet.Sheet]. What is read stays in its place.
func (l *lookBackSheet) Build() fyne.CanvasObject { return l.fitted(l.build) }

func (l *lookBackSheet) build(maker sheetMaker) fyne.CanvasObject {
	found := l.scoring.lookBack
	first := l.scoring.endings()[0]
	buttons := []*kitwidget.Button{maker.Button(first.label, text.T("key.enter"), true, l.Enter)}
	var open func(int)
	if l.play.reviewable() {
		buttons = append(buttons, maker.Button(text.T("table.review"), text.T("key.review"), false, l.scoring.reviewBoard))
		open = func(event int) {
			l.scoring.lookBack.pickMoment(event)
			l.scoring.reviewBoard()
		}
	}
	buttons = append(buttons, maker.Button(text.T("review.back"), text.T("key.escape"), false, l.back))
	list := maker.moments(found.board, l.play.model.Person, found.found, found.err, open, buttons...)
	list.choose(found.chosen)
	if found.shown != nil {
		list.scroll.Offset = found.shown.scroll.Offset
	}
	found.shown = list
	return list.content
}

// Enter implements [sheet.Sheet]: it goes on to what comes after the result.
func (l *lookBackSheet) Enter() {
	l.back()
	l.parts.sheets.Key(fyne.KeyReturn)
}

// Key implements [sheet.Sheet].
func (l *lookBackSheet) Key(name fyne.KeyName) {
	switch {
	case name == fyne.KeyBackspace:
		l.back()
	case name == fyne.KeyDown && l.scoring.lookBack.chooseMoment(1), name == fyne.KeyUp && l.scoring.lookBack.chooseMoment(-1):
	default:
		l.scoring.lookBack.shown.scrollBy(name)
	}
}

func (l *lookBackSheet) back() { l.parts.sheets.Remove(l) }

// Close implements [sheet.Closer]: it stops looking.
func (l *lookBackSheet) Close() {
	l.scoring.lookBack.stop()
	l.scoring.lookBack.shown = nil
}
