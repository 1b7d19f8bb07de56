package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// leaveSheet shows the price of leaving the game, and asks once.
type leaveSheet struct{ laid }

// openLeave asks whether the user wants to leave, or explains why that isn't possible now.
func (c *scoring) openLeave() {
	if c.play.options.Branch {
		return
	}
	if !c.play.mayLeave() {
		words := text.T("poker.leave-later")
		if c.play.state.Hand.Over() {
			words = text.T("poker.leave-first")
		}
		c.note.say(words)
		return
	}
	c.parts.sheets.Push(&leaveSheet{laid{table: c.table}})
	c.parts.show()
}

// Build implements [sheet.Sheet].
func (l *leaveSheet) Build() fyne.CanvasObject { return l.parts.fitted(l.build) }

func (l *leaveSheet) build(paper widget.Paper) fyne.CanvasObject {
	return paper.Notice(text.T("poker.leave-title"), strings.Join(pokertext.Price(pokertext.Names(l.play.names), l.play.session.Price(), l.play.state.Game), "\n"),
		paper.Button(text.T("poker.leave-do"), text.T("key.enter"), true, l.Enter),
		paper.Button(text.T("poker.leave-not"), text.T("key.escape"), false, func() { l.parts.sheets.Remove(l) }))
}

// Enter implements [sheet.Sheet]: the user leaves, and the game is over.
func (l *leaveSheet) Enter() {
	l.play.work.Write(l.play.work.Ctx, l.play.session.Leave, func(error) {})
}
